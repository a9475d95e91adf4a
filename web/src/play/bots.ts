/** Who plays for a bot's seat. Bots get the view of their seat and nothing else. */
import { createBot } from '@underhall/bots';
import type { Seat, View } from '@underhall/kernel';
import type { Sitter } from './scene.ts';

/**
 * The id of the option that a bot chooses. It thinks anew each time, from the match's seed and the moment, and by
 * tries instead of time: so the same seed and the same choices of people make the same match, reloaded or not.
 */
export function botChoice(view: View, seat: Seat, { level = 'adventurer' }: Sitter, seed: string): string {
  const moment = `${view.choices} ${view.pending?.picks.length ?? 0}`;
  return createBot(level, { seed: `bot ${seed} ${seat} ${moment}`, timed: false }).answer(view).option;
}
