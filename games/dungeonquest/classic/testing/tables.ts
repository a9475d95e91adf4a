/** Random tables, for tests. */
import { type Json, Rng, SETUP, type Wanted } from '@underhall/kernel';
import { conflicts, tableOptions } from '../options.ts';

/** A table with a random number of seats and a random mix of options that go together. */
export function randomTable(seed: number, seats?: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const count = seats ?? 1 + rng.below(4, SETUP);
  for (;;) {
    const options: Record<string, Json> = {};
    for (const option of tableOptions) {
      if (option.kind === 'flag') options[option.id] = rng.below(4, SETUP) === 0;
      else if (option.id === 'might') options.might = 1 + rng.below(3, SETUP);
    }
    const table = {
      options,
      seats: Array.from({ length: count }, () => ({ hero: 'random' })),
      seed: `${seed}`,
    };
    if (conflicts(table).length === 0) return table;
  }
}
