/**
 * Frames: a viewer's facts as they stood after each event it was told, so that whoever animates a match need not
 * compute the state a second time. A frame is kept as its difference from the one before, because most events change
 * little. Frames are made only for viewers who watch; a match that nobody watches pays nothing.
 */
import { type Json, NONE, type Viewer } from './ids.ts';
import type { Match } from './match.ts';
import { View } from './view.ts';

/** What is different in a value: it is another one, or some of its entries are. */
export type Difference =
  | { readonly set: Json }
  | { readonly at: Readonly<Record<string, Difference>>; readonly gone?: readonly string[] };

/** What makes `after` of `before`; undefined if nothing. */
export function difference(before: Json, after: Json): Difference | undefined {
  if (before === after) return undefined;
  if (!isTable(before) || !isTable(after) || Array.isArray(before) !== Array.isArray(after))
    return { set: after };
  const old = entriesOf(before);
  const now = entriesOf(after);
  const at: Record<string, Difference> = {};
  let changed = 0;
  for (const key of Object.keys(now)) {
    const inner = Object.hasOwn(old, key) ? difference(old[key], now[key]) : { set: now[key] };
    if (inner === undefined) continue;
    at[key] = inner;
    changed++;
  }
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(now, key));
  if (changed === 0 && gone.length === 0) return undefined;
  // A list that grew shorter, or of which all is new, is quicker told whole.
  if (Array.isArray(after) && (gone.length > 0 || changed === after.length)) return { set: after };
  return gone.length > 0 ? { at, gone } : { at };
}

/** The value after a difference. What has not changed is shared with the value before. */
export function patched(before: Json, change: Difference): Json {
  if ('set' in change) return change.set;
  const after: Json[] | Record<string, Json> = Array.isArray(before)
    ? [...before]
    : { ...(before as object) };
  const entries = after as Record<string, Json>;
  for (const [key, inner] of Object.entries(change.at)) entries[key] = patched(entries[key] ?? null, inner);
  for (const key of change.gone ?? []) delete entries[key];
  return after;
}

function isTable(value: Json): value is readonly Json[] | { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}

function entriesOf(value: readonly Json[] | { readonly [key: string]: Json }): {
  readonly [key: string]: Json;
} {
  return value as { readonly [key: string]: Json };
}

/** Somebody who watches: what it saw last, and what was different after each of its events. */
export class Watcher {
  readonly viewer: Viewer;
  readonly #frames = new Map<number, Difference>();
  #seen: Json;
  /** The event that was looked at last, and what was seen before it. */
  #last = NONE;
  #before: Json = null;

  constructor(match: Match, viewer: Viewer) {
    this.viewer = viewer;
    this.#seen = factsFor(match, viewer);
  }

  /** The match stands after the viewer's event `n`, which may have been looked at before. */
  look(match: Match, n: number): void {
    if (n !== this.#last) this.#before = this.#seen;
    this.#last = n;
    this.#seen = factsFor(match, this.viewer);
    const change = difference(this.#before, this.#seen);
    if (change) this.#frames.set(n, change);
    else this.#frames.delete(n);
  }

  /** The match waits: whatever changed without an event is part of how it stands, and no frame. */
  rest(match: Match): void {
    this.#seen = factsFor(match, this.viewer);
  }

  after(n: number): Difference | undefined {
    return this.#frames.get(n);
  }
}

function factsFor(match: Match, viewer: Viewer): Json {
  return View.glimpse(match, viewer).facts();
}
