/** Who plays for a bot's seat. Bots get the view of their seat and nothing else; a table without them loads none. */
import type { Seat, View } from '@underhall/kernel';
import type { Sitter } from './scene.ts';

/**
 * The id of the option that a bot chooses. It thinks anew each time, from the match's seed and the moment, and by
 * tries instead of time: so the same seed and the same choices of people make the same match, reloaded or not.
 */
export async function botChoice(
  view: View,
  seat: Seat,
  { level = 'adventurer' }: Sitter,
  seed: string,
): Promise<string> {
  const { createBot } = await import('@underhall/bots');
  const moment = `${view.choices} ${view.pending?.picks.length ?? 0}`;
  return createBot(level, { seed: `bot ${seed} ${seat} ${moment}`, timed: false }).answer(view).option;
}
