import { expect, test } from 'vitest';
import { count, dice, number, numberFrom, word } from './parameters.ts';
import { compile, type Language } from './verbs.ts';

const rules: string[] = [];
const language: Language = {
  verbs: {
    nothing: { rules, idle: true },
    die: { rules, ends: true },
    wound: { args: [number('wounds')], rules },
    keep: { rules, once: true, needs: ['on'] },
    drop: { rules, lasts: () => true },
    on: { args: [word('when', 'a moment', ['dawn', 'dusk'])], body: 'effect', rules, opens: 'later' },
    may: { body: 'effect', rules },
    test: { body: ['success', 'fail'], rules },
    roll: { args: [dice('dice')], body: 'ranges', rules },
    choose: { body: 'labels', rules },
    draw: { args: [count('cards', 5)], rules },
    shift: { args: [numberFrom('by', -2, 2)], rules },
    look: { body: { oneOf: ['red', 'blue'] }, rules },
    again: {
      rules,
      vain: (_fields, { before, within }) =>
        before.includes('wound') || within.includes('may') ? undefined : 'There is nothing to do again',
    },
  },
  moments: {
    now: { when: 'now', write: 'the text' },
    later: { when: 'later', write: "'on dawn { … }'" },
  },
  bearers: { card: { what: 'a card', moment: 'now', keptBy: ['keep'] } },
};
const read = (source: string) => compile(source, language, 'card');

test.each<[string, string]>([
  ['nothing; wound 1', "column 1: 'nothing' does nothing beside other words. Leave it out"],
  ['die; wound 1', "column 6: 'wound' never happens after 'die'. Put it before, or leave it out"],
  ['keep; keep; on dawn { wound 1 }', "column 7: 'keep' does nothing a second time. Leave it out"],
  ['keep; wound 1', "column 1: 'keep' does nothing without 'on'. Add one, or leave it out"],
  ['drop', "column 1: 'drop' does nothing on a card that is not kept. Add 'keep'"],
  ['may { nothing }', "column 1: 'may' does nothing with nothing in its braces"],
  ['test { fail: nothing }', "column 1: 'test' leads to nothing, whatever comes"],
  ['test { success: wound 1 | fail: wound 1 }', "column 1: 'test' leads to the same in every branch"],
  ['roll d6 { 1-6: wound 1 }', "column 1: 'roll' leads to the same in every branch"],
  ['choose { a: wound 1 }', "column 1: 'choose' has one branch, so there is nothing to choose"],
  ['look { red: nothing }', "column 1: 'look' leads to nothing, whatever comes"],
  ['look { red: wound 1 | blue: wound 1 }', "column 1: 'look' leads to the same in every branch"],
  ['roll d6 { 1-3: wound 1 | 4-6: nothing | 7: die }', "column 41: '7' never comes up: d6 shows 1 to 6"],
  ['roll d6 { 1-3: wound 1 | 4-9: nothing }', "column 26: '4-9' goes beyond what comes up: d6 shows 1 to 6"],
  ['roll d6+3 { 1-3: die | 4-9: nothing }', "column 13: '1-3' never comes up: d6+3 shows 4 to 9"],
  ['roll d6+3 { 4-8: die }', 'column 1: no branch for a result of 9'],
  ['roll 0d6 { 0: die }', "column 6: 'roll' expects dice such as d6 or 2d6, found '0d6'"],
  ['roll d1 { 1: die }', "found 'd1'"],
  ['draw 6', "column 6: 'draw' expects a number from 1 to 5, found '6'"],
  ['shift 3', "column 7: 'shift' expects a number from -2 to 2, found '3'"],
  ['again', 'column 1: There is nothing to do again'],
  ['wnd 1', "column 1: there is no verb 'wnd'"],
  ['wuond 1', "there is no verb 'wuond' (did you mean 'wound'?)"],
  ['keep; on dwan { wound 1 }', "column 10: 'on' expects a moment, found 'dwan' (did you mean 'dawn'?)"],
])('%s says nothing: %s', (source, problem) => {
  expect(() => read(source)).toThrow(problem);
});

test.each([
  'nothing',
  'wound 1; die',
  'keep; on dawn { drop }',
  'test { fail: wound 1 }',
  'roll 2d6 { 2-11: nothing | 12: die }',
  'roll d6 { 1-3: nothing | 4+: wound 1 }',
  'roll d6+3 { 4-6: wound 1 | 7-9: nothing }',
  'look { red: wound 1 }',
  'choose { a: wound 1 | b: nothing }',
  'wound 1; again',
  'may { again }',
  'shift -2; shift 2',
])('%s says something', (source) => {
  expect(() => read(source)).not.toThrow();
});
