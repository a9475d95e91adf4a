/** What must hold between the cards of the sets: places that Quests name, Sewers that lead somewhere, heroes for a table. */
import { meantPerhaps, type Proofreader } from '@underhall/kernel';
import type { Selector } from '../language/selectors.ts';
import type { CardSet, QuestCard } from './cards.ts';

/** DNR-SETUP-4: as many as lie around the Entrance. */
const START_CARDS = 4;
/** DNR-COMP-3: a deck is for two players. */
const PLAYERS = 2;

export function checkWhole(sets: readonly CardSet[], proof: Proofreader): void {
  const maps = sets.flatMap((set) => set.maps);
  const ids = maps.map(({ id }) => id);
  for (const { id, location, second } of sets.flatMap(({ quests }) => quests))
    for (const place of [location, second])
      for (const name of namesIn(place))
        if (!ids.includes(name))
          proof.wrong(`${id}: there is no Map card '${name}'${meantPerhaps(name, ids)}`);
  for (const { id, criteria, location, search } of sets.flatMap(({ quests }): readonly QuestCard[] => quests))
    if (!location && !search && criteria.kind !== 'found')
      proof.wrong(`${id}: a Quest has a 'location', or is searched for ('search')`);
  for (const [letter, ends] of Map.groupBy(
    maps.filter(({ sewer }) => sewer !== ''),
    ({ sewer }) => sewer,
  ))
    if (ends.length < 2)
      proof.wrong(`${ends[0].id}: Sewer ${letter} is on no other Map card, so it leads nowhere`);
  for (const set of sets) checkSet(set, proof);
}

function checkSet({ id, heroes, maps, adventures, decks }: CardSet, proof: Proofreader): void {
  const starts = maps.filter(({ entrance, kind }) => !entrance && (kind === 'passage' || kind === 'road'));
  if (!maps.some(({ entrance }) => entrance)) proof.wrong(`${id}: no Map card is an Entrance`);
  if (starts.length < START_CARDS)
    proof.wrong(
      `${id}: ${START_CARDS} Passages or Roads lie around the Entrance, and there are ${starts.length}`,
    );
  if (heroes.length < PLAYERS * decks)
    proof.wrong(`${id}: it is for ${PLAYERS * decks} players and has ${heroes.length} heroes`);
  for (const { id: hero, levels } of heroes)
    if (levels.length !== 3) proof.wrong(`${hero}: a hero has three Levels, not ${levels.length}`);
  for (const { id: card, category, monster, kind } of adventures)
    if (kind === 'encounter' && category !== (monster ? 'monster' : 'trap'))
      proof.wrong(
        `${card}: an Encounter is a Trap ("category": "trap"), or a monster with race, Life and scores`,
      );
}

/** The Map cards that a place is named by. */
function namesIn(place: Selector<'space'> | undefined): readonly string[] {
  return place?.tests.find(({ key }) => key === 'name')?.words ?? [];
}
