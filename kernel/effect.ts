import { type Instance, MOST_SEATS, NONE, type Seat } from './ids.ts';

/** What is to happen, as plain data: `{ do: 'test', attribute: 'luck', … }`. Never changed once made. */
export interface Effect {
  readonly do: string;
}

/** Nothing: an option to pass, and what is left of a subject that was taken away. */
export interface Pass extends Effect {
  readonly do: 'pass';
}

export const PASS: Pass = { do: 'pass' };

/** The effect of a draft's last pick. */
export interface Done extends Effect {
  readonly do: 'done';
}

export const DONE: Done = { do: 'done' };

/** What the words of a card mean when an effect happens. */
export interface Scope {
  /** `you`: for whom it happens. */
  readonly seat: Seat;
  /** `this`: the card that brought it. */
  readonly card: Instance;
  /** A number handed down to it: a margin, a roll. */
  readonly value: number;
  /** `it`: another card or token that it is about. */
  readonly it: Instance;
}

/**
 * Nobody's: what happens to the table, such as setting it up. A seat that gives up takes its own effects with it, and
 * never these; what must happen whoever is still there belongs to the table.
 */
export const TABLE: Scope = { seat: NONE, card: NONE, value: 0, it: NONE };

/** Of a seat and nothing else: most scopes, so they are made once. */
const OF_SEATS: readonly Scope[] = Array.from({ length: MOST_SEATS }, (_, seat) => {
  return { seat, card: NONE, value: 0, it: NONE };
});

export function scopeOf(seat: Seat, card: Instance = NONE, value = 0, it: Instance = NONE): Scope {
  return card === NONE && value === 0 && it === NONE && seat < MOST_SEATS
    ? OF_SEATS[seat]
    : { seat, card, value, it };
}

/** A scope as it is saved and sent: most are about nothing else. */
export type SavedScope = Omit<Scope, 'it'> & { readonly it?: Instance };

export function savedScope({ seat, card, value, it }: Scope): SavedScope {
  return it === NONE ? { seat, card, value } : { seat, card, value, it };
}

export function loadedScope({ seat, card, value, it = NONE }: SavedScope): Scope {
  return { seat, card, value, it };
}
