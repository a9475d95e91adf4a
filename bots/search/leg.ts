/**
 * What a search asks of its trees, and what they answer. A search has a fixed number of trees, each with a luck of its
 * own; the samples of its race are numbered, and a sample belongs to the tree of its number. So the same samples are
 * seen wherever the trees grow, in one worker or in twelve, and the answer is the same.
 */

/** Can be shared out evenly among 2, 3, 4, 6 and 12 workers. */
export const TREES = 12;

/** Some samples of the race: all runners that are still in it, from one sample up to another. */
export interface Leg {
  readonly alive: readonly number[];
  readonly from: number;
  readonly to: number;
  /** What is not done by then stays undone. */
  readonly milliseconds?: number;
}

/** What one tree saw of a leg. */
export interface Lap {
  /** Sample by sample, what each runner of the leg is worth. */
  readonly values: readonly number[];
  /** Samples that failed: a world that cannot be, or a fault of the game. */
  readonly faults: number;
}

/** Two numbers that all trees of a question get theirs from. */
export type Luck = readonly [number, number];

/** How many samples of a leg belong to a tree. */
export function samplesOf({ from, to }: Leg, tree: number): number {
  const upTo = (end: number) => Math.floor((end + TREES - 1 - tree) / TREES);
  return upTo(to) - upTo(from);
}
