import { expect, test } from 'vitest';
import { nextTold } from './nextTold.ts';

test('who steps through a match passes by the moments of which there is nothing to tell', () => {
  const replay = { length: 9, quiet: [1, 2, 5, 8, 9] };
  const walked = [0];
  while (walked.at(-1) !== 9) walked.push(nextTold(replay, walked.at(-1) ?? 0, 1));
  expect(walked).toEqual([0, 3, 4, 6, 7, 9]);
  const back = [9];
  while (back.at(-1) !== 0) back.push(nextTold(replay, back.at(-1) ?? 0, -1));
  expect(back).toEqual([9, 7, 6, 4, 3, 0]);
  expect(nextTold(replay, 9, 1)).toBe(9);
  expect(nextTold(replay, 0, -1)).toBe(0);
});
