/** TEST: determination tokens are kept for any later test, and spent after the roll. */
import type { Amount, Chapter, Handlers, Questions, Scope, Seat } from '@underhall/kernel';
import type { DeterminationRules } from '../edition.ts';
import type { Steps } from '../effects.ts';
import { type Judge, type Test, targetOf, totalOf } from '../tests.ts';
import { blocksOf } from '../triggers.ts';
import { ATTRIBUTES, type Attribute } from '../verbs.ts';
import { evaluate } from '../wounds.ts';
import type { RevisedCardEffect } from './verbs.ts';
import type { M, World } from './world.ts';

export type DeterminationEffect =
  | { do: 'determination'; tokens: Amount }
  | { do: 'spend-tokens'; judge: Judge; tokens: number };
export type DeterminationQuestion = { do: 'spend-determination'; judge: Judge };

/** DQR-TEST-20: does anything depend on by how much the test fails? Found once for each text. */
const known = new WeakMap<Steps, boolean>();

function asksMargin(fail: Steps): boolean {
  let asks = known.get(fail);
  if (asks === undefined) {
    asks = fail.some(
      (step) =>
        (step.do === 'wound' && step.wounds === 'margin') ||
        blocksOf(step as RevisedCardEffect).some((block) => asksMargin(block)),
    );
    known.set(fail, asks);
  }
  return asks;
}

function gain(match: M, seat: Seat, tokens: number): void {
  if (tokens <= 0) return;
  const hero = match.world.heroes[seat];
  hero.tokens += tokens;
  match.tell({ type: 'determination', seat, tokens: hero.tokens });
}

export const determination: DeterminationRules = {
  /** DQR-TEST-17: an attribute is never changed. */
  bonus: () => 0,

  /** DQR-TEST-4, DQR-TEST-15, DQR-TEST-19, DQR-TEST-20 */
  helps(match: M, judge: Judge, scope: Scope) {
    const { test, spent } = judge;
    const { tokens } = match.world.heroes[scope.seat];
    if (spent !== undefined || tokens === 0 || test.noDetermination) return false;
    const shortfall = totalOf(judge) - targetOf(match, test, scope);
    if (tokens < shortfall && !asksMargin(test.fail)) return false;
    match.push({ do: 'spend-determination', judge }, scope);
    return true;
  },

  /** DQR-TEST-8..10, DQR-TEST-16, DQR-TEST-19: a token first, then what the failure costs. */
  failed(match: M, test: Test, scope: Scope) {
    gain(match, scope.seat, 1);
    const about = ATTRIBUTES.indexOf(test.attribute as Attribute);
    match.open('test-lost', scope.seat, about, { do: 'all', effects: test.fail }, scope);
  },

  succeeded() {},
  over() {},
  cardGone() {},
};

const handlers: Handlers<World, DeterminationEffect> = {
  /** DQR-TEST-12 */
  determination(match, { tokens }, scope) {
    gain(match, scope.seat, evaluate(match, tokens, scope));
  },

  /** DQR-TEST-4, DQR-TEST-10, DQR-TEST-11, DQR-TEST-13 */
  'spend-tokens'(match, { judge, tokens }, scope) {
    const hero = match.world.heroes[scope.seat];
    hero.tokens -= tokens;
    if (tokens > 0) match.tell({ type: 'spent', seat: scope.seat, tokens, left: hero.tokens });
    match.push({ ...judge, spent: tokens }, scope);
  },
};

const questions: Questions<World, DeterminationQuestion> = {
  /** C-DET */
  'spend-determination': {
    kind: 'ask',
    options(match, { judge }, { seat }, options) {
      const { tokens } = match.world.heroes[seat];
      for (let n = 0; n <= tokens; n++) options.add(`spend:${n}`, { do: 'spend-tokens', judge, tokens: n });
    },
  },
};

export const determinationChapter: Chapter<World, DeterminationEffect, DeterminationQuestion> = {
  handlers,
  questions,
};
