import { join } from 'node:path';
import { slowPromisesOf } from '@underhall/kernel/testing';
import { it } from 'vitest';
import { watched } from './testing/watched.ts';

const suite = slowPromisesOf(watched, join(import.meta.dirname, 'scenarios'));

it('four thousand matches keep every invariant of the ledger (DUN-INV-1 to 32)', () =>
  suite.invariants(4_000));
it('a hundred matches keep every promise of the kernel after every choice', () => suite.promises(100));
it('a hundred matches go on whatever is done at every step: nonsense, undo, giving up', () =>
  suite.roughly(100));
it('fifty thousand damaged scenarios end, and fail alone', () => suite.damaged(50_000));
