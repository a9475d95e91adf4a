import { describe, expect, it } from 'vitest';
import { pigGame, winsOf } from './testing.ts';

const MATCHES = 400;

/** Lower end of Wilson's 95 % interval. */
function atLeast(wins: number, n: number): number {
  const z = 1.96;
  const p = wins / n;
  const centre = p + (z * z) / (2 * n);
  return (centre - z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
}

describe('strength on Pig to 50', () => {
  it.each([
    ['greedy', 'random'],
    ['search:400', 'greedy'],
  ])('%s beats %s, surely', (first, second) => {
    const wins = winsOf(first, second, MATCHES, pigGame, { goal: 50 });
    expect(atLeast(wins, MATCHES)).toBeGreaterThan(0.5);
  });
});
