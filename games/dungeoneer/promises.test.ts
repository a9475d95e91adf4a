import {
  checkPromises,
  playGivingUp,
  playRoughly,
  playTwice,
  reportOn,
  seeds,
} from '@underhall/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDungeoneer } from './game.ts';
import { watch } from './testing/invariants.ts';
import { randomTable } from './testing/tables.ts';

const game = openDungeoneer();
const watched = { game, table: randomTable, watch };

/** The invariants, and a word for what a match must have shown for them to mean anything. */
const invariants: readonly [id: string, what: string, needs: string][] = [
  ['DNR-INVARIANTS-3', 'every Map card of the map lies there', 'laid'],
  ['DNR-INVARIANTS-5', 'everybody in the game is somewhere', 'entered'],
  ['DNR-INVARIANTS-6', 'Life is above 0 and at most the Life score', 'wounded'],
  ['DNR-INVARIANTS-8', 'Glory, Peril and MP are never negative', 'changed'],
  ['DNR-INVARIANTS-11', 'nobody carries more than he can', 'played'],
  ['DNR-INVARIANTS-12', 'nobody has two Treasures of a type', 'played'],
  ['DNR-INVARIANTS-7', 'monsters in a Pack live, and cards elsewhere have no wounds', 'monster-wounded'],
  ['DNR-INVARIANTS-13', 'a Pack holds three monsters at most', 'stowed'],
  ['DNR-INVARIANTS-14', 'outside combat no monster is in a space', 'clash'],
  ['DNR-INVARIANTS-16', 'no Instant stays in play', 'played'],
  ['DNR-INVARIANTS-17', 'no two Map cards share a cell', 'laid'],
  ['DNR-INVARIANTS-18', 'every space can be reached', 'laid'],
  ['DNR-INVARIANTS-19', 'the map stays open', 'laid'],
  ['DNR-INVARIANTS-20', 'realms never adjoin', 'laid'],
  ['DNR-INVARIANTS-21', 'connections lead both ways', 'entered'],
  ['DNR-INVARIANTS-25', 'at most one MP is saved', 'turn'],
  ['DNR-INVARIANTS-28', 'one Global Quest lies open', 'global-quest'],
  ['DNR-INVARIANTS-29', 'one Quest is completed in a turn at most', 'completed'],
  ['DNR-INVARIANTS-30', 'three Quests end the match', 'completed'],
  ['DNR-INVARIANTS-36', 'who is out has nothing and is not asked', 'defeated'],
  ['DNR-INVARIANTS-37', 'the last hero has won', 'end'],
];

describe('random matches of every set', () => {
  let report: ReturnType<typeof reportOn>;
  beforeAll(() => {
    report = reportOn(watched, seeds(0, 60));
  }, 120_000);

  it.each(invariants)('%s %s', (id, _what, needs) => {
    expect(report.broken.get(id)).toBeUndefined();
    expect(report.seen).toContain(needs);
  });

  it('break no other rule either', () => {
    expect([...report.broken.keys()].filter((id) => !invariants.some(([own]) => own === id))).toEqual([]);
  });

  it('DNR-INVARIANTS-38 DNR-INVARIANTS-39 DNR-INVARIANTS-1 keep every promise of the kernel', () => {
    for (const seed of seeds(500, 16)) checkPromises(game, randomTable(seed), `promise ${seed}`, 11);
  }, 120_000);

  it('DNR-INVARIANTS-40 DNR-SETUP-24 are the same for the same seed and the same choices', () => {
    for (const seed of seeds(700, 6)) playTwice(watched, seed, seed % 2 ? 'sensible' : 'random');
  }, 60_000);

  it('DNR-INVARIANTS-38 DNR-WIN-9 go on when somebody gives up', () => {
    for (const seed of seeds(900, 20)) playGivingUp(watched, seed, 'random', 120);
  }, 60_000);

  it('DNR-INVARIANTS-38 DNR-WIN-9 go on at every question at which somebody gives up, and after any nonsense or undo', () => {
    for (const seed of seeds(950, 4))
      playRoughly(game, randomTable(seed), `rough ${seed}`, { stride: 40, further: 12 });
  }, 60_000);
});
