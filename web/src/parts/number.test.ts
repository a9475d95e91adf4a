import { expect, test } from 'vitest';
import { settled } from './number.ts';

const rounds = { least: 5, most: 500 };

test('a number of the range stays as it was typed', () => {
  expect(settled('40', rounds, 120)).toEqual({ value: 40 });
  expect(settled(' 12.4 ', rounds, 120)).toEqual({ value: 12 });
});

test('a number beyond the range is taken to its end, and says which', () => {
  expect(settled('3', rounds, 120)).toEqual({ value: 5, why: 'least' });
  expect(settled('4,000', rounds, 120)).toEqual({ value: 500, why: 'most' });
});

test('what is no number changes nothing', () => {
  for (const typed of ['', '-', 'ten', 'Infinity'])
    expect(settled(typed, rounds, 120)).toEqual({ value: 120, why: 'number' });
});
