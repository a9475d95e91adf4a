/** What scenarios, pages and tools can name in a match. */
import {
  anyId,
  anyOf,
  type OptionForms,
  type OptionParts,
  type Prohibitions,
  shape,
} from '@underhall/kernel';
import { PILES } from './cards/piles.ts';
import { REALMS } from './content/cards.ts';
import { events } from './events.ts';
import { factsShape } from './facts.ts';
import { texts } from './language/verb-words.ts';
import { FORMS } from './language/words.ts';
import { SIDES } from './map/grid.ts';
import { heroId, isCell } from './shapes.ts';
import { zoneWords } from './zones.ts';

const options: OptionForms = {
  'lay:CELL': 'lays the Map card there as it is printed',
  'lay:CELL:turned': 'lays it there upside down',
  'bring:SPACE': 'lays this Map card next (Revealed Map)',
  'play-as:HERO': 'takes this Hero card',
  'start-at:SPACE': 'begins on this Entrance, or puts the new hero of another there',
  'lift:SPACE': 'takes the Map card up, to lay it elsewhere',
  'move:SIDE': 'walks by this exit',
  'sewer:SPACE': 'goes through the Sewer',
  dodge: 'pays an MP and avoids the Spikes',
  roll: 'rolls against the Spikes',
  'portal:SPACE': 'goes through the Portal',
  'link:SPACE': 'lets the Portal lead to this Entrance',
  'draw-map:REALM': 'draws from the Map deck of this realm',
  explore: 'draws and lays one more Map card',
  rise: 'stands up',
  'attempt:QUEST': 'attempts the Quest',
  'search:QUEST': 'searches for the place of the Quest',
  'pick-up:QUEST': 'takes the token of the Quest along',
  'put-down:QUEST': 'drops the token of the Quest',
  'deliver:QUEST': 'brings the token to the second place',
  'play:CARD': 'plays the card from the hand',
  'use:CARD:NUMBER': 'activates what a readied card or the hero can do, counted from 0',
  attack: 'composes the Encounter batch',
  'send:CARD:SEAT': 'sends a Trap against this hero',
  'send:CARD:SEAT:FORM': 'sends a monster in this form',
  'send:CARD:SEAT:FORM:NUMBER': 'the same with its special effect, for so much Peril more',
  done: 'confirms the batch',
  'against:NUMBER': 'means this attack, counted from 0',
  'fund:SEAT': 'pays with the Peril of this player',
  'at:CARD': 'aims the card at this one',
  'challenge:CARD:FORM': 'strikes back at this monster',
  hero: 'lets the hero take the blow himself',
  'stand:CARD': 'lets this Minion take the blow',
  'minion:NUMBER:CARD:FORM': 'lets a Minion, counted from 0, strike back at this one',
  hit: 'inflicts the wound',
  'steal:QUEST': 'takes this Escort Quest instead of the wound',
  decline: 'does not strike back, or has nothing left to choose',
  'to-pack:CARD': 'takes the monster into the Pack',
  'to-hand:CARD': 'takes the monster into the hand',
  'give:SEAT': 'gives this player a Peril',
  nobody: 'gives it to nobody',
  'form:FORM': 'lets the Quest monster attack in this form',
  'form:FORM:NUMBER': 'the same with its special effect, for so much Peril',
  'spend:NUMBER': 'spends so much more for #',
  'on:CARD': 'attaches the card to this one',
  'use-now': 'uses it as it is played',
  'first:CARD': 'lets this happen first',
  'pay-for:CARD': 'pays the upkeep',
  'pay-for:CARD:SEAT': 'pays the upkeep with the Peril of this player',
  'let-go:CARD': 'takes the card back to the hand',
  end: 'ends the phase',
  'draw:PILE': 'draws a card from this deck',
  'look:PILE': 'looks at the top of this deck',
  'discard:CARD': 'discards the card',
  keep: 'discards nothing',
  'take:BRANCH': 'chooses one of the branches of a text',
  yes: 'wants it',
  no: 'does not want it',
  'pick:CARD': 'chooses this card, hero or space',
  'warp:SPACE': 'is warped there',
  'return:CARD': 'lets the card go back to its hand',
  'fetch:CARD': 'takes the card',
};

const parts: OptionParts = {
  CELL: { what: 'a cell, as it lies from the Entrance: `0,-1` is north of it', has: isCell },
  REALM: anyOf('a realm', REALMS),
  SIDE: anyOf('a side of the space', SIDES),
  SPACE: anyId('a Map card', 'card of map'),
  QUEST: anyId('a Quest', 'card of quest'),
  HERO: anyId('a Hero card', 'card of hero'),
  FORM: anyOf('a combat form', FORMS),
  PILE: anyOf('the Glory or the Peril deck', PILES),
  BRANCH: { what: 'the word before the colon', has: (word) => /^[a-z-]+$/.test(word) },
};

const MP = { tipped: 'DNR-TIP-3', 'no-mp': 'DNR-HERO-4', 'card-forbids': 'DNR-ORDER-6' } as const;
const LAYING = { stranded: 'DNR-MAP-6', 'closes-map': 'DNR-MAP-10' } as const;

const CARRY = ['DNR-CARRY-2', 'DNR-CARRY-3', 'DNR-CARRY-6'];

const forbidden: Prohibitions = {
  'challenge:CARD:FORM': { ...MP, used: 'DNR-CHAL-15', tipped: 'DNR-CHAL-16' },
  'play:CARD': {
    'cannot-pay': 'DNR-RES-6',
    'card-forbids': 'DNR-ORDER-6',
    'cannot-carry': CARRY,
    'no-target': 'DNR-CARD-10',
  },
  'use:CARD:NUMBER': {
    used: 'DNR-ACT-4',
    tipped: 'DNR-TIP-3',
    'no-mp': 'DNR-HERO-4',
    'cannot-pay': 'DNR-RES-6',
    'no-target': 'DNR-CARD-10',
  },
  keep: { 'cannot-carry': CARRY },
  'bring:SPACE': { 'held-back': 'DNR-OPTREVEALED-7', 'fits-nowhere': 'DNR-OPTREVEALED-9' },
  'draw:PILE': { 'deck-empty': 'DNR-OPTDECKS-4' },
  'lay:CELL': LAYING,
  'lay:CELL:turned': LAYING,
  'move:SIDE': { ...MP, tipped: 'DNR-MOVE-6', 'no-space': 'DNR-MOVE-7', wall: 'DNR-EXIT-17' },
  'sewer:SPACE': { ...MP, tipped: 'DNR-ALT-11' },
  'portal:SPACE': { tipped: 'DNR-ALT-11', 'no-mp': 'DNR-HERO-4' },
  explore: MP,
  rise: { 'no-mp': 'DNR-HERO-4' },
  'search:QUEST': { ...MP, 'not-there': 'DNR-QSEARCH-2' },
  'pick-up:QUEST': { 'not-there': 'DNR-QESCORT-1' },
  'put-down:QUEST': { used: 'DNR-QESCORT-17' },
  'deliver:QUEST': { 'not-there': 'DNR-QESCORT-1' },
  'attempt:QUEST': {
    ...MP,
    tipped: 'DNR-QUEST-20',
    'not-there': 'DNR-QUEST-4',
    'cannot-pay': 'DNR-QSAC-2',
  },
};

const results = shape.object({
  hero: shape.nullable(heroId),
  quests: shape.wholeNumber(0),
  points: shape.wholeNumber(0),
  level: shape.wholeNumber(1),
  life: shape.wholeNumber(0),
});

export const declared = {
  events,
  facts: factsShape,
  options,
  parts,
  forbidden,
  results,
  texts,
  zones: zoneWords,
};
