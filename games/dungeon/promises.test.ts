import { type Invariant, promisesOf } from '@underhall/kernel/testing';
import { beforeAll, describe, it } from 'vitest';
import { randomTable } from './testing/tables.ts';
import { watched } from './testing/watched.ts';

/** The invariants, and a word for what a match must have shown for them to mean anything. */
const invariants: readonly Invariant[] = [
  ['DUN-INV-1', 'every card is in exactly one place', 'gained'],
  ['DUN-INV-2', 'piles hold only cards of their level', 'monster-gone'],
  ['DUN-INV-3', 'a monster has the level of its space', 'met'],
  ['DUN-INV-4', 'each player has one pawn, and no type has three', 'died'],
  ['DUN-INV-5', 'no corridor, stairs or room holds two pawns', 'retreated'],
  ['DUN-INV-6', 'a cleaned-out room holds nothing', 'cleaned-out'],
  ['DUN-INV-7', 'grave markers are in rooms only', 'cleaned-out'],
  ['DUN-INV-8', 'no monster is in the Main Gallery, on Start or in a corridor', 'guards'],
  ['DUN-INV-9', 'a room holds one monster at most', 'guards'],
  ['DUN-INV-10', 'a player and a monster are engaged with one another only', 'attack stunned'],
  ['DUN-INV-11', 'a monster engaged with nobody has treasure under it', 'dropped'],
  ['DUN-INV-12', 'a face-down monster lies in a seen room only, or is looked at', 'saw'],
  ['DUN-INV-13', 'each number is on one space and one card pile', 'dropped'],
  ['DUN-INV-14', 'nobody moves more than five spaces in a turn', 'moved'],
  ['DUN-INV-15', 'one attack, one attack of a monster, one search and one spell in a turn', 'cast'],
  ['DUN-INV-16', 'a secret door is passed only by who knows it or holds the card', 'learned-door'],
  ['DUN-INV-17', 'secret doors are forgotten only in death', 'searched'],
  ['DUN-INV-18', 'a killed adventurer has nothing and stands on Start', 'died'],
  ['DUN-INV-19', 'turns to lose are six at most', 'caged'],
  ['DUN-INV-20', 'nothing of the Expert Game is in the Basic Game', 'attacked'],
  ['DUN-INV-21', 'only wizards hold spells, ten at most, and none is lost', 'took-spells'],
  ['DUN-INV-22', 'no wizard holds a Magic Sword', 'sword-returned'],
  ['DUN-INV-23', 'a sword that was taken has a bonus of 1 or 2', 'forged'],
  ['DUN-INV-24', 'nobody stands on Start with enough while the game goes on', 'carried-home'],
  ['DUN-INV-25', 'nothing changes after the end', 'end'],
  ['DUN-INV-26', 'there is a treasure for every uncleared room', 'saw'],
  ['DUN-INV-27', 'grave markers stay', 'cleaned-out'],
  ['DUN-INV-28', 'somebody can always choose', 'split'],
  ['DUN-INV-29', 'nobody knows a face that HIDDEN withholds', 'looked'],
  ['DUN-INV-31', 'the gold of all cards together stays the same', 'regained'],
  ['DUN-INV-32', 'a Crystal Ball shows one room at most', 'saw'],
];

const suite = promisesOf(watched, {
  watched: 60,
  promises: 10,
  twice: 6,
  givingUp: 40,
  rough: 5,
  stride: 11,
  within: 120,
  style: 'sensible',
  // All seat counts by turns.
  table: (seed) => randomTable(seed, 2 + (seed % 7)),
});

describe('random matches over all seat counts, Basic and Expert', () => {
  beforeAll(suite.watch, 120_000);

  it.each(invariants)('%s %s', suite.invariant);
  it('break no other rule either', () => suite.nothingBut(invariants));
  it(
    'DUN-INV-29 DUN-INV-1 keep every promise of the kernel: views, refusals, saves, replays, links',
    suite.promises,
  );
  it('DUN-INV-30 are the same for the same seed and the same choices', suite.twice);
  it('DUN-INV-28 DUN-DEATH-12 go on when somebody gives up, whatever is going on', suite.givingUp);
  it(
    'DUN-INV-28 DUN-DEATH-12 go on at every question at which somebody gives up, and after any nonsense or undo',
    suite.roughly,
  );
});
