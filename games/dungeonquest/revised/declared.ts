/** What scenarios of the Revised Edition can name. */
import { anyId, anyOf, type OptionForms, type OptionParts } from '@underhall/kernel';
import { boardText } from '../board-text.ts';
import { sharedOptions, sharedParts, sharedZones } from '../declared.ts';
import { resultsShape } from '../results.ts';
import { events } from './events.ts';
import { factsShape } from './facts.ts';
import { forbidden } from './forbidden.ts';
import { texts } from './verb-words.ts';

const options: OptionForms = {
  ...sharedOptions,
  'tower:SPACE': 'starts in this tower; with Death Can Wait: has the hero on the right start again there',
  'draw-dragon': 'stays in the treasure chamber and draws a dragon card',
  cross: 'crosses the bridge',
  'jump:SPACE': 'moves directly to this tower',
  'half:WAYS': 'stands on the side of a bridge, cave-in or chasm that has these halls',
  stay: 'stays where he is, and his turn ends; below: does not come out now',
  draw: 'draws a catacomb card',
  left: 'turns the travel marker to the left',
  right: 'turns the travel marker to the right',
  perish: 'has reached a dead end and does not use what could help him',
  roll: 'leaves the Chamber of Darkness by the hall that a die shows',
  struggle: 'struggles through the web before he chooses a hall',
  'hall:DIRECTION': 'stands at this hall of a Spider Web',
  'light:WAY': 'lights what lies behind this hall first',
  'spend:NUMBER': 'spends so many determination tokens on the test',
  escape: 'tries to escape from the monster',
  fight: 'fights',
  'flee:WAY': 'flees through this hall',
  'play:COMBAT': 'plays this combat card',
  'reroll:WHICH': 'rolls the first die, the second or both again',
};

const parts: OptionParts = {
  ...sharedParts,
  COMBAT: anyId('the id of a combat card', 'combat card'),
  WHICH: anyOf('1, 2 or both', ['1', '2', 'both']),
};

const zones: Readonly<Record<string, string>> = {
  ...sharedZones,
  monster: 'the monster deck',
  'monster-discard': 'discarded monster cards',
  facing: 'the monster card in front of the monster player',
  set: 'the combat cards laid aside or in hand: 0 of the Hero, 1 of the monster',
  played: 'the combat card that a side has played in this round',
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
