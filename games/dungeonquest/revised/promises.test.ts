import { checkPromises, seeds } from '@underhall/kernel/testing';
import { describe, it } from 'vitest';
import { openRevised } from './game.ts';
import { randomTable } from './testing/tables.ts';

const game = openRevised();

describe('random matches over all seat counts and mixes of options', () => {
  it.each(seeds(0, 24))('match %i keeps the promises of the kernel', (seed) => {
    checkPromises(game, randomTable(seed), `promise ${seed}`, 3);
  });
});
