import { DICE, type Match, NONE, type Rng, type View } from '@underhall/kernel';
import type { Allowance } from './budget.ts';

/** No option is given up before so many samples. */
const FEWEST_SAMPLES = 6;
/** An option is out when it is behind the leader by so many standard errors of their paired difference. */
const BEHIND = 2.5;

/**
 * Values of several options over the same samples, the same hidden cards and dice (common random numbers). Those that
 * are clearly behind drop out, so that the rest are told apart sooner.
 */
export class Race {
  /** Sums of squared differences by pair, and sums by runner: a race may be as long as it likes. */
  readonly #sums: Float64Array;
  readonly #gaps: Float64Array;
  readonly #values: Float64Array;
  readonly #runners: number;
  alive: number[];
  samples = 0;

  constructor(runners: number) {
    this.#runners = runners;
    this.#sums = new Float64Array(runners);
    this.#values = new Float64Array(runners);
    this.#gaps = new Float64Array(runners * runners);
    this.alive = Array.from({ length: runners }, (_, i) => i);
  }

  note(runner: number, value: number): void {
    this.#values[runner] = value;
  }

  /** A sample is complete for all that are alive. */
  next(): void {
    this.samples++;
    for (const a of this.alive) {
      this.#sums[a] += this.#values[a];
      for (const b of this.alive)
        this.#gaps[a * this.#runners + b] += (this.#values[a] - this.#values[b]) ** 2;
    }
    if (this.samples >= FEWEST_SAMPLES) this.#drop();
  }

  /** Only the best so many go on, and one that may be behind if it has not dropped out. */
  keep(most: number, favourite = NONE): void {
    const best = this.alive.toSorted((a, b) => this.#sums[b] - this.#sums[a] || a - b).slice(0, most);
    this.alive = this.alive.filter((runner) => runner === favourite || best.includes(runner));
  }

  leader(): number {
    let lead = this.alive[0];
    for (const runner of this.alive) if (this.#sums[runner] > this.#sums[lead]) lead = runner;
    return lead;
  }

  /** Those that are behind the leader by less than so many standard errors of their difference. */
  within(errors: number): number[] {
    const lead = this.leader();
    return this.alive.filter((runner) => runner === lead || !this.#isBehind(runner, lead, errors));
  }

  #drop(): void {
    const lead = this.leader();
    this.alive = this.alive.filter((runner) => {
      if (runner === lead) return true;
      // Two options that never differ: no more samples for them.
      if (this.#gaps[lead * this.#runners + runner] === 0) return this.samples < 2 * FEWEST_SAMPLES;
      return !this.#isBehind(runner, lead, BEHIND);
    });
  }

  #isBehind(runner: number, lead: number, errors: number): boolean {
    const mean = (this.#sums[lead] - this.#sums[runner]) / this.samples;
    const variance = this.#gaps[lead * this.#runners + runner] / this.samples - mean * mean;
    return mean > errors * Math.sqrt(Math.max(0, variance) / this.samples);
  }
}

const MOST_FAULTS = 20;

/** Plays one runner in a world of its own, with the dice of the sample, and says what it is worth. */
export type Play = (match: Match, runner: number) => number;

/** Samples: all runners in the same world with the same dice. `chance` is what a play takes its own dice from. */
export class Sampler {
  readonly #view: View;
  readonly #rng: Rng;
  readonly #chance: Rng;
  readonly #before: Rng;
  readonly #play: Play;

  constructor(view: View, rng: Rng, chance: Rng, play: Play) {
    this.#view = view;
    this.#rng = rng;
    this.#chance = chance;
    this.#before = chance.clone();
    this.#play = play;
  }

  /** False if it may not go on before the sample is whole. */
  sample(
    alive: readonly number[],
    mayGoOn: () => boolean,
    note: (runner: number, value: number) => void,
  ): boolean {
    const world = this.#view.determinise(this.#rng);
    this.#before.scramble(this.#rng.next(DICE), this.#rng.next(DICE));
    const last = alive[alive.length - 1];
    for (const runner of alive) {
      if (!mayGoOn()) return false;
      this.#chance.state.set(this.#before.state);
      // The last one needs no copy.
      note(runner, this.#play(runner === last ? world : world.clone(), runner));
    }
    return true;
  }
}

/** All runners of a race, until one is left, there were so many samples or the budget is used up. */
export function run(
  race: Race,
  view: View,
  mostSamples: number,
  allowance: Allowance,
  rng: Rng,
  chance: Rng,
  play: Play,
): void {
  const sampler = new Sampler(view, rng, chance, play);
  const take = () => allowance.take();
  const note = (runner: number, value: number) => race.note(runner, value);
  let faults = 0;
  while (race.alive.length > 1 && race.samples < mostSamples && allowance.left > 0 && faults <= MOST_FAULTS) {
    try {
      if (!sampler.sample(race.alive, take, note)) return;
      race.next();
    } catch {
      // A world that cannot be the real one, or a fault of the game: think about another.
      faults++;
    }
  }
}
