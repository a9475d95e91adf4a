/**
 * What changes in the views of a match, for all its viewers at once: what they share is compared and written once, and
 * for each only what is his own. A view with its change is the view that would be made anew; what a viewer may know is
 * said by `View`, and nowhere else.
 */
import { Found } from './change-text.ts';
import type { Viewer } from './ids.ts';
import {
  type Entry,
  glimpsed,
  type Look,
  lookedAt,
  NOTHING,
  ownGlimpse,
  ownSheet,
  type Seen,
} from './looks.ts';
import type { Match } from './match.ts';

/** The entries of a view that can change, but for the cards: what everybody sees alike, and what is each viewer's own. */
const OPEN = ['world', 'choices', 'outcome', 'answered', 'awaited'] as const satisfies Entry[];
const OWN = [
  ...(['agenda', 'parts', 'notes'] as const),
  ...(['answer', 'picks', 'holding', 'preferences', 'pending'] as const),
] satisfies Entry[];
/** Those that matter to somebody who sees things happen, before the match is at rest again. */
const OPEN_MIDWAY: readonly Entry[] = ['world'];
const OWN_MIDWAY: readonly Entry[] = ['parts', 'notes'];

export class Changes<W = unknown> {
  /** When somebody last looked. */
  #look: Look<W>;
  readonly #seen = new Map<Viewer, Seen<W>>();

  constructor(match: Match<W>) {
    this.#look = lookedAt(match, undefined);
  }

  /** From now on changes are found for this viewer, too: those since the match was looked at last, when it was at rest. */
  add(match: Match<W>, viewer: Viewer): void {
    const look = this.#look;
    this.#seen.set(viewer, { look, own: ownSheet(match, viewer, look, NOTHING) });
  }

  drop(viewer: Viewer): void {
    this.#seen.delete(viewer);
  }

  /** What has changed for each viewer since the last time, as the text of a `Difference`; undefined if nothing has. */
  find(match: Match<W>): ReadonlyMap<Viewer, string | undefined> {
    const look = lookedAt(match, this.#look);
    this.#look = look;
    const found = new Found(look, this.#seen.keys());
    const texts = new Map<Viewer, string | undefined>();
    for (const [viewer, seen] of this.#seen) {
      const now = { look, own: ownSheet(match, viewer, look, seen.own) };
      this.#seen.set(viewer, now);
      texts.set(viewer, found.text(viewer, seen, now, OPEN, OWN));
    }
    return texts;
  }

  /**
   * The same for some viewers while the match is not at rest: what is seen on the board and of cards. What they are asked,
   * and what is still to come, waits until it is.
   */
  findMidway(match: Match<W>, viewers: readonly Viewer[]): ReadonlyMap<Viewer, string | undefined> {
    const look = glimpsed(match, this.#look);
    const texts = new Map<Viewer, string | undefined>();
    const found = new Found(look, this.#seen.keys());
    this.#look = look;
    for (const viewer of viewers) {
      const seen = this.#seen.get(viewer);
      if (!seen) continue;
      const own = look.laid === seen.look.laid ? seen.own : ownGlimpse(match, viewer, seen.own);
      const now = { look, own };
      this.#seen.set(viewer, now);
      texts.set(viewer, found.text(viewer, seen, now, OPEN_MIDWAY, OWN_MIDWAY));
    }
    return texts;
  }
}
