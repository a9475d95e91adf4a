/** What bots judge by in the Revised Edition. */
import { fittedChances, type Judgement, usesOf } from '../judgement.ts';
import type { Content } from './content.ts';

export function judgement({ cards }: Content): Judgement {
  return {
    entering: {
      'dungeon-room': 11,
      corridor: 2,
      'trap-chamber': 14,
      'rotating-chamber': 10,
      // Barriers do not count on the way out of it, and a blocked roll is made again at once.
      'chamber-of-darkness': 12,
      'cave-in': 16,
      chasm: 18,
      bridge: 20,
      'spider-web': 16,
      'bottomless-pit': 45,
    },
    chances: fittedChances,
    uses: usesOf(cards),
  };
}
