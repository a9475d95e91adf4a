import { checkPromises } from '@underhall/kernel/testing';
import { expect, it } from 'vitest';
import { openDungeon } from './game.ts';
import { playWatched, randomTable } from './testing.ts';

const game = openDungeon();

it('four thousand matches keep every invariant of the ledger (DUN-INV-1 to 32)', () => {
  for (let seed = 10_000; seed < 12_000; seed++) {
    for (const play of ['random', 'sensible'] as const)
      expect(playWatched(game, seed, play).match.outcome).toBeDefined();
  }
});

it('a hundred matches keep every promise of the kernel after every choice', () => {
  for (let seed = 20_000; seed < 20_100; seed++) {
    const play = checkPromises(game, randomTable(seed), `slow promise ${seed}`);
    expect(play.match.outcome).toBeDefined();
  }
});
