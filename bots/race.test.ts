import { Rng, View } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { Allowance } from './budget.ts';
import { Race, run } from './race.ts';
import { pigGame, somewhere } from './testing.ts';

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

  it('goes on with the best so many and a favourite, in their order', () => {
    const race = raced(
      2,
      () => 0.2,
      () => 0.9,
      () => 0.4,
      () => 0.6,
    );
    race.keep(2, 2);
    expect(race.alive).toEqual([1, 2, 3]);
    race.keep(2);
    expect(race.alive).toEqual([1, 3]);
  });
});

describe('running a race', () => {
  const view = () => {
    const match = somewhere(pigGame, 2, 'race', 1);
    return new View(match, match.asked());
  };
  const rng = () => Rng.fromSeed('race');
  const budget = (iterations: number) => new Allowance({ iterations }, () => 0);

  it('gives all runners of a sample the same dice, and each sample others', () => {
    const race = new Race(2);
    const chance = rng();
    const rolled: number[] = [];
    run(race, view(), 3, budget(100), rng(), chance, (_match, runner) => {
      rolled.push(chance.next(0));
      return runner;
    });
    expect(race.samples).toBe(3);
    expect([rolled[0], rolled[2], rolled[4]]).toEqual([rolled[1], rolled[3], rolled[5]]);
    expect(new Set(rolled).size).toBe(3);
  });

  it('ends with the budget, and does not count a sample that is not whole', () => {
    const race = new Race(2);
    run(race, view(), 100, budget(5), rng(), rng(), (_match, runner) => runner);
    expect(race.samples).toBe(2);
  });

  it('gives up where the game fails again and again', () => {
    const race = new Race(2);
    let plays = 0;
    run(race, view(), 100, budget(1000), rng(), rng(), () => {
      plays++;
      throw new Error('broken');
    });
    expect(race.samples).toBe(0);
    expect(plays).toBeLessThan(50);
  });
});

describe('a part of a budget', () => {
  it('takes from the whole, and no more than its share', () => {
    const whole = budget10();
    const part = whole.part(0.4);
    let taken = 0;
    while (part.take()) taken++;
    expect(taken).toBe(4);
    expect(whole.left).toBe(6);
  });

  it('takes no more than its share of the time', () => {
    let now = 0;
    const whole = new Allowance({ iterations: 1000, milliseconds: 100 }, () => now);
    const part = whole.part(0.4);
    now = 39;
    expect(part.take()).toBe(true);
    now = 40;
    expect(part.take()).toBe(false);
    expect(whole.take()).toBe(true);
  });

  it('ends with the whole', () => {
    const whole = budget10();
    const part = whole.part(1);
    for (let i = 0; i < 10; i++) whole.take();
    expect(part.take()).toBe(false);
  });
});

function budget10(): Allowance {
  return new Allowance({ iterations: 10 }, () => 0);
}
