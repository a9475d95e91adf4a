import { describe, expect, it } from 'vitest';
import { pigGame, winsOf } from './testing.ts';

/** Lower end of Wilson's 95 % interval. */
function atLeast(wins: number, n: number): number {
  const z = 1.96;
  const p = wins / n;
  const centre = p + (z * z) / (2 * n);
  return (centre - z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
}

describe('strength on Pig to 50', () => {
  it('greedy beats random, surely', () => {
    expect(atLeast(winsOf('greedy', 'random', 300, pigGame, { goal: 50 }), 300)).toBeGreaterThan(0.5);
  });

  it('search beats greedy, surely', () => {
    const wins = winsOf('search:1000,rounds=3', 'greedy', 400, pigGame, { goal: 50 });
    expect(atLeast(wins, 400)).toBeGreaterThan(0.5);
  });
});
