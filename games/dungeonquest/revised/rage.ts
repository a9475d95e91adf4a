/** TREAS: the dice of Dragon Rage, which some can avoid or roll again. */
import {
  type Amount,
  type Chapter,
  type Handlers,
  NONE,
  type Questions,
  type Scope,
} from '@underhall/kernel';
import { cardFace } from '../world.ts';
import { DRAGON_RAGE, type Suffer } from '../wounds.ts';
import type { M, World } from './world.ts';

export type Rage = { do: 'reroll-rage'; which: readonly number[] };
export type RageQuestion = { do: 'which-rage-dice' };

/** DQR-TREAS-12: each Hero rolls his own dice, unless something keeps the wounds from him. True if it is the dragon. */
export function rages(match: M, amount: Amount, scope: Scope): boolean {
  if (scope.card === NONE || typeof amount !== 'object' || !cardFace(match, scope.card).rages) return false;
  if (match.world.shielded.includes(scope.seat)) return true;
  const dice = Array.from({ length: amount.dice }, () => match.roll(amount.sides));
  match.tell({ type: 'rolled', seat: scope.seat, card: scope.card, ability: '', cause: '', dice });
  const wounds = sum(dice);
  const cause = match.face(scope.card).id;
  const suffer: Suffer = { do: 'suffer', wounds, source: DRAGON_RAGE, cause, dice };
  match.open('wounded', scope.seat, wounds, suffer, scope);
  return true;
}

function sum(dice: readonly number[]): number {
  return dice.reduce((a, b) => a + b, 0);
}

/** `reroll dice` when the dragon's dice lie on the table: one or both of them. */
export function rerollsRage(match: M, scope: Scope): boolean {
  if (match.coming('suffer')?.dice === undefined) return false;
  match.push({ do: 'which-rage-dice' }, scope);
  return true;
}

const handlers: Handlers<World, Rage> = {
  'reroll-rage'(match, { which }, scope) {
    const suffer = match.coming('suffer');
    if (!suffer?.dice) return;
    const dice = suffer.dice.map((die, i) => (which.includes(i) ? match.roll() : die));
    match.tell({ type: 'rolled', seat: scope.seat, ability: '', cause: suffer.cause, dice });
    const fewer = sum(suffer.dice) - suffer.wounds;
    match.change('suffer', { ...suffer, dice, wounds: Math.max(0, sum(dice) - fewer) });
  },
};

const questions: Questions<World, RageQuestion> = {
  'which-rage-dice': {
    kind: 'ask',
    options(_match, _question, _scope, options) {
      options.add('reroll:1', { do: 'reroll-rage', which: [0] });
      options.add('reroll:2', { do: 'reroll-rage', which: [1] });
      options.add('reroll:both', { do: 'reroll-rage', which: [0, 1] });
    },
  },
};

export const rageChapter: Chapter<World, Rage, RageQuestion> = { handlers, questions };
