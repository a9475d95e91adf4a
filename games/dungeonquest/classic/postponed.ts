/** DQ-TURN-11, DQ-SPEC-6: a Hero who is taken to a space meets it on his next turn. */
import type { Scope } from '@underhall/kernel';
import type { Space } from '../grid.ts';
import { beginStay, chooseHalf } from '../stay.ts';
import type { M } from './world.ts';

/** A Hero comes to a space by special movement and does not meet it now (DQ-SPEC-6). */
export function comeTo(match: M, space: Space, from: Space, scope: Scope): void {
  beginStay(match, scope.seat, space, from, true);
  match.world.heroes[scope.seat].postponed = true;
  chooseHalf(match, scope);
}
