import { expect, test } from 'vitest';
import { chances } from './fight.ts';

test('equal scores hit equally often, and are even once in six', () => {
  const { hits, countered } = chances(3, 3);
  expect(hits).toBeCloseTo(15 / 36);
  expect(countered).toBe(hits);
});

test('six more is nearly always a hit and never a counter', () => {
  expect(chances(6, 0)).toEqual({ hits: 1, countered: 0 });
  expect(chances(5, 0).hits).toBeCloseTo(35 / 36);
});
