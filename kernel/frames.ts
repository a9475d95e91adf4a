/**
 * Frames: a viewer's facts as they stood after each event it was told, so that whoever animates a match need not
 * compute the state a second time. A frame is kept as its difference from the one before, because most events change
 * little. Frames are made only for viewers who watch; a match that nobody watches pays nothing.
 */
import { type Difference, difference } from './difference.ts';
import { type Audience, isFor, type Json, type Viewer } from './ids.ts';
import type { Match } from './match.ts';
import { View } from './view.ts';

/** All who watch a match. */
export class Watching {
  #watchers: readonly Watcher[] = [];

  /** A viewer watches from now on that was told so many events before. */
  add(match: Match, viewer: Viewer, told: number): void {
    const others = this.#watchers.filter((watcher) => watcher.viewer !== viewer);
    this.#watchers = [...others, new Watcher(match, viewer, told)];
  }

  of(viewer: Viewer): Watcher | undefined {
    return this.#watchers.find((watcher) => watcher.viewer === viewer);
  }

  /** An event was told, perhaps in the middle of an effect; what it is about has happened by now. */
  heard(match: Match, audience: Audience): void {
    for (const watcher of this.#watchers) watcher.hear(match, audience);
  }

  /** An effect was resolved. */
  settled(match: Match): void {
    for (const watcher of this.#watchers) watcher.settle(match);
  }

  /** The match has come to rest. */
  rested(match: Match): void {
    for (const watcher of this.#watchers) watcher.rest(match);
  }
}

/** Somebody who watches: what it saw last, and what was different after each of its events. */
class Watcher {
  readonly viewer: Viewer;
  readonly #frames = new Map<number, Difference>();
  /** How many events it was told, and whether one of them by the effect that is being resolved. */
  #told: number;
  #isTold = false;
  #seen: Json;
  /** What was seen before the last event. */
  #before: Json = null;

  constructor(match: Match, viewer: Viewer, told: number) {
    this.viewer = viewer;
    this.#told = told;
    this.#seen = factsFor(match, viewer);
  }

  /** What others are told is part of what it hears next. */
  hear(match: Match, audience: Audience): void {
    if (!isFor(this.viewer, audience)) return;
    this.#told++;
    this.#isTold = true;
    this.#before = this.#seen;
    this.#look(match);
  }

  /** What an effect does after its last event belongs to that event. */
  settle(match: Match): void {
    if (this.#isTold) this.#look(match);
    this.#isTold = false;
  }

  /** The match waits: whatever changed without an event is part of how it stands, and no frame. */
  rest(match: Match): void {
    this.#seen = factsFor(match, this.viewer);
  }

  #look(match: Match): void {
    this.#seen = factsFor(match, this.viewer);
    const change = difference(this.#before, this.#seen);
    if (change) this.#frames.set(this.#told - 1, change);
    else this.#frames.delete(this.#told - 1);
  }

  /** What had changed when its event `n` was told. */
  after(n: number): Difference | undefined {
    return this.#frames.get(n);
  }
}

function factsFor(match: Match, viewer: Viewer): Json {
  return View.glimpse(match, viewer).facts();
}
