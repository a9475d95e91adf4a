/** Random tables, for tests. */
import { Rng, SETUP, type Wanted } from '@underhall/kernel';
import { TYPES } from '../content.ts';

/** A table with a random number of seats, Basic or Expert, types chosen before or in the match. */
export function randomTable(seed: number, seats?: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const count = seats ?? 2 + rng.below(7, SETUP);
  const expert = rng.below(2, SETUP) === 0;
  const chosen = rng.below(2, SETUP) === 0;
  const types = expert || count > 4 ? TYPES : TYPES.slice(0, 2);
  return {
    options: { expert, rounds: 20 + rng.below(60, SETUP) },
    seats: Array.from({ length: count }, (_, seat) =>
      chosen ? { adventurer: types[(seat + seed) % types.length] } : {},
    ),
    seed: `${seed}`,
  };
}
