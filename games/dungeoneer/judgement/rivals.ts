/** Whom it is best to harm, and how much a card is worth to somebody. */
import { type Instance, NONE, type Seat } from '@underhall/kernel';
import { adventure } from '../cards.ts';
import { completedBy } from '../winning/winning.ts';
import type { M } from '../world.ts';

/** How much it helps to harm a player: who is ahead, and who is near to death. */
export function menace(match: M, seat: Seat): number {
  const { out, life, level } = match.world.heroes[seat];
  if (out) return 0;
  return 1 + completedBy(match, seat) + 0.2 * level + (life <= 2 ? 0.8 : 0);
}

/** The rival whom it helps most to harm; NONE if there is none. */
export function leaderBut(match: M, seat: Seat): Seat {
  let best = NONE;
  let most = 0;
  for (let one = 0; one < match.seats; one++) {
    const now = one === seat ? 0 : menace(match, one);
    if (now <= most) continue;
    most = now;
    best = one;
  }
  return best;
}

/** What a card in hand, in play or in the Pack is worth to its player. */
export function cardWorth(match: M, seat: Seat, card: Instance): number {
  const { instances } = match;
  const { kind, cost, duration } = adventure(match, card);
  const where = instances.layout.name(instances.zoneOf(card));
  if (where === 'treasures') return 5;
  if (where === 'pack') return 2.5;
  if (kind === 'bane') return 1.5;
  if (kind === 'encounter') return 1.5 + 0.2 * cost;
  const short = Math.max(0, cost - match.world.heroes[seat].glory);
  return (duration === 'instant' ? 1.8 : 2.5) - 0.25 * short;
}
