/** Quests come out of their deck: Personal and Global ones (DNR-SETUP-15, DNR-SETUP-16, DNR-QUEST-11, DNR-QUEST-17). */
import { type Instance, NONE, type Seat, type Zone } from '@underhall/kernel';
import { mapCard, quest } from '../cards.ts';
import type { MapCard, QuestCard } from '../content/cards.ts';
import type { Selector } from '../language/selectors.ts';
import { reindex } from '../modifiers/standing.ts';
import { globalQuests, personalQuests } from '../options/no-personal-quests.ts';
import type { M } from '../world.ts';
import { questDeck } from './zones.ts';

/** DNR-QUEST-11, DNR-QUEST-13: turns up a Global Quest while one is missing. */
export function turnUpGlobal(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  for (let missing = globalQuests(match) - instances.size(base.global); missing > 0; missing--) {
    const card = drawQuest(match, base.global);
    if (card === NONE) return;
    reindex(match);
    match.tell({ type: 'global-quest', card });
  }
}

/** DNR-SETUP-15, DNR-OPTGRADE-6 */
export function dealPersonal(match: M, seat: Seat): void {
  for (let left = personalQuests(match); left > 0; left--)
    drawQuest(match, match.instances.layout.base.quests + seat);
}

/** The next Quest that can be completed in this game; others are put aside (DNR-QUEST-17). */
function drawQuest(match: M, to: Zone): Instance {
  const { instances } = match;
  const { base } = instances.layout;
  for (;;) {
    const card = instances.first(questDeck(match));
    if (card === NONE) return NONE;
    if (hasPlaces(match, quest(match, card))) {
      instances.toBottom(card, to);
      return card;
    }
    instances.toTop(card, base.gone);
  }
}

/** Quests in play that can no longer be completed are replaced (DNR-OPTREVEALED-9). */
export function replaceQuests(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  const zones = [...match.seatsFrom(0).map((seat) => base.quests + seat), base.global];
  for (const zone of zones)
    for (const card of instances.list(zone)) {
      if (hasPlaces(match, quest(match, card))) continue;
      instances.toTop(card, base.gone);
      drawQuest(match, zone);
    }
  reindex(match);
}

function hasPlaces(match: M, { location, second }: QuestCard): boolean {
  return isOnSomeCard(match, location) && isOnSomeCard(match, second);
}

/** Is the Map card that a Quest names in this game, wherever it lies? */
function isOnSomeCard(match: M, place: Selector<'space'> | undefined): boolean {
  if (!place?.tests.some(({ key }) => key === 'name')) return true;
  const { instances } = match;
  const { base } = instances.layout;
  const zones = [base.map, base.drawn, base['map-deck'], base['map-deck'] + 1, base.starts, base.starts + 1];
  for (let seat = 0; seat < match.seats; seat++) zones.push(base.unlaid + seat);
  return zones.some((zone) => instances.list(zone).some((card) => isNamed(place, mapCard(match, card))));
}

/** Does a place name this very Map card, not only its type or terrain? */
export function isNamed(place: Selector<'space'> | undefined, { id }: MapCard): boolean {
  return place?.tests.some(({ key, words }) => key === 'name' && words.includes(id)) ?? false;
}
