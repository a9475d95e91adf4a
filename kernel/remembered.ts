import type { Outcome } from './outcome.ts';

/** Why an event is worth a mark on the replay and a line at the end. */
export interface Remembered<K extends string = string> {
  /** Its sort, by a word of the game's own (`moment.KIND` says it): screens have a sign for each. */
  readonly kind: K;
  /** How it is shown: as something good, something bad, or in passing. */
  readonly tone?: 'good' | 'bad' | 'quiet';
  /** Where there is too much to tell, the lighter ones give way first; without a weight it always stays. */
  readonly weight?: number;
  /** How it went with the seat in the end: told in place of its result. */
  readonly fate?: boolean;
  /** Only the first of this kind counts: for the seat in the whole match, or among those of one choice. */
  readonly first?: 'match' | 'choice';
}

/** What a finished match tells about the choice in which an event came: by seat what the game counted around it. */
export interface LookingBack {
  readonly outcome: Outcome;
  readonly before: readonly Readonly<Record<string, number>>[];
  readonly after: readonly Readonly<Record<string, number>>[];
}
