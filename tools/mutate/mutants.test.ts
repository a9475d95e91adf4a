import { expect, test } from 'vitest';
import { changesIn } from './mutants.ts';
import { parse } from './tree.ts';

/** The text after each change. */
function changed(text: string): string[] {
  const tree = parse('a.ts', text);
  return changesIn(tree, 0, text.length).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );
}

test('comparisons move by one and are turned round', () => {
  expect(changed('const a = b < c;')).toEqual(['const a = b <= c;']);
  expect(changed('const a = b < 3;')).toEqual(['const a = b < 4;', 'const a = b < 2;']);
  expect(changed('const a = b === c;')).toEqual(['const a = b !== c;']);
});

test('conditions are turned round, but only once', () => {
  expect(changed('const a = b ? c : d;')).toEqual(['const a = !(b) ? c : d;']);
  expect(changed('const a = b !== e ? c : d;')).toEqual(['const a = b === e ? c : d;']);
  expect(changed('const a = !b ? c : d;')).toEqual(['const a = b ? c : d;']);
});

test('and becomes or, plus becomes minus, true becomes false', () => {
  expect(changed('const a = b && c;')).toEqual(['const a = b || c;']);
  expect(changed('const a = b + c;')).toEqual(['const a = b - c;']);
  expect(changed('const a = true;')).toEqual(['const a = false;']);
  expect(changed('const a = Math.min(b, c);')).toEqual(['const a = Math.max(b, c);']);
});

test('statements and early returns are left out, the last return stays', () => {
  expect(changed('function f() { a(); return b; }')).toEqual(['function f() { ; return b; }']);
  expect(changed('function f() { if (a) { return b; } return c; }')).toEqual([
    'function f() { if (!(a)) { return b; } return c; }',
    'function f() { if (a) { ; } return c; }',
  ]);
});

test('branches are swapped and forgotten', () => {
  expect(changed('const a = test({ success: b(), fail: c() });')).toEqual([
    'const a = test({ fail: c() });',
    'const a = test({ success: c(), fail: b() });',
    'const a = test({ success: b() });',
  ]);
});

test('types, texts, keys and rule ids are left alone', () => {
  expect(changed('type A = 1 | 2; const b = { 1: c, rule: ["DQ-A-1"] } as { n: 1 };')).toEqual([]);
  expect(changed('const a = b + "; ";')).toEqual([]);
});

test('every change can still be parsed', () => {
  const text = `function f(a: number, b?: number[]) {
    for (let i = 0; i < a; i++) { if (i % 2 === 0) continue; b!.push(-1); }
    while (a > 0) a -= 1;
    return { success: f(1), fail: f(2), last: [1] };
  }`;
  for (const code of changed(text)) expect(() => parse('a.ts', code), code).not.toThrow();
});
