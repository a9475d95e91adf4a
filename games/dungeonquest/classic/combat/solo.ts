/**
 * OPTSOLO: the Monster's side when nobody plays it (DQ-OPTSOLO-1). Its card is the top of the deck (round.ts,
 * DQ-OPTSOLO-6); everything else of a round works as in any combat (DQ-OPTSOLO-11).
 */
import type { Instance } from '@underhall/kernel';
import { combatFace, type M } from '../world.ts';
import { drawToHand } from './cards.ts';
import { type Combat, HERO, MONSTER, tellCombat, totalOf, typeOf } from './state.ts';

/** DQ-OPTSOLO-7 */
const REVEALED = 5;

/** DQ-OPTSOLO-7..10: five cards are turned up; those that fit are played if they win, and the others discarded. */
export function counterFromDeck(match: M, combat: Combat): void {
  const { instances } = match;
  const { base } = instances.layout;
  drawToHand(match, MONSTER, REVEALED);
  const cards = instances.list(base.hand + MONSTER);
  const answer = winningCounter(match, combat, cards);
  for (const card of answer) instances.toBottom(card, base.played + MONSTER);
  instances.pour(base.hand + MONSTER, base['combat-discard']);
  tellCombat(match, combat, { type: 'monster-counter', cards, played: answer });
}

/** DQ-OPTSOLO-8, DQ-OPTSOLO-9: in the order in which they were revealed, until the total is higher; or none. */
function winningCounter(match: M, combat: Combat, cards: readonly Instance[]): Instance[] {
  const type = typeOf(match, combat, HERO);
  const wanted = totalOf(match, combat, HERO);
  const played: Instance[] = [];
  let total = totalOf(match, combat, MONSTER);
  for (const card of cards) {
    const { counter, attack } = combatFace(match, card);
    if (counter !== type) continue;
    played.push(card);
    total += attack;
    if (total > wanted) return played;
  }
  return [];
}
