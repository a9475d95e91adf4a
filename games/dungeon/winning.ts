/** WIN, DEATH-13: how the game ends. */
import { EVERYBODY, type Seat } from '@underhall/kernel';
import { goldOf } from './treasure.ts';
import { contentOf, type M, NO_TYPE } from './world.ts';

/** DUN-WIN-1 */
export function win(match: M, seat: Seat, rule = 'DUN-WIN-1'): void {
  finish(match, [seat], rule);
}

/** DUN-WIN-8: the winner's treasure is shown to all. */
function finish(match: M, winners: readonly Seat[], rule: string): void {
  const { instances, world } = match;
  for (const seat of winners) {
    const cards = instances.list(instances.layout.base.hand + seat);
    for (const card of cards) instances.reveal(card, EVERYBODY);
    if (cards.length > 0) match.tell({ type: 'treasure-shown', seat, cards });
  }
  match.end({
    winners,
    results: world.adventurers.map(({ type }, seat) => ({
      adventurer: type === NO_TYPE ? '' : contentOf(match).adventurers[type].id,
      gold: goldOf(match, seat),
      need: needOf(match, seat),
    })),
    rule,
  });
}

/** DUN-WIN-2, DUN-WIN-3 */
export function needOf(match: M, seat: Seat): number {
  const { type } = match.world.adventurers[seat];
  return type === NO_TYPE ? 0 : contentOf(match).adventurers[type].goal;
}

/**
 * DUN-WIN-9, DUN-WIN-11: the largest share of what is needed, which is never more than the whole (DUN-WIN-6), then the
 * larger total; what is equal is shared.
 */
export function endByShares(match: M, rule: string): void {
  const { adventurers } = match.world;
  let winners: Seat[] = [];
  let best = -1;
  let most = -1;
  for (let seat = 0; seat < match.seats; seat++) {
    if (adventurers[seat].gone) continue;
    const gold = goldOf(match, seat);
    const share = Math.min(1, gold / Math.max(1, needOf(match, seat)));
    if (share > best || (share === best && gold > most)) winners = [];
    else if (share < best || gold < most) continue;
    best = share;
    most = gold;
    winners.push(seat);
  }
  finish(match, winners, rule);
}

/** DUN-WIN-9: nothing is left to be won, and nobody has enough. */
export function isExhausted(match: M): boolean {
  const { world, instances } = match;
  // (Quicker than asking the list: the first rooms are seldom cleaned out.)
  for (const grave of world.graves) if (grave === 0) return false;
  for (const { number } of world.marks) {
    if (instances.size(instances.layout.base.hoard + number) > 0) return false;
  }
  for (let seat = 0; seat < match.seats; seat++) {
    if (!world.adventurers[seat].gone && goldOf(match, seat) >= needOf(match, seat)) return false;
  }
  return true;
}
