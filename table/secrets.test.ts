import { duel, market, pig } from '@underhall/kernel/examples';
import { expect, test } from 'vitest';
import { secretsBetween } from './secrets.ts';

const seats = [{}, {}];

test('cards that only one of two sees are secrets', () => {
  expect(secretsBetween(market.start({ seats, seed: 'a' }), 0, 1)).toBe(true);
  expect(secretsBetween(duel.start({ seats, seed: 'a' }), 0, 1)).toBe(true);
  expect(secretsBetween(pig.start({ seats, seed: 'a' }), 0, 1)).toBe(false);
});

test('so are a hold, a pick and an answer that nobody else has seen', () => {
  const match = pig.start({ seats, seed: 'a' });
  match.holds = 1 << 1;
  expect(secretsBetween(match, 0, 1)).toBe(true);
  match.holds = 0;
  match.picks = ['roll'];
  expect(secretsBetween(match, 0, 1)).toBe(true);
  match.picks = [];
  match.answers = [undefined, 'roll'];
  expect(secretsBetween(match, 0, 1)).toBe(true);
});
