/** Adventure cards on their ways: drawn, discarded, back to a hand (CARD). */
import { EVERYBODY, type Instance, NONE, type Seat, scopeOf } from '@underhall/kernel';
import { adventure } from '../cards.ts';
import { holderOf } from '../effects/people.ts';
import { reindex, speaks } from '../modifiers/standing.ts';
import type { M } from '../world.ts';
import { controllerOf, forgetCard } from './control.ts';
import { discardFor } from './piles.ts';

/** What lies on a card that leaves play is discarded (DNR-DUR-3). */
function dropAttached(match: M, card: Instance): void {
  const { instances } = match;
  for (const one of instances.list(instances.layout.base.attached + card)) discardCard(match, one);
}

/** DNR-CARRY-17: where a card that raises a limit leaves play, its player may have too much. */
export function raisesLimit(match: M, card: Instance): boolean {
  return adventure(match, card).effect.standing.some(({ rule }) => rule.do === 'limit');
}

/** Where cards say something about heroes while they lie there. */
const SPEAKING: ReadonlySet<string> = new Set(['boons', 'treasures', 'banes', 'attached']);

/** DNR-CARD-7 */
export function discardCard(match: M, card: Instance): void {
  const { instances } = match;
  const seat = holderOf(match, card);
  const where = instances.layout.name(instances.zoneOf(card));
  dropAttached(match, card);
  forgetCard(match, card);
  instances.toTop(card, discardFor(match, card));
  if (match.sink) match.tell({ type: 'discarded', seat: seat === NONE ? null : seat, card });
  if (!SPEAKING.has(where)) return;
  if (speaks(match, card)) reindex(match);
  if (seat !== NONE && raisesLimit(match, card)) match.push({ do: 'over-limit' }, scopeOf(seat));
}

/** Into a hand: everybody saw which it is, and nobody can tell it from the other cards there then (DNR-HIDDEN-9). */
export function toHand(match: M, card: Instance, seat: Seat): void {
  const { instances } = match;
  const hand = instances.layout.base.hand + seat;
  instances.toTop(card, hand);
  instances.forget(card, EVERYBODY & ~(1 << seat));
  match.shuffle(hand);
}

/** Back to the hand of whoever controls it; what lies on it is discarded (DNR-DUR-3, DNR-RESET-9). */
export function returnToHand(match: M, card: Instance): void {
  const seat = controllerOf(match, card);
  const holder = holderOf(match, card);
  if (seat === NONE) return;
  dropAttached(match, card);
  forgetCard(match, card);
  match.tell({ type: 'returned', seat, card });
  const limits = raisesLimit(match, card);
  const spoke = speaks(match, card);
  toHand(match, card, seat);
  if (spoke) reindex(match);
  if (limits && holder !== NONE) match.push({ do: 'over-limit' }, scopeOf(holder));
}
