/** What is told in a match. */
import { type EventsOf, shape } from '@underhall/kernel';
import { PILES } from './cards/piles.ts';
import { GRADES } from './content/cards.ts';
import { FORMS, HARMS, RESOURCES } from './language/words.ts';
import { SIDES } from './map/grid.ts';
import { HINDRANCES } from './rolls/kinds.ts';
import { cardOrNone, cell, score } from './shapes.ts';

const { card, flag, listOf, nullable, numberFor, object, oneOf, seat, text, wholeNumber } = shape;

const number = wholeNumber();
const from0 = wholeNumber(0);
const dice = listOf(wholeNumber(1, 6));
const cards = listOf(card);
const harm = oneOf('', ...HARMS);
const side = numberFor<number>('a side', SIDES);
const about = object({ seat, card });

export const events = {
  plays: about,
  'rolled-for-first': object({ seat, die: wholeNumber(1, 6) }),
  'first-player': object({ seat }),
  turn: object({ seat, turn: wholeNumber(1), round: wholeNumber(1) }),

  'drew-map': about,
  'fits-nowhere': about,
  'passed-map': object({ seat, card, on: seat }),
  'starts-at': about,
  laid: object({ seat, card, cell, turned: flag }),
  linked: object({ seat: nullable(seat), card, entrance: card, letter: text }),
  explored: object({ seat }),
  opened: object({ seat }),
  shifted: object({ seat, card, cell, turned: flag }),

  entered: object({ seat, card, way: oneOf('walk', 'sewer', 'portal', 'warp') }),
  'stuck-at-exit': object({ seat, side }),
  collected: object({ seat, glory: from0, peril: from0 }),
  changed: object({ seat, what: oneOf(...RESOURCES), by: number, left: from0, paid: flag }),

  threat: object({
    seat,
    card: cardOrNone,
    at: oneOf('', ...HINDRANCES),
    score,
    dice,
    added: number,
    has: from0,
    number,
    overcome: flag,
  }),
  rolled: object({ seat, dice, added: number }),
  wounded: object({ seat, harm, life: from0 }),
  prevented: object({ seat, harm }),
  healed: object({ seat, by: wholeNumber(1), life: from0 }),
  'paid-life': object({ seat, by: wholeNumber(1), life: from0 }),
  tipped: object({ seat }),
  fell: object({ seat }),
  dodged: object({ seat }),
  untipped: object({ seat }),
  grade: object({ grade: oneOf(...GRADES) }),
  level: object({ seat, level: wholeNumber(1) }),
  defeated: object({ seat }),
  'gave-up': object({ seat }),
  reborn: about,

  played: object({ seat, card, variable: from0 }),
  used: about,
  triggered: about,
  charges: object({ card, left: from0 }),
  drew: object({ seat, card, pile: oneOf('all', ...PILES) }),
  discarded: object({ seat: nullable(seat), card }),
  returned: about,
  fetched: about,
  taken: about,
  revealed: object({ seat, what: oneOf('hand', 'deck'), cards }),

  attacks: object({ seat, card, on: seat, form: oneOf('', ...FORMS), special: flag }),
  special: about,
  trap: about,
  clash: object({
    /** Whose hero strikes or is struck. */
    seat,
    /** Who plays the other side. */
    opponent: seat,
    card,
    target: card,
    /** Both of them: their faces are told with it. */
    cards,
    form: oneOf(...FORMS),
    dice,
    has: from0,
    total: number,
    counterDice: dice,
    counterHas: from0,
    counter: number,
  }),
  'monster-wounded': object({ seat, card, left: from0 }),
  slain: about,
  challenges: object({ seat, card, form: oneOf(...FORMS) }),
  minion: about,
  'stands-in': about,
  stole: about,
  stowed: object({ seat, card, to: oneOf('hand', 'pack') }),

  'global-quest': object({ card }),
  attempts: about,
  chance: object({ seat, card, dice }),
  'failed-quest': about,
  searches: about,
  searched: object({ seat, card, dice, added: number, number, found: flag }),
  'picked-up': about,
  'put-down': about,
  completed: about,
};

export type DungeoneerEvent = EventsOf<typeof events>;
