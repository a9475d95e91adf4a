import type { Update } from '@underhall/protocol';
import { expect, test } from 'vitest';
import { awaitedAfter } from './awaited.ts';

test('whom a match waits for is followed from update to update', () => {
  const whole = { awaited: [1] } as unknown as Update['whole'];
  expect(awaitedAfter(undefined, { change: { at: { awaited: { set: [0] } } } })).toBeUndefined();
  const first = awaitedAfter(undefined, { whole });
  expect(first).toEqual([1]);
  expect(awaitedAfter(first, { change: { at: { choices: { set: 2 } } } })).toBe(first);
  expect(awaitedAfter(first, {})).toBe(first);
  const both = awaitedAfter(first, { change: { at: { awaited: { from: 0, out: 0, put: [0] } } } });
  expect(both).toEqual([0, 1]);
  expect(awaitedAfter(both, { change: { at: { awaited: { set: [] } } } })).toEqual([]);
});
