import type { Clock } from '../budget.ts';
import { type Lap, type Leg, samplesOf, TREES } from './leg.ts';
import type { Tree } from './tree.ts';

const ALL: readonly number[] = Array.from({ length: TREES }, (_, number) => number);

/** The trees of a search that grow here: all of them, or those that a worker was given. */
export class Grove {
  readonly #plant: (number: number) => Tree;
  readonly #clock: Clock;
  readonly #trees = new Map<number, Tree>();
  readonly #numbers: readonly number[];

  constructor(plant: (number: number) => Tree, clock: Clock, numbers = ALL) {
    this.#plant = plant;
    this.#clock = clock;
    this.#numbers = numbers;
  }

  /** What each tree saw, in the order of their numbers. */
  laps(leg: Leg): Lap[] {
    const { milliseconds } = leg;
    const until = milliseconds === undefined ? undefined : this.#clock() + milliseconds;
    const isTime = () => until === undefined || this.#clock() < until;
    return this.#numbers.map((number) =>
      samplesOf(leg, number) === 0 ? { values: [], faults: 0 } : this.#tree(number).lap(leg, isTime),
    );
  }

  #tree(number: number): Tree {
    let tree = this.#trees.get(number);
    if (!tree) {
      tree = this.#plant(number);
      this.#trees.set(number, tree);
    }
    return tree;
  }
}
