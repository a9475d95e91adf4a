import { expect, test } from 'vitest';
import { MOST_BITS, overfull } from './bits.ts';
import { DOORS } from './board.ts';
import { passagesInReach } from './ways.ts';

test('the board fits', () => {
  expect(overfull(DOORS.length, passagesInReach())).toEqual([]);
  expect(Math.max(...passagesInReach().values())).toBeGreaterThan(3);
});

test('a board that would not fit is refused with what is too much', () => {
  const passages = new Map([
    ['2-4', MOST_BITS],
    ['crypt', MOST_BITS + 1],
  ]);
  expect(overfull(MOST_BITS, new Map())).toEqual([]);
  expect(overfull(MOST_BITS + 1, passages)).toEqual([
    'the board has 32 secret doors, and there can be 31',
    'crypt: 32 rooms with several ways are in reach, and there can be 31; give some of them one way only',
  ]);
});
