/** COMBAT: what the texts of Power cards do. */
import type { Amount, Chapter, Handlers, Scope } from '@underhall/kernel';
import { NONE, scopeOf } from '@underhall/kernel';
import { ATTACK_TYPES, type AttackType } from '../../verbs.ts';
import { ALL, evaluate } from '../../wounds.ts';
import type { ClassicCardEffect as CardEffect, ClassicEffects } from '../verbs.ts';
import { combatFace, type M, type World } from '../world.ts';
import { drawToHand, tellDrawn } from './cards.ts';
import { layCards } from './damage.ts';
import {
  type Combat,
  HERO,
  heroScope,
  type InForce,
  isHeroSide,
  isPowerCard,
  isVariant,
  MONSTER,
  other,
  revealedBy,
  type Side,
  seatOf,
  sideOf,
  tellCombat,
  totalOf,
  typeOf,
} from './state.ts';

export type PowerEffect =
  | { do: 'attack'; match: boolean; by: number; perStack: boolean; type: AttackType | '' }
  | { do: 'hamper'; how: 'no-counter' | 'random-card' }
  | { do: 'next-round'; block: ClassicEffects }
  | { do: 'hand'; cards: number }
  | { do: 'mend'; side: Side; wounds: number };

const handlers: Handlers<World, PowerEffect> = {
  /** Changes the own total of this round; `match` raises it above the opponent's, if it is lower. */
  attack(match, { match: matching, by, perStack, type }, scope) {
    const { combat } = match.world;
    if (!combat) return;
    const side = sideOf(match, combat, scope);
    let added = by;
    if (perStack) added = by * inStackOf(match, type);
    if (matching) {
      added = totalOf(match, combat, other(side)) + by - totalOf(match, combat, side);
      if (added <= 0) return;
    }
    enforce(match, combat, scope, { what: 'attack', by: added });
    tellAttack(match, combat, side, added, scope);
  },

  /** A random card was played before this came to its turn (round.ts); what is left is the counterattack. */
  hamper(match, { how }, scope) {
    const { combat } = match.world;
    if (combat && how === 'no-counter') enforce(match, combat, scope, { what: 'no-counter' });
  },

  /** DQ-COMBAT-41 */
  'next-round'(match, { block }, scope) {
    const { combat } = match.world;
    if (combat) enforce(match, combat, scope, { what: 'next', by: combat.round + 1, effects: block });
  },

  /** DQ-INV-19 */
  hand(match, { cards }, scope) {
    const { combat } = match.world;
    if (combat?.mode !== 'cards') return;
    const side = sideOf(match, combat, scope);
    tellDrawn(match, combat, side, drawToHand(match, side, cards));
  },

  /** DQ-WOUND-3, DQ-COMBAT-49: in card combat first cards of the own damage stack, then tokens. */
  mend(match, { side, wounds }) {
    const { combat } = match.world;
    if (!combat) return;
    const { instances } = match;
    const { base } = instances.layout;
    let left = wounds;
    for (; left > 0 && instances.first(base.damage + side) !== NONE; left--) {
      instances.toTop(instances.first(base.damage + side), base['combat-discard']);
    }
    let healed = wounds - left;
    if (isHeroSide(combat, side)) {
      const hero = match.world.heroes[seatOf(combat, side)];
      const tokens = Math.min(left, hero.wounds);
      hero.wounds -= tokens;
      healed += tokens;
    }
    tellCombat(match, combat, {
      type: 'mended',
      side: side === HERO ? 'hero' : 'monster',
      wounds: healed,
    });
  },
};

function enforce(
  match: M,
  combat: Combat,
  scope: Scope,
  what: Partial<InForce> & Pick<InForce, 'what'>,
): void {
  const one: InForce = {
    what: what.what,
    card: scope.card,
    side: sideOf(match, combat, scope),
    by: what.by ?? 0,
    event: what.event ?? '',
    subject: what.subject ?? '',
    effects: what.effects ?? [],
  };
  combat.inForce = [...combat.inForce, one];
}

function tellAttack(match: M, combat: Combat, side: Side, by: number, { card }: Scope): void {
  if (!match.sink || by === 0) return;
  const total = totalOf(match, combat, side);
  tellCombat(match, combat, {
    type: 'attack-changed',
    side: side === HERO ? 'hero' : 'monster',
    by,
    total,
    card,
  });
}

function inStackOf(match: M, type: AttackType | ''): number {
  const { instances } = match;
  let count = 0;
  for (
    let card = instances.first(instances.layout.base['combat-stack']);
    card !== NONE;
    card = instances.next(card)
  ) {
    if (type === '' || combatFace(match, card).type === type) count++;
  }
  return count;
}

// ------------------------------------------------------------------ shared verbs on a Power card

/** The combat a Power card's effect belongs to, or undefined if the effect is not one of a Power card. */
function combatOf(match: M, scope: Scope): Combat | undefined {
  const { combat } = match.world;
  return combat && isPowerCard(match, scope.card) ? combat : undefined;
}

/** `wound` on a Power card: cards onto the own damage stack. True if it was one. */
export function powerWound(match: M, amount: Amount, scope: Scope): boolean {
  const combat = combatOf(match, scope);
  if (!combat) return isPowerCard(match, scope.card);
  layCards(match, combat, sideOf(match, combat, scope), evaluate(match, amount, scope));
  return true;
}

/** `heal` on a Power card. True if it was one. */
export function powerHeal(match: M, amount: Amount, scope: Scope): boolean {
  const combat = combatOf(match, scope);
  if (!combat) return isPowerCard(match, scope.card);
  const side = sideOf(match, combat, scope);
  const wounds = evaluate(match, amount, scope);
  const mend: PowerEffect = { do: 'mend', side, wounds };
  if (isHeroSide(combat, side)) match.open('heal', seatOf(combat, side), wounds, mend, heroScope(combat));
  else match.push(mend, heroScope(combat));
  return true;
}

/** `prevent` when a round is lost, on a Power card or in the window `round-lost`. True if it was that. */
export function powerPrevent(match: M, amount: Amount, scope: Scope): boolean {
  const { combat } = match.world;
  const inRound = isPowerCard(match, scope.card) || match.subject()?.do === 'assign-damage';
  if (!inRound || !combat) return inRound;
  if (combat.loser === sideOf(match, combat, scope)) {
    const prevented = evaluate(match, amount, scope);
    combat.prevented = Math.min(ALL, combat.prevented + prevented);
    match.tell({ type: 'prevented', seat: scope.seat, card: scope.card, wounds: prevented });
  }
  return true;
}

/** DQ-COMBAT-38..41: the opponent's revealed card loses its text, its icon, its value and what it has set up. */
export function cancelOpponent(match: M, scope: Scope): void {
  const { combat } = match.world;
  if (!combat) return;
  const side = other(sideOf(match, combat, scope));
  const card = revealedBy(combat, side);
  if (card === NONE) return;
  combat.cancelled |= 1 << side;
  combat.inForce = combat.inForce.filter((one) => one.card !== card);
  tellCombat(match, combat, { type: 'cancelled', side: side === HERO ? 'hero' : 'monster', card });
}

/** `on round-won`, `on round-lost` on a Power card: for the round in which it is played. */
export function powerOn(match: M, effect: Extract<CardEffect, { do: 'on' }>, scope: Scope): void {
  const combat = combatOf(match, scope);
  if (!combat) return;
  const { event, subject, block } = effect;
  enforce(match, combat, scope, { what: 'on', event, subject, effects: block });
}

/** Carries out what a side's Power cards wait for. */
export function pushOn(match: M, combat: Combat, event: string, side: Side, types: number): void {
  const { inForce } = combat;
  for (let i = inForce.length - 1; i >= 0; i--) {
    const one = inForce[i];
    if (one.what !== 'on' || one.side !== side || one.event !== event) continue;
    const type = ATTACK_TYPES.indexOf(one.subject as AttackType);
    if (type >= 0 && !(types & (1 << type))) continue;
    match.pushAll(one.effects, scopeOf(seatOf(combat, side), one.card));
  }
}

/** Conditions that only a combat can answer; undefined if it cannot. */
export function combatCondition(
  match: M,
  condition: string,
  words: readonly string[],
  scope: Scope,
): boolean | undefined {
  const { combat } = match.world;
  if (!combat) return undefined;
  const side = sideOf(match, combat, scope);
  const { instances } = match;
  const { damage } = instances.layout.base;
  switch (condition) {
    case 'opponent-type':
      return words.includes(typeOf(match, combat, other(side)));
    case 'opponent-kind':
      return side === HERO && words.includes(combat.kind);
    case 'behind':
      return instances.size(damage + side) > instances.size(damage + other(side));
    case 'wounds': {
      if (scope.seat !== combat.hero && scope.seat !== combat.opponent) return undefined;
      if (side === MONSTER && !isHeroSide(combat, MONSTER) && !isPowerCard(match, scope.card))
        return undefined;
      const tokens = isHeroSide(combat, side) ? match.world.heroes[seatOf(combat, side)].wounds : 0;
      const monster = isVariant(combat) && side === MONSTER ? combat.monsterWounds : 0;
      return tokens + monster + instances.size(damage + side) >= Number.parseInt(words[0], 10);
    }
    default:
      return undefined;
  }
}

export const powerChapter: Chapter<World, PowerEffect> = { handlers, questions: {} };
