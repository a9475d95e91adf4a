/** Random tables, for tests. */
import { Rng, SETUP, type Wanted } from '@underhall/kernel';

/** A table with a random number of seats and a random mix of options. */
export function randomTable(seed: number, seats?: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const count = seats ?? 1 + rng.below(4, SETUP);
  return {
    options: { wait: rng.below(4, SETUP) === 0, torch: rng.below(3, SETUP) === 0 },
    seats: Array.from({ length: count }, () => ({ hero: 'random' })),
    seed: `${seed}`,
  };
}
