/** Random tables, for tests. */
import { Rng, SETUP, type Wanted } from '@underhall/kernel';

const SINGLE_SETS = ['restless-shore', 'sunless-court', 'boneless-heaven'];

/** A table of any set with as many seats as it has, and few rounds so that matches are short. */
export function randomTable(seed: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const rounds = 5 + rng.below(40, SETUP);
  const other = rng.below(8, SETUP);
  const sets = [SINGLE_SETS[other] ?? 'drowned-carillon'];
  const single = other === 7;
  const seats = other < SINGLE_SETS.length || single ? 2 : 2 + rng.below(3, SETUP);
  return {
    options: { sets, single, rounds },
    seats: Array.from({ length: seats }, () => ({})),
    seed: `${seed}`,
  };
}
