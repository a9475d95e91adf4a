/** Everything that is told in a match of the 2010 edition, with the shape of its fields. */
import { type EventsOf, shape } from '@underhall/kernel';
import { DECKS } from './classic/verbs.ts';
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
import { ATTRIBUTES, MONSTERS } from './verbs.ts';

const { flag, idOf, listOf, meant, nullable, object, oneOf, pair, seat, text, wholeNumber } = shape;

const cards = listOf(card);
const die = wholeNumber(1, 6);
const dice = listOf(die);
const count = wholeNumber(0);
const deck = oneOf(...DECK_NAMES);
const monster = oneOf(...MONSTERS);
/** Whom a Hero fights: a kind of Monster, or nothing in a fight between Heroes. */
const kind = oneOf(...MONSTERS, '');
const side = oneOf('hero', 'monster');
const attribute = oneOf(...ATTRIBUTES);

/** What every event of a combat says: the Hero, who plays against him, and what. */
const combat = { seat, opponent: seat, kind };

export const events = {
  // Set-up, turns and the sun.
  'rolled-for-first': object({ seat, die }),
  'first-player': object({ seat }),
  'late-start': object({ seat, die, space: sunSpace }),
  turn: object({ seat, turn: wholeNumber(1) }),
  'lost-turn': object({ seat }),
  'will-lose-turns': object({ seat, turns: count }),
  blocked: object({ seat }),
  sun: object({ space: sunSpace }),
  'sun-held': object({ seat }),
  'sun-rolled': object({
    seat,
    die,
    closing: meant('the doors close on this and less', wholeNumber(1, 6)),
    gone: meant('his Hero is dead or out', flag),
  }),
  nightfall: object({}),

  // Moving.
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

  // Chambers.
  encountered: object({ seat, space, kind: chamberKind }),
  searched: object({ seat, space }),
  darkness: object({ seat, die, exit, blocked: flag }),
  caught: object({ seat }),
  freed: object({ seat }),
  crossed: object({ seat, space }),

  // The Catacombs.
  entrance: object({ space }),
  'found-way-down': object({ seat, space }),
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

  // Cards.
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
  shuffled: object({ deck: oneOf(...DECKS) }),
  reshuffled: object({ deck: oneOf(...DECK_NAMES, 'combat') }),

  // Dice, tests and wounds.
  rolled: object(
    { seat, cause: idOf(cause.what, 'cause', 'nothing'), dice },
    { card, ability: idOf(ability.what, 'ability', 'nothing') },
  ),
  'test-rolled': object({ seat, card, attribute: tested, dice: pair(die, die), target: wholeNumber() }),
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
  wounded: object({ seat, wounds: count, source, cause, total: count, life: count }),
  healed: object({ seat, wounds: count, total: count }),
  prevented: object({ seat, card, wounds: count }),
  died: object({ seat, cause, space, below: flag }),
  'knocked-out': object({ seat, cause }),
  'came-round': object({ seat, wounds: count }),

  // Monsters.
  'monster-met': object({ ...combat, card, rule: meant('why he may not escape', nullable(text)) }),
  'monster-gone': object({ kind: monster }),
  'monster-stays': object({ kind, card, space }),
  'monster-killed': object({ seat, kind, life: count }),
  'escape-tried': object({
    seat,
    kind,
    cards: listOf(card),
    hero: count,
    monster: count,
    success: flag,
    damage: count,
  }),
  escaped: object({ seat, kind }),
  'servant-turned-up': object({ seat, card }),
  'servant-moved': object({ seat, kind: monster, from: space, space }),
  'servant-added': object({ seat, kind: monster, space }),

  // Combat.
  'hero-attacked': object({ seat, opponent: seat, rule: meant('why nobody may escape', text) }),
  'combat-began': object(combat),
  'combat-cards': object({ seat, side, round: count, cards }),
  'random-card': object({ ...combat, side }),
  revealed: object({ ...combat, round: count, cards }, { side: oneOf('hero', 'monster', '') }),
  'attack-changed': object({ ...combat, side, by: wholeNumber(), total: wholeNumber(), card }),
  cancelled: object({ ...combat, side, card }),
  counterattack: object({ ...combat, side, card }),
  'monster-counter': object({ ...combat, cards, played: meant('those of them that counter', cards) }),
  'stand-off': object({ ...combat, round: count, total: wholeNumber() }),
  'stand-off-won': object({ seat }),
  /** With cards both totals, and what the loser takes; in a variant the wounds of both. */
  round: object(
    { ...combat, round: count, winner: nullable(side), hero: wholeNumber(), monster: wholeNumber() },
    { deathblow: count, damage: count, cards },
  ),
  /** Cards onto a damage stack; in a variant so many wounds. */
  struck: object({ ...combat, side }, { cards, wounds: count }),
  mended: object({ ...combat, side, wounds: count }),
  'combat-dice': object({ seat, dice }, { attribute, target: wholeNumber() }),
  'flight-declared': object({ seat, kind, round: count }),
  'combat-ended': object({ seat, kind, winner: side }),
  'hero-defeated': object({ seat, loser: seat, killed: meant('not only beaten', flag) }),
  'loot-taken': object({ seat, from: seat, card }),
};

export type DungeonQuestEvent = EventsOf<typeof events>;
