/** OPTNOPERSONAL: all Quests are Global, and two of them lie open. */
import type { M } from '../world.ts';
import { isPlayed } from './played.ts';

/** DNR-SETUP-15, DNR-OPTNOPERSONAL-1 */
export function personalQuests(match: M): number {
  return isPlayed(match, 'optnopersonal') ? 0 : 2;
}

/** DNR-SETUP-16, DNR-OPTNOPERSONAL-2 */
export function globalQuests(match: Pick<M, 'setup'>): number {
  return isPlayed(match, 'optnopersonal') ? 2 : 1;
}
