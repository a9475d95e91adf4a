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

it('ten thousand matches keep every invariant of the ledger (DQR-INVARIANTS-1 to 24)', () => {
  seenIn(watched, seeds(10_000, 5_000));
});

it('hundreds of matches keep every promise of the kernel after every choice', () => {
  for (const seed of seeds(20_000, 300))
    checkPromises(watched.game, randomTable(seed), `slow promise ${seed}`);
});

it('hundreds of matches go on whatever is done at every step: nonsense, undo, giving up', () => {
  for (const seed of seeds(30_000, 300))
    playRoughly(watched.game, randomTable(seed), `slow rough ${seed}`, { stride: 5, further: 60 });
});

it('fifty thousand damaged scenarios end, and fail alone', () => {
  checkDamaged(watched.game, scenariosIn(join(import.meta.dirname, 'scenarios')), 'slow', 50_000);
});
