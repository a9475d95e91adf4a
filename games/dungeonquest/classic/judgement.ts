/** What bots judge by in the 2010 edition. */
import { fittedChances, type Judgement, usesOf } from '../judgement.ts';
import type { Content } from './content.ts';

export function judgement({ cards }: Content): Judgement {
  return {
    entering: {
      'dungeon-room': 11,
      'catacomb-entrance': 11,
      corridor: 2,
      portcullis: 11,
      'trap-room': 14,
      'rotating-room': 10,
      'chamber-of-darkness': 18,
      'cave-in': 20,
      chasm: 18,
      bridge: 22,
      'spider-web': 20,
      'bottomless-pit': 45,
    },
    chances: fittedChances,
    uses: usesOf(cards),
  };
}
