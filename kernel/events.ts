import type { Difference } from './difference.ts';
import { type Observer, Watching } from './frames.ts';
import { type Audience, type Instance, isFor, type Json, type Seat, type Viewer } from './ids.ts';
import type { Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { EventIn } from './seams.ts';
import { anything, type EventShapes, listOf, mapOf, meant, object, seat, text } from './shape.ts';

/**
 * What happened, for logs, animation and statistics: plain data with a `type`. Cards are named in `card` or `cards`
 * by instance; the face is added for those who know it at that moment, and for nobody else.
 */
export interface Event {
  readonly type: string;
  readonly card?: Instance;
  readonly cards?: readonly Instance[];
  readonly [detail: string]: Json | undefined;
}

/** The last event of every match. */
export type Ended = {
  readonly type: 'end';
  readonly winners: Outcome['winners'];
  readonly results: Outcome['results'];
  readonly rule: string;
};

/** What a seat announced can no longer be done, since somebody who held has acted; it chooses again. */
export type TakenBack = { readonly type: 'taken-back'; readonly seat: Seat };

/** The events that every game has. */
export const KERNEL_EVENTS: EventShapes = {
  end: object({
    winners: meant('the seats that have won', listOf(seat)),
    results: meant('what the game counts, by seat', listOf(mapOf(anything))),
    rule: meant('the rule by which the match ended', text),
  }),
  'taken-back': object({ seat: meant('who chooses again', seat) }),
};

/** An event as one viewer gets it: numbered without gaps for that viewer, with the faces it knows. */
export interface SeenEvent<W = unknown, E = EventIn<W>> {
  readonly n: number;
  readonly event: E;
  /** Face ids by instance number. */
  readonly faces: Readonly<Record<number, string>>;
  /** What had changed in the facts of a viewer who watches since the event before, when this one was told. */
  readonly frame?: Difference;
}

/** The face of a card in an event, and who knows it at that moment. */
export interface ToldFace {
  readonly card: Instance;
  readonly face: string;
  readonly audience: Audience;
}

interface Told {
  readonly event: Event;
  readonly audience: Audience;
  readonly faces: readonly ToldFace[];
}

/** What a match needs to say what happened; absent in playouts. */
export interface Sink {
  tell(event: Event, audience: Audience, faces: readonly ToldFace[]): void;
  /** Those who want to see how the match stands after each event, where there are any. */
  readonly watching?: Observer | undefined;
}

/** Keeps the events of a match and hands each viewer its own sequence. */
export class EventLog<W = unknown> implements Sink {
  readonly #told: Told[] = [];
  /** Up to where viewers have read, and how many of those events were theirs: they come back for the rest. */
  readonly #read = new Map<Viewer, { readonly at: number; readonly n: number }>();
  watching: Watching | undefined = undefined;

  tell(event: Event, audience: Audience, faces: readonly ToldFace[]): void {
    this.#told.push({ event, audience, faces });
  }

  /** From now on this viewer's events come with frames. */
  watch(match: Match, viewer: Viewer): void {
    const told = this.#told.reduce((n, { audience }) => (isFor(viewer, audience) ? n + 1 : n), 0);
    this.watching ??= new Watching();
    this.watching.add(match, viewer, told);
  }

  /** From now on somebody looks on between events. */
  observe(observer: Observer): void {
    this.watching ??= new Watching();
    this.watching.observe(observer);
  }

  /** How many events there are in all; `since` in `seenBy` counts a viewer's own. */
  get length(): number {
    return this.#told.length;
  }

  /** Does this hold for every face that was told after so many events? `at` is the number of its event. */
  everyFaceSince(length: number, holds: (face: ToldFace, at: number) => boolean): boolean {
    return this.#told.slice(length).every(({ faces }, i) => faces.every((face) => holds(face, length + i)));
  }

  /** What a viewer may know of all that was told after so many events, without numbers. */
  toldSince(length: number, viewer: Viewer): Pick<SeenEvent, 'event' | 'faces'>[] {
    const told = this.#told.slice(length).filter(({ audience }) => isFor(viewer, audience));
    return told.map((one) => ({ event: one.event, faces: facesFor(one, viewer) }));
  }

  /** The events a viewer may know, from its number `since` on. */
  seenBy(viewer: Viewer, since = 0): SeenEvent<W>[] {
    const watcher = this.watching?.of(viewer);
    const seen: SeenEvent<W>[] = [];
    const read = this.#read.get(viewer);
    const from = read && read.n <= since ? read : { at: 0, n: 0 };
    let { n } = from;
    for (let at = from.at; at < this.#told.length; at++) {
      const told = this.#told[at];
      if (!isFor(viewer, told.audience)) continue;
      if (n >= since) {
        const frame = watcher?.after(n);
        const one = { n, event: told.event as EventIn<W>, faces: facesFor(told, viewer) };
        seen.push(frame ? { ...one, frame } : one);
      }
      n++;
    }
    this.#read.set(viewer, { at: this.#told.length, n });
    return seen;
  }
}

function facesFor(told: Told, viewer: Viewer): Record<number, string> {
  const faces: Record<number, string> = {};
  for (const { card, face, audience } of told.faces) {
    if (isFor(viewer, audience)) faces[card] = face;
  }
  return faces;
}
