/** TEST: attribute tests and determination. */
import {
  type Chapter,
  type Effect,
  type Handlers,
  NONE,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import type { Steps } from './effects.ts';
import { ATTRIBUTES, type Attribute } from './verbs.ts';
import { cardFace, editionOf, heroCard, type M, type World } from './world.ts';

export interface Test extends Effect {
  readonly do: 'test';
  /** One of the four attributes, or two (`armor/luck`): the lower counts. */
  readonly attribute: string;
  readonly modifier: number;
  /** No determination token is gained, and none helps (DQ-LIMIT-2). */
  readonly noDetermination?: boolean;
  /** The encounter it belongs to, for determination; of a card, the card. */
  readonly encounter?: string;
  /** Added to the dice total (DQ-BRIDGE-3). */
  readonly burden?: number;
  readonly success: Steps;
  readonly fail: Steps;
}

/** The dice have been rolled; abilities may still change them. */
export interface Judge extends Effect {
  readonly do: 'judge';
  readonly test: Test;
  readonly dice: readonly [number, number];
  /** Determination spent after the roll, once it is decided (DQR-TEST-4). */
  readonly spent?: number;
}

/** The test has failed; a Rune may still save it. */
interface Failed extends Effect {
  readonly do: 'test-fails';
  readonly test: Test;
  readonly margin: number;
}

export type TestEffect =
  | Test
  | { do: 'roll-test'; test: Test }
  | Judge
  | Failed
  | { do: 'reroll'; what: 'die' | 'dice' }
  | { do: 'roll-again'; die: number }
  | { do: 'test-over'; encounter: string };

export function test(
  attribute: Attribute,
  outcome: Partial<Pick<Test, 'success' | 'fail' | 'encounter' | 'burden'>>,
): Test {
  return { do: 'test', attribute, modifier: 0, success: [], fail: [], ...outcome };
}

/** DQ-TEST-1, DQR-TEST-17: an attribute with everything that changes it, determination apart (DQ-LIMIT-2). */
export function attributeOf(match: M, seat: Seat, attribute: Attribute): number {
  const hero = match.world.heroes[seat];
  let value = heroCard(match, seat)[attribute];
  for (const [, changed, by] of hero.bonuses) if (changed === attribute) value += by;
  const { instances } = match;
  for (
    let card = instances.first(instances.layout.base.loot + seat);
    card !== NONE;
    card = instances.next(card)
  ) {
    for (const bonus of cardFace(match, card).bonuses) if (bonus.attribute === attribute) value += bonus.by;
  }
  return value;
}

/** DQ-TEST-8: what a space asked of a Hero is over, although he did not test. */
export function testOver(encounter: string): TestEffect {
  return { do: 'test-over', encounter };
}

const split = new Map<string, readonly Attribute[]>();

/** The attributes a test names: `armor`, or both of `armor/luck`. */
export function attributesOf(names: string): readonly Attribute[] {
  let attributes = split.get(names);
  if (attributes === undefined) {
    attributes = names.split('/') as Attribute[];
    split.set(names, attributes);
  }
  return attributes;
}

/** What a test must not exceed (DQ-TEST-3, DQ-TEST-7). */
export function targetOf(match: M, test: Test, scope: Scope): number {
  let lowest = Number.MAX_SAFE_INTEGER;
  for (const attribute of attributesOf(test.attribute)) {
    lowest = Math.min(lowest, attributeOf(match, scope.seat, attribute));
  }
  const target = lowest + test.modifier;
  return test.noDetermination
    ? target
    : target + editionOf(match).determination.bonus(match.world, test, scope);
}

export type TestQuestion = { do: 'which-die' };

const handlers: Handlers<World, TestEffect> = {
  test(match, test, scope) {
    const about = ATTRIBUTES.indexOf(test.attribute as Attribute);
    match.open('before-test', scope.seat, about, { do: 'roll-test', test }, scope);
  },

  /** DQ-TEST-2 */
  'roll-test'(match, { test }, scope) {
    const dice: [number, number] = [match.roll(), match.roll()];
    editionOf(match).testing(match, scope.seat, test.attribute);
    if (match.sink)
      match.tell({
        type: 'test-rolled',
        seat: scope.seat,
        card: scope.card,
        attribute: test.attribute,
        dice,
        target: targetOf(match, test, scope),
        burden: test.burden ?? 0,
      });
    const about = ATTRIBUTES.indexOf(test.attribute as Attribute);
    match.open('test-rolled', scope.seat, about, { do: 'judge', test, dice }, scope);
  },

  /** DQ-TEST-3, DQ-TEST-4, DQR-TEST-3..6 */
  judge(match, subject, scope) {
    const { test, dice } = subject;
    const total = totalOf(subject);
    const target = targetOf(match, test, scope);
    if (total > target && editionOf(match).determination.helps(match, subject, scope)) return;
    if (match.sink)
      match.tell({
        type: 'tested',
        seat: scope.seat,
        card: scope.card,
        attribute: test.attribute,
        dice,
        burden: test.burden ?? 0,
        target,
        success: total <= target,
      });
    if (total <= target) {
      succeed(match, test, scope);
      return;
    }
    const failed: Failed = { do: 'test-fails', test, margin: total - target };
    const about = ATTRIBUTES.indexOf(test.attribute as Attribute);
    match.open('test-failed', scope.seat, about, failed, scope);
  },

  /** DQ-TEST-5, DQ-TEST-6, DQR-TEST-8, DQR-TEST-16 */
  'test-fails'(match, { test, margin }, scope) {
    editionOf(match).determination.failed(match, test, scopeOf(scope.seat, scope.card, margin));
  },

  /** Lindel: one die of the triggering roll once more. */
  reroll(match, { what }, scope) {
    if (editionOf(match).rerolls(match, scope)) return;
    const judge = match.coming('judge');
    if (!judge) return;
    if (what === 'die') match.push({ do: 'which-die' }, scope);
    else for (const die of [1, 0]) match.push({ do: 'roll-again', die }, scope);
  },

  'roll-again'(match, { die }, scope) {
    const judge = match.coming('judge') as Judge;
    const dice: [number, number] = [judge.dice[0], judge.dice[1]];
    dice[die] = match.roll();
    match.tell({ type: 'rerolled', seat: scope.seat, die, dice });
    match.change('judge', { ...judge, dice });
  },

  'test-over'(match, { encounter }, { seat }) {
    editionOf(match).determination.over(match, seat, encounter);
  },
};

/** What is compared with the attribute (DQ-TEST-3, DQR-TEST-3, DQR-TEST-4). */
export function totalOf({ test, dice, spent }: Judge): number {
  return dice[0] + dice[1] + (test.burden ?? 0) - (spent ?? 0);
}

/** DQ-TEST-5, DQ-TEST-8 */
export function succeed(match: M, test: Test, scope: Scope): void {
  editionOf(match).determination.succeeded(match, test, scope);
  match.pushAll(test.success, scope);
}

const questions: Questions<World, TestQuestion> = {
  'which-die': {
    kind: 'ask',
    options(match, _question, _scope, options) {
      const judge = match.coming('judge') as Judge;
      options.add('die:1', { do: 'roll-again', die: 0 });
      if (judge.dice[1] !== judge.dice[0]) options.add('die:2', { do: 'roll-again', die: 1 });
    },
  },
};

export type { Failed };

export const testChapter: Chapter<World, TestEffect, TestQuestion> = { handlers, questions };
