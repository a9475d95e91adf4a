import { type Effect, PASS, type Scope } from './effect.ts';
import { NONE, type Seat } from './ids.ts';
import type { Match } from './match.ts';
import type { Ask } from './questions.ts';
import type { EffectIn } from './seams.ts';

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
export interface Play<W = unknown> {
  readonly id: string;
  readonly effect: EffectIn<W>;
  readonly scope: Scope;
}

/** What tells a play from others once it was played. Its id may change then: two of a name are numbered. */
export function keyOf({ id, effect, scope }: Play): string {
  return scope.card === NONE ? id : `${effect.do}:${scope.card}:${scope.value}`;
}

/** Gathers what a seat could play in a window. What must happen comes before what may. */
export class Plays<W = unknown> {
  readonly must: Play<W>[] = [];
  readonly may: Play<W>[] = [];
  readonly forbidden: { id: string; rule: string; reason: string }[] = [];

  clear(): void {
    shorten(this.must, 0);
    shorten(this.may, 0);
    shorten(this.forbidden, 0);
  }

  /** Takes away what was played already. */
  leaveOut(played: readonly string[]): void {
    leaveOut(this.must, played);
    leaveOut(this.may, played);
  }
}

function leaveOut(plays: Play[], played: readonly string[]): void {
  let kept = 0;
  for (const play of plays) if (!played.includes(keyOf(play))) plays[kept++] = play;
  shorten(plays, kept);
}

/** (Popping stays in compiled code; setting a length does not.) */
function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
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

/** The question a window asks: what must happen (in which order), then what may, or pass. */
export const windowQuestion: Ask<unknown, Window> = {
  kind: 'ask',
  seat: (_match, window) => window.seats[0],
  options(match, window, _scope, options) {
    const plays = isFresh(match, window) ? found : playsIn(match, window);
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
  if (window.played.length > 0) found.leaveOut(window.played);
  return found;
}

/** Where `advance` has just looked, so that its question need not look again. Good for once. */
let freshMatch: Match<unknown> | undefined;
let freshWindow: Window | undefined;

function isFresh(match: Match<unknown>, window: Window): boolean {
  const fresh = freshMatch === match && freshWindow === window;
  freshMatch = undefined;
  freshWindow = undefined;
  return fresh;
}

/** The one thing that must happen in the window that `advance` has just gone on with: nobody is asked about it. */
export function lonePlay(): Play | undefined {
  if (found.must.length !== 1) return undefined;
  freshMatch = undefined;
  freshWindow = undefined;
  return found.must[0];
}

function carried(play: Play): Carried {
  return { do: 'carried', play };
}

export function windowOf(name: string, seat: Seat, value: number, seats: readonly Seat[]): Window {
  return { do: 'window', name, seat, value, seats, played: NOTHING_PLAYED };
}

/** The window for the seat after the present one. */
export function nextSeat({ name, seat, value, seats }: Window): Window {
  return windowOf(name, seat, value, seats.slice(1));
}

/** The window after the present seat has played something in it. */
export function after({ name, seat, value, seats, played }: Window, play: Play): Window {
  return { do: 'window', name, seat, value, seats, played: [...played, keyOf(play)] };
}

/** Goes on with a window: skips seats that can play nothing; undefined when nobody is left. */
export function advance(match: Match<unknown>, window: Window): Window | undefined {
  let here = window;
  for (let left = window.seats.length; left > 0; left--) {
    const plays = playsIn(match, here);
    if (plays.must.length > 0 || (plays.may.length > 0 && !match.skips(here.seats[0], window.name))) {
      freshMatch = match;
      freshWindow = here;
      return here;
    }
    if (left > 1) here = nextSeat(here);
  }
  return undefined;
}
