/** The state of a Monster encounter or combat. Owned by this folder; public like the rest of the world. */
import {
  type Audience,
  EVERYBODY,
  type Instance,
  NOBODY,
  NONE,
  type Scope,
  type Seat,
  scopeOf,
  type Zone,
} from '@underhall/kernel';
import { ATTACK_TYPES, type AttackType, type MonsterKind } from '../../verbs.ts';
import { heroCard, isSolo } from '../../world.ts';
import type { CombatCard } from '../content.ts';
import type { ClassicEvent } from '../events.ts';
import type { ClassicEffects } from '../verbs.ts';
import { combatFace, type M, optional } from '../world.ts';

/** The Hero's side; between Heroes that of the attacker. */
export const HERO = 0;
/** The Monster's side; between Heroes that of the defender. */
export const MONSTER = 1;
export type Side = typeof HERO | typeof MONSTER;

/** How the rounds are fought: with cards, with cards against the deck (OPTSOLO), or by a combat variant. */
export type CombatMode = 'cards' | 'solo' | 'dice' | 'soloclassic' | 'classic';

/** Something a Power card has set up for this round or the next. Lost when its card is cancelled (DQ-COMBAT-38). */
export interface InForce {
  readonly what: 'attack' | 'no-counter' | 'on' | 'next';
  readonly card: Instance;
  readonly side: Side;
  /** What is added to the attack; of `next` the round in which it works. */
  readonly by: number;
  /** Of `on`: what it waits for, and of which attack type. */
  readonly event: string;
  readonly subject: string;
  readonly effects: ClassicEffects;
}

/** One encounter with a Monster, or one fight between Heroes. Arrays are replaced, never changed: a shallow copy will do. */
export interface Combat {
  /** The Hero's seat. */
  hero: Seat;
  /** Who plays the Monster; in Hero vs. Hero the other Hero; in a one-player game the same seat. */
  opponent: Seat;
  /** Empty in Hero vs. Hero. */
  kind: MonsterKind | '';
  token: Instance;
  mode: CombatMode;
  /** The card that brought the Monster forbids to escape. */
  noEscape: boolean;
  /** Combat has begun; before that it is only an encounter. */
  begun: boolean;
  round: number;
  /** The Hero has declared that he tries to escape (DQ-OPTFLEE-1). */
  fleeing: boolean;
  /** Wounds of the Monster in a combat variant (DQ-OPTDICE-11). */
  monsterWounds: number;

  // This round.
  /** The cards turned up in the reveal step, or NONE. */
  heroCard: Instance;
  monsterCard: Instance;
  /** Sides whose revealed card is cancelled, as bits. */
  cancelled: number;
  inForce: readonly InForce[];
  /** The side that lost the round, or NONE, and how many cards fewer it takes. */
  loser: Side | typeof NONE;
  prevented: number;
}

export function newCombat(hero: Seat, opponent: Seat, kind: MonsterKind | '', mode: CombatMode): Combat {
  return {
    hero,
    opponent,
    kind,
    token: NONE,
    mode,
    noEscape: false,
    begun: false,
    round: 0,
    fleeing: false,
    monsterWounds: 0,
    heroCard: NONE,
    monsterCard: NONE,
    cancelled: 0,
    inForce: [],
    loser: NONE,
    prevented: 0,
  };
}

/** DQ-OPTALL-1, DQ-OPTALL-3 */
export function modeOf(match: M): CombatMode {
  if (optional(match).dice) return 'dice';
  if (optional(match).soloclassic) return 'soloclassic';
  if (optional(match).classic) return 'classic';
  return isSolo(match) ? 'solo' : 'cards';
}

/** The combat under way; only where there must be one. */
export function combatIn(match: M): Combat {
  return match.world.combat as Combat;
}

export function isVariant({ mode }: Combat): boolean {
  return mode !== 'cards' && mode !== 'solo';
}

/** Hero vs. Hero (OPTPVP). */
export function isDuel({ kind }: Combat): boolean {
  return kind === '';
}

export function isHeroSide(combat: Combat, side: Side): boolean {
  return side === HERO || isDuel(combat);
}

export function seatOf(combat: Combat, side: Side): Seat {
  return side === HERO ? combat.hero : combat.opponent;
}

export function other(side: Side): Side {
  return side === HERO ? MONSTER : HERO;
}

/** Everything that is still to come in a combat hangs on the Hero, whoever is asked. */
export function heroScope(combat: Combat): Scope {
  return scopeOf(combat.hero);
}

/** The side an effect belongs to: that of the Power card's owner, else that of the seat. */
export function sideOf(match: M, combat: Combat, scope: Scope): Side {
  if (isPowerCard(match, scope.card)) {
    return combatFace(match, scope.card).owner === ownerOf(match, combat, HERO) ? HERO : MONSTER;
  }
  return scope.seat === combat.hero ? HERO : MONSTER;
}

export function isPowerCard(match: M, card: Instance): boolean {
  return card !== NONE && combatFace(match, card).owner !== undefined;
}

/** Whose Power cards a side uses. */
export function ownerOf(match: M, combat: Combat, side: Side): string {
  if (!isHeroSide(combat, side)) return combat.kind;
  return heroCard(match, seatOf(combat, side)).id;
}

type Without<E, F extends PropertyKey> = E extends unknown ? Omit<E, F> : never;
/** An event of a combat, apart from whose it is and against whom. */
type InCombat = Without<
  Extract<ClassicEvent, { opponent: Seat; kind: string }>,
  'seat' | 'opponent' | 'kind'
>;

/** Tells an event of a combat, with whose it is and against whom. */
export function tellCombat(match: M, combat: Combat, event: InCombat): void {
  if (!match.sink) return;
  match.tell({ ...event, seat: combat.hero, opponent: combat.opponent, kind: combat.kind });
}

// ------------------------------------------------------------------ the cards of the round

/** The card a side has turned up, or NONE (DQ-COMBAT-43). */
export function revealedBy(combat: Combat, side: Side): Instance {
  return side === HERO ? combat.heroCard : combat.monsterCard;
}

export function isCancelled(combat: Combat, side: Side): boolean {
  return (combat.cancelled & (1 << side)) !== 0;
}

/** The attack type of a side's revealed card; empty if it has none. A cancelled card keeps it (DQ-COMBAT-40). */
export function typeOf(match: M, combat: Combat, side: Side): AttackType | '' {
  const card = revealedBy(combat, side);
  return card === NONE ? '' : combatFace(match, card).type;
}

export function typeBit(type: AttackType): number {
  if (type === ATTACK_TYPES[0]) return 1;
  return type === ATTACK_TYPES[1] ? 2 : 4;
}

/** The attack types in a zone, as bits: melee 1, ranged 2, magic 4. */
export function typesIn(match: M, zone: Zone): number {
  const { instances } = match;
  let types = 0;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
    types |= typeBit((match.face(card) as CombatCard).type);
  }
  return types;
}

/**
 * The total of a side: every card it has played, Power cards too (DQ-COMBAT-10), and what effects add (DQ-COMBAT-16). A cancelled card is worth
 * nothing and nothing raises it (DQ-COMBAT-39); no total is lower than nothing (DQ-COMBAT-44).
 */
export function totalOf(match: M, combat: Combat, side: Side): number {
  if (isCancelled(combat, side)) return 0;
  const { instances } = match;
  let total = 0;
  for (
    let card = instances.first(instances.layout.base.played + side);
    card !== NONE;
    card = instances.next(card)
  ) {
    total += (match.face(card) as CombatCard).attack;
  }
  const { inForce } = combat;
  for (let i = 0; i < inForce.length; i++) {
    if (inForce[i].what === 'attack' && inForce[i].side === side) total += inForce[i].by;
  }
  return total > 0 ? total : 0;
}

// ------------------------------------------------------------------ who sees what

/** DQ-MON-11, DQ-HIDDEN-6, DQ-HIDDEN-7, DQ-HIDDEN-17, DQ-OPTSOLO-2 */
export function seesFacing(match: M): Audience {
  if (isSolo(match)) return EVERYBODY;
  const { combat } = match.world;
  return combat?.begun && combat.kind !== '' ? 1 << combat.opponent : NOBODY;
}

/** DQ-HIDDEN-10, DQ-HIDDEN-13, DQ-HIDDEN-19 */
export function seesHand(match: M, side: number): Audience {
  const { combat } = match.world;
  return combat ? 1 << (side === HERO ? combat.hero : combat.opponent) : NOBODY;
}
