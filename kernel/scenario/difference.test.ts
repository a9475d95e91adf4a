import { expect, test } from 'vitest';
import type { Json } from '../ids.ts';
import { describe as describeDifference, differences } from './difference.ts';

const found = {
  turn: 3,
  seats: [
    { wounds: 2, bag: ['rope', 'lamp'] },
    { wounds: 0, bag: [] },
  ],
};
const told = (expected: Json) => differences(expected, found).map(describeDifference);

test.each<[Json]>([
  [{ turn: 3 }],
  [{ 'seats[0].wounds': 2 }],
  [{ seats: [{ wounds: 2 }, {}] }],
  [{ 'seats[0].bag': ['rope', 'lamp'] }],
  [{ 'seats[0].bag': { has: 'rope' } }],
  [{ 'seats[1].bag': { lacks: 'rope' } }],
  [{ turn: { 'at least': 3, 'at most': 3 } }],
  [{ turn: { not: 4 } }],
  [{ seats: { has: { wounds: 0 } } }],
  [{ winner: null }],
])('%j holds', (expected) => {
  expect(told(expected)).toEqual([]);
});

test.each<[Json, string]>([
  [{ turn: 4 }, 'turn: expected 4, found 3'],
  [{ 'seats[0].wounds': 3 }, 'seats[0].wounds: expected 3, found 2'],
  [{ seats: [{ wounds: 2 }] }, `seats: expected [{"wounds":2}], found ${JSON.stringify(found.seats)}`],
  [{ 'seats[0].bag': ['lamp', 'rope'] }, 'seats[0].bag[0]: expected "lamp", found "rope"'],
  [{ 'seats[0].bag': { lacks: 'rope' } }, 'seats[0].bag: expected {"lacks":"rope"}, found ["rope","lamp"]'],
  [{ turn: { 'at least': 2, 'at most': 2 } }, 'turn: expected {"at least":2,"at most":2}, found 3'],
  [{ turn: { not: 3 } }, 'turn: expected {"not":3}, found 3'],
  [{ 'seats[7].wounds': 1 }, 'seats[7].wounds: expected 1, found nothing'],
  [{ dungeon: {} }, 'dungeon: expected {}, found nothing'],
  [{ turn: { constructor: 1 } }, 'turn: expected {"constructor":1}, found 3'],
])('%j does not hold: %s', (expected, message) => {
  expect(told(expected)[0]).toBe(message);
});
