/** The moments of the Revised Edition: those of both, without the card combat of the 2010 edition. */
import type { Bearer, Fields, Moment } from '@underhall/kernel';
import { eventsBut, type MomentName, momentsOf, bearers as shared } from '../moments.ts';

export const REVISED_EVENTS = eventsBut('round-won', 'round-lost', 'stand-off', 'deathblow');

/** Dragon Rage rolls its dice for every Hero, whatever else wounds him: more can be done about it. */
type OfDragonRage = 'drawn-dragon-rage' | 'wounded-dragon-rage';

export const moments: Readonly<Record<string, Moment>> = {
  ...momentsOf(REVISED_EVENTS),
  'drawn-dragon-rage': { when: 'at drawn dragon-rage', write: "'on drawn dragon-rage { … }'" },
  'wounded-dragon-rage': { when: 'at wounded dragon-rage', write: "'on wounded dragon-rage { … }'" },
};

/** The moment that the braces of `on` and `use` open. */
export function momentOf({ event, subject }: Fields): string {
  return subject === 'dragon-rage' ? `${event}-dragon-rage` : String(event);
}

export const bearers: Readonly<Record<string, Bearer>> = shared;

type Moments = readonly (MomentName | OfDragonRage)[];

/** Where listening has a meaning: not inside something that listens already. */
export const LISTENING: Moments = ['resolved', 'held'];
const DRAGON_RAGE: Moments = ['drawn-dragon-rage', 'wounded-dragon-rage'];
/** Something is about to happen that may as well not. */
export const CANCELLED: Moments = ['drawn', 'monster', 'place-chamber', 'wounded', 'heal', ...DRAGON_RAGE];
/** Wounds are about to come: of a card, a round (DQR-COMBAT-18), an escape (DQR-ESC-5), the dragon (DQR-TREAS-12). */
export const BEFORE_WOUNDS: Moments = ['wounded', 'same-card', 'try-escape', ...DRAGON_RAGE];
/** Dice lie on the table. */
export const ROLLED: Moments = ['test-rolled', 'wounded-dragon-rage'];
/** There is a Monster to hit. */
export const IN_COMBAT: Moments = ['combat-start', 'same-card', 'monster-hurt'];
