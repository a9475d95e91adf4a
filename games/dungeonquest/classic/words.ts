import { type Game, plainWords, type Words } from '@underhall/kernel';
import type { World } from './world.ts';

/** How a match reads. */
export function words(game: Game<World>): Words<World> {
  return plainWords(game);
}
