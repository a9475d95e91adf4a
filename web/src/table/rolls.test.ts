import { expect, test } from 'vitest';
import { chanceOfAtMost } from './rolls.ts';

test('how likely dice are to show a number or less', () => {
  expect(chanceOfAtMost(1, 2)).toBeCloseTo(1 / 3);
  expect(chanceOfAtMost(2, 4)).toBeCloseTo(6 / 36);
  expect(chanceOfAtMost(2, 9)).toBeCloseTo(30 / 36);
  expect([chanceOfAtMost(2, 1), chanceOfAtMost(2, 12), chanceOfAtMost(2, 20)]).toEqual([0, 1, 1]);
});
