/** WOUND: wounds and healing. */
import {
  type Amount,
  type Chapter,
  type Dice,
  type Effect,
  type Handlers,
  NONE,
  type Scope,
  type Seat,
} from '@underhall/kernel';
import { blocksOf } from './triggers.ts';
import { cardFace, DEAD, editionOf, heroCard, isInside, lifeOf, type M, type World } from './world.ts';

/** Where wounds come from: `trap`, `threat`, `dragon-rage`, `escape`, or the name of what did it. */
export interface Suffer extends Effect {
  readonly do: 'suffer';
  readonly wounds: number;
  readonly source: string;
  /** What is told as the cause if he dies of it: a card, a chamber, a Monster. */
  readonly cause: string;
  /** The dice they were rolled with, as long as they can be rolled again. */
  readonly dice?: readonly number[];
}

export type WoundEffect =
  | { do: 'wound'; wounds: Amount; source?: string; cause?: string }
  | Suffer
  | { do: 'heal'; wounds: Amount }
  | { do: 'recover'; wounds: number }
  | { do: 'prevent'; wounds: Amount };

/** Wounds that code deals (a fall, an escape), not a card. */
export function wounds(amount: Amount, source: string, cause: string): WoundEffect {
  return { do: 'wound', wounds: amount, source, cause };
}

/** What is told of wounds that the dragon's fire deals, and of a death by it. */
export const DRAGON_RAGE = 'dragon-rage';

/** More than there ever is of anything, and still a small integer to the engine. */
export const ALL = 99;

/** The number an amount means now: dice are rolled openly (DQ-HIDDEN-20). */
export function evaluate(match: M, amount: Amount, scope: Scope, cause?: string): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount !== 'string') return rollDice(match, amount, scope, cause);
  const hero = match.world.heroes[scope.seat];
  if (amount === 'margin') return scope.value;
  const own = editionOf(match).amount(match, amount, scope);
  if (own !== undefined) return own;
  if (amount === 'half') return Math.ceil((lifeOf(match, scope.seat) - hero.wounds) / 2);
  return ALL;
}

/** One roll, told once, with what it is for: a card, a special ability, or the cause that the code gives. */
export function rollDice(match: M, amount: Dice, scope: Scope, cause = ''): number {
  const { dice, sides, times, plus } = amount;
  // DQ-TREAS-9
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) rolled.push(match.roll(sides));
  if (match.sink) {
    const ability = scope.card === NONE && cause === '' ? abilityRolling(match, scope.seat, amount) : '';
    match.tell({ type: 'rolled', seat: scope.seat, card: scope.card, ability, cause, dice: rolled });
  }
  return Math.max(0, rolled.reduce((a, b) => a + b, 0) * times + plus);
}

/** The special ability in whose text these very dice stand. */
function abilityRolling(match: M, seat: Seat, dice: Dice): string {
  const own = (effects: readonly Effect[]): boolean =>
    effects.some((effect) => Object.values(effect).includes(dice) || blocksOf(effect).some(own));
  return heroCard(match, seat).abilities.find(({ effects }) => own(effects))?.id ?? '';
}

/** The kind of harm a card does (`wounded trap`, `wounded threat` …). */
function sourceOf(match: M, scope: Scope): string {
  if (scope.card === NONE) return 'dungeon';
  const { rages, type } = cardFace(match, scope.card);
  return rages ? DRAGON_RAGE : (type ?? 'dungeon').toLowerCase();
}

const handlers: Handlers<World, WoundEffect> = {
  wound(match, { wounds: amount, source, cause }, scope) {
    if (editionOf(match).combat.wound(match, amount, scope)) return;
    const count = evaluate(match, amount, scope, cause);
    if (count === 0 || !isInside(match.world.heroes[scope.seat])) return;
    const suffer: Suffer = {
      do: 'suffer',
      wounds: count,
      source: source ?? sourceOf(match, scope),
      cause: cause ?? (scope.card === NONE ? 'dungeon' : match.face(scope.card).id),
    };
    match.open('wounded', scope.seat, count, suffer, scope);
  },

  /** DQ-WOUND-1, DQ-WOUND-2, DQ-WOUND-4, DQ-WOUND-5 */
  suffer(match, { wounds: count, source, cause }, scope) {
    const hero = match.world.heroes[scope.seat];
    if (count === 0 || hero.state === DEAD) return;
    const life = lifeOf(match, scope.seat);
    const suffered = Math.min(count, life - hero.wounds);
    hero.wounds += suffered;
    const { wounds: total } = hero;
    if (match.sink)
      match.tell({ type: 'wounded', seat: scope.seat, wounds: suffered, source, cause, total, life });
    if (hero.wounds >= life) match.push({ do: 'die', cause }, scope);
  },

  heal(match, { wounds: amount }, scope) {
    if (editionOf(match).combat.heal(match, amount, scope)) return;
    if (match.world.heroes[scope.seat].wounds === 0) return;
    const count = evaluate(match, amount, scope);
    match.open('heal', scope.seat, count, { do: 'recover', wounds: count }, scope);
  },

  /** DQ-WOUND-3 */
  recover(match, { wounds: count }, scope) {
    const hero = match.world.heroes[scope.seat];
    const healed = Math.min(hero.wounds, count);
    hero.wounds -= healed;
    match.tell({ type: 'healed', seat: scope.seat, wounds: healed, total: hero.wounds });
  },

  /** Fewer wounds from what is about to happen. */
  prevent(match, { wounds: amount }, scope) {
    if (editionOf(match).combat.prevent(match, amount, scope)) return;
    const suffer = match.coming('suffer');
    if (!suffer) return;
    const prevented = Math.min(suffer.wounds, evaluate(match, amount, scope));
    match.change('suffer', { ...suffer, wounds: suffer.wounds - prevented });
    match.tell({ type: 'prevented', seat: scope.seat, card: scope.card, wounds: prevented });
  },
};

export const woundChapter: Chapter<World, WoundEffect> = { handlers, questions: {} };
