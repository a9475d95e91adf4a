/** What bots judge by in the Revised Edition. */
import type { Seat } from '@underhall/kernel';
import { type Chances, chance, type Judgement, usesOf } from '../judgement.ts';
import { goldOf } from '../loot.ts';
import { promisedBy } from '../promised.ts';
import { BELOW, cardFace, lifeOf } from '../world.ts';
import { canAct } from './action.ts';
import type { Content } from './content.ts';
import type { M } from './world.ts';

/** A determination token saves so many wounds; more than a few are hardly ever needed. */
const TOKEN = 0.25;
const MOST_TOKENS = 6;

/** Fitted to what became of 12,000 positions. */
const chances: Chances = {
  home(way, left, life, below) {
    const inTime = Math.tanh((left + 1 - way) / 4);
    const far = 0.184 * way - 2.28 * Math.sqrt(way);
    return chance(2.36 + far + 0.56 * inTime + life - (below ? 0.17 : 0));
  },
  gather(way, left, life, below) {
    const inTime = Math.tanh((left - 6 - way) / 6);
    return chance(-2.73 - 0.028 * way + 0.83 * inTime + 0.84 * life - (below ? 0.37 : 0));
  },
  hunt(way, left, life, below) {
    const inTime = Math.tanh((left - 12 - way) / 10);
    return chance(-4.83 - 0.039 * way + 1.86 * inTime + 1.35 * life + (below ? 0.57 : 0));
  },
};

export function judgement({ cards }: Content): Judgement {
  const promised = promisedBy(cards);
  return {
    entering: {
      'dungeon-room': 11,
      corridor: 2,
      'trap-chamber': 14,
      'rotating-chamber': 10,
      // Barriers do not count on the way out of it, and a blocked roll is made again at once.
      'chamber-of-darkness': 12,
      'cave-in': 11,
      chasm: 11,
      bridge: 10,
      'spider-web': 16,
      'bottomless-pit': 45,
    },
    unexplored: 16,
    turnsPerStep: 1.5,
    crossing: { 'cave-in': 10, bridge: 10 },
    longWay: 5,
    chances,
    gold: {
      dragon: 1060,
      hoard: 1490,
      finds: [25, 70, 300],
      exceeds: (gold) => 70 / (70 + gold),
      promised,
    },
    // DQR-ROOM-1: a Dungeon card comes up in a room that is known, too, and nothing worse than that.
    gathering: { within: 3, again: ['dungeon-room'] },
    spoils: 1,
    weighsPlans: true,
    uses: usesOf(cards),
    endurance(match: M, seat) {
      const { wounds, tokens } = match.world.heroes[seat];
      return lifeOf(match, seat) - wounds + TOKEN * Math.min(tokens, MOST_TOKENS);
    },
    waiting: (match: M, seat) => waiting(match, seat, promised),
    /** DQR-DEADEND-1 */
    isLost: (match: M, seat) => !canAct(match, seat),
  };
}

/** DQR-CATA-12: the Loot of his row. */
function waiting(match: M, seat: Seat, promised: ReadonlyMap<string, number>): number {
  if (match.world.heroes[seat].state !== BELOW) return 0;
  const { instances } = match;
  let gold = 0;
  for (const card of instances.list(instances.layout.base.trip + seat)) {
    const { id, type } = cardFace(match, card);
    if (type === 'Loot') gold += goldOf(match, card) + (promised.get(id) ?? 0);
  }
  return gold;
}
