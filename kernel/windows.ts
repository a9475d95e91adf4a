import { type Effect, type Scope, scopeOf } from './effect.ts';
import { NONE, type Seat } from './ids.ts';
import type { Match } from './match.ts';
import type { Ask } from './questions.ts';

/**
 * A window is a named moment at which seats may interrupt: a rune, an ability, a Response card. A handler opens it
 * over the effect that is about to happen (its subject), which lies below it on the agenda; what is played in the
 * window may change or take away that subject (Match.subject).
 */
export interface Window extends Effect {
  readonly do: 'window';
  readonly name: string;
  /** Whom it is about, and a number that goes with it. */
  readonly seat: Seat;
  readonly value: number;
  /** Seats still to be asked, the present one first. */
  readonly seats: readonly Seat[];
  /** What the present seat has played in it: nothing is offered to it twice. */
  readonly played: readonly string[];
}

/** Something that can be played in a window. */
export interface Play {
  readonly id: string;
  readonly effect: Effect;
  readonly scope: Scope;
}

/** What tells a play from others once it was played. Its id may change then: two of a name are numbered. */
export function keyOf({ id, effect, scope }: Play): string {
  return scope.card === NONE ? id : `${effect.do}:${scope.card}:${scope.value}`;
}

/** Gathers what a seat could play in a window. What must happen comes before what may. */
export class Plays {
  readonly must: Play[] = [];
  readonly may: Play[] = [];
  readonly forbidden: { id: string; rule: string; reason: string }[] = [];

  clear(): void {
    // Setting a length calls into the engine, even where nothing changes.
    if (this.must.length > 0) this.must.length = 0;
    if (this.may.length > 0) this.may.length = 0;
    if (this.forbidden.length > 0) this.forbidden.length = 0;
  }
}

/** Used again and again: most windows find nothing, and what is found is read before anybody looks again. */
const found = new Plays();

/** An effect with the scope of the card that brought it. */
export interface Carried extends Effect {
  readonly do: 'carried';
  readonly play: Play;
}

/** A seat that held is asked once what it wants to play, before another seat's action is resolved. */
export interface Held extends Effect {
  readonly do: 'held';
}

const NOTHING_PLAYED: readonly string[] = [];

/** Nothing: an option to pass, and what is left of a subject that was taken away. */
export const PASS: Effect = { do: 'pass' };

/** The question a window asks: what must happen (in which order), then what may, or pass. */
export const windowQuestion: Ask<unknown, Window> = {
  kind: 'ask',
  seat: (_match, window) => window.seats[0],
  options(match, window, _scope, options) {
    const plays = justFound(match, window) ?? playsIn(match, window);
    if (plays.must.length > 0) {
      for (const play of plays.must) options.add(play.id, carried(play));
      return;
    }
    for (const play of plays.may) options.add(play.id, carried(play));
    for (const no of plays.forbidden) options.forbid(no.id, no.rule, no.reason);
    options.add('pass', PASS);
  },
};

export const heldQuestion: Ask<unknown, Held> = {
  kind: 'ask',
  options(match, _held, scope, options) {
    match.game.offers(match, scope.seat, options);
    options.add('pass', PASS);
  },
};

/** What the first seat of a window could still play; good until the next call. */
function playsIn(match: Match<unknown>, window: Window): Plays {
  found.clear();
  match.game.plays(match, window, window.seats[0], found);
  if (window.played.length === 0) return found;
  const left = new Plays();
  for (const play of found.must) if (!window.played.includes(keyOf(play))) left.must.push(play);
  for (const play of found.may) if (!window.played.includes(keyOf(play))) left.may.push(play);
  left.forbidden.push(...found.forbidden);
  return left;
}

/** What `advance` has just found for the same window, so that its question need not look again. Good for once. */
let fresh: { readonly match: Match<unknown>; readonly window: Window; readonly plays: Plays } | undefined;

function justFound(match: Match<unknown>, window: Window): Plays | undefined {
  const plays = fresh && fresh.match === match && fresh.window === window ? fresh.plays : undefined;
  fresh = undefined;
  return plays;
}

function carried(play: Play): Carried {
  return { do: 'carried', play };
}

/** Goes on with a window: skips seats that can play nothing; undefined when nobody is left. */
export function advance(match: Match<unknown>, window: Window): Window | undefined {
  let here = window;
  for (let left = window.seats.length; left > 0; left--) {
    const plays = playsIn(match, here);
    if (plays.must.length > 0 || (plays.may.length > 0 && !match.skips(here.seats[0], window.name))) {
      fresh = { match, window: here, plays };
      return here;
    }
    if (left > 1) here = { ...window, seats: here.seats.slice(1), played: NOTHING_PLAYED };
  }
  return undefined;
}

export function windowScope(window: Window): Scope {
  return scopeOf(window.seat, undefined, window.value);
}
