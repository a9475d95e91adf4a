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

/** Whether it went well, where that can be said. */
export function goodness({ success }: Told['event']): 'yes' | 'no' | undefined {
  return typeof success === 'boolean' ? (success ? 'yes' : 'no') : undefined;
}
