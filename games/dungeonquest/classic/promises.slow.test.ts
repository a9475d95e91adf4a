import { checkPromises } from '@underhall/kernel/testing';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';
import { playWatched, randomTable } from './testing.ts';

const game = openClassic();

it('ten thousand matches keep every invariant of the ledger (DQ-INV-1 to 30)', () => {
  for (let seed = 10_000; seed < 15_000; seed++) {
    for (const play of ['random', 'sensible'] as const)
      expect(playWatched(game, seed, play).match.outcome).toBeDefined();
  }
});

it('hundreds of matches keep every promise of the kernel after every choice', () => {
  for (let seed = 20_000; seed < 20_300; seed++) {
    const play = checkPromises(game, randomTable(seed), `slow promise ${seed}`);
    expect(play.match.outcome).toBeDefined();
  }
});
