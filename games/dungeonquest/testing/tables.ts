/** Random tables and tables worth recording, for the tests of an edition. */
import {
  type Conflict,
  type Json,
  Rng,
  SETUP,
  type Setup,
  type TableOption,
  type Wanted,
} from '@underhall/kernel';
import type { NamedTable } from '@underhall/kernel/testing';

/** What can be agreed on at a table of an edition. */
export interface Agreed {
  readonly options: readonly TableOption[];
  conflicts(setup: Setup): readonly Conflict[];
  /** Numbers to play with, of the options that are numbers: the most of a random table. */
  readonly most: Readonly<Record<string, number>>;
}

/** A table with a random number of seats and a random mix of options that go together. */
export function randomTable({ options, conflicts, most }: Agreed, seed: number, seats?: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const count = seats ?? 1 + rng.below(4, SETUP);
  for (;;) {
    const chosen: Record<string, Json> = {};
    for (const { id, kind } of options) {
      if (kind === 'flag') chosen[id] = rng.below(4, SETUP) === 0;
      else if (id in most) chosen[id] = 1 + rng.below(most[id], SETUP);
    }
    const table = {
      options: chosen,
      seats: Array.from({ length: count }, () => ({ hero: 'random' })),
      seed: `${seed}`,
    };
    if (conflicts(table).length === 0) return table;
  }
}

/** Every option alone at every table it can be played at (`alone` says with which number), then so many random mixes. */
export function recordedTables(
  agreed: Agreed,
  alone: Readonly<Record<string, number>>,
  mixed: number,
): NamedTable[] {
  const found: NamedTable[] = [];
  const choices = agreed.options.map(({ id }): Record<string, Json> => ({ [id]: alone[id] ?? true }));
  for (const seats of [1, 2, 3, 4]) {
    for (const options of [{}, ...choices]) {
      const table = { options, seats: Array.from({ length: seats }, () => ({ hero: 'random' })) };
      if (agreed.conflicts({ ...table, seed: '' }).length > 0) continue;
      found.push({ name: `${seats}, ${Object.keys(options)[0] ?? 'standard'}`, table });
    }
  }
  for (let seed = 0; seed < mixed; seed++) {
    const table = randomTable(agreed, seed);
    found.push({ name: `${table.seats.length}, mixed`, table });
  }
  return found;
}
