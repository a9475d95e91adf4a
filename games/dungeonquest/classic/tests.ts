/** TEST: attribute tests and determination. */
import {
  type Effect,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
} from '@underhall/kernel';
import { ATTRIBUTES, type Attribute, type Effects } from '../verbs.ts';
import { cardFace, heroCard, type M, type World } from './world.ts';

/** DQ-COMP-31 */
export const DETERMINATION_TOKENS = 24;

export interface Test extends Effect {
  readonly do: 'test';
  /** One of the four attributes, or two (`armor/luck`): the lower counts. */
  readonly attribute: string;
  readonly modifier: number;
  /** The encounter it belongs to, for determination; of a card, the card. */
  readonly encounter?: string;
  /** Added to the dice total (DQ-BRIDGE-3). */
  readonly burden?: number;
  readonly success: Effects;
  readonly fail: Effects;
}

/** The dice have been rolled; abilities may still change them. */
interface Judge extends Effect {
  readonly do: 'judge';
  readonly test: Test;
  readonly dice: readonly [number, number];
}

/** The test has failed; a Rune may still save it. */
interface Failed extends Effect {
  readonly do: 'test-fails';
  readonly test: Test;
  readonly margin: number;
}

type TestEffect =
  | Test
  | { do: 'roll-test'; test: Test }
  | Judge
  | Failed
  | { do: 'reroll'; what: 'die' | 'dice' }
  | { do: 'roll-again'; die: number };

export function test(
  attribute: Attribute,
  outcome: Partial<Pick<Test, 'success' | 'fail' | 'encounter' | 'burden'>>,
): Test {
  return { do: 'test', attribute, modifier: 0, success: [], fail: [], ...outcome };
}

/** DQ-TEST-1: an attribute with everything that changes it, determination apart (DQ-LIMIT-2). */
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

export function determinationFor(match: M, seat: Seat, encounter: string): number {
  return match.world.heroes[seat].determination.find(([key]) => key === encounter)?.[1] ?? 0;
}

/** DQ-TEST-6, DQ-TEST-10, DQ-TEST-11, DQ-LIMIT-1 */
function gainDetermination(match: M, seat: Seat, encounter: string): void {
  let inUse = 0;
  for (const hero of match.world.heroes) for (const [, tokens] of hero.determination) inUse += tokens;
  if (inUse >= DETERMINATION_TOKENS) return;
  const hero = match.world.heroes[seat];
  const tokens = determinationFor(match, seat, encounter) + 1;
  hero.determination = [...hero.determination.filter(([key]) => key !== encounter), [encounter, tokens]];
  match.tell({ type: 'determination', seat, tokens });
}

/** DQ-TEST-8: the encounter is over. */
function dropDetermination(match: M, seat: Seat, encounter: string): void {
  const hero = match.world.heroes[seat];
  if (hero.determination.length === 0) return;
  hero.determination = hero.determination.filter(([key]) => key !== encounter);
}

/** DQ-TEST-8: with a card all its tests are over. */
export function dropTestsOf(match: M, seat: Seat, card: Instance): void {
  for (const { 0: key } of match.world.heroes[seat].determination) {
    if (key.startsWith(`card:${card}:`)) dropDetermination(match, seat, key);
  }
}

/** DQ-TEST-7, DQ-TEST-10: the same test of the same encounter; a card may call for several. */
export function encounterOf(test: Test, scope: Scope): string {
  return test.encounter ?? `card:${scope.card}:${test.attribute}`;
}

/** What a test must not exceed (DQ-TEST-3, DQ-TEST-7). */
export function targetOf(match: M, test: Test, scope: Scope): number {
  let lowest = Number.MAX_SAFE_INTEGER;
  for (const name of test.attribute.split('/')) {
    lowest = Math.min(lowest, attributeOf(match, scope.seat, name as Attribute));
  }
  return lowest + test.modifier + determinationFor(match, scope.seat, encounterOf(test, scope));
}

/** DQ-OPTCLOAK-8: Loot that changes the attribute is shown. */
export function showHelpfulLoot(match: M, seat: Seat, attribute: string): void {
  const { instances } = match;
  const names = attribute.split('/');
  for (
    let card = instances.first(instances.layout.base.loot + seat);
    card !== NONE;
    card = instances.next(card)
  ) {
    if (cardFace(match, card).bonuses.some((bonus) => names.includes(bonus.attribute)))
      instances.reveal(card, 0xffff);
  }
}

export const testHandlers: Handlers<World, TestEffect> = {
  test(match, test, scope) {
    match.open(
      'before-test',
      scope.seat,
      ATTRIBUTES.indexOf(test.attribute as Attribute),
      { do: 'roll-test', test } as Effect,
      scope,
    );
  },

  /** DQ-TEST-2 */
  'roll-test'(match, { test }, scope) {
    const dice: [number, number] = [match.roll(), match.roll()];
    // DQ-TEST-9
    match.world.tested.push(encounterOf(test, scope));
    showHelpfulLoot(match, scope.seat, test.attribute);
    if (match.sink)
      match.tell({
        type: 'test-rolled',
        seat: scope.seat,
        card: scope.card,
        attribute: test.attribute,
        dice,
        target: targetOf(match, test, scope),
      });
    match.open(
      'test-rolled',
      scope.seat,
      ATTRIBUTES.indexOf(test.attribute as Attribute),
      { do: 'judge', test, dice } as Effect,
      scope,
    );
  },

  /** DQ-TEST-3, DQ-TEST-4 */
  judge(match, { test, dice }, scope) {
    const total = dice[0] + dice[1] + (test.burden ?? 0);
    const target = targetOf(match, test, scope);
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
    match.open('test-failed', scope.seat, ATTRIBUTES.indexOf(test.attribute as Attribute), failed, scope);
  },

  /** DQ-TEST-5, DQ-TEST-6 */
  'test-fails'(match, { test, margin }, scope) {
    gainDetermination(match, scope.seat, encounterOf(test, scope));
    match.pushAll(test.fail, { seat: scope.seat, card: scope.card, value: margin });
  },

  /** Lindel: one die of the triggering roll once more. */
  reroll(match, { what }, scope) {
    const judge = match.coming('judge') as Judge | undefined;
    if (!judge) return;
    if (what === 'die') match.push({ do: 'which-die' }, scope);
    else for (const die of [1, 0]) match.push({ do: 'roll-again', die } as Effect, scope);
  },

  'roll-again'(match, { die }, scope) {
    const judge = match.coming('judge') as Judge;
    const dice: [number, number] = [judge.dice[0], judge.dice[1]];
    dice[die] = match.roll();
    match.tell({ type: 'rerolled', seat: scope.seat, die, dice });
    match.change('judge', { ...judge, dice } as Judge);
  },
};

/** DQ-TEST-5, DQ-TEST-8 */
export function succeed(match: M, test: Test, scope: Scope): void {
  dropDetermination(match, scope.seat, encounterOf(test, scope));
  match.pushAll(test.success, scope);
}

export const testQuestions: Questions<World, { do: 'which-die' }> = {
  'which-die': {
    kind: 'ask',
    options(match, _question, _scope, options) {
      const judge = match.coming('judge') as Judge;
      options.add('die:1', { do: 'roll-again', die: 0 } as Effect);
      if (judge.dice[1] !== judge.dice[0]) options.add('die:2', { do: 'roll-again', die: 1 } as Effect);
    },
  },
};

export type { Failed };
