import { join } from 'node:path';
import { checkRecorded, readRecorded } from '@underhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { openDungeoneer } from './game.ts';
import { tableOptions } from './options.ts';
import { COMBINATIONS } from './testing/tables.ts';
import type { DungeoneerSpec } from './world.ts';

const game = openDungeoneer();
const recorded = readRecorded(join(import.meta.dirname, 'recorded'));

describe('recorded matches', () => {
  it('are as many and as different as they must be', () => {
    expect(recorded.length).toBeGreaterThanOrEqual(80);
    expect(new Set(recorded.map(({ record }) => record.setup.seats.length))).toEqual(
      new Set([2, 3, 4, 5, 6]),
    );
    const sets = new Set(recorded.map(({ record }) => JSON.stringify(record.setup.options.sets)));
    for (const { sets: together } of COMBINATIONS) expect(sets).toContain(JSON.stringify(together));
    for (const { id, standard } of tableOptions((game.spec as DungeoneerSpec).content)) {
      const used = recorded.filter(
        ({ record }) => JSON.stringify(record.setup.options[id]) !== JSON.stringify(standard),
      );
      expect(used.length, `matches with '${id}'`).toBeGreaterThan(1);
    }
    const rules = new Set(recorded.map(({ outcome }) => outcome.rule));
    for (const rule of ['DNR-WIN-1', 'DNR-WIN-3', 'DNR-WIN-10']) expect(rules).toContain(rule);
  });

  it.each(recorded.map((match, i) => ({ ...match, i })))('DNR-INVARIANTS-40 $i ($name) replays', (match) => {
    checkRecorded(game, match);
  });
});
