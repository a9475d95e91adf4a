import type { Effect, Scope } from './effect.ts';
import { NONE, type Seat } from './ids.ts';
import type { EffectIn } from './seams.ts';

/**
 * A window is a named moment at which seats may interrupt: a rune, an ability, a Response card. A handler opens it
 * over the effect that is about to happen (its subject), which lies below it on the agenda; what is played in the
 * window may change or take away that subject (Match.subject).
 */
export interface OpenWindow extends Effect {
  readonly do: 'window';
  readonly name: string;
  /** Whom it is about, and a number that goes with it. */
  readonly seat: Seat;
  readonly value: number;
  /** Seats still to be asked, the present one first. */
  readonly seats: readonly Seat[];
  /** What was played in it, and by whom: nothing is offered to a seat twice, also if it is asked again. */
  readonly played: readonly string[];
}

export function isWindow(effect: Effect): effect is OpenWindow {
  return effect.do === 'window';
}

/** Something that can be played in a window. */
export interface Play<W = unknown> {
  readonly id: string;
  readonly effect: EffectIn<W>;
  readonly scope: Scope;
  /** Of what may be played: also while there is something left that must. */
  readonly early?: boolean;
}

export function isEarly({ early }: Play): boolean {
  return early === true;
}

/** What tells a play from others once it was played. Its id may change then: two of a name are numbered. */
function keyOf({ id, effect, scope }: Play): string {
  return scope.card === NONE ? id : `${effect.do}:${scope.card}:${scope.value}`;
}

/** What is remembered of a play, and by whom. */
export function entryOf(seat: Seat, play: Play): string {
  return `${seat} ${keyOf(play)}`;
}

/** An effect with the scope of the card that brought it. */
export interface Carried<W = unknown> extends Effect {
  readonly do: 'carried';
  readonly play: Play<W>;
}

/** The effect of an option and its scope: those of what is played, where it is the option of a window. */
export function meantBy<W>(effect: EffectIn<W>, scope: Scope): Pick<Play<W>, 'effect' | 'scope'> {
  return effect.do === 'carried' ? (effect as Effect as Carried<W>).play : { effect, scope };
}

const NOTHING_PLAYED: readonly string[] = [];

export function windowOf(name: string, seat: Seat, value: number, seats: readonly Seat[]): OpenWindow {
  return { do: 'window', name, seat, value, seats, played: NOTHING_PLAYED };
}

/** The window for the seat after the present one. */
export function nextSeat(window: OpenWindow): OpenWindow {
  return windowFrom(window, 1);
}

/** The window after so many seats were asked. */
export function windowFrom(window: OpenWindow, first: number): OpenWindow {
  if (first === 0) return window;
  const { name, seat, value, seats, played } = window;
  return { do: 'window', name, seat, value, seats: seats.slice(first), played };
}

/** The window after the present seat has played something in it. */
export function after(window: OpenWindow, play: Play): OpenWindow {
  const { name, seat, value, seats, played } = window;
  return { do: 'window', name, seat, value, seats, played: [...played, entryOf(seats[0], play)] };
}

/** The window in which these seats are asked as well, after all that are still to be asked. */
export function reopened(window: OpenWindow, seats: readonly Seat[]): OpenWindow {
  const more = seats.filter((seat) => !window.seats.includes(seat));
  return more.length === 0 ? window : { ...window, seats: [...window.seats, ...more] };
}

/**
 * The window as others see it: whom the game waits for, and not who comes after or was passed over, which would tell
 * who holds something to play.
 */
export function seenByOthers(window: OpenWindow): OpenWindow {
  return { ...window, seats: window.seats.slice(0, 1), played: NOTHING_PLAYED };
}
