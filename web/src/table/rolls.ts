/** What events of all games tell about dice. */
import type { Told } from '../play/scene.ts';

export function diceOf({ dice, die }: Told['event']): readonly number[] | undefined {
  if (Array.isArray(dice)) return dice.map(Number);
  return typeof die === 'number' ? [die] : undefined;
}

/** So long dice tumble. */
export const TUMBLING = 700;

/** What came of dice is not told before they lie. */
export function tumbling({ event }: Told): number {
  return diceOf(event) ? TUMBLING : 0;
}

/** How likely so many dice are to show this number together, or less. */
export function chanceOfAtMost(dice: number, most: number): number {
  if (dice === 0) return most >= 0 ? 1 : 0;
  let sum = 0;
  for (let face = 1; face <= 6; face++) sum += chanceOfAtMost(dice - 1, most - face);
  return sum / 6;
}

/** Whether it went well, where that can be said. */
export function goodness({ success }: Told['event']): 'yes' | 'no' | undefined {
  return typeof success === 'boolean' ? (success ? 'yes' : 'no') : undefined;
}
