import { expect, test } from 'vitest';
import { format } from './text.ts';

test('holes are filled by name', () => {
  expect(format('{seat} draws {card}.', { seat: 'Ulf', card: 'a rope' })).toBe('Ulf draws a rope.');
});

test('a word is chosen by the number', () => {
  const message = '{n} {n|wound|wounds}';
  expect([1, 2, 0].map((n) => format(message, { n }))).toEqual(['1 wound', '2 wounds', '0 wounds']);
});

test('a hole nobody fills stays to be seen', () => {
  expect(format('{who} {constructor}', {})).toBe('{who} {constructor}');
});
