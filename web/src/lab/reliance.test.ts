import type { Figure } from '@underhall/lab';
import { expect, test } from 'vitest';
import { reliance } from './reliance.ts';

/** A share as Wilson has it. */
function figure(hits: number, n: number, group = 'seat 1'): Figure {
  const z = 1.96;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return {
    ...{ measure: 'won', group, kind: 'share', of: 'first', value: p, n },
    ...{ low: middle - half, high: middle + half },
  } as Figure;
}

test('the number of matches that would do is the same however many were played so far', () => {
  for (const matches of [20, 60, 150, 290])
    expect(reliance(matches, [figure(Math.round(matches * 0.3), matches)]).wanted).toBe(1000);
});

test('whoever plays as many as it says is told that they do', () => {
  for (const share of [0.02, 0.25, 0.5, 0.9]) {
    expect(reliance(1000, [figure(1000 * share, 1000)]).wanted).toBeUndefined();
  }
});

test('who sits at the table in one match of six takes six times as many', () => {
  expect(reliance(300, [figure(15, 50, 'hero hugo')]).wanted).toBe(3000);
});

test('what takes more matches than can be asked for says so', () => {
  expect(reliance(10_000, [figure(30, 60)]).wanted).toBeGreaterThan(10_000);
});
