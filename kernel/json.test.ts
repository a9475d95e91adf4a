import { expect, test } from 'vitest';
import { parseJson } from './json.ts';

test('what is written is read, also after a byte order mark', () => {
  expect(parseJson('\uFEFF{ "a": [1, "[{\\"["] }', 'It')).toEqual({ a: [1, '[{"['] });
});

test.each([
  ['', /^It: is not JSON: it ends too early\.$/],
  ['{ "cards": [', /^It: is not JSON: it ends too early\.$/],
  ['{ "cards": }', /^It: is not JSON: '\}' does not belong where it stands in "\{ "cards": \}"\.$/],
  ['{\n  "cards": []\n  "pack": 1\n}', /^It: is not JSON: something is wrong in line 3, column 3\.$/],
  ['['.repeat(1_000_000), /^It: is nested more than 64 deep\.$/],
  [`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, /^It: is nested more than 64 deep\.$/],
])('what is not JSON, or too deep, is refused (%#)', (text, message) => {
  expect(() => parseJson(text, 'It')).toThrow(message);
});
