import { expect, test } from 'vitest';
import { regionsOf } from './regions.ts';
import { parse } from './tree.ts';

/** The code that each citation speaks of. */
function cited(text: string): string[] {
  return regionsOf(parse('a.ts', text)).map(({ start, end }) => text.slice(start, end));
}

test('a comment speaks of the declaration that follows it', () => {
  expect(cited('/** DQ-PIT-1..3 */\nexport const pit = chamber(1);\nconst other = 2;')).toEqual([
    'export const pit = chamber(1);',
  ]);
});

test('a comment in a function speaks of the next statement only', () => {
  expect(cited('function f() {\n  // DQ-A-1\n  // (as printed)\n  if (x) y();\n  z();\n}')).toEqual([
    'if (x) y();',
  ]);
});

test('a comment at the end of a line speaks of that line', () => {
  expect(cited('const t = {\n  a: 1, // DQ-A-1\n  b: 2,\n};')).toEqual(['a: 1']);
  expect(cited('function f() {\n  if (x) { // DQ-A-1\n    y();\n  }\n  z();\n}')).toEqual([
    'if (x) { // DQ-A-1\n    y();\n  }',
  ]);
});

test('a comment before a property or an element speaks of it', () => {
  expect(cited('const t = {\n  // DQ-A-1\n  a: f(1),\n  b: 2 };')).toEqual(['a: f(1)']);
  expect(cited('const t = [\n  // DQ-A-1\n  f(1),\n  2 ];')).toEqual(['f(1)']);
});

test('a comment with nothing after it speaks of what it stands in', () => {
  expect(cited('function f() {\n  y();\n  // DQ-A-1: nothing else\n}')).toEqual([
    'function f() {\n  y();\n  // DQ-A-1: nothing else\n}',
  ]);
});

test('a string in a guarded statement speaks of the guard, too', () => {
  expect(cited("function f() {\n  a();\n  if (x > 1) return forbid('DQ-A-1');\n}")).toEqual([
    "if (x > 1) return forbid('DQ-A-1');",
  ]);
  expect(cited("function f() {\n  if (x > 1) {\n    tell({ rule: 'DQ-A-1' });\n  }\n}")).toEqual([
    "if (x > 1) {\n    tell({ rule: 'DQ-A-1' });\n  }",
  ]);
});

test('a string in a table speaks of its entry', () => {
  expect(cited("const t = {\n  a: { rule: 'DQ-A-1', n: 1 },\n  b: { n: 2 },\n};")).toEqual([
    "a: { rule: 'DQ-A-1', n: 1 }",
  ]);
});

test('a comment above the imports speaks of the file', () => {
  const [region] = regionsOf(parse('a.ts', "// DQ-A-1\nimport 'x';\nconst a = 1;"));
  expect(region?.by).toBe('header');
});
