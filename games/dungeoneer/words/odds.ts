/** Chances in words: what a die must show, and how likely that is. */
import type { Say } from '@underhall/kernel';
import type { Odds } from '../rolls/chances.ts';
import { percent } from './names.ts';

/** “Speed 5+: a 3 or more (67 %)”, “Magic 7+: certain” */
export function oddsText(say: Say, { score, number, needs, chance }: Odds): string {
  const what =
    score === ''
      ? say('odds.search', { n: number })
      : say('text.threat', { score: say(`score.${score}`), n: number });
  return say('odds', { what, how: needText(say, needs, chance) });
}

/** “a 3 or more, 67 %” */
function needText(say: Say, needs: number, chance: number): string {
  if (needs > 6) return say('odds.never');
  if (needs <= 1) return say('odds.sure');
  return say(needs === 6 ? 'odds.six' : 'odds.needs', { n: needs, chance: percent(chance) });
}
