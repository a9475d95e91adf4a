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
