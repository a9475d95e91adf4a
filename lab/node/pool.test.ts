import { describe, expect, it } from 'vitest';
import { Run } from '../core/run.ts';
import { planOf } from '../testing.ts';
import { playOnThreads } from './pool.ts';

describe('worker threads', { timeout: 60_000 }, () => {
  it('find the same figures whether there are one, two or three of them', async () => {
    const found = await Promise.all(
      [1, 2, 3].map(async (workers) => {
        const run = new Run(planOf({ matches: 40 }));
        await playOnThreads(run, workers);
        return JSON.stringify(run.soFar);
      }),
    );
    expect(new Set(found).size).toBe(1);
  });

  it('stop where they are when told to', async () => {
    const run = new Run(planOf({ matches: 1_000_000 }));
    const stop = new AbortController();
    await playOnThreads(run, 2, { signal: stop.signal, progress: () => run.played > 5 && stop.abort() });
    expect(run.finished).toBe(false);
    expect(run.played).toBeGreaterThan(5);
  });
});
