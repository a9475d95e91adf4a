/** What is counted for a seat, and how good a match looks for it. */
import type { Seat } from '@underhall/kernel';
import { completedBy } from './winning/winning.ts';
import type { M } from './world.ts';

export function counts(match: M, seat: Seat): Readonly<Record<string, number>> {
  const { level, life, glory, peril } = match.world.heroes[seat];
  return { quests: completedBy(match, seat), level, life, glory, peril };
}

/** From 0 to 1: Quests decide, Life and Glory help. */
export function evaluate(match: M, seat: Seat): number {
  const { outcome } = match;
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  if (match.world.heroes[seat].out) return 0;
  const worth = (one: Seat) => {
    const { out, life, glory } = match.world.heroes[one];
    return out ? 0 : 1 + 4 * completedBy(match, one) + 0.2 * life + 0.05 * Math.min(10, glory);
  };
  let all = 0;
  for (let one = 0; one < match.seats; one++) all += worth(one);
  return worth(seat) / all;
}
