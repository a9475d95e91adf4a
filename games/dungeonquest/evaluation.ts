/** How good a match looks for a seat: what bots and odds need to know about this game. */
import type { EventIn, Seat } from '@underhall/kernel';
import { hasTreasure, lootGold } from './loot.ts';
import { newStanding, type Standing, takeStanding } from './standing.ts';
import { MONSTERS } from './verbs.ts';
import { BELOW, DEAD, isInside, isSolo, judgementOf, lifeOf, type M, OUT, type World } from './world.ts';

/** What a player is after. */
interface Leaning {
  /** How much winning counts; the rest is the gold brought out, which a player's long-term score is made of (DQ-WIN-11). */
  readonly winning: number;
  /** Gold that is half as good as all the gold there is. */
  readonly fortune: number;
  /** How much gladder he is than others to come out with no treasure of the dragon. */
  readonly modesty: number;
}

const USUAL: Leaning = { winning: 0.25, fortune: 1500, modesty: 1 };
/** For whom a fortune is never large enough draws again under the dragon. */
const BOLD: Leaning = { winning: 0.25, fortune: 8000, modesty: 1 };
/** Who is glad of little goes home with it. */
const CAREFUL: Leaning = { winning: 0.6, fortune: 500, modesty: 3 };

/** Alone, one who leaves without a treasure lives but does not win (DQ-OPTSOLO-13). */
const ALIVE = 0.06;
/** What the second-best plan adds: it is good to have one. */
const SECOND = 0.08;

const standings: Standing[] = [0, 1, 2, 3].map(newStanding);

/** What the three plans of a Hero are worth: their chance to succeed, times what that would bring him. */
export interface Plans {
  home: number;
  gather: number;
  hunt: number;
}

const plans: Plans = { home: 0, gather: 0, hunt: 0 };

/** From 0 (lost) to 1 (won with all the gold there is): the chance to be the richest of those who get out, and the gold. */
export function evaluate(match: M, seat: Seat): number {
  return valueTo(USUAL, match, seat);
}

export const temperaments = {
  bold: (match: M, seat: Seat) => valueTo(BOLD, match, seat),
  careful: (match: M, seat: Seat) => valueTo(CAREFUL, match, seat),
};

function valueTo(leaning: Leaning, match: M, seat: Seat): number {
  const { heroes } = match.world;
  const hero = heroes[seat];
  if (hero.state === DEAD) return 0;
  const pride = prideOf(leaning, match, seat);
  if (match.outcome)
    return hero.state === OUT ? pride * worth(leaning, won(match, seat), lootGold(match, seat)) : 0;
  if (isSolo(match)) {
    takeStanding(match, seat, true, standings[seat]);
    return alone(leaning, match, seat, standings[seat]);
  }
  takeStandings(match, seat, true);
  const { gold } = standings[seat];
  if (hero.state === OUT) return pride * worth(leaning, richest(match, seat, gold), gold);
  weigh(leaning, match, seat, plans);
  return ofPlans(plans.home, plans.gather, plans.hunt);
}

function takeStandings(match: M, seat: Seat, closely: boolean): void {
  const { heroes } = match.world;
  takeStanding(match, seat, closely, standings[seat]);
  for (let other = 0; other < heroes.length; other++) {
    if (other !== seat && heroes[other].state !== DEAD) takeStanding(match, other, false, standings[other]);
  }
}

function weigh(leaning: Leaning, match: M, seat: Seat, into: Plans): void {
  const { gold } = judgementOf(match);
  const own = standings[seat];
  const pride = prideOf(leaning, match, seat);
  into.home = pride * own.home * worth(leaning, richest(match, seat, own.gold), own.gold);
  let found = 0;
  for (const find of gold.finds)
    found += worth(leaning, richest(match, seat, own.gold + find), own.gold + find);
  into.gather = (pride * own.gather * found) / gold.finds.length;
  const rich = own.gold + gold.hoard;
  into.hunt = own.hunt * worth(leaning, richest(match, seat, rich), rich);
}

/** For one who plays with others and is inside, at a glance: ways are counted in steps. */
export function weighPlans(match: M, seat: Seat, into: Plans): void {
  takeStandings(match, seat, false);
  weigh(USUAL, match, seat, into);
}

/** Who comes out with nothing of the dragon's has seen but half of the game. */
function prideOf({ modesty }: Leaning, match: M, seat: Seat): number {
  return hasTreasure(match, seat) ? 1 : Math.min(1, modesty * judgementOf(match).spoils);
}

function won(match: M, seat: Seat): number {
  const winners = match.outcome?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function worth({ winning, fortune }: Leaning, won: number, gold: number): number {
  return winning * won + (1 - winning) * (gold / (gold + fortune));
}

/** The best plan counts, and a little of the next best. */
function ofPlans(a: number, b: number, c: number): number {
  const best = Math.max(a, b, c);
  const least = Math.min(a, b, c);
  return (best + SECOND * (a + b + c - best - least)) / (1 + SECOND);
}

/** DQ-OPTSOLO-12, DQ-OPTSOLO-13 */
function alone(leaning: Leaning, match: M, seat: Seat, own: Standing): number {
  const now = hasTreasure(match, seat) ? 1 : ALIVE;
  if (!isInside(match.world.heroes[seat])) return worth(leaning, now, own.gold);
  const hunt = own.hunt * worth(leaning, 1, own.gold + judgementOf(match).gold.hoard);
  const glad = worth(leaning, now, own.gold);
  return ofPlans(own.home * glad, own.gather * glad, hunt);
}

/** The chance that nobody gets out with more than so much gold (DQ-WIN-5). */
function richest(match: M, seat: Seat, gold: number): number {
  const { heroes } = match.world;
  const { gold: found } = judgementOf(match);
  let chance = 1;
  for (let other = 0; other < heroes.length; other++) {
    if (other === seat || heroes[other].state === DEAD) continue;
    const rival = standings[other];
    const short = gold - rival.gold;
    if (heroes[other].state === OUT) {
      if (short < 0) return 0;
      if (short === 0) chance *= 0.5;
    } else if (short < 0) chance *= 1 - Math.max(rival.home, rival.hunt);
    else chance *= 1 - Math.max(rival.hunt, rival.gather * found.exceeds(short));
  }
  return chance;
}

export function counts(match: M, seat: Seat): Readonly<Record<string, number>> {
  const hero = match.world.heroes[seat];
  const dead = hero.state === DEAD;
  return {
    wounds: dead ? lifeOf(match, seat) : hero.wounds,
    dead: dead ? 1 : 0,
    out: hero.state === OUT ? 1 : 0,
    gold: dead ? 0 : lootGold(match, seat),
    below: hero.state === BELOW ? 1 : 0,
    lostTurns: hero.lostTurns,
  };
}

type Tally = readonly [name: string, value: number];

/** What an event says about success. */
export function tally(event: EventIn<World>, seat: Seat): Tally | undefined {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  if (event.type === 'tested') return ['test', event.success ? 1 : 0];
  if (event.type === 'door') return ['door', event.open ? 1 : 0];
  return event.type === 'died' ? felled(event.cause) : undefined;
}

/** Other things kill too: only a death at the hands of an opponent is a fight that was lost. */
export function felled(cause: string): Tally | undefined {
  const byOpponent = cause.startsWith('hero:') || MONSTERS.some((kind) => kind === cause);
  return byOpponent ? ['fight', 0] : undefined;
}
