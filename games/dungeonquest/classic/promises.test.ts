import type { Wanted } from '@underhall/kernel';
import { checkPromises } from '@underhall/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openClassic } from './game.ts';
import { checkInvariants, randomTable } from './testing.ts';

const game = openClassic();

describe('random matches over all seat counts and mixes of options', () => {
  it('keep every promise of the kernel and every invariant of the ledger', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const table: Wanted = randomTable(seed);
        const play = checkPromises(game, table, `promise ${seed}`, 7);
        checkInvariants(play.match);
        expect(play.match.outcome).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});
