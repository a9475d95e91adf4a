import { expect, test } from 'vitest';
import { HallError } from './line.ts';
import { Trouble, whyOf } from './trouble.ts';

test('what went wrong is said in our words, never in those of the browser', () => {
  const raw = [
    new TypeError("Cannot read properties of undefined (reading 'seats')"),
    new SyntaxError('Unexpected end of JSON input'),
    new RangeError('Maximum call stack size exceeded'),
    new HallError({ name: 'TypeError', message: 'x is not iterable', problems: [] }),
    new HallError({ name: 'constructor', message: 'x is not iterable', problems: [] }),
    'a word',
    undefined,
  ];
  for (const error of raw)
    expect(whyOf(error)).toBe('Something went wrong. Loading the page again usually helps.');
});

test('what was written for people is said as it is', () => {
  expect(whyOf(new Trouble('This file is too large.'))).toBe('This file is too large.');
  const misfit = { name: 'Misfit', message: 'This link: is damaged or cut off.', problems: [] };
  expect(whyOf(new HallError(misfit))).toBe('This link is damaged or cut off.');
});

test('a match of other rules, one that cannot be played and a lost worker have their own sentences', () => {
  const said = ['OtherRules', 'Unplayable', 'slow', 'stopped', 'unloadable'].map((name) =>
    whyOf(new HallError({ name, message: 'raw', problems: [] })),
  );
  expect(new Set(said).size).toBe(said.length);
  expect(said.join()).not.toContain('raw');
});
