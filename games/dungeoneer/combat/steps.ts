/** COMBAT: the steps of a combat, from the special effects to its end (DNR-COMBAT-1). */
import { type Chapter, type Handlers, NONE, type Seat, scopeOf } from '@underhall/kernel';
import { fire } from '../cards/triggers.ts';
import { seatOfHero } from '../cards.ts';
import type { Happening } from '../effects.ts';
import { endSpan } from '../modifiers/passing.ts';
import type { M, World } from '../world.ts';
import { monsterOn } from './monsters.ts';
import { change, changeAttack, endAttack, isThere, isTrap, NO_ATTACK } from './state.ts';

export type CombatStep =
  /** Steps A to H of what was declared. */
  | { readonly do: 'combat' }
  | { readonly do: 'specials'; readonly from: number }
  | { readonly do: 'response-step' }
  /** All defenders have answered. */
  | { readonly do: 'answered' }
  | { readonly do: 'strikes'; readonly from: number }
  | { readonly do: 'end-combat' }
  | { readonly do: 'transform' };

/** The players of heroes that monsters or heroes attack, to the left of the attacker (DNR-CHAL-20, DNR-COMBAT-30). */
export function attacked(match: M): Seat[] {
  const { combat } = match.world;
  if (!combat) return [];
  const found: Seat[] = [];
  for (const seat of match.seatsFrom((combat.attacker + 1) % match.seats)) {
    const { card } = match.world.heroes[seat];
    if (combat.attacks.some((attack) => attack.target === card && !isTrap(attack))) found.push(seat);
  }
  return found;
}

const handlers: Handlers<World, CombatStep> = {
  combat(match, _effect, scope) {
    match.push({ do: 'end-combat' }, scope);
    match.push({ do: 'reward-step' }, scope);
    match.push({ do: 'pack-step' }, scope);
    match.push({ do: 'challenge-step', seats: attacked(match) }, scope);
    match.push({ do: 'strikes', from: 0 }, scope);
    match.push({ do: 'trap-step', from: 0 }, scope);
    match.push({ do: 'response-step' }, scope);
    match.push({ do: 'specials', from: 0 }, scope);
    for (const seat of attacked(match).toReversed()) fire(match, 'attacked', seat);
  },

  /** DNR-COMBAT-5..7 */
  specials(match, { from }, scope) {
    const { combat, heroes } = match.world;
    const at = combat?.attacks.findIndex(({ special }, i) => special && i >= from) ?? NO_ATTACK;
    change(match, { at, step: at === NO_ATTACK ? '' : 'special' });
    if (!combat || at === NO_ATTACK) return;
    match.push({ do: 'specials', from: at + 1 }, scope);
    const { card, target, variable } = combat.attacks[at];
    const seat = seatOfHero(match, target);
    const special = monsterOn(match, card)?.special;
    if (!special || seat === NONE || heroes[seat].out || !isThere(match, card)) return;
    match.tell({ type: 'special', seat: combat.attacker, card });
    match.pushAll(special.text.steps as Happening, scopeOf(combat.attacker, card, variable, target));
  },

  /** DNR-COMBAT-10, DNR-WINDOW-6 */
  'response-step'(match, _effect, scope) {
    if (match.world.combat) match.open('response', scope.seat, 0, { do: 'answered' }, scope);
  },

  answered() {},

  /** DNR-COMBAT-14, DNR-COMBAT-19, DNR-COMBAT-27 */
  strikes(match, { from }, scope) {
    const { combat, heroes } = match.world;
    const at =
      combat?.attacks.findIndex(({ form, over }, i) => form !== '' && !over && i >= from) ?? NO_ATTACK;
    change(match, { at: NO_ATTACK, step: '' });
    if (!combat || at === NO_ATTACK) return;
    match.push({ do: 'strikes', from: at + 1 }, scope);
    const { card, target, space } = combat.attacks[at];
    const seat = seatOfHero(match, target);
    const there = seat !== NONE && !heroes[seat].out && heroes[seat].space === space && isThere(match, card);
    if (there) match.push({ do: 'strike', attack: at }, scope);
    else endAttack(match, at);
  },

  'end-combat'(match) {
    endCombat(match);
  },

  /** DNR-EFFECT-5 */
  transform(match) {
    const { combat } = match.world;
    if (combat && combat.at !== NO_ATTACK) changeAttack(match, combat.at, { transformed: true });
  },
};

/** What was to last for the combat is over. */
export function endCombat(match: M): void {
  match.world.combat = null;
  endSpan(match, 'attack');
  endSpan(match, 'combat');
}

export const combatSteps: Chapter<World, CombatStep> = { handlers, questions: {} };
