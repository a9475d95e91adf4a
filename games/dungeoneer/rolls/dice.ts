/** Dice are rolled by the game (DNR-COMBAT-47), with what is added to them (DNR-ORDER-10). */
import type { Seat } from '@underhall/kernel';
import { endSpan } from '../modifiers/passing.ts';
import { dieChange } from '../modifiers/rules.ts';
import type { M } from '../world.ts';
import type { Roll } from './kinds.ts';

export interface Thrown {
  /** What the dice show: two where the better or worse of them counts. */
  readonly dice: readonly number[];
  readonly added: number;
  /** The die that counts, with what is added. */
  readonly result: number;
}

/** One die of a hero's player. What was to last for this roll is over. */
export function throwDie(match: M, seat: Seat, roll: Roll): Thrown {
  const thrown = oneDie(match, seat, roll);
  endSpan(match, 'roll');
  return thrown;
}

/** The same where another die belongs to the same roll (DNR-WINDOW-9). */
export function oneDie(match: M, seat: Seat, roll: Roll): Thrown {
  const { added, dice: count } = dieChange(match, seat, roll);
  const dice = count === 0 ? [match.roll()] : [match.roll(), match.roll()];
  const [first, second = first] = dice;
  const used = count < 0 ? Math.min(first, second) : Math.max(first, second);
  return { dice, added, result: used + added };
}
