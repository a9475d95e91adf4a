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

/** For whom and because of which card an effect happens, and a number handed down to it (a margin, a roll). */
export interface Scope {
  readonly seat: Seat;
  readonly card: Instance;
  readonly value: number;
}

/**
 * Nobody's: what happens to the table, such as setting it up. A seat that gives up takes its own effects with it, and
 * never these; what must happen whoever is still there belongs to the table.
 */
export const TABLE: Scope = { seat: NONE, card: NONE, value: 0 };

/** Of a seat and nothing else: most scopes, so they are made once. */
const OF_SEATS: readonly Scope[] = Array.from({ length: MOST_SEATS }, (_, seat) => {
  return { seat, card: NONE, value: 0 };
});

export function scopeOf(seat: Seat, card: Instance = NONE, value = 0): Scope {
  return card === NONE && value === 0 && seat < MOST_SEATS ? OF_SEATS[seat] : { seat, card, value };
}
