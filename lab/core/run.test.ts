import { Misfit } from '@underhall/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openGame } from '../boxes.ts';
import { planOf } from '../testing.ts';
import { Tally } from './counts.ts';
import { findings, matchesOf } from './figures.ts';
import { checkPlan, type Plan, type Shard, seating } from './plan.ts';
import { Run } from './run.ts';
import { playShard } from './shard.ts';
import type { RunJson } from './stored.ts';

const game = openGame({ game: 'market' });
const plan = planOf({ matches: 24, versus: { ...planOf().table, options: { rounds: 4 } } });
const whole = JSON.stringify(playShard(game, plan, { from: 0, to: 24 }));

function play(run: Run): [Shard, Tally][] {
  const parts: [Shard, Tally][] = [];
  for (let shard = run.next(); shard; shard = run.next())
    parts.push([shard, playShard(game, run.plan, shard)]);
  return parts;
}

describe('a run', () => {
  const parts = play(new Run(plan));

  it('finds the same in whatever order its shards come back, some of them twice', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...parts, ...parts], { minLength: 2 * parts.length }), (order) => {
        const run = new Run(plan);
        for (const [shard, tally] of order) run.put(shard, tally);
        expect(run.finished).toBe(true);
        expect(JSON.stringify(run.soFar)).toBe(whole);
      }),
      { numRuns: 20 },
    );
  });

  it('can be stored in the middle and resumed', () => {
    const first = new Run(plan);
    for (const [shard, tally] of [parts[3], parts[0], parts[7]]) first.put(shard, tally);
    const stored = JSON.parse(JSON.stringify(first));
    const second = Run.resume(stored, plan);
    expect(second.played).toBe(3);
    for (const [shard, tally] of play(second)) second.put(shard, tally);
    expect(JSON.stringify(second.soFar)).toBe(whole);
  });

  it('can be made longer', () => {
    const short = new Run({ ...plan, matches: 10 });
    for (const [shard, tally] of play(short)) short.put(shard, tally);
    const longer = Run.resume(JSON.parse(JSON.stringify(short)), plan);
    for (const [shard, tally] of play(longer)) longer.put(shard, tally);
    expect(JSON.stringify(longer.soFar)).toBe(whole);
  });

  it('is not resumed with another plan', () => {
    const stored = JSON.parse(JSON.stringify(new Run(plan)));
    expect(() => Run.resume(stored, { ...plan, seed: 'other' })).toThrow(/differs in seed/);
  });

  const damaged: [what: string, change: (stored: RunJson) => unknown][] = [
    ['is nothing', () => null],
    ['is something else', () => ({ game: 'market', choices: [] })],
    ['ends before it began', (run) => ({ ...run, upTo: -5 })],
    ['has gone further than it counted', (run) => ({ ...run, upTo: run.upTo + 1 })],
    ['has gone further than its plan', (run) => ({ ...run, plan: { ...run.plan, matches: 1 } })],
    ['wants no matches', (run) => ({ ...run, plan: { ...run.plan, matches: 'many' } })],
    ['counts in words', (run) => ({ ...run, merged: { ...run.merged, seen: { card: 'often' } } })],
    ['counts less than nothing', (run) => ({ ...run, merged: { ...run.merged, seen: { card: -1 } } })],
    ['has lost its counts', (run) => ({ ...run, merged: {} })],
    ['has a shard twice', (run) => ({ ...run, ahead: [run.ahead[0], run.ahead[0]] })],
    [
      'has a shard that was merged',
      (run) => ({ ...run, ahead: [{ ...run.ahead[0], shard: { from: 0, to: 1 } }] }),
    ],
    [
      'has a shard that is longer than its counts',
      (run) => ({ ...run, ahead: [{ ...run.ahead[0], shard: { from: 3, to: 5 } }] }),
    ],
  ];

  it.each(damaged)('is not resumed when what is stored %s', (_, change) => {
    const run = new Run(plan);
    for (const [shard, tally] of [parts[3], parts[0]]) run.put(shard, tally);
    const stored = JSON.parse(JSON.stringify(run));
    expect(Run.resume(stored, plan).played).toBe(2);
    expect(() => Run.resume(change(stored), plan)).toThrow(Misfit);
  });

  it('gives a shard again that was given back', () => {
    const run = new Run(plan);
    const shard = run.next() as Shard;
    run.next();
    run.giveBack(shard);
    expect(run.next()).toEqual(shard);
  });
});

describe('a verdict', () => {
  const duel: Plan = planOf({
    game: 'pig',
    matches: 400,
    table: { options: { goal: 30 }, seats: [{}, {}], bots: ['greedy:20', 'random'] },
  });
  const pig = openGame({ game: 'pig' });
  const played = (order: (parts: [Shard, Tally][]) => [Shard, Tally][]) => {
    const run = new Run(duel, { bot: 'greedy:20', least: 20 });
    const parts: [Shard, Tally][] = [];
    for (let shard = run.next(); shard && parts.length < 100; shard = run.next())
      parts.push([shard, playShard(pig, duel, shard)]);
    for (const [shard, tally] of order(parts)) run.put(shard, tally);
    return run;
  };

  it('falls at the same match whoever is quicker', () => {
    const runs = [played((parts) => parts), played((parts) => parts.toReversed())];
    expect(runs.map((run) => run.decided)).toEqual([true, true]);
    expect(matchesOf(runs[0].soFar)).toBe(matchesOf(runs[1].soFar));
    expect(matchesOf(runs[0].soFar)).toBeGreaterThanOrEqual(20);
  });
});

describe('findings', () => {
  const found = findings(Tally.from(JSON.parse(whole)));
  const figure = (measure: string, group: string, of = 'first') =>
    found.figures.find((each) => each.measure === measure && each.group === group && each.of === of);

  it('has shares by seat and by bot, and means of what the game counts', () => {
    expect(figure('won', 'seat 1')).toMatchObject({ kind: 'share', n: 24 });
    expect(figure('won', 'bot greedy:12')?.value).toBeGreaterThan(0.5);
    expect(figure('coins', 'all')).toMatchObject({ kind: 'mean', n: 24 });
    expect(figure('ended by=MARKET-END-1', 'match')).toMatchObject({ value: 1, n: 24 });
  });

  it('has the difference of two set-ups with its interval', () => {
    const gap = figure('length', 'match', 'difference');
    expect(gap?.value).toBe(-12);
    const coins = figure('coins', 'all', 'difference');
    const [first, second] = [figure('coins', 'all'), figure('coins', 'all', 'second')];
    expect(coins?.value).toBeCloseTo((second?.value ?? 0) - (first?.value ?? 0), 6);
    expect(coins?.high).toBeLessThan(0);
  });

  it('says which cards came up and which decided', () => {
    const cards = found.parts.filter(({ kind }) => kind === 'card');
    expect(cards.length).toBeGreaterThan(5);
    for (const { seen, decided } of cards) expect(decided.value).toBeLessThanOrEqual(seen.value);
  });
});

describe('a plan', () => {
  it('is checked before the first match', () => {
    const table = { options: {}, seats: [{}, {}], bots: ['greedy', 'nobody'] };
    expect(() => checkPlan(game, planOf({ table }))).toThrow(Misfit);
    expect(() => checkPlan(game, planOf({ table: { ...table, bots: ['greedy'] } }))).toThrow(/1 bots/);
    const wrong = { ...planOf().table, options: { rounds: 1000 } };
    expect(() => checkPlan(game, planOf({ table: wrong }))).toThrow(/rounds/);
  });

  it('moves everybody on by one seat with every match', () => {
    const bots = [0, 1, 2, 3].map((match) =>
      seating(game, planOf(), planOf().table, match).bots.indexOf('greedy:12'),
    );
    expect(bots).toEqual([1, 2, 0, 1]);
  });

  it('counts and names a match that fails, and goes on', () => {
    const broken = openGame({ game: 'pig' });
    const failing = planOf({
      game: 'pig',
      matches: 2,
      table: { options: { goal: 5 }, seats: [{}, {}], bots: ['random', 'random'] },
    });
    const tally = playShard(broken, failing, { from: 0, to: 2 });
    expect(findings(tally).failed).toHaveLength(2);
    expect(findings(tally).failed[0]).toContain("match 0, seed 'test/0'");
  });
});
