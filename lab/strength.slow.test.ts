import { describe, expect, it } from 'vitest';
import { winShareSoFar } from './core/figures.ts';
import { Run } from './core/run.ts';
import { cores, playOnThreads } from './node/pool.ts';
import { planOf } from './testing.ts';

interface Table {
  readonly game: string;
  /** As many as the figures in docs/lab.md rest on; with their seed these are the same matches. */
  readonly matches: number;
  readonly seats: readonly Readonly<Record<string, string>>[];
  readonly options?: Readonly<Record<string, boolean>>;
}

/** The part of the wins that a bot takes from another, who sits at every other seat: at least so much, surely. */
async function leastShare(first: string, second: string, at: Table): Promise<number> {
  const { game, matches, seats, options = {} } = at;
  const bots = seats.map((_, i) => (i % 2 === 0 ? first : second));
  const table = { options, seats, bots };
  const run = new Run(planOf({ game, seed: 'underhall', matches, events: false, table }));
  await playOnThreads(run, cores);
  return winShareSoFar(run.soFar, first).low;
}

const four = { game: 'dungeonquest-classic', matches: 200, seats: [{}, {}, {}, {}] };
const heroes = { game: 'dungeon', matches: 309, seats: [{ adventurer: 'hero' }, { adventurer: 'hero' }] };
const superheroes = {
  game: 'dungeon',
  matches: 206,
  seats: [{ adventurer: 'superhero' }, { adventurer: 'superhero' }],
  options: { expert: true },
};

describe('strength', () => {
  it.each([
    ['greedy:60', 'random', four],
    ['search:150', 'greedy:60', four],
    ['greedy:60', 'random', heroes],
    ['search:1200', 'greedy', heroes],
    ['search:1200', 'greedy', superheroes],
  ])('%s beats %s, surely (%o)', async (first, second, table) => {
    expect(await leastShare(first, second, table)).toBeGreaterThan(0.5);
  });
});
