/**
 * What is told in a match of whichever edition, with the shape of its fields, by chapter: each edition puts its own
 * events to them (classic/events.ts, revised/events.ts).
 */
import { shape } from '@underhall/kernel';
import { DECK_NAMES } from './content.ts';
import {
  ability,
  card,
  cause,
  chamberKind,
  direction,
  exit,
  source,
  space,
  sunSpace,
  tested,
} from './shapes.ts';
import { MONSTERS } from './verbs.ts';

const { flag, idOf, listOf, meant, nullable, object, oneOf, pair, seat, wholeNumber } = shape;

export const cards = listOf(card);
export const die = wholeNumber(1, 6);
export const dice = listOf(die);
export const count = wholeNumber(0);
export const monster = oneOf(...MONSTERS);
const deck = oneOf(...DECK_NAMES);

export const setUpEvents = {
  'first-player': object({ seat }),
};

export const turnEvents = {
  turn: object({ seat, turn: wholeNumber(1) }),
  'lost-turn': object({ seat }),
  'will-lose-turns': object({ seat, turns: count }),
  sun: object({ space: sunSpace }),
  'sun-held': object({ seat }),
  'sun-rolled': object({
    seat,
    die,
    closing: meant('the doors close on this and less', wholeNumber(1, 6)),
    gone: meant('his Hero is dead or out', flag),
  }),
  nightfall: object({}),
};

export const movingEvents = {
  entered: object({ seat, space, from: meant('null if from no space', nullable(space)), special: flag }),
  'drew-chamber': object({ seat, card, space }, { again: flag }),
  'drew-chambers': object({ seat, cards, space }),
  placed: object({ seat, card, space, entry: direction }),
  rotated: object({ space, entry: direction }),
  door: object({ seat, open: flag }),
  stopped: object({ seat }),
  'cannot-move': object({ seat }),
  'too-many-moves': object({ seat }),
  jumped: object({ seat, space }),
  left: object({ seat, space }),
  'cannot-retreat': object({ seat }),
};

export const chamberEvents = {
  encountered: object({ seat, space, kind: chamberKind }),
  searched: object({ seat, space }),
  darkness: object({ seat, die, exit, blocked: flag }),
  crossed: object({ seat, space }),
};

export const catacombEvents = {
  entrance: object({ space }),
  'went-below': object({ seat, space, heading: direction }),
  surfacing: object({
    seat,
    from: space,
    ahead: meant('steps straight on', count),
    die,
    turn: meant('to the left -1, to the right 1', wholeNumber(-1, 1)),
    space,
  }),
  'no-way-up': object({ seat }),
};

/** (Which decks are shuffled, the edition says.) */
export const cardEvents = {
  'no-card': object({ seat, deck }),
  drew: object({ seat, deck, card }),
  'met-again': object({ seat, card }),
  discarded: object({ seat, card }),
  gained: object({ seat, card }),
  'lost-loot': object({ seat, cards }),
  worth: object({ seat, card, gold: count }),
  'turned-up': object({ seat, cards }),
  showed: object({ seat, card }),
  used: object({ seat, card }),
};

export const testEvents = {
  rolled: object(
    { seat, cause: idOf(cause.what, 'cause', 'nothing'), dice },
    { card, ability: idOf(ability.what, 'ability', 'nothing') },
  ),
  'test-rolled': object(
    { seat, card, attribute: tested, dice: pair(die, die), target: wholeNumber() },
    { burden: meant('added for Loot', count) },
  ),
  tested: object({
    seat,
    card,
    attribute: tested,
    dice: pair(die, die),
    burden: meant('added for Loot', count),
    target: wholeNumber(),
    success: flag,
  }),
  rerolled: object({ seat, die: meant('which of the two', wholeNumber(0, 1)), dice: pair(die, die) }),
  'test-saved': object({ seat, card }),
  determination: object({ seat, tokens: count }),
};

export const woundEvents = {
  wounded: object({ seat, wounds: count, source, cause, total: count, life: count }),
  healed: object({ seat, wounds: count, total: count }),
  prevented: object({ seat, card, wounds: count }),
  died: object(
    { seat, cause, space, below: flag },
    { cards: meant('the Loot that is lost with him', cards) },
  ),
};
