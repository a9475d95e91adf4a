/** How good a match looks for a seat: what bots and odds need to know about this game. */
import type { EventIn, Seat } from '@underhall/kernel';
import { hasTreasure, lootGold } from './loot.ts';
import { newStanding, type Standing, takeStanding } from './standing.ts';
import { MONSTERS } from './verbs.ts';
import { BELOW, DEAD, isInside, isSolo, judgementOf, lifeOf, type M, OUT, type World } from './world.ts';

/** How much winning counts; the rest is the gold brought out, which a player's long-term score is made of (DQ-WIN-11). */
const WINNING = 0.8;
/** Gold that is half as good as all the gold there is. */
const FORTUNE = 1500;
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
  const { heroes } = match.world;
  const hero = heroes[seat];
  if (hero.state === DEAD) return 0;
  if (match.outcome) return hero.state === OUT ? worth(won(match, seat), lootGold(match, seat)) : 0;
  if (isSolo(match)) {
    takeStanding(match, seat, true, standings[seat]);
    return alone(match, seat, standings[seat]);
  }
  takeStandings(match, seat, true);
  const { gold } = standings[seat];
  if (hero.state === OUT) return worth(richest(match, seat, gold), gold);
  weigh(match, seat, plans);
  return ofPlans(plans.home, plans.gather, plans.hunt);
}

function takeStandings(match: M, seat: Seat, closely: boolean): void {
  const { heroes } = match.world;
  takeStanding(match, seat, closely, standings[seat]);
  for (let other = 0; other < heroes.length; other++) {
    if (other !== seat && heroes[other].state !== DEAD) takeStanding(match, other, false, standings[other]);
  }
}

function weigh(match: M, seat: Seat, into: Plans): void {
  const { gold } = judgementOf(match);
  const own = standings[seat];
  into.home = own.home * worth(richest(match, seat, own.gold), own.gold);
  let found = 0;
  for (const find of gold.finds) found += worth(richest(match, seat, own.gold + find), own.gold + find);
  into.gather = (own.gather * found) / gold.finds.length;
  const rich = own.gold + gold.hoard;
  into.hunt = own.hunt * worth(richest(match, seat, rich), rich);
}

/** For one who plays with others and is inside, at a glance: ways are counted in steps. */
export function weighPlans(match: M, seat: Seat, into: Plans): void {
  takeStandings(match, seat, false);
  weigh(match, seat, into);
}

function won(match: M, seat: Seat): number {
  const winners = match.outcome?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function worth(winning: number, gold: number): number {
  return WINNING * winning + (1 - WINNING) * (gold / (gold + FORTUNE));
}

/** The best plan counts, and a little of the next best. */
function ofPlans(a: number, b: number, c: number): number {
  const best = Math.max(a, b, c);
  const least = Math.min(a, b, c);
  return (best + SECOND * (a + b + c - best - least)) / (1 + SECOND);
}

/** DQ-OPTSOLO-12, DQ-OPTSOLO-13 */
function alone(match: M, seat: Seat, own: Standing): number {
  const now = hasTreasure(match, seat) ? 1 : ALIVE;
  if (!isInside(match.world.heroes[seat])) return worth(now, own.gold);
  const hunt = own.hunt * worth(1, own.gold + judgementOf(match).gold.hoard);
  return ofPlans(own.home * worth(now, own.gold), own.gather * worth(now, own.gold), hunt);
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
