/** What bots judge by in the 2010 edition. */
import { type Chances, chance, type Judgement, usesOf } from '../judgement.ts';
import { lifeOf } from '../world.ts';
import type { Content } from './content.ts';
import type { M } from './world.ts';

/** From the Treasure Chamber to a tower, in turns. */
const WAY_HOME = 12;
/** The dragon sleeps on, and what was found is still there on the way home. */
const DRAGON_SLEEPS = 0.85;
/** To live through one more turn of walking into the unknown. */
const STEP_SURVIVED = 0.94;

/** Fitted to what became of 41,000 positions. */
const chances: Chances = {
  home(way, left, life) {
    const inTime = Math.tanh((left + 1 - 1.2 * way) / 4);
    return chance(5.04 - 4.79 * Math.sqrt(way) + 0.64 * way + 1.2 * inTime + 0.91 * life);
  },
  gather: (way, left, life) =>
    chance(-2.45 - 0.071 * way + 0.75 * Math.tanh((left - 6 - 1.2 * way) / 6) + 0.86 * life),
  hunt(way, left, life, below) {
    const homeAgain = chances.home(WAY_HOME, left - 1.1 * way - 1, life - 0.02 * way, below);
    return DRAGON_SLEEPS * STEP_SURVIVED ** way * homeAgain;
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
    weighsPlans: false,
    uses: usesOf(cards),
    endurance: (match: M, seat) => lifeOf(match, seat) - match.world.heroes[seat].wounds,
    // Loot from below is his at once.
    waiting: () => 0,
    // DQ-DEADEND-2: a search may still find a way.
    isLost: () => false,
  };
}
