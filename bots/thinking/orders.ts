/** What passes between a pool and its workers: plain data, one reply to each order that wants one. */
import type { Json, ViewJson } from '@underhall/kernel';
import type { Lap, Leg, Luck } from '../search/leg.ts';

/** A game that can be opened elsewhere. */
export interface Opening {
  readonly game: string;
  readonly packs: readonly Json[];
}

/** A matter on its way to a worker. */
interface Sent {
  readonly opening: Opening;
  readonly bot: string;
  readonly seed: string;
  readonly view: ViewJson;
}

export type Order = { readonly id: number } & (
  | /** Thinks it out alone. */ { readonly do: 'think'; readonly matter: Sent }
  | /** Grows some trees of a search, which has this number from now on. */ {
      readonly do: 'plant';
      readonly search: number;
      readonly matter: Sent;
      readonly luck: Luck;
      readonly trees: readonly number[];
    }
  | { readonly do: 'lap'; readonly search: number; readonly leg: Leg }
  | /** The search is over, or nobody wants to know any more. */ {
      readonly do: 'fell';
      readonly search: number;
    }
);

/** `fault`: why it could not be done. */
export type Reply = { readonly id: number } & (
  | { readonly option: string | undefined }
  | { readonly laps: readonly Lap[] }
  | { readonly fault: string }
);
