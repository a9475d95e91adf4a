import { describe, expect, test } from 'vitest';
import { amount, anyWord, dice, mark, number, optional, rest, selector, word } from './parameters.ts';
import { compile, type Verbs } from './verbs.ts';

const rules: string[] = [];
const verbs: Verbs = {
  wound: { args: [amount('amount', ['margin'])], rules },
  draw: { args: [anyWord('deck', 'a deck'), optional(number('count'), 1)], rules },
  die: { rules },
  test: {
    args: [word('attribute', 'an attribute', ['luck', 'agility']), mark('secretly', 'secretly')],
    body: ['success', 'fail'],
    rules,
  },
  roll: { args: [dice('dice')], body: 'ranges', rules },
  on: { args: [anyWord('when', 'a moment')], body: 'effect', rules },
  choose: { body: 'labels', rules },
  maybe: { body: 'optional-effect', rules },
  kill: { args: [selector('what', ['monster', 'hero'])], rules },
  give: { args: [rest(word('things', 'a thing', ['gold', 'rope']))], rules },
};
const effects = (source: string) => compile(source, { verbs });

test('a text becomes effects', () => {
  expect(effects('wound 1; die')).toEqual([{ do: 'wound', amount: 1 }, { do: 'die' }]);
  expect(effects('wound d6')).toEqual([{ do: 'wound', amount: { dice: 1, sides: 6, times: 1, plus: 0 } }]);
  expect(effects('wound margin')).toEqual([{ do: 'wound', amount: 'margin' }]);
});

test('all effects of a kind have the same fields, written or not', () => {
  expect(effects('draw door')).toEqual([{ do: 'draw', deck: 'door', count: 1 }]);
  expect(effects('draw door 3')).toEqual([{ do: 'draw', deck: 'door', count: 3 }]);
  expect(effects('test luck { fail: die }')).toEqual([
    { do: 'test', attribute: 'luck', secretly: false, success: [], fail: [{ do: 'die' }] },
  ]);
  expect(effects('test luck secretly { fail: die }')[0]).toMatchObject({ secretly: true });
  expect(effects('maybe')).toEqual([{ do: 'maybe', block: [] }]);
});

test('branches by result, by label, and blocks', () => {
  expect(effects('roll d6 { 1-3: die | 4-6: wound 1 }')[0]).toMatchObject({
    branches: [
      { from: 1, to: 3, effect: [{ do: 'die' }] },
      { from: 4, to: 6, effect: [{ do: 'wound', amount: 1 }] },
    ],
  });
  expect(effects('choose { stay: die | go: wound 1 }')[0]).toMatchObject({
    branches: [{ label: 'stay' }, { label: 'go' }],
  });
  expect(effects('on turn-start { die }')[0]).toMatchObject({ when: 'turn-start', block: [{ do: 'die' }] });
});

test('selectors and lists of words', () => {
  expect(effects('kill monster[wounded]')).toEqual([
    { do: 'kill', what: { noun: 'monster', conditions: [{ key: 'wounded', compare: '', value: '' }] } },
  ]);
  expect(effects('give gold rope')).toEqual([{ do: 'give', things: ['gold', 'rope'] }]);
});

describe('a mistake is reported at its column with what was expected:', () => {
  test.each([
    ['fly home', 1, "there is no verb 'fly'. Verbs: choose, die,"],
    ['constructor', 1, "there is no verb 'constructor'"],
    ['wound lots', 7, "'wound' expects an amount (a number from 1, dice, margin), found 'lots'"],
    ['wound', 1, "'wound' expects an amount (a number from 1, dice, margin), found nothing"],
    ['wound 1 2', 9, "'wound' has no use for '2'"],
    ['test strength { fail: die }', 6, "'test' expects an attribute, found 'strength'"],
    ['test luck', 1, "'test' needs branches"],
    ['test luck { maybe: die }', 13, 'the labels here are success, fail'],
    ['die { wound 1 }', 1, "'die' has no block"],
    ['on start', 1, "'on' needs a block"],
    ['on start { a: die }', 1, "'on' takes a block without labels"],
    ['roll d6 { 1-3: die | 5-6: die }', 22, 'the results are not each named once: expected 4'],
    ['roll d6 { 1-3: die | 3-6: die }', 22, 'the results are not each named once: expected 4'],
    ['roll d6 { 1-5: die }', 1, 'no branch for a result of 6'],
    ['roll 2d6 { 1-12: die }', 12, 'the results are not each named once: expected 2'],
    ['roll d6 { low: die }', 11, "'low' is no die result"],
    ['kill goblin', 6, "'kill' expects a selector (monster, hero), found 'goblin'"],
    ['give gold tea', 11, "'give' expects a thing, found 'tea'"],
    ['on start { test luck { fail: fly } }', 30, "there is no verb 'fly'"],
  ])('%j at %i: %s', (source, column, message) => {
    expect(() => effects(source)).toThrow(`column ${column}: ${message}`);
  });
});
