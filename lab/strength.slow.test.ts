import { describe, expect, it } from 'vitest';
import { winShareSoFar } from './core/figures.ts';
import { Run } from './core/run.ts';
import { cores, playOnThreads } from './node/pool.ts';
import { planOf } from './testing.ts';

/** The part of the wins that a bot takes from another at a table of four: at least so much, surely. */
async function leastShare(first: string, second: string): Promise<number> {
  const bots = [first, second, first, second];
  const table = { options: {}, seats: bots.map(() => ({})), bots };
  // The seed and the number of the figures in docs/lab.md: the same matches.
  const run = new Run(
    planOf({ game: 'dungeonquest-classic', seed: 'underhall', matches: 200, events: false, table }),
  );
  await playOnThreads(run, cores);
  return winShareSoFar(run.soFar, first).low;
}

describe('strength at DungeonQuest, four seats', () => {
  it.each([
    ['greedy:60', 'random'],
    ['search:150', 'greedy:60'],
  ])('%s beats %s, surely', async (first, second) => {
    expect(await leastShare(first, second)).toBeGreaterThan(0.5);
  });
});
