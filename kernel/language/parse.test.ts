import { expect, test } from 'vitest';
import { LanguageError, parse } from './parse.ts';

test('statements stand one after another', () => {
  expect(
    parse('wound 1; draw door 2').map(({ verb, args }) => [verb, ...args.map(({ word }) => word)]),
  ).toEqual([
    ['wound', '1'],
    ['draw', 'door', '2'],
  ]);
});

test('a block holds statements, or branches with labels', () => {
  const [keep] = parse('on turn-start { wound 1; discard this }');
  expect(keep.block?.map(({ verb }) => verb)).toEqual(['wound', 'discard']);
  const [test] = parse('test agility { success: wound 1; draw | fail: wound d6 }');
  expect(test.branches?.map(({ label, effect }) => [label, effect.length])).toEqual([
    ['success', 2],
    ['fail', 1],
  ]);
});

test('blocks lie in blocks', () => {
  const [outer] = parse('on x { roll d6 { 1-3: wound 1 | 4+: test luck { fail: die } } }');
  expect(outer.block?.[0].branches?.[1].effect[0].branches?.[0].effect[0].verb).toBe('die');
});

test('a selector has conditions', () => {
  const [{ args }] = parse('kill monster[race=troll, wounded, level>=3, kind!=boss, level<=5]');
  expect(args[0].conditions).toEqual([
    { key: 'race', compare: '=', value: 'troll' },
    { key: 'wounded', compare: '', value: '' },
    { key: 'level', compare: '>=', value: '3' },
    { key: 'kind', compare: '!=', value: 'boss' },
    { key: 'level', compare: '<=', value: '5' },
  ]);
});

test('every place has its column, counted from 1', () => {
  const [, second] = parse('wound 1;  draw door');
  expect([second.column, second.args[0].column]).toEqual([11, 16]);
});

test.each([
  ['', 1, 'expected a verb, found the end'],
  ['wound 1;', 9, 'expected a verb, found the end'],
  ['wound }', 7, "expected ';' or the end, found '}'"],
  ['on x { wound 1', 15, "expected ';' or '}', found the end"],
  ['test luck { success: a | fail b }', 31, "expected ':' after the label 'fail', found 'b'"],
  ['test luck { fail: a | fail: b }', 23, "the label 'fail' stands twice"],
  ['test luck { fail: a | }', 23, "expected a label, found '}'"],
  ['kill monster[race=]', 19, "expected a value, found ']'"],
  ['kill monster[a b]', 16, "expected ',' or ']', found 'b'"],
  ['wound 1 & 2', 9, "'&' has no meaning here"],
  ['on x {}', 7, "expected a verb, found '}'"],
])('%j is wrong at column %i: %s', (source, column, message) => {
  expect(() => parse(source)).toThrow(LanguageError);
  expect(() => parse(source)).toThrow(`column ${column}: ${message}`);
});
