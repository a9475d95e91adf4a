/** Adventure cards on their ways: drawn, discarded, back to a hand (CARD). */
import { EVERYBODY, type Instance, NONE, type Seat } from '@underhall/kernel';
import { holderOf } from '../effects/people.ts';
import { reindex } from '../modifiers/standing.ts';
import type { M } from '../world.ts';

/** DNR-CARD-8, DNR-CARD-9 */
export function drawCard(match: M, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  if (instances.first(base.deck) === NONE) {
    instances.pour(base.discard, base.deck);
    match.shuffle(base.deck);
  }
  const card = instances.first(base.deck);
  if (card === NONE) return;
  instances.toBottom(card, base.hand + seat);
  match.tell({ type: 'drew', seat, card });
}

/** DNR-CARD-11: a card that leaves play has no state. */
function forgetCounters({ world }: M, card: Instance): void {
  if (world.counters.some((one) => one.card === card))
    world.counters = world.counters.filter((one) => one.card !== card);
}

/** What lies on a card that leaves play is discarded (DNR-DUR-3). */
function dropAttached(match: M, card: Instance): void {
  const { instances } = match;
  for (const one of instances.list(instances.layout.base.attached + card)) discardCard(match, one);
}

/** DNR-CARD-7 */
export function discardCard(match: M, card: Instance): void {
  const { instances } = match;
  const { base } = instances.layout;
  const seat = holderOf(match, card);
  dropAttached(match, card);
  forgetCounters(match, card);
  instances.toTop(card, base.discard);
  reindex(match);
  match.tell({ type: 'discarded', seat: seat === NONE ? null : seat, card });
}

/** Into a hand: everybody saw which it is, and nobody can tell it from the other cards there then (DNR-HIDDEN-9). */
export function toHand(match: M, card: Instance, seat: Seat): void {
  const { instances } = match;
  const hand = instances.layout.base.hand + seat;
  instances.toTop(card, hand);
  instances.forget(card, EVERYBODY & ~(1 << seat));
  match.shuffle(hand);
}

/** Back to its owner's hand; what lies on it is discarded (DNR-DUR-3, DNR-RESET-9). */
export function returnToHand(match: M, card: Instance): void {
  const seat = holderOf(match, card);
  if (seat === NONE) return;
  dropAttached(match, card);
  forgetCounters(match, card);
  match.tell({ type: 'returned', seat, card });
  toHand(match, card, seat);
  reindex(match);
}
