/** What both editions tell the kernel in the same way. */
import type { Dealt, Effect, Seat } from '@underhall/kernel';
import { cardChapter } from './cards.ts';
import { catacombChapter } from './catacombs.ts';
import { chamberChapter } from './chambers.ts';
import { customs, preferences, spans } from './chores.ts';
import { deathChapter } from './death.ts';
import type { DungeonQuestEffect } from './effects.ts';
import { counts, evaluate, temperaments } from './evaluation.ts';
import { flowChapter } from './flow.ts';
import type { Ids } from './ids.ts';
import { listens, plays, useChapter, windowOrder } from './listeners.ts';
import { lootChapter } from './loot.ts';
import { movementChapter } from './movement.ts';
import { obstacleChapter } from './obstacles.ts';
import { placingChapter } from './placing.ts';
import { layOut, setUpChapter } from './setup.ts';
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

export const sharedSpec = {
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
  stopOthers,
  isDone,
};

/** What an edition declares, with the ids and whatever has words in its box. */
export function declaredOf<D extends object>({ heroes, tiles }: SharedContent, declared: D, ids: Ids) {
  const told = {
    Heroes: heroes.map(({ id }) => id),
    Monsters: MONSTERS,
    'Kinds of chambers': [...new Set(tiles.map(({ kind }) => kind))],
  };
  return { ...declared, ids, told };
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
