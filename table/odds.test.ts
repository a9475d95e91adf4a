import type { Consequences } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { alikeIn } from './odds.ts';

function tried(gold: number, tests: number): Consequences {
  return {
    samples: 200,
    changes: { gold: { mean: gold, chance: 0.5 } },
    chances: { test: { times: 100, chance: tests } },
  };
}

test('what differs no more than chance makes it differ is alike', () => {
  expect(alikeIn(tried(40, 0.5), [tried(42, 0.55), tried(38, 0.46)])).toEqual(['gold', 'test']);
});

test('what differs from a single other option is not', () => {
  expect(alikeIn(tried(40, 0.5), [tried(41, 0.9), tried(39, 0.5)])).toEqual(['gold']);
  expect(alikeIn(tried(40, 0.5), [tried(90, 0.5)])).toEqual(['test']);
});

test('what only one of them can lead to is not alike', () => {
  const never = { samples: 200, changes: {}, chances: {} };
  expect(alikeIn(tried(40, 0.5), [never])).toEqual([]);
});
