/** COMBAT: assigning damage, deathblows, and wounds that cards and abilities add. */
import {
  type Amount,
  type Chapter,
  type Effect,
  type Handlers,
  type Instance,
  NONE,
  PASS,
  type Zone,
} from '@underhall/kernel';
import { evaluate } from '../../wounds.ts';
import type { CombatCard } from '../content.ts';
import { combatFace, type M, type World } from '../world.ts';
import { topCombatCard } from './cards.ts';
import { settle } from './ending.ts';
import { fleesInstead } from './flee.ts';
import { pushOn } from './power.ts';
import { COMBAT_ROUND } from './round.ts';
import {
  type Combat,
  combatIn,
  HERO,
  heroScope,
  isDuel,
  isHeroSide,
  isVariant,
  MONSTER,
  other,
  type Side,
  seatOf,
  sideOf,
  tellCombat,
  totalOf,
  typeBit,
  typesIn,
} from './state.ts';

export type DamageEffect =
  | { do: 'win-round'; winner: Side }
  | { do: 'damage-step'; winner: Side }
  | { do: 'round-lost'; winner: Side; types: number }
  | AssignDamage
  | { do: 'round-won'; winner: Side; types: number; next: boolean }
  | { do: 'strike'; wounds: Amount };

/** The subject of the windows `round-lost` and `deathblow`. */
export interface AssignDamage extends Effect {
  readonly do: 'assign-damage';
  readonly winner: Side;
  /** The window `deathblow` is over. */
  readonly announced: boolean;
  /** A deathblow takes cards of the combat stack. */
  readonly deathblow: boolean;
}

const handlers: Handlers<World, DamageEffect> = {
  'win-round'(match, { winner }) {
    winRound(match, combatIn(match), winner);
  },

  'damage-step'(match, { winner }) {
    endRound(match, combatIn(match), winner);
  },

  /** DQ-COMBAT-48: what a Power card promised for a lost round is done; then what the Hero can do before the damage. */
  'round-lost'(match, { winner, types }) {
    const combat = combatIn(match);
    const scope = heroScope(combat);
    const loser = other(winner);
    const assign: AssignDamage = { do: 'assign-damage', winner, announced: false, deathblow: true };
    if (isHeroSide(combat, loser)) match.open('round-lost', seatOf(combat, loser), types, assign, scope);
    else match.push(assign, scope);
  },

  /** DQ-COMBAT-23..28, DQ-COMBAT-30, DQ-COMBAT-31, DQ-INV-21 */
  'assign-damage'(match, { winner, announced, deathblow }) {
    const combat = combatIn(match);
    const types = typesIn(match, match.instances.layout.base.played + winner);
    const blow = deathblow ? inStack(match, types) : 0;
    if (blow > 0 && !announced && isHeroSide(combat, winner)) {
      const known: AssignDamage = { do: 'assign-damage', winner, announced: true, deathblow: true };
      match.open('deathblow', seatOf(combat, winner), blow, known, heroScope(combat));
      return;
    }
    const totals = match.sink && totalsOf(match, combat);
    const cards = assignCards(match, combat, winner, blow > 0);
    if (totals) tellRound(match, combat, winner, totals, blow, cards);
    hurt(match, combat, other(winner), cards.length);
  },

  /** DQ-COMBAT-13: what a Power card promised for a won round, then what the Hero can do. */
  'round-won'(match, { winner, types, next }) {
    const combat = combatIn(match);
    const scope = heroScope(combat);
    if (!next && combat.inForce.length > 0) {
      match.push({ do: 'round-won', winner, types, next: true }, scope);
      pushOn(match, combat, 'round-won', winner, types);
    } else if (isHeroSide(combat, winner))
      match.open('round-won', seatOf(combat, winner), types, COMBAT_ROUND, scope);
    else match.push(COMBAT_ROUND, scope);
  },

  /** DQ-COMBAT-24, DQ-OPTDICE-11: the opponent takes wounds; with cards they come off the Combat deck. */
  strike(match, { wounds }, scope) {
    const { combat } = match.world;
    if (!combat) return;
    const count = evaluate(match, wounds, scope);
    const side = other(sideOf(match, combat, scope));
    if (!isVariant(combat)) layCards(match, combat, side, count);
    else if (side === MONSTER) hurtMonster(match, combat, count);
  },
};

/** DQ-COMBAT-22 */
export function winRound(match: M, combat: Combat, winner: Side): void {
  if (winner === MONSTER) combat.fleeing = false;
  if (winner === HERO && fleesInstead(match, combat, { do: 'damage-step', winner })) return;
  endRound(match, combat, winner);
}

/** DQ-COMBAT-48: what happens at the end of a round: what losing it brings, the damage, what winning it brings. */
function endRound(match: M, combat: Combat, winner: Side): void {
  const scope = heroScope(combat);
  const { played } = match.instances.layout.base;
  const loser = other(winner);
  combat.loser = loser;
  const won = typesIn(match, played + winner);
  const lost = typesIn(match, played + loser);
  match.push({ do: 'round-won', winner, types: won, next: false }, scope);
  match.push({ do: 'round-lost', winner, types: lost }, scope);
  pushOn(match, combat, 'round-lost', loser, lost);
}

/** How many cards of these types lie in the combat stack. */
function inStack(match: M, types: number): number {
  const { instances } = match;
  let count = 0;
  for (
    let card = instances.first(instances.layout.base['combat-stack']);
    card !== NONE;
    card = instances.next(card)
  ) {
    if (types & typeBit((match.face(card) as CombatCard).type)) count++;
  }
  return count;
}

/**
 * DQ-COMBAT-23, DQ-COMBAT-25..28, DQ-COMBAT-46. What is prevented goes to the combat stack, or stays there: first the cards the
 * winner played, then those of the deathblow. Gives the cards the loser takes.
 */
function assignCards(match: M, combat: Combat, winner: Side, deathblow: boolean): Instance[] {
  const { instances } = match;
  const { base } = instances.layout;
  const stack = base['combat-stack'];
  const damage = base.damage + other(winner);
  const types = typesIn(match, base.played + winner);
  const taken: Instance[] = [];
  const spared: Instance[] = [];
  for (let card = instances.first(base.played + winner); card !== NONE; card = instances.next(card)) {
    (isPrevented(combat) ? spared : taken).push(card);
  }
  if (deathblow) {
    for (let card = instances.first(stack); card !== NONE; card = instances.next(card)) {
      if (types & typeBit(combatFace(match, card).type) && !isPrevented(combat)) taken.push(card);
    }
  }
  for (const card of taken) instances.toTop(card, damage);
  for (const card of spared) instances.toBottom(card, stack);
  instances.pour(base.played + other(winner), stack);
  return taken;
}

/** One card fewer for the loser of this round, if a card of his says so. */
function isPrevented(combat: Combat): boolean {
  if (combat.prevented === 0) return false;
  combat.prevented--;
  return true;
}

type Totals = readonly [hero: number, monster: number];

export function totalsOf(match: M, combat: Combat): Totals {
  return [totalOf(match, combat, HERO), totalOf(match, combat, MONSTER)];
}

export function tellRound(
  match: M,
  combat: Combat,
  winner: Side,
  totals: Totals,
  deathblow: number,
  cards: readonly Instance[],
): void {
  // Written out, as in every round: to copy an event costs more than to tell it.
  const { hero: seat, opponent, kind, round } = combat;
  match.tell({
    type: 'round',
    seat,
    opponent,
    kind,
    round,
    winner: winner === HERO ? 'hero' : 'monster',
    hero: totals[0],
    monster: totals[1],
    deathblow,
    damage: cards.length,
    cards,
  });
}

/** DQ-COMBAT-46: cards from the top of the Combat deck onto a damage stack. */
export function layCards(match: M, combat: Combat, side: Side, count: number): void {
  const { instances } = match;
  const damage: Zone = instances.layout.base.damage + side;
  const cards: Instance[] = [];
  for (let i = 0; i < count; i++) {
    if (combat.loser === side && isPrevented(combat)) continue;
    const card = topCombatCard(match);
    if (card === NONE) break;
    instances.toTop(card, damage);
    cards.push(card);
  }
  if (cards.length === 0) return;
  tellCombat(match, combat, { type: 'struck', side: side === HERO ? 'hero' : 'monster', cards });
  hurt(match, combat, side, cards.length);
}

/** DQ-OPTDICE-11 */
export function hurtMonster(match: M, combat: Combat, count: number): void {
  if (count === 0) return;
  combat.monsterWounds += count;
  tellCombat(match, combat, { type: 'struck', side: 'monster', wounds: count });
  hurt(match, combat, MONSTER, count);
}

/** DQ-COMBAT-32, DQ-COMBAT-33: a side has taken wounds. If it lives, a Rune may add to those of a Monster. */
function hurt(match: M, combat: Combat, side: Side, count: number): void {
  if (count === 0 || settle(match)) return;
  if (side !== MONSTER || isDuel(combat)) return;
  match.open('monster-hurt', combat.hero, count, PASS, heroScope(combat));
}

export const damageChapter: Chapter<World, DamageEffect> = { handlers, questions: {} };
