/** What events of all games tell about dice. */
import type { Told } from '../play/scene.ts';

export function diceOf({ dice, die }: Told['event']): readonly number[] | undefined {
  if (Array.isArray(dice)) return dice.map(Number);
  return typeof die === 'number' ? [die] : undefined;
}

/** Whether it went well, where that can be said. */
export function goodness({ success }: Told['event']): 'yes' | 'no' | undefined {
  return typeof success === 'boolean' ? (success ? 'yes' : 'no') : undefined;
}
