/** What scenarios of the 2010 edition can name. */
import { anyId, anyOf, type OptionForms, type OptionParts } from '@underhall/kernel';
import { boardText } from '../board-text.ts';
import { sharedOptions, sharedParts, sharedZones } from '../declared.ts';
import { resultsShape } from '../results.ts';
import { MONSTERS } from '../verbs.ts';
import { events } from './events.ts';
import { factsShape } from './facts.ts';
import { forbidden } from './forbidden.ts';
import { texts } from './verb-words.ts';

const options: OptionForms = {
  ...sharedOptions,
  retreat: 'goes back where he came from',
  wait: 'does nothing in this turn',
  'again:web': 'tries again against the web',
  'meet:MONSTER': 'meets the monster token of this kind',
  'meet:MONSTER:NUMBER': 'meets the second (third …) of this kind',
  'token:SPACE': 'takes the monster token of this space',
  attack: 'fights the monster',
  escape: 'tries to escape from the monster',
  flee: 'flees from the combat',
  fight: 'goes on with the combat',
  'play:COMBAT': 'plays this combat card',
  counter: 'counterattacks',
  stop: 'plays no further card',
  reroll: 'rolls the die again',
  'reroll:WHICH': 'rolls the first die, the second or both again',
  keep: 'keeps what was rolled',
  'attack:SEAT': 'attacks the Hero of this seat',
  'attacker-first': 'the attacker resolves first',
  'defender-first': 'the defender resolves first',
  'loot:NUMBER': 'picks the first, second … Loot card, unseen',
  none: 'takes nothing',
  'go:WAY': 'withdraws on this side',
  'move:SPACE:MONSTER:WAY': 'moves a monster token of this kind from there (servants of the dragon)',
  add: 'adds a monster token (servants of the dragon)',
  'place:SPACE': 'puts the new token there',
};

const parts: OptionParts = {
  ...sharedParts,
  COMBAT: anyId('the id of a combat or Power card', 'combat card'),
  MONSTER: anyOf(MONSTERS.join(', '), MONSTERS),
  WHICH: anyOf('1, 2 or both', ['1', '2', 'both']),
};

const zones: Readonly<Record<string, string>> = {
  ...sharedZones,
  monsters: 'the monster tokens on a space: `monsters:C4`',
  'drawn-secret': 'the card that a seat is resolving, seen by that seat alone',
  pool: 'the monster tokens that are left',
  facing: 'the monster token in combat',
  power: 'the Power cards of a Hero or Monster, by its id: `power:lindel`, `power:troll`',
  combat: 'the combat deck',
  'combat-discard': 'discarded combat cards',
  'combat-stack': 'combat cards that count later',
  hand: 'the combat hand of a side: `hand:hero` (or of the attacker), `hand:monster` (or of the defender)',
  played: 'the combat cards played by a side, `hero` or `monster`',
  damage: 'the combat cards that a side has as damage, `hero` or `monster`',
  escape: 'the combat cards of an escape, by side, `hero` or `monster`',
  'classic-hand': 'the three cards of the classic combat, by seat',
};

export const declared = {
  events,
  facts: factsShape,
  options,
  parts,
  zones,
  forbidden,
  board: boardText,
  results: resultsShape,
  texts,
};
