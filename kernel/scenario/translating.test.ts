import { expect, test } from 'vitest';
import { listOf, misfitsOf, numberFor, object, seat } from '../shape.ts';
import { inNames, inNumbers } from './translating.ts';

const space = numberFor('a space', ['A1', 'B1', 'C1']);
const moved = object({ seat, to: space, path: listOf(space) });

test('what has a name is written by it', () => {
  const written = { seat: 1, to: { not: 'B1' }, path: ['A1', 2], 'path[0]': 'C1' };
  expect(inNumbers(moved, written)).toEqual({ seat: 1, to: { not: 1 }, path: [0, 2], 'path[0]': 2 });
  expect(inNumbers(moved, { path: { has: 'C1', lacks: 'B1' } })).toEqual({ path: { has: 2, lacks: 1 } });
  expect(inNames(moved, { type: 'moved', seat: 1, to: 2, path: [0, 1] })).toEqual({
    type: 'moved',
    seat: 1,
    to: 'C1',
    path: ['A1', 'B1'],
  });
});

test('what is no name stays, and is a mistake', () => {
  expect(inNumbers(moved, { to: 'b1' })).toEqual({ to: 'b1' });
  expect(misfitsOf(space, 'b1')).toEqual([`it: must be a space, not "b1" (did you mean 'B1'?)`]);
  expect(misfitsOf(space, 3)).toEqual(['it: must be a space, not 3']);
  expect(misfitsOf(space, 2)).toEqual([]);
  expect(inNumbers(undefined, { to: 'A1' })).toEqual({ to: 'A1' });
});
