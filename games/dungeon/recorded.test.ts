import { join } from 'node:path';
import { checkRecorded, checkVariety, readRecorded } from '@underhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { openDungeon } from './game.ts';

const game = openDungeon();
const recorded = readRecorded(join(import.meta.dirname, 'recorded'));

describe('recorded matches', () => {
  it('are as many and as different as they must be', () => {
    checkVariety(recorded, { matches: 60, seats: [], options: [] });
    const tables = new Set(
      recorded.map(({ record: { setup } }) => `${setup.options.expert} ${setup.seats.length}`),
    );
    expect(tables.size).toBe(10);
    expect(new Set(recorded.map(({ outcome }) => outcome.rule)).size).toBeGreaterThan(2);
  });

  it.each(recorded.map((match, i) => ({ ...match, i })))('DUN-INV-30 $i ($name) replays', (match) => {
    checkRecorded(game, match);
  });
});
