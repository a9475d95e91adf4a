import { type Instance, NONE, type Seat } from './ids.ts';

/** What is to happen, as plain data: `{ do: 'test', attribute: 'luck', … }`. Never changed once made. */
export interface Effect {
  readonly do: string;
}

/** For whom and because of which card an effect happens, and a number handed down to it (a margin, a roll). */
export interface Scope {
  readonly seat: Seat;
  readonly card: Instance;
  readonly value: number;
}

export function scopeOf(seat: Seat, card: Instance = NONE, value = 0): Scope {
  return { seat, card, value };
}
