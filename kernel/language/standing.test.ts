import { describe, expect, test } from 'vitest';
import { amount, anyWord, word } from './parameters.ts';
import { compile, type Language } from './verbs.ts';

const rules: string[] = [];
const language: Language = {
  verbs: {
    wound: { args: [amount('wounds', [], ['margin'])], rules },
    test: { body: ['success', 'fail'], rules, gives: { fail: ['margin'] } },
    maybe: { body: 'effect', rules },
    on: {
      args: [word('event', 'an event', ['hurt', 'dawn'])],
      body: 'effect',
      rules,
      during: ['drawn', 'held'],
      lasts: true,
      opens: ({ event }) => String(event),
    },
    prevent: { rules, during: ['hurt'] },
    ward: {
      args: [anyWord('what', 'a thing')],
      rules,
      during: ({ what }) => (what === 'sun' ? ['dawn'] : undefined),
    },
    keep: { rules, bearers: ['card'] },
    shine: { rules, direct: () => true },
    if: {
      conditions: { bleeding: { rules, during: ['hurt'] }, late: { rules, bearers: ['card'] } },
      body: ['yes'],
      rules,
    },
  },
  moments: {
    drawn: { when: 'when it is drawn', write: 'the text of a card' },
    held: { when: 'while it is held', write: 'nothing', idle: true },
    hurt: { when: 'at hurt', write: "'on hurt { … }'" },
    dawn: { when: 'at dawn', write: "'on dawn { … }'" },
  },
  bearers: {
    card: { what: 'a card', moment: 'drawn', keptBy: ['keep'] },
    ring: { what: 'a ring', moment: 'held' },
  },
};

test.each([
  ['card', 'wound 1; keep; on hurt { prevent }'],
  ['ring', 'on hurt { maybe { prevent } }'],
  ['card', 'ward moon; keep; on dawn { ward sun; shine }'],
  ['card', 'test { fail: maybe { wound margin } }'],
  ['ring', 'on hurt { if bleeding { yes: wound 1 } }'],
  ['card', 'maybe { keep }; on dawn { wound 1 }'],
])('on a %s works: %s', (bearer, source) => {
  expect(() => compile(source, language, bearer)).not.toThrow();
});

describe('what could never do anything is refused at its column, with what to do:', () => {
  test.each([
    [
      'card',
      'wound 1; prevent',
      "column 10: 'prevent' does nothing when it is drawn. Put it into 'on hurt { … }'",
    ],
    ['ring', 'on dawn { maybe { prevent } }', "column 19: 'prevent' does nothing at dawn"],
    [
      'ring',
      'on hurt { ward sun }',
      "column 11: 'ward sun' does nothing at hurt. Put it into 'on dawn { … }'",
    ],
    [
      'ring',
      'wound 1',
      "'wound 1' does nothing while it is held. Put it into the text of a card, 'on hurt { … }' or 'on dawn { … }'",
    ],
    ['ring', 'on dawn { keep }', "'keep' does nothing on a ring. It works on a card"],
    ['card', 'on dawn { wound 1 }', "'on dawn' does nothing on a card that is not kept. Add 'keep'"],
    [
      'card',
      'maybe { shine }',
      "'shine' does nothing inside the braces of another verb. Put it directly into the text of a card",
    ],
    [
      'card',
      'test { success: wound margin }',
      "column 23: 'margin' means nothing here. Put it into test { fail: … }",
    ],
    [
      'card',
      'if foggy { yes: wound 1 }',
      "column 4: there is no condition 'foggy'. Conditions: bleeding, late",
    ],
    ['card', 'if bleeding { yes: wound 1 }', "column 4: 'if bleeding' does nothing when it is drawn"],
    ['ring', 'on dawn { if late { yes: wound 1 } }', "'if late' does nothing on a ring"],
    ['card', 'if late at-night { yes: wound 1 }', "column 9: 'if late' has no use for 'at-night'"],
    ['card', 'if { yes: wound 1 }', "column 1: 'if' expects a condition: bleeding, late"],
  ])('on a %s: %s', (bearer, source, message) => {
    expect(() => compile(source, language, bearer)).toThrow(message);
  });
});

test('a condition becomes its name and its words', () => {
  expect(compile('if late { yes: wound 1 }', language, 'card')).toEqual([
    { do: 'if', condition: 'late', words: [], yes: [{ do: 'wound', wounds: 1 }] },
  ]);
});
