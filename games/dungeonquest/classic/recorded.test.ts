import { join } from 'node:path';
import { checkRecorded, checkVariety, readRecorded } from '@underhall/kernel/testing';
import { describe, it } from 'vitest';
import { openClassic } from './game.ts';
import { tableOptions } from './options.ts';

const game = openClassic();
const recorded = readRecorded(join(import.meta.dirname, 'recorded'));

describe('recorded matches', () => {
  it('are as many and as different as they must be', () =>
    checkVariety(recorded, { matches: 60, seats: [1, 2, 3, 4], options: tableOptions }));

  it.each(recorded.map((match, i) => ({ ...match, i })))('DQ-INV-31 $i ($name) replays', (match) => {
    checkRecorded(game, match);
  });
});
