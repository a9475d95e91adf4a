import { join } from 'node:path';
import { checkRecorded, checkVariety, readRecorded } from '@underhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { openDungeoneer } from './game.ts';
import { tableOptions } from './options.ts';
import { COMBINATIONS } from './testing/tables.ts';
import type { DungeoneerSpec } from './world.ts';

const game = openDungeoneer();
const recorded = readRecorded(join(import.meta.dirname, 'recorded'));

describe('recorded matches', () => {
  it('are as many and as different as they must be', () => {
    const options = tableOptions((game.spec as DungeoneerSpec).content);
    checkVariety(recorded, { matches: 80, seats: [2, 3, 4, 5, 6], options });
    const sets = new Set(recorded.map(({ record }) => JSON.stringify(record.setup.options.sets)));
    for (const { sets: together } of COMBINATIONS) expect(sets).toContain(JSON.stringify(together));
    const rules = new Set(recorded.map(({ outcome }) => outcome.rule));
    for (const rule of ['DNR-WIN-1', 'DNR-WIN-3', 'DNR-WIN-10']) expect(rules).toContain(rule);
  });

  it.each(recorded.map((match, i) => ({ ...match, i })))('DNR-INVARIANTS-40 $i ($name) replays', (match) => {
    checkRecorded(game, match);
  });
});
