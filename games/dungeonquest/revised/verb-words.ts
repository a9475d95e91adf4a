/** What the words of the Revised Edition's cards mean. */
import type { Texts } from '@underhall/kernel';
import { momentMeaning, sharedMeaning } from '../verb-words.ts';
import { REVISED_EVENTS } from './moments.ts';
import { type ConditionName, language, type RevisedCardEffect } from './verbs.ts';

const verbs: Readonly<Record<RevisedCardEffect['do'], string>> = {
  ...sharedMeaning,
  test: 'an attribute test: two dice of at most the attribute; a branch left out means that nothing happens; with `no-determination` no tokens may be spent on it (one is still gained for failing)',
  prevent:
    'he suffers so many wounds fewer; at `try-escape` he suffers no escape penalty; at `drawn dragon-rage` he does not roll for wounds, and everything else of the card still happens to him',
  reroll:
    'one die of a test is rolled again; `dice`: both, or those he chooses of the two that Dragon Rage wounds with',
  strike: 'the monster suffers wounds at once',
  reveal:
    'so many cards of the monster deck are turned up and discarded; for each of this name (`any`: for each) the branch happens, with `penalty` for its escape penalty',
  monster: 'he encounters a monster: the top card of the monster deck; with `no-escape` he may not escape',
  rotate: 'his chamber, or every corridor on the board, turns this far, with everything on it',
  determination: 'he gains so many determination tokens',
  duel: 'he tests again and again: a success costs the creature 1 of so many lives, a failure costs him 1 wound, until one is dead',
  'try-escape': 'he makes one attempt to escape now',
};

const conditions: Readonly<Record<ConditionName, string>> = {
  wounds: 'he has so many wounds, or more',
  has: 'he has so many treasure or Loot cards, or more',
  bribe: 'the Loot that he has just discarded was worth at least this roll',
};

export const texts: Texts = {
  language,
  verbs,
  conditions,
  moments: Object.fromEntries(REVISED_EVENTS.map((event) => [event, momentMeaning[event]])),
};
