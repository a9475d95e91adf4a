import { type Invariant, promisesOf } from '@underhall/kernel/testing';
import { beforeAll, describe, it } from 'vitest';
import { watched } from './testing/watched.ts';

/** The invariants, and a word for what a match must have shown for them to mean anything. */
const invariants: readonly Invariant[] = [
  ['DQ-INV-1', 'every card is in exactly one place', 'drew'],
  ['DQ-INV-2', 'no deck loses or gains a card', 'shuffled'],
  ['DQ-INV-3', 'stockpile and board together hold 117 chambers', 'placed'],
  ['DQ-INV-4', 'a space holds one chamber at most, a tower and the Treasure Chamber none', 'placed'],
  ['DQ-INV-5', 'a chamber stays where and as it was laid', 'rotated'],
  ['DQ-INV-6', 'there are 8 Dragon cards', 'shuffled'],
  ['DQ-INV-7', 'no Dragon card is faceup between turns if nobody is in the Treasure Chamber', 'shuffled'],
  ['DQ-INV-8', 'there are 4 tokens of each Monster', 'monster-met'],
  ['DQ-INV-9', 'between turns a living Hero has fewer wounds than life', 'wounded'],
  ['DQ-INV-10', 'a Hero is in one state', 'went-below'],
  ['DQ-INV-11', 'a travel marker lies on the board while its Hero is below', 'went-below'],
  ['DQ-INV-12', 'a dead Hero has nothing', 'died'],
  ['DQ-INV-13', 'nobody comes back who is out or dead', 'left'],
  ['DQ-INV-14', 'Heroes share a space only after escaping, retreating or coming up', 'escaped'],
  ['DQ-INV-15', 'determination tokens are 24 and belong to unfinished tests', 'determination'],
  ['DQ-INV-16', 'entrance markers are 6 at most, one per chamber and none on a Cave-in', 'entrance'],
  ['DQ-INV-17', 'the sun moves one space a turn, never back, never beyond the last', 'sun-rolled'],
  ['DQ-INV-18', 'the First Player stays the same', 'first-player'],
  ['DQ-INV-19', 'no hand holds more than five cards after the draw', 'combat-cards'],
  ['DQ-INV-20', 'a round is won by the Hero, by the Monster, or is a stand-off', 'stand-off'],
  ['DQ-INV-21', 'played cards end in a damage stack or the combat stack', 'counterattack'],
  ['DQ-INV-22', 'nothing of a combat is left after it', 'combat-ended'],
  ['DQ-INV-23', 'a Monster with all its life gone is dead', 'monster-killed'],
  ['DQ-INV-24', 'no Monster stands in a tower, the Treasure Chamber or an unexplored space', 'servant-moved'],
  ['DQ-INV-25', 'a postponed encounter comes before any action', 'escaped'],
  ['DQ-INV-26', 'a Hero searches twice at most in one stay', 'searched'],
  ['DQ-INV-27', 'whoever leaves has Loot', 'left'],
  ['DQ-INV-28', 'somebody can always choose, and only sealed choices are for two', 'revealed'],
  ['DQ-INV-29', 'nobody knows a face that HIDDEN withholds, and everybody what it does not', 'monster-stays'],
  ['DQ-INV-30', 'a winner has left alive, and if anybody left there is a winner', 'end'],
];

const suite = promisesOf(watched, {
  watched: 200,
  promises: 14,
  twice: 12,
  givingUp: 40,
  rough: 8,
  stride: 9,
  within: 60,
  style: 'random',
});

describe('random matches over all seat counts and mixes of options', () => {
  beforeAll(suite.watch, 120_000);

  it.each(invariants)('%s %s', suite.invariant);
  it('break no other rule either', () => suite.nothingBut(invariants));
  it('DQ-INV-29 keep every promise of the kernel: views, refusals, saves, replays, links', suite.promises);
  it('DQ-INV-31 are the same for the same seed and the same choices', suite.twice);
  it('DQ-INV-28 go on when somebody gives up, whatever is going on', suite.givingUp);
  it(
    'DQ-INV-28 go on at every question at which somebody gives up, and after any nonsense or undo',
    suite.roughly,
  );
});
