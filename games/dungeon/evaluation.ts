/** How good a match looks for a seat: what bots and odds need to know about this game. */
import type { EventIn, Seat } from '@underhall/kernel';
import { turnsToWin } from './prospects.ts';
import { goldOf } from './treasure.ts';
import { type M, NO_TYPE, type World } from './world.ts';

/**
 * How likely a player wins falls with this power of the turns he still needs, the last few hardly told apart: fitted to
 * many matches by the cheap policy. It is a race in which only the first counts, so luck that may come is worth more
 * than what is sure.
 */
const POWER = 3.5;
const LAST = 3;

/** From 0 to 1: the race to be home first with enough, as it stands. */
export function evaluate(match: M, seat: Seat): number {
  const { outcome, world } = match;
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  if (world.adventurers[seat].gone) return 0;
  let all = 0;
  let own = 0;
  for (let other = 0; other < match.seats; other++) {
    const hope = (Math.max(0, turnsToWin(match, other)) + LAST) ** -POWER;
    all += hope;
    if (other === seat) own = hope;
  }
  return own / all;
}

export function counts(match: M, seat: Seat): Readonly<Record<string, number>> {
  const { type, lostTurns, gone, doors } = match.world.adventurers[seat];
  return {
    gold: goldOf(match, seat),
    lostTurns,
    dead: type === NO_TYPE && !gone ? 1 : 0,
    doors: bits(doors),
    won: match.outcome?.winners.includes(seat) ? 1 : 0,
  };
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/** What an event says about success. */
export function tally(event: EventIn<World>, seat: Seat): readonly [name: string, value: number] | undefined {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  if (event.type === 'attacked') return ['fight', event.success ? 1 : 0];
  if (event.type === 'cannot-kill') return ['fight', 0];
  if (event.type === 'monster-attacked') return ['unhurt', event.result === 'missed' ? 1 : 0];
  return event.type === 'searched' ? ['search', event.success ? 1 : 0] : undefined;
}
