/** Everything that is told in a match of the 2010 edition. */
import { type EventsOf, shape } from '@underhall/kernel';
import { DECK_NAMES } from '../content.ts';
import {
  cardEvents,
  cards,
  catacombEvents,
  chamberEvents,
  count,
  dice,
  die,
  monster,
  movingEvents,
  setUpEvents,
  testEvents,
  turnEvents,
  woundEvents,
} from '../events.ts';
import { card, cause, space, sunSpace } from '../shapes.ts';
import { ATTRIBUTES, MONSTERS } from '../verbs.ts';
import { DECKS } from './verbs.ts';

const { flag, listOf, meant, nullable, object, oneOf, seat, text, wholeNumber } = shape;

/** Whom a Hero fights: a kind of Monster, or nothing in a fight between Heroes. */
const kind = oneOf(...MONSTERS, '');
const side = oneOf('hero', 'monster');
const attribute = oneOf(...ATTRIBUTES);

/** What every event of a combat says: the Hero, who plays against him, and what. */
const combat = { seat, opponent: seat, kind };

export const events = {
  'rolled-for-first': object({ seat, die }),
  ...setUpEvents,
  'late-start': object({ seat, die, space: sunSpace }),
  ...turnEvents,
  blocked: object({ seat }),
  ...movingEvents,

  ...chamberEvents,
  caught: object({ seat }),
  freed: object({ seat }),

  ...catacombEvents,
  'found-way-down': object({ seat, space }),

  ...cardEvents,
  shuffled: object({ deck: oneOf(...DECKS) }),
  reshuffled: object({ deck: oneOf(...DECK_NAMES, 'combat') }),

  ...testEvents,
  ...woundEvents,
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
  /** What the round has dealt to the Monster, in a variant. */
  'monster-hurt': object({ ...combat, wounds: count, total: count }),
  mended: object({ ...combat, side, wounds: count }),
  'combat-dice': object({ seat, dice }, { attribute, target: wholeNumber() }),
  'flight-declared': object({ seat, kind, round: count }),
  'combat-ended': object({ seat, kind, winner: side }),
  'hero-defeated': object({ seat, loser: seat, killed: meant('not only beaten', flag) }),
  'loot-taken': object({ seat, from: seat, card }),
};

export type ClassicEvent = EventsOf<typeof events>;
