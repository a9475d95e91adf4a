import { describe, expect, it } from 'vitest';
import { Race } from './race.ts';

/** Runs so many samples; the values of each runner may depend on the number of the sample. */
function raced(samples: number, ...values: ((sample: number) => number)[]): Race {
  const race = new Race(values.length);
  for (let sample = 0; sample < samples; sample++) {
    for (const runner of race.alive) race.note(runner, values[runner](sample));
    race.next();
  }
  return race;
}

const wavering = (sample: number) => (sample % 2 === 0 ? 1 : 0);

describe('a race between options', () => {
  it('is led by the best on the average', () => {
    expect(
      raced(
        4,
        (n) => 0.5 + 0.1 * wavering(n),
        wavering,
        () => 0.4,
      ).leader(),
    ).toBe(0);
  });

  it('tells options apart by their differences in the same samples, however much both waver', () => {
    const race = raced(10, wavering, (n) => wavering(n) - 0.1 - 0.01 * (n % 3));
    expect(race.alive).toEqual([0]);
  });

  it('gives none up after a few samples, nor one whose difference may be luck', () => {
    expect(
      raced(
        3,
        () => 1,
        (n) => 0.01 * n,
      ).alive,
    ).toHaveLength(2);
    expect(raced(40, wavering, (n) => 1 - wavering(n)).alive).toHaveLength(2);
  });

  it('does not run on between options that never differ', () => {
    expect(raced(12, wavering, wavering).alive).toHaveLength(1);
  });

  it('knows which are as good as the best as far as it can tell', () => {
    const race = raced(
      5,
      wavering,
      (n) => 1 - wavering(n),
      (n) => wavering(n) - 0.5 - 0.1 * n,
    );
    expect(race.within(1)).toEqual([0, 1]);
  });
});
