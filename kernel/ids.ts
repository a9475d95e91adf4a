/**
 * The small numbers that everything is named by inside a match. They are branded so that a seat cannot be
 * taken for a card; outside the hot loop people see words (`hand:0`, `move:north`), never these.
 */

/** A place at the table: 0, 1, … */
export type Seat = number & { readonly kind?: 'seat' };

/** A card or token: its number never tells its face (see Instances.shuffle). */
export type Instance = number & { readonly kind?: 'instance' };

/** A zone: where instances lie. */
export type Zone = number & { readonly kind?: 'zone' };

/** A set of seats as bits; the top bit is the spectator. */
export type Audience = number & { readonly kind?: 'audience' };

/** No instance, no zone, no face: also what an unknown face looks like in a view. */
export const NONE = 0xffff;

export const NOBODY: Audience = 0;
export const EVERYBODY: Audience = 0xffff;

export const MOST_SEATS = 15;

/** Who looks at a match. `everything` is for scenarios, tests and tools; no client ever gets it. */
export type Viewer = Seat | 'spectator' | 'everything';

export function audienceOf(viewer: Viewer): Audience {
  if (viewer === 'spectator') return 0x8000;
  return viewer === 'everything' ? EVERYBODY : 1 << viewer;
}

/** Is an event with this audience told to this viewer? */
export function isFor(viewer: Viewer, audience: Audience): boolean {
  return viewer === 'everything' || (audience & audienceOf(viewer)) !== 0;
}

/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
