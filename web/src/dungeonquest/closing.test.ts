import { expect, test } from 'vitest';
import { closingLine } from './closing.ts';

test('dusk says on which rolls the doors close, as one would at a table', () => {
  expect([1, 2, 3].map(closingLine)).toEqual([
    'Dusk: the doors close on a 1',
    'Dusk: the doors close on a 1 or 2',
    'Dusk: the doors close on 1–3',
  ]);
});
