/** DNR-QSEARCH-4: distances, counted in moves through walkable connections. */
import type { Faces } from '../cards.ts';
import { NOWHERE, type World } from '../world.ts';
import { walkable } from './grid.ts';

/** By space: the smallest number of moves from any of these; NOWHERE where nobody can walk to. */
export function distances(match: Faces & { readonly world: World }, from: readonly number[]): number[] {
  const far: number[] = [];
  for (let space = 0; space < match.world.spaces.length; space++) far.push(NOWHERE);
  const queue = from.slice();
  for (const space of from) far[space] = 0;
  for (let i = 0; i < queue.length; i++) {
    const space = queue[i];
    for (let side = 0; side < 4; side++) {
      const next = walkable(match, space, side);
      if (next === NOWHERE || far[next] !== NOWHERE) continue;
      far[next] = far[space] + 1;
      queue.push(next);
    }
  }
  return far;
}
