import type { Arrangement } from '@underhall/kernel';

/** It is the turn of seat 0, who stands at D4, one pace south of an empty Dungeon Room; seat 1 is far away at C8. */
export const ONE_PACE_SOUTH: readonly Arrangement[] = [
  { turn: 0 },
  { chamber: 'dungeon-room-cross', at: 'D4' },
  { chamber: 'dungeon-room-cross', at: 'D3' },
  { chamber: 'dungeon-room-cross', at: 'C8' },
  { hero: 0, at: 'D4' },
  { hero: 1, at: 'C8' },
];
