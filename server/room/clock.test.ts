import { expect, test } from 'vitest';
import { Clocks } from './clock.ts';

test('a clock for moves starts anew with every step that others see', () => {
  const clocks = new Clocks({ kind: 'move', seconds: 10 }, 1000);
  expect(clocks.deadline(0)).toBe(11_000);
  clocks.note({ seat: 1, what: '=skip-all:yes', at: 5000 });
  clocks.note({ seat: 1, what: '!hold', at: 5000 });
  expect(clocks.deadline(0)).toBe(11_000);
  clocks.note({ seat: 0, what: 'roll', at: 6000 });
  expect(clocks.deadline(1)).toBe(16_000);
  expect(clocks.left(1, true, 9000)).toBe(7000);
  expect(clocks.left(0, false, 9000)).toBe(10_000);
});

test('a clock for the match counts what each seat has used', () => {
  const clocks = new Clocks({ kind: 'match', seconds: 60 }, 0);
  clocks.note({ seat: 0, what: 'roll', at: 20_000 });
  clocks.note({ seat: 1, what: 'roll', at: 25_000 });
  expect(clocks.deadline(0)).toBe(65_000);
  expect(clocks.left(0, true, 30_000)).toBe(35_000);
  expect(clocks.left(1, false, 30_000)).toBe(55_000);
  clocks.note({ seat: 0, what: 'roll', at: 70_000 });
  expect(clocks.deadline(0)).toBe(70_000);
});

test('where nobody counts, time is never up', () => {
  const clocks = new Clocks({ kind: 'none' }, 0);
  expect([clocks.deadline(0), clocks.left(0, true, 1e9)]).toEqual([undefined, undefined]);
});
