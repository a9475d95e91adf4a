import type { Dice } from '@underhall/kernel';
import type { M } from './world.ts';

/** The dice as they fell, and what they come to: never less than nothing. */
export function rolled(match: M, { dice: count, sides, times, plus }: Dice): { dice: number[]; sum: number } {
  const dice = Array.from({ length: count }, () => match.roll(sides));
  return {
    dice,
    sum: Math.max(
      0,
      dice.reduce((sum, die) => sum + die * times, plus),
    ),
  };
}
