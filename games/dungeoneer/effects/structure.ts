/** The words that hold a text together: `if`, `choose`, `may`, `pay`, `each`, `pick`, `as` (GRAMMAR 2). */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { pickable } from '../cards/taking.ts';
import { seatOfHero } from '../cards.ts';
import type { Happening } from '../effects.ts';
import type { Deed, Steps, Structure } from '../language/says.ts';
import { holdsFor } from '../selecting/tests.ts';
import type { World } from '../world.ts';
import { candidates } from './candidates.ts';
import { orNothing } from './otherwise.ts';
import { canPay, feasible, pay } from './paying.ts';
import { playerOf } from './people.ts';

type Verb = Extract<Structure, { readonly do: 'if' | 'choose' | 'may' | 'pay' | 'each' | 'pick' | 'as' }>;
type Choose = Extract<Verb, { readonly do: 'choose' }>;

export type StructureVerb =
  | Verb
  | Extract<Deed, { readonly do: 'nothing' }>
  /** What somebody has chosen, with the scope of the question: the current card may be another. */
  | { readonly do: 'carry-out'; readonly steps: Happening; readonly you: Seat; readonly it: Instance }
  /** Somebody pays and gets what that buys. */
  | { readonly do: 'pay-and-get'; readonly pay: Extract<Verb, { readonly do: 'pay' }>; readonly you: Seat };

export type StructureQuestion =
  | { readonly do: 'choose-branch'; readonly branches: Choose['branches']; readonly you: Seat }
  | { readonly do: 'may-or-not'; readonly steps: Steps; readonly you: Seat }
  | { readonly do: 'pay-or-not'; readonly pay: Extract<Verb, { readonly do: 'pay' }>; readonly you: Seat }
  | { readonly do: 'pick-one'; readonly pick: Extract<Verb, { readonly do: 'pick' }>; readonly you: Seat };

/** The text goes on as it was, whoever was asked: `you` is whose card it is. */
function asOf(you: Seat, { card, value }: Scope, it: Instance): Scope {
  return scopeOf(you, card, value, it);
}

/** Whoever is asked: what else his words mean stays. */
function askedBy(seat: Seat, { card, value, it }: Scope): Scope {
  return scopeOf(seat, card, value, it);
}

const handlers: Handlers<World, StructureVerb> = {
  nothing() {},

  if(match, { test, yes, no }, scope) {
    const seat = seatOfHero(match, scope.it);
    const holds = seat !== NONE && !match.world.heroes[seat].out && holdsFor(match, seat, test, scope.seat);
    match.pushAll((holds ? yes : no) as Happening, scope);
  },

  choose(match, { who, branches }, scope) {
    const seat = playerOf(match, who, scope);
    if (seat === NONE || !branches.some(({ effect }) => feasible(match, effect, scope))) return;
    match.push({ do: 'choose-branch', branches, you: scope.seat }, askedBy(seat, scope));
  },

  may(match, { who, block }, scope) {
    const seat = playerOf(match, who, scope);
    if (seat === NONE || !feasible(match, block, scope)) return;
    match.push({ do: 'may-or-not', steps: block, you: scope.seat }, askedBy(seat, scope));
  },

  pay(match, statement, scope) {
    const seat = playerOf(match, 'it', scope);
    if (seat === NONE || !canPay(match, statement, scope)) return;
    if (statement.block.length === 0) pay(match, statement, scope);
    else match.push({ do: 'pay-or-not', pay: statement, you: scope.seat }, askedBy(seat, scope));
  },

  /** DNR-THREAT-8, DNR-ORDER-8 */
  each(match, { of, block }, scope) {
    const found = candidates(match, of, scope);
    for (const it of found.toReversed()) match.pushAll(block as Happening, asOf(scope.seat, scope, it));
  },

  pick(match, statement, scope) {
    const seat = playerOf(match, statement.by, scope);
    if (seat === NONE || pickable(match, statement, scope).length === 0) return;
    match.push({ do: 'pick-one', pick: statement, you: scope.seat }, askedBy(seat, scope));
  },

  as(match, { who, block }, scope) {
    if (who === 'this') match.pushAll(block as Happening, asOf(scope.seat, scope, scope.card));
    else {
      const seat = playerOf(match, who, scope);
      if (seat !== NONE)
        match.pushAll(block as Happening, asOf(scope.seat, scope, match.world.heroes[seat].card));
    }
  },

  'carry-out'(match, { steps, you, it }, scope) {
    match.pushAll(steps, asOf(you, scope, it));
  },

  'pay-and-get'(match, { pay: statement, you }, scope) {
    const then = asOf(you, scope, scope.it);
    match.pushAll(statement.block as Happening, then);
    pay(match, statement, then);
  },
};

const questions: Questions<World, StructureQuestion> = {
  /** CH-40 */
  'choose-branch': {
    kind: 'ask',
    midway: true,
    options(match, { branches, you }, scope, options) {
      for (const { label, effect } of branches)
        if (feasible(match, effect, asOf(you, scope, scope.it)))
          options.add(`take:${label}`, { do: 'carry-out', steps: effect as Happening, you, it: scope.it });
      orNothing(options);
    },
  },

  'may-or-not': {
    kind: 'ask',
    midway: true,
    options(_match, { steps, you }, { it }, options) {
      options.add('yes', { do: 'carry-out', steps: steps as Happening, you, it });
      options.add('no', { do: 'nothing' });
    },
  },

  'pay-or-not': {
    kind: 'ask',
    midway: true,
    options(_match, { pay: statement, you }, _scope, options) {
      options.add('yes', { do: 'pay-and-get', pay: statement, you });
      options.add('no', { do: 'nothing' });
    },
  },

  'pick-one': {
    kind: 'ask',
    midway: true,
    options(match, { pick, you }, scope, options) {
      for (const it of pickable(match, pick, asOf(you, scope, scope.it)))
        options.add(`pick:${it}`, { do: 'carry-out', steps: pick.block as Happening, you, it });
      orNothing(options);
    },
  },
};

export const structure: Chapter<World, StructureVerb, StructureQuestion> = { handlers, questions };
