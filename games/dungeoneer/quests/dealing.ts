/** Quests come out of their deck: Personal and Global ones (DNR-SETUP-15, DNR-SETUP-16, DNR-QUEST-11, DNR-QUEST-17). */
import { type Instance, NONE, type Zone } from '@underhall/kernel';
import { mapCard, quest } from '../cards.ts';
import type { QuestCard } from '../content/cards.ts';
import type { Selector } from '../language/selectors.ts';
import { reindex } from '../modifiers/standing.ts';
import type { M } from '../world.ts';

/** DNR-QUEST-11, DNR-QUEST-13: turns up a Global Quest if one is missing. */
export function turnUpGlobal(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  if (instances.size(base.global) > 0) return;
  const card = drawQuest(match, base.global);
  if (card === NONE) return;
  reindex(match);
  match.tell({ type: 'global-quest', card });
}

/** The next Quest that can be completed in this game; others are put aside (DNR-QUEST-17). */
export function drawQuest(match: M, to: Zone): Instance {
  const { instances } = match;
  const { base } = instances.layout;
  for (;;) {
    const card = instances.first(base['quest-deck']);
    if (card === NONE) return NONE;
    if (hasPlaces(match, quest(match, card))) {
      instances.toBottom(card, to);
      return card;
    }
    instances.toTop(card, base.gone);
  }
}

function hasPlaces(match: M, { location, second }: QuestCard): boolean {
  return isOnSomeCard(match, location) && isOnSomeCard(match, second);
}

/** Is the Map card that a Quest names in this game, wherever it lies? */
function isOnSomeCard(match: M, place: Selector<'space'> | undefined): boolean {
  const name = place?.tests.find(({ key }) => key === 'name');
  if (!name) return true;
  const { instances } = match;
  const { base } = instances.layout;
  const zones = [base.map, base.drawn, base['map-deck'], base['map-deck'] + 1, base.starts, base.starts + 1];
  return zones.some((zone) =>
    instances.list(zone).some((card) => name.words.includes(mapCard(match, card).id)),
  );
}
