import type { Json, Seat } from './ids.ts';

/** How a match ended. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** One entry per seat: what the game counts at the end, by name. */
  readonly results: readonly { readonly [name: string]: Json }[];
  /** The rule that ended it. */
  readonly rule: string;
  readonly [detail: string]: Json;
}

/** Everything that is agreed before a match: with the choices it makes the whole match. */
export interface Setup {
  readonly options: Readonly<Record<string, Json>>;
  /** One entry per seat: the hero, the name of the player … as the game declares. */
  readonly seats: readonly Readonly<Record<string, Json>>[];
  readonly seed: string;
}
