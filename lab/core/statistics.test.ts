import { DICE, Rng } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import {
  anytime,
  clustered,
  difference,
  mean,
  moments,
  quantile,
  share,
  studentQuantile,
} from './statistics.ts';

describe('share', () => {
  it('has the interval of Wilson', () => {
    const found = share(8, 10);
    expect(found.value).toBe(0.8);
    expect(found.low).toBeCloseTo(0.49016, 5);
    expect(found.high).toBeCloseTo(0.94332, 5);
  });

  it('stays within 0 and 1 and is not certain after ten of ten', () => {
    expect(share(0, 10).low).toBe(0);
    expect(share(0, 10).high).toBeCloseTo(0.27753, 5);
    expect(share(10, 10).high).toBe(1);
    expect(share(10, 10).low).toBeCloseTo(0.72247, 5);
  });

  it('of nothing is unknown', () => {
    expect(share(0, 0).value).toBeNaN();
  });
});

describe('mean', () => {
  it("has Student's interval", () => {
    // R: t.test(c(1, 2, 3, 4, 10))
    const found = mean([1, 2, 3, 4, 10].map((value) => [value, 1] as const));
    expect(found.value).toBe(4);
    expect(found.low).toBeCloseTo(-0.38998, 4);
    expect(found.high).toBeCloseTo(8.38998, 4);
  });

  it('counts values as often as they came up', () => {
    expect(
      moments([
        [2, 3],
        [5, 1],
      ]),
    ).toEqual(
      moments([
        [2, 1],
        [2, 1],
        [2, 1],
        [5, 1],
      ]),
    );
  });

  it.each([
    [1, 12.7062],
    [4, 2.77645],
    [10, 2.22814],
    [30, 2.04227],
    [1000, 1.96234],
  ])("knows Student's distribution with %d degrees of freedom", (freedom, expected) => {
    expect(studentQuantile(freedom)).toBeCloseTo(expected, 4);
  });
});

describe('clustered', () => {
  it('is the plain mean where a match has one observation', () => {
    const values = [1, 4, 4, 9];
    const plain = mean(values.map((value) => [value, 1] as const));
    const found = clustered(values.map((sum) => ({ size: 1, sum, times: 1 })));
    expect(found.value).toBeCloseTo(plain.value, 12);
    expect(found.low).toBeCloseTo(plain.low, 12);
    expect(found.n).toBe(4);
  });

  it('does not take four seats that live and die together for four observations', () => {
    const together = clustered([
      { size: 4, sum: 4, times: 50 },
      { size: 4, sum: 0, times: 50 },
    ]);
    const alone = share(200, 400);
    expect(together.value).toBe(alone.value);
    expect(together.high - together.low).toBeGreaterThan(1.9 * (alone.high - alone.low));
  });
});

describe('difference', () => {
  it("of two shares has Newcombe's interval", () => {
    // Newcombe 1998, example (a): 56/70 against 48/80 has 0.0524 to 0.3339.
    const found = difference(share(48, 80), share(56, 70));
    expect(found.value).toBeCloseTo(0.2, 12);
    expect(found.low).toBeCloseTo(0.0524, 4);
    expect(found.high).toBeCloseTo(0.3339, 4);
  });
});

describe('anytime', () => {
  it('rarely condemns a fair coin, however often one looks', () => {
    const rng = Rng.fromSeed('coin');
    let condemned = 0;
    for (let run = 0; run < 300; run++) {
      let heads = 0;
      for (let n = 1; n <= 1000; n++) {
        heads += rng.below(2, DICE);
        if (n < 50 || n % 10 > 0) continue;
        const { low, high } = anytime([
          [0, n - heads],
          [1, heads],
        ]);
        if (low > 0.5 || high < 0.5) {
          condemned++;
          break;
        }
      }
    }
    expect(condemned / 300).toBeLessThan(0.06);
  });

  it('sees through a loaded one within a few hundred throws', () => {
    const { low } = anytime([
      [0, 160],
      [1, 240],
    ]);
    expect(low).toBeGreaterThan(0.5);
  });
});

describe('quantile', () => {
  it('is the value below which a part of all lies', () => {
    const values = [
      [1, 5],
      [2, 4],
      [9, 1],
    ] as const;
    expect([0.25, 0.5, 0.75, 1].map((part) => quantile(values, part))).toEqual([1, 1, 2, 9]);
  });
});
