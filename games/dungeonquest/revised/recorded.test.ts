import { join } from 'node:path';
import { checkRecorded, readRecorded } from '@underhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { openRevised } from './game.ts';
import { tableOptions } from './options.ts';

const game = openRevised();
const recorded = readRecorded(join(import.meta.dirname, 'recorded'));

describe('recorded matches', () => {
  it('are as many and as different as they must be', () => {
    expect(recorded.length).toBeGreaterThanOrEqual(60);
    expect(new Set(recorded.map(({ record }) => record.setup.seats.length))).toEqual(new Set([1, 2, 3, 4]));
    for (const { id, standard } of tableOptions) {
      const used = recorded.filter(({ record }) => record.setup.options[id] !== standard);
      expect(used.length, `matches with '${id}'`).toBeGreaterThan(1);
    }
    expect(recorded.some(({ outcome }) => outcome.winners.length > 0)).toBe(true);
  });

  it.each(recorded.map((match, i) => ({ ...match, i })))('DQR-INVARIANTS-22 $i ($name) replays', (match) => {
    checkRecorded(game, match);
  });
});
