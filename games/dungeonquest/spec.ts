/** What both editions tell the kernel in the same way. */
import type { Dealt, Effect, Face, Seat } from '@underhall/kernel';
import { cardChapter } from './cards.ts';
import { catacombChapter } from './catacombs.ts';
import { chamberChapter } from './chambers.ts';
import { customs, preferences, spans } from './chores.ts';
import { deathChapter } from './death.ts';
import type { DungeonQuestEffect } from './effects.ts';
import { counts, evaluate, temperaments } from './evaluation.ts';
import { flowChapter } from './flow.ts';
import { type Ids, knownIds } from './ids.ts';
import { listens, plays, useChapter, windowOrder } from './listeners.ts';
import { lootChapter } from './loot.ts';
import { movementChapter } from './movement.ts';
import { obstacleChapter } from './obstacles.ts';
import { optionIds } from './option-ids.ts';
import { placingChapter } from './placing.ts';
import { layOut, seatOptions, setUpChapter } from './setup.ts';
import { specialChapter } from './special.ts';
import { isDone, stopOthers } from './standing.ts';
import { testChapter } from './tests.ts';
import { towerChapter } from './towers.ts';
import { treasureChapter } from './treasure-chamber.ts';
import { turnChapter } from './turn.ts';
import { MONSTERS } from './verbs.ts';
import { winningChapter } from './winning.ts';
import { type M, type SharedContent, WAITING } from './world.ts';
import { woundChapter } from './wounds.ts';

export const sharedChapters = [
  setUpChapter,
  turnChapter,
  movementChapter,
  placingChapter,
  obstacleChapter,
  chamberChapter,
  specialChapter,
  catacombChapter,
  treasureChapter,
  towerChapter,
  cardChapter,
  flowChapter,
  useChapter,
  lootChapter,
  testChapter,
  woundChapter,
  deathChapter,
  winningChapter,
];

const sharedSpec = {
  seats: { least: 1, most: 4 },
  begin: layOut,
  listens,
  plays,
  order: windowOrder,
  // Who has no Hero in the dungeon yet has nothing to give up.
  resignation({ world }: M, seat: Seat): DungeonQuestEffect | undefined {
    return world.heroes[seat].state === WAITING ? undefined : { do: 'die', cause: 'resigned' };
  },
  horizon: ({ world }: M) => world.turn,
  preferences,
  spans,
  customs,
  counts,
  evaluate,
  temperaments,
  // Much here is luck: who is to be noticed as weaker must err oftener.
  levels: { apprentice: { whims: 0.5 }, adventurer: { whims: 0.25 } },
  stopOthers,
  isDone,
};

/** What is made of a box in the same way, with what an edition declares and the ids that it alone has. */
export function boxSpec<C extends SharedContent, T extends object, D extends object>(
  content: C,
  faces: readonly Face[],
  messages: T,
  declared: D,
  ids: Ids,
) {
  const { heroes, tiles } = content;
  const told = {
    Heroes: heroes.map(({ id }) => id),
    Monsters: MONSTERS,
    'Kinds of chambers': [...new Set(tiles.map(({ kind }) => kind))],
  };
  return {
    ...sharedSpec,
    content,
    faces,
    messages,
    seatOptions: seatOptions(heroes),
    optionIds: optionIds(faces),
    declares: { ...declared, ids: knownIds(content, messages, ids), told },
  };
}

/** Where the chambers and the cards of the ten decks begin. */
export function sharedDealt({ tiles, cards }: SharedContent): Dealt[] {
  return [
    ...tiles.map(({ id, count }) => ({ face: id, zone: 'stock', count })),
    ...cards.map(({ id, back, count }) => ({ face: id, zone: back, count })),
  ];
}

/** Everything that cards and abilities can put on the agenda. */
export function sharedCarried({ cards, heroes }: SharedContent): Effect[] {
  return [
    ...cards.flatMap((card) => card.effects),
    ...heroes.flatMap((hero) => hero.abilities.flatMap((ability) => ability.effects)),
  ];
}
