/** Dungeon!: the Basic Game for two to four players and the Expert Game for two to eight. */
import type { View } from '@underhall/kernel';
import { textBoard } from './text-board.ts';
import type { World } from './world.ts';

export { dungeon } from './game.ts';

/** The board of a match as text, for terminals. */
export function dungeonBoard(view: View): string {
  return textBoard(view as View<World>);
}
