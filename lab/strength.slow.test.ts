import { describe, expect, it } from 'vitest';
import { findings, winShareSoFar } from './core/figures.ts';
import { Run } from './core/run.ts';
import { cores, playOnThreads } from './node/pool.ts';
import { planOf } from './testing.ts';

interface Table {
  readonly game: string;
  /** As many as the figures in docs/lab.md rest on; with their seed these are the same matches. */
  readonly matches: number;
  readonly seats: readonly Readonly<Record<string, string>>[];
  readonly options?: Readonly<Record<string, boolean>>;
  readonly seed?: string;
  /** The number of matches was fixed before the first one, so the ordinary interval holds. */
  readonly fixed?: boolean;
}

/** The part of the wins that a bot takes from another, who sits at every other seat: at least so much, surely. */
async function leastShare(first: string, second: string, at: Table): Promise<number> {
  const { game, matches, seats, options = {}, seed = 'underhall', fixed } = at;
  const bots = seats.map((_, i) => (i % 2 === 0 ? first : second));
  const table = { options, seats, bots };
  const run = new Run(planOf({ game, seed, matches, events: false, table }));
  await playOnThreads(run, cores);
  if (!fixed) return winShareSoFar(run.soFar, first).low;
  const share = findings(run.soFar).figures.find(
    ({ measure, group }) => measure === 'share of wins' && group === `bot ${first}`,
  );
  return share?.low ?? 0;
}

const four = { game: 'dungeonquest-classic', matches: 200, seats: [{}, {}, {}, {}] };
const revised = { ...four, game: 'dungeonquest-revised', matches: 100 };
const heroes = { game: 'dungeon', matches: 309, seats: [{ adventurer: 'hero' }, { adventurer: 'hero' }] };
const superheroes = {
  game: 'dungeon',
  matches: 206,
  seats: [{ adventurer: 'superhero' }, { adventurer: 'superhero' }],
  options: { expert: true },
};
const carillon = { game: 'dungeoneer', matches: 30, seats: [{}, {}, {}, {}] };
const pair = { game: 'dungeoneer', matches: 60, seats: [{}, {}] };

describe('strength', () => {
  it.each([
    ['greedy:60', 'random', four],
    ['search:150', 'greedy:60', four],
    ['greedy:60', 'random', revised],
    ['greedy:60', 'random', heroes],
    ['search:1200', 'greedy', heroes],
    ['search:1200', 'greedy', superheroes],
    ['greedy:24', 'random', carillon],
    ['search:100', 'greedy:24', pair],
  ])('%s beats %s, surely (%o)', async (first, second, table) => {
    expect(await leastShare(first, second, table)).toBeGreaterThan(0.5);
  });

  it('search:1000 beats greedy:60 in the Revised Edition, by a run of fixed length', async () => {
    const table = { ...revised, matches: 120, seed: 'longer', fixed: true };
    expect(await leastShare('search:1000', 'greedy:60', table)).toBeGreaterThan(0.5);
  });
});
