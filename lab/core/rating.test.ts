import { DICE, Rng } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { expectedShare, type Pairing, rated } from './rating.ts';

/** Every bot against every other, with exactly the wins that true ratings promise. */
function roundRobin(truth: Readonly<Record<string, number>>, matches: number): Pairing[] {
  const bots = Object.keys(truth);
  return bots.flatMap((first, i) =>
    bots.slice(i + 1).map((second): Pairing => {
      const won = matches * expectedShare(truth[first], truth[second]);
      return { bots: [first, second], wins: [won, matches - won] };
    }),
  );
}

describe('rated', () => {
  it('finds the ratings that results were made from, the strongest first', () => {
    const truth = { apprentice: 1200, regular: 1400, veteran: 1600, dragonlord: 1800 };
    const found = rated(roundRobin(truth, 100_000));
    expect(found.map(({ bot }) => bot)).toEqual(['dragonlord', 'veteran', 'regular', 'apprentice']);
    for (const { bot, value } of found) expect(value).toBeCloseTo(truth[bot as keyof typeof truth], 0);
  });

  it('averages to 1500 whatever the results', () => {
    const found = rated([
      { bots: ['a', 'b'], wins: [7, 3] },
      { bots: ['c', 'a'], wins: [2, 9.5] },
      { bots: ['b', 'c'], wins: [4, 4] },
    ]);
    expect(found.reduce((sum, { value }) => sum + value, 0) / 3).toBeCloseTo(1500, 6);
  });

  it('takes 400 points for ten wins to one', () => {
    expect(expectedShare(1900, 1500)).toBeCloseTo(10 / 11, 12);
    const [first, second] = rated([{ bots: ['a', 'b'], wins: [100_000, 10_000] }]);
    expect(first.value - second.value).toBeCloseTo(400, 0);
  });

  it('does not depend on the order of pairings or of the bots in them', () => {
    const pairings = roundRobin({ a: 1500, b: 1450, c: 1650 }, 40);
    const turned = pairings
      .map(({ bots: [a, b], wins: [x, y] }): Pairing => ({ bots: [b, a], wins: [y, x] }))
      .reverse();
    const again = new Map(rated(turned).map(({ bot, value }) => [bot, value]));
    for (const { bot, value } of rated(pairings)) expect(again.get(bot)).toBeCloseTo(value, 6);
  });

  it('gives a finite rating to one who lost everything, and none is certain of it', () => {
    const [winner, loser] = rated([{ bots: ['a', 'b'], wins: [30, 0] }]);
    expect(winner.bot).toBe('a');
    expect(Number.isFinite(loser.value)).toBe(true);
    expect(loser.high - loser.low).toBeGreaterThan(300);
  });

  it('is surer after more matches: four times as many halve the interval', () => {
    const width = (matches: number) => {
      const [{ low, high }] = rated(roundRobin({ a: 1550, b: 1450 }, matches));
      return high - low;
    };
    expect(width(10_000) / width(40_000)).toBeCloseTo(2, 2);
  });

  it('holds the truth in 95 of 100 intervals', () => {
    const truth = { a: 1400, b: 1500, c: 1600 };
    const rng = Rng.fromSeed('ratings');
    let held = 0;
    const rounds = 300;
    for (let round = 0; round < rounds; round++) {
      const pairings = roundRobin(truth, 1).map(({ bots, wins: [chance] }): Pairing => {
        let won = 0;
        for (let match = 0; match < 100; match++) if (rng.below(1e6, DICE) < 1e6 * chance) won++;
        return { bots, wins: [won, 100 - won] };
      });
      for (const { bot, low, high } of rated(pairings)) {
        const real = truth[bot as keyof typeof truth];
        if (low <= real && real <= high) held++;
      }
    }
    expect(held / (3 * rounds)).toBeGreaterThan(0.92);
    expect(held / (3 * rounds)).toBeLessThan(0.98);
  });
});
