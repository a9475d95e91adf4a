import { expect, test } from 'vitest';
import { readScenario } from './scenario.ts';

const whole = {
  title: 't',
  rules: ['PIG-ROLL-1'],
  game: 'pig',
  seats: [{}, {}],
  steps: [{ choose: 'roll' }],
};

test('a whole scenario is read', () => {
  const full = { ...whole, options: { goal: 10 }, seed: 's', arrange: [{ dice: [1] }], comment: 'why' };
  expect(readScenario(full)).toEqual(full);
});

test.each<[object, string]>([
  [{ title: undefined }, 'title: must be a text, not missing'],
  [{ rules: 'PIG-ROLL-1' }, 'rules: must be a list'],
  [
    { step: [] },
    "step: is not known here (did you mean 'steps'?). Fields: title, rules, game, seats, steps, packs, options, seed, arrange, comment",
  ],
  [{ steps: [{ chose: 'roll' }] }, 'steps[0]: must be one of dice, next, arrange, choose, refused'],
  [{ steps: [{ seat: 0, chose: 'roll' }] }, "print: 'chose' is none (did you mean 'choose'?)"],
  [{ steps: [{ choose: 'roll', sit: 1 }] }, 'steps[0].sit: is not known here'],
  [{ steps: [{ choose: 3 }] }, 'steps[0].choose: must be a text, not 3'],
  [{ steps: [{ choose: ['a', 3] }] }, 'steps[0].choose[1]: must be a text, not 3'],
  [{ steps: [{ choose: 'roll', seat: -1 }] }, 'steps[0].seat: must be a whole number of at least 0, not -1'],
  [{ steps: [{ dice: [0] }] }, 'steps[0].dice[0]: must be a whole number of at least 1, not 0'],
  [{ steps: [{ hold: 'yes' }] }, 'steps[0].hold: must be true or false'],
  [{ steps: [{ expect: { fact: {} } }] }, 'steps[0].expect.fact: is not known here'],
  [{ steps: [{ expect: { view: { seat: 0, fact: {} } } }] }, 'steps[0].expect.view.fact: is not known here'],
  [{ steps: [{ expect: { view: {} } }] }, 'steps[0].expect.view.seat: must be something, not missing'],
  [{ steps: [{ expect: {} }] }, 'steps[0].expect: expects nothing'],
  [{ steps: [{ expect: { events: [] } }] }, 'steps[0].expect.events: expects nothing'],
  [{ steps: [{ expect: { facts: {}, options: ['roll'] } }] }, 'steps[0].expect.facts: expects nothing'],
  [{ steps: [{ expect: { asked: [] } }] }, 'steps[0].expect.asked: expects nothing'],
  [{ steps: [{ expect: { view: { seat: 0 } } }] }, 'steps[0].expect.view: expects nothing'],
  [{ steps: [{ expect: { view: { seat: 0, hides: [] } } }] }, 'steps[0].expect.view.hides: expects nothing'],
  [{ steps: [7] }, 'steps[0]: must be'],
  [{ steps: [{ refused: 'hold' }] }, 'steps[0]: say by which "rule" it is refused, or "any": true'],
  [{ steps: [{ refused: 'hold', rule: 'PIG-HOLD-2', any: true }] }, 'steps[0]: say by which "rule"'],
  [{ steps: [{ refused: ['hold', 3], any: true }] }, 'steps[0].refused[1]: must be a text, not 3'],
  [{ steps: [{ print: 'cards' }] }, 'steps[0].print: must be one of facts, events, options, zones'],
  [{ packs: [3] }, 'packs[0]: must be'],
  [{ packs: ['cards.json'] }, "packs: 'cards.json' is a file, and none is read here"],
])('%j does not fit', (different, problem) => {
  expect(() => readScenario({ ...whole, ...different })).toThrow(problem);
});

test('packs named by their files are read', () => {
  const read = (file: string) => ({ from: file });
  expect(readScenario({ ...whole, packs: ['a.json', { cards: [] }] }, read).packs).toEqual([
    { from: 'a.json' },
    { cards: [] },
  ]);
});

test('what is no scenario at all is refused', () => {
  for (const value of [null, 3, 'pig', []])
    expect(() => readScenario(value)).toThrow(/^This scenario does not fit/);
});

test('that there is no option is something to expect', () => {
  expect(() => readScenario({ ...whole, steps: [{ expect: { only: [] } }] })).not.toThrow();
});
