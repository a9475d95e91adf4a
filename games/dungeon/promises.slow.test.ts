import { join } from 'node:path';
import {
  checkDamaged,
  checkPromises,
  playRoughly,
  scenariosIn,
  seeds,
  seenIn,
} from '@underhall/kernel/testing';
import { it } from 'vitest';
import { randomTable } from './testing/tables.ts';
import { watched } from './testing/watched.ts';

it('four thousand matches keep every invariant of the ledger (DUN-INV-1 to 32)', () => {
  seenIn(watched, seeds(10_000, 2_000));
});

it('a hundred matches keep every promise of the kernel after every choice', () => {
  for (const seed of seeds(20_000, 100))
    checkPromises(watched.game, randomTable(seed), `slow promise ${seed}`);
});

it('a hundred matches go on whatever is done at every step: nonsense, undo, giving up', () => {
  for (const seed of seeds(30_000, 100))
    playRoughly(watched.game, randomTable(seed), `slow rough ${seed}`, { stride: 5, further: 60 });
});

it('fifty thousand damaged scenarios end, and fail alone', () => {
  checkDamaged(watched.game, scenariosIn(join(import.meta.dirname, 'scenarios')), 'slow', 50_000);
});
