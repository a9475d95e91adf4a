/** What bots judge by in the 2010 edition. */
import { type Chances, chance, type Judgement, usesOf } from '../judgement.ts';
import { lifeOf } from '../world.ts';
import type { Content } from './content.ts';
import type { M } from './world.ts';

/** The shortest way from the Treasure Chamber to a tower, in turns, and how many the doors may stay open besides. */
const WAY_HOME = 10;
const GRACE = 4;
/** From so near on every step is told apart. */
const LAST_STEPS = 4;

/**
 * Fitted to what became of 26,000 positions of bots that look a turn ahead: those who hunted were made to, the others did
 * as they liked.
 */
const chances: Chances = {
  home(way, left, life) {
    const inTime = Math.tanh((left + 1 - way) / 8);
    return chance(1.81 - 1.03 * Math.min(way, LAST_STEPS) - 0.13 * way + 1.59 * inTime + 0.74 * life);
  },
  gather(way, left, life, below) {
    const inTime = Math.tanh((left - 6 - 1.2 * way) / 6);
    return chance(-3.62 - 0.071 * way + 1.04 * inTime + 0.65 * life + (below ? 0.6 : 0));
  },
  hunt(way, left, life) {
    if (left + GRACE < way + WAY_HOME) return 0;
    return chance(-4.6 - 0.129 * way + 2.33 * Math.tanh((left - 12 - way) / 10) + 1.1 * life);
  },
};

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
    unexplored: 12,
    turnsPerStep: 1.15,
    crossing: { bridge: 10 },
    // Loot lies below in plenty, and bots that know the way down hardly leave it (docs/lab.md).
    longWay: Number.POSITIVE_INFINITY,
    chances,
    gold: {
      dragon: 2525,
      hoard: 3500,
      finds: [20, 70, 150],
      exceeds: (gold) => Math.exp(-gold / 100),
      // What this table was fitted with.
      promised: new Map(),
    },
    gathering: { within: 4, again: [] },
    spoils: 0.03,
    weighsPlans: false,
    uses: usesOf(cards),
    endurance: (match: M, seat) => lifeOf(match, seat) - match.world.heroes[seat].wounds,
    // Loot from below is his at once.
    waiting: () => 0,
    // DQ-DEADEND-2: a search may still find a way.
    isLost: () => false,
  };
}
