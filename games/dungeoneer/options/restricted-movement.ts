/** OPTMOVE: three MP a turn, none is saved, and one more for whoever lets his hero fall. */
import type { Seat } from '@underhall/kernel';
import { formScore, isImmune } from '../modifiers/rules.ts';
import type { M } from '../world.ts';
import { isPlayed } from './played.ts';

const MP_OF_A_TURN = 3;

/** DNR-RESET-12, DNR-OPTMOVE-1 */
export function mpAtReset(match: M, seat: Seat): number {
  return isPlayed(match, 'optmove') ? MP_OF_A_TURN : formScore(match, seat, 'speed');
}

/** DNR-DISC-10, DNR-OPTMOVE-3 */
export function savedOf(match: M, mp: number): number {
  return isPlayed(match, 'optmove') ? 0 : Math.min(1, mp);
}

/** DNR-OPTMOVE-4, DNR-OPTMOVE-14: may he earn a bonus MP by tipping his hero? Only without any other. */
export function mayFall(match: M, seat: Seat, mp: number): boolean {
  return (
    mp === 0 &&
    isPlayed(match, 'optmove') &&
    !match.world.heroes[seat].tipped &&
    !isImmune(match, seat, 'tip')
  );
}
