import { join } from 'node:path';
import { slowPromisesOf } from '@underhall/kernel/testing';
import { it } from 'vitest';
import { watched } from './testing/watched.ts';

const suite = slowPromisesOf(watched, join(import.meta.dirname, 'scenarios'));

it('ten thousand matches keep every invariant of the ledger (DQR-INVARIANTS-1 to 24)', () =>
  suite.invariants(10_000));
it('hundreds of matches keep every promise of the kernel after every choice', () => suite.promises(300));
it('hundreds of matches go on whatever is done at every step: nonsense, undo, giving up', () =>
  suite.roughly(300));
it('fifty thousand damaged scenarios end, and fail alone', () => suite.damaged(50_000));
