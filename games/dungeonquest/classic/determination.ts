/** TEST: determination tokens of the 2010 edition: each raises the attribute for the next try of the same test. */
import { type Instance, NONE, type Scope, type Seat } from '@underhall/kernel';
import type { DeterminationRules } from '../edition.ts';
import type { Test } from '../tests.ts';
import type { Attempt, M, World } from './world.ts';

/** DQ-COMP-31 */
export const DETERMINATION_TOKENS = 24;

/** DQ-TEST-7, DQ-TEST-10: what determination hangs on. */
function attemptOf(test: Test, scope: Scope): Attempt {
  if (test.encounter !== undefined) return { card: NONE, what: test.encounter };
  return { card: scope.card, what: test.attribute };
}

function isSameAttempt(a: Attempt, b: Attempt): boolean {
  return a.card === b.card && a.what === b.what;
}

/** The tokens for a test; the world may be one as somebody sees it. */
export function determinationFor({ heroes }: World, test: Test, scope: Scope): number {
  const { determination } = heroes[scope.seat];
  if (determination.length === 0) return 0;
  const attempt = attemptOf(test, scope);
  return determination.find((held) => isSameAttempt(held, attempt))?.tokens ?? 0;
}

/** DQ-TEST-6, DQ-TEST-10, DQ-TEST-11, DQ-LIMIT-1 */
function gainDetermination(match: M, test: Test, scope: Scope): void {
  const { heroes } = match.world;
  let inUse = 0;
  for (const hero of heroes) for (const held of hero.determination) inUse += held.tokens;
  if (inUse >= DETERMINATION_TOKENS) return;
  const tokens = determinationFor(match.world, test, scope) + 1;
  dropDetermination(match, test, scope);
  const hero = heroes[scope.seat];
  const { card, what } = attemptOf(test, scope);
  hero.determination = [...hero.determination, { card, what, tokens }];
  if (match.sink) match.tell({ type: 'determination', seat: scope.seat, tokens });
}

/** DQ-TEST-8: the encounter is over. */
function dropDetermination(match: M, test: Test, scope: Scope): void {
  const hero = match.world.heroes[scope.seat];
  if (hero.determination.length === 0) return;
  const attempt = attemptOf(test, scope);
  hero.determination = hero.determination.filter((held) => !isSameAttempt(held, attempt));
}

/** DQ-TEST-8: with a card all its tests are over. */
function dropTestsOf(match: M, seat: Seat, card: Instance): void {
  const hero = match.world.heroes[seat];
  if (hero.determination.some((held) => held.card === card))
    hero.determination = hero.determination.filter((held) => held.card !== card);
}

export const determination: DeterminationRules = {
  bonus: (world: World, test: Test, scope: Scope) => determinationFor(world, test, scope),
  helps: () => false,
  failed(match: M, test: Test, scope: Scope) {
    if (!test.noDetermination) gainDetermination(match, test, scope);
    match.pushAll(test.fail, scope);
  },
  succeeded: (match: M, test: Test, scope: Scope) => dropDetermination(match, test, scope),
  /** DQ-TEST-8 */
  over(match: M, seat: Seat, encounter: string) {
    const hero = match.world.heroes[seat];
    const over: Attempt = { card: NONE, what: encounter };
    hero.determination = hero.determination.filter((held) => !isSameAttempt(held, over));
  },
  cardGone(match: M, seat: Seat, card: Instance) {
    if (match.world.heroes[seat].determination.length > 0) dropTestsOf(match, seat, card);
  },
};
