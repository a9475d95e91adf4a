/** What seats can play in a window: gathered when the loop comes to it, seat after seat. */
import { PASS } from './effect.ts';
import type { Seat } from './ids.ts';
import type { Match } from './match.ts';
import type { Ask } from './questions.ts';
import { type Carried, entryOf, isEarly, type OpenWindow, type Play, windowFrom } from './windows.ts';

/** Gathers what a seat could play in a window. What must happen comes before what may, unless that is `early`. */
export class Plays<W = unknown> {
  readonly must: Play<W>[] = [];
  readonly may: Play<W>[] = [];
  readonly forbidden: { id: string; rule: string; reason: string }[] = [];
  /** For whom the loop has just gathered them, so that the question need not look again. */
  #match: Match<W> | undefined = undefined;
  #window: OpenWindow | undefined = undefined;

  keepFor(match: Match<W>, window: OpenWindow): void {
    this.#match = match;
    this.#window = window;
  }

  /** Good for once: afterwards anything may have changed. */
  wasKeptFor(match: Match<W>, window: OpenWindow): boolean {
    const kept = this.#match === match && this.#window === window;
    this.#match = undefined;
    this.#window = undefined;
    return kept;
  }

  clear(): void {
    this.#match = undefined;
    this.#window = undefined;
    shorten(this.must, 0);
    shorten(this.may, 0);
    shorten(this.forbidden, 0);
  }

  /** Takes away what the seat has played already. */
  leaveOut(seat: Seat, played: readonly string[]): void {
    leaveOut(this.must, seat, played);
    leaveOut(this.may, seat, played);
  }
}

function leaveOut(plays: Play[], seat: Seat, played: readonly string[]): void {
  let kept = 0;
  for (const play of plays) if (!played.includes(entryOf(seat, play))) plays[kept++] = play;
  shorten(plays, kept);
}

/** (Popping stays in compiled code; setting a length does not.) */
function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}

/** Goes on with a window: passes over seats that can play nothing; undefined when nobody is left. */
export function advance<W>(match: Match<W>, window: OpenWindow): OpenWindow | undefined {
  const { seats } = window;
  for (let i = 0; i < seats.length; i++) {
    const gathered = gather(match, window, seats[i]);
    if (gathered.must.length > 0 || (gathered.may.length > 0 && !match.skips(seats[i], window.name))) {
      const here = windowFrom(window, i);
      gathered.keepFor(match, here);
      return here;
    }
    if (match.preferences[seats[i]] !== undefined && match.wants(seats[i], `ask-${window.name}`))
      return windowFrom(window, i);
  }
  return undefined;
}

/** What the present seat of a window could still play; good until the next call. */
function playsIn<W>(match: Match<W>, window: OpenWindow): Plays<W> {
  const { gathered } = match.game;
  return gathered.wasKeptFor(match, window) ? gathered : gather(match, window, window.seats[0]);
}

function gather<W>(match: Match<W>, window: OpenWindow, seat: Seat): Plays<W> {
  const { gathered } = match.game;
  gathered.clear();
  match.game.plays(match, window, seat, gathered);
  if (window.played.length > 0) gathered.leaveOut(seat, window.played);
  return gathered;
}

/** The question a window asks: what must happen (in which order, with what may come among it), then what may, or pass. */
export const windowQuestion: Ask<unknown, OpenWindow> = {
  kind: 'ask',
  midway: true,
  seat: (_match, window) => window.seats[0],
  options(match, window, _scope, options) {
    const plays = playsIn(match, window);
    if (plays.must.length > 0) {
      for (const play of plays.must) options.add(play.id, carried(play));
      for (const play of plays.may) if (isEarly(play)) options.add(play.id, carried(play));
      return;
    }
    for (const play of plays.may) options.add(play.id, carried(play));
    for (const no of plays.forbidden) options.forbid(no.id, no.rule, no.reason);
    options.add('pass', PASS);
  },
};

function carried(play: Play): Carried {
  return { do: 'carried', play };
}
