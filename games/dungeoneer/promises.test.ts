import { type Invariant, promisesOf } from '@underhall/kernel/testing';
import { beforeAll, describe, it } from 'vitest';
import { watched } from './testing/watched.ts';

/** The invariants, and a word for what a match must have shown for them to mean anything. */
const invariants: readonly Invariant[] = [
  ['DNR-INVARIANTS-2', 'every Adventure card lies where it can', 'drew'],
  ['DNR-INVARIANTS-4', 'every Quest lies where it can', 'global-quest'],
  ['DNR-INVARIANTS-3', 'every Map card of the map lies there', 'laid'],
  ['DNR-INVARIANTS-5', 'everybody in the game is somewhere', 'entered'],
  ['DNR-INVARIANTS-6', 'Life is above 0 and at most the Life score', 'wounded'],
  ['DNR-INVARIANTS-8', 'Glory, Peril and MP are never negative', 'changed'],
  ['DNR-INVARIANTS-9', 'nobody pays with his own Peril', 'attacks'],
  ['DNR-INVARIANTS-10', 'one opponent pays for a Peril card', 'played'],
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
  ['DNR-INVARIANTS-22', 'a space gives once a turn, and nothing off-turn', 'collected'],
  ['DNR-INVARIANTS-24', 'one batch is played in a turn', 'attacks'],
  ['DNR-INVARIANTS-26', 'who lies on the ground pays an MP only to rise', 'tipped'],
  ['DNR-INVARIANTS-25', 'at most one MP is saved', 'turn'],
  ['DNR-INVARIANTS-28', 'one Global Quest lies open', 'global-quest'],
  ['DNR-INVARIANTS-29', 'one Quest is completed in a turn at most', 'completed'],
  ['DNR-INVARIANTS-30', 'three Quests end the match', 'completed'],
  ['DNR-INVARIANTS-31', 'Levels come from completed Quests', 'level'],
  ['DNR-INVARIANTS-33', 'a letter links one Portal and one Dungeon Entrance', 'linked'],
  ['DNR-INVARIANTS-41', 'victory points are those of the completed Quests', 'grade'],
  ['DNR-INVARIANTS-36', 'who is out has nothing and is not asked', 'defeated'],
  ['DNR-INVARIANTS-37', 'the last hero has won', 'end'],
];

const suite = promisesOf(watched, {
  watched: 60,
  promises: 16,
  twice: 6,
  givingUp: 20,
  rough: 4,
  stride: 11,
  within: 120,
  style: 'random',
});

describe('random matches of every set, with any optional rules', () => {
  beforeAll(suite.watch, 120_000);

  it.each(invariants)('%s %s', suite.invariant);
  it('break no other rule either', () => suite.nothingBut(invariants));
  it(
    'DNR-INVARIANTS-38 DNR-INVARIANTS-39 DNR-INVARIANTS-1 keep every promise of the kernel: views, refusals, saves, replays, links',
    suite.promises,
  );
  it('DNR-INVARIANTS-40 DNR-SETUP-24 are the same for the same seed and the same choices', suite.twice);
  it('DNR-INVARIANTS-38 DNR-WIN-9 go on when somebody gives up, whatever is going on', suite.givingUp);
  it(
    'DNR-INVARIANTS-38 DNR-WIN-9 go on at every question at which somebody gives up, and after any nonsense or undo',
    suite.roughly,
  );
});
