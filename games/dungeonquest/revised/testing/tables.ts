/** Random tables of the Revised Edition, for tests. */
import type { Wanted } from '@underhall/kernel';
import { type Agreed, randomTable as tableOf } from '../../testing/tables.ts';
import { conflicts, tableOptions } from '../options.ts';

export const agreed: Agreed = { options: tableOptions, conflicts, most: {} };

export function randomTable(seed: number, seats?: number): Wanted {
  return tableOf(agreed, seed, seats);
}
