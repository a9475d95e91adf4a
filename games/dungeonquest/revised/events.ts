/** Everything that is told in a match of the Revised Edition. */
import { type EventsOf, shape } from '@underhall/kernel';
import { DECK_NAMES } from '../content.ts';
import {
  cardEvents,
  cards,
  catacombEvents,
  chamberEvents,
  count,
  die,
  movingEvents,
  setUpEvents,
  testEvents,
  turnEvents,
  woundEvents,
} from '../events.ts';
import { card, cause, space } from '../shapes.ts';
import { MONSTERS } from '../verbs.ts';

const { flag, meant, object, oneOf, seat } = shape;

/** Empty while the card of a solo player is unseen. */
const kind = oneOf(...MONSTERS, '');
const total = meant('wounds the monster has now', count);

/** What every event of a combat says: the Hero, who plays the monster, and what it is. */
const combat = { seat, opponent: seat, kind };

export const events = {
  ...setUpEvents,
  ...turnEvents,
  ...movingEvents,
  ...chamberEvents,
  ...catacombEvents,
  'found-way-down': object({ seat, space }),
  /** Loot that waits in the row of catacomb cards. */
  'found-below': object({ seat, card }),
  ...cardEvents,
  shuffled: object({ deck: oneOf(...DECK_NAMES, 'monster') }),
  reshuffled: object({ deck: oneOf(...DECK_NAMES, 'monster') }),
  ...testEvents,
  spent: object({ seat, tokens: meant('determination tokens given up', count), left: count }),
  ...woundEvents,
  fell: object({ seat, cause, space, below: flag }),
  respawned: object({ seat, space }),

  // Monsters.
  'monster-drawn': object({ ...combat, card }),
  'token-placed': object({ space }),
  'monster-avoided': object({ seat }),
  'monster-shown': object({ ...combat, card }),
  'fight-began': object(combat),
  'cards-revealed': object({ ...combat, round: count, cards }),
  'solo-round': object({ seat, round: count, die }),
  'round-fought': object({
    ...combat,
    round: count,
    hero: meant('wounds of the Hero', count),
    monster: meant('wounds of the monster', count),
    total,
  }),
  'monster-struck': object({ ...combat, wounds: count, total }),
  'monster-slain': object({ ...combat, health: count }),
  'got-away': object({ ...combat, penalty: count }),
  'escape-failed': object(combat),
  'fight-over': object({ ...combat, winner: oneOf('hero', 'monster', 'nobody') }),
};

export type RevisedEvent = EventsOf<typeof events>;
