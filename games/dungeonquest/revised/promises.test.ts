import { type Invariant, promisesOf } from '@underhall/kernel/testing';
import { beforeAll, describe, it } from 'vitest';
import { watched } from './testing/watched.ts';

/** The invariants, and a word for what a match must have shown for them to mean anything. */
const invariants: readonly Invariant[] = [
  ['DQR-INVARIANTS-1', 'every card is in exactly one place', 'drew'],
  ['DQR-INVARIANTS-2', 'no deck loses or gains a card', 'shuffled'],
  ['DQR-INVARIANTS-3', 'there are 8 dragon cards, none face up while nobody is there', 'shuffled'],
  ['DQR-INVARIANTS-4', 'stack and board together hold 117 tiles, a space one at most', 'placed'],
  ['DQR-INVARIANTS-5', 'no tile lies on a tower or the treasure chamber', 'placed'],
  ['DQR-INVARIANTS-6', 'a living hero has fewer wounds than health', 'wounded'],
  ['DQR-INVARIANTS-7', 'a player is in one state, and nobody comes back', 'respawned'],
  ['DQR-INVARIANTS-8', 'a figure or a travel marker is on the board, never both', 'went-below'],
  ['DQR-INVARIANTS-9', 'nobody above ground has a row of catacomb cards', 'found-below'],
  ['DQR-INVARIANTS-10', 'a chamber holds one token of a kind at most', 'token-placed'],
  ['DQR-INVARIANTS-11', 'a search token lies only where there is a torch', 'searched'],
  ['DQR-INVARIANTS-12', 'heroes share a space only after coming up', 'surfacing'],
  ['DQR-INVARIANTS-13', 'the sun moves one space a round, never back, never beyond the last', 'sun-rolled'],
  ['DQR-INVARIANTS-14', 'whoever leaves has Loot, alone a treasure', 'left'],
  ['DQR-INVARIANTS-15', 'a dead hero has nothing', 'died'],
  ['DQR-INVARIANTS-16', 'nothing of a combat is left after it', 'fight-over'],
  ['DQR-INVARIANTS-17', 'determination tokens come and go for a reason', 'spent'],
  ['DQR-INVARIANTS-18', 'the arrow of a tile points to where it was placed from', 'placed'],
  ['DQR-INVARIANTS-19', 'every turn and every combat comes to an end', 'jumped'],
  ['DQR-INVARIANTS-20', 'one decision is pending, or a pair of combat cards', 'cards-revealed'],
  [
    'DQR-INVARIANTS-21',
    'nobody knows a face that HIDDEN withholds, and everybody the others',
    'monster-drawn',
  ],
  ['DQR-INVARIANTS-23', 'a winner has left, and if anybody left there is a winner', 'end'],
  ['DQR-INVARIANTS-24', 'no turn begins after sunset or when nobody is inside', 'nightfall'],
];

const suite = promisesOf(watched, {
  watched: 150,
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
  it(
    'DQR-INVARIANTS-21 keep every promise of the kernel: views, refusals, saves, replays, links',
    suite.promises,
  );
  it('DQR-INVARIANTS-22 are the same for the same seed and the same choices', suite.twice);
  it('DQR-INVARIANTS-20 go on when somebody gives up, whatever is going on', suite.givingUp);
  it(
    'DQR-INVARIANTS-20 go on at every question at which somebody gives up, and after any nonsense or undo',
    suite.roughly,
  );
});
