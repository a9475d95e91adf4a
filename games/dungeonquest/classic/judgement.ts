/** What bots judge by in the 2010 edition. */
import { type Judgement, usesOf } from '../judgement.ts';
import { lifeOf } from '../world.ts';
import type { Content } from './content.ts';
import type { M } from './world.ts';

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
      chasm: 11,
      bridge: 12,
      'spider-web': 20,
      'bottomless-pit': 45,
    },
    crossing: { bridge: 10 },
    chances: {
      home: { base: 1.06, root: -0.83, way: -0.126, inTime: 0.66, life: 0.79, below: -0.17 },
      gather: { base: -4.1, root: 0, way: -0.026, inTime: 0.9, life: 0.76, below: 0.41 },
      hunt: { base: -5.77, root: 0, way: -0.023, inTime: 1.93, life: 1.33, below: 0.7 },
    },
    gold: { dragon: 2525, hoard: 3100, finds: [60, 150, 900] },
    uses: usesOf(cards),
    endurance: (match: M, seat) => lifeOf(match, seat) - match.world.heroes[seat].wounds,
    // Loot from below is his at once.
    waiting: () => 0,
    // DQ-DEADEND-2: a search may still find a way.
    isLost: () => false,
  };
}
