/**
 * Frames: a viewer's facts as they stood after each event it was told, so that whoever animates a match need not
 * compute the state a second time. A frame is kept as its difference from the one before, because most events change
 * little. Frames are made only for viewers who watch; a match that nobody watches pays nothing.
 */
import { type Difference, difference } from './difference.ts';
import { type Audience, isFor, type Json, type Viewer } from './ids.ts';
import type { Match } from './match.ts';
import { View } from './view.ts';

/** Somebody who looks on while a match does what it does. */
export interface Observer {
  /** An event was told, perhaps in the middle of an effect; what it is about has happened by now. */
  heard(match: Match, audience: Audience): void;
  /** An effect was resolved. */
  settled(match: Match): void;
  /** The match has come to rest. */
  rested(match: Match): void;
}

/** All who watch a match. */
export class Watching implements Observer {
  readonly #watchers = new Map<Viewer, Watcher>();
  readonly #observers = new Set<Observer>();

  /** A viewer watches from now on that was told so many events before. */
  add(match: Match, viewer: Viewer, told: number): void {
    const watcher = new Watcher(match, viewer, told);
    const before = this.#watchers.get(viewer);
    if (before) this.#observers.delete(before);
    this.#watchers.set(viewer, watcher);
    this.#observers.add(watcher);
  }

  of(viewer: Viewer): Watcher | undefined {
    return this.#watchers.get(viewer);
  }

  observe(observer: Observer): void {
    this.#observers.add(observer);
  }

  heard(match: Match, audience: Audience): void {
    for (const observer of this.#observers) observer.heard(match, audience);
  }

  settled(match: Match): void {
    for (const observer of this.#observers) observer.settled(match);
  }

  rested(match: Match): void {
    for (const observer of this.#observers) observer.rested(match);
  }
}

/** Somebody who watches: what it saw last, and what was different after each of its events. */
class Watcher implements Observer {
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
  heard(match: Match, audience: Audience): void {
    if (!isFor(this.viewer, audience)) return;
    this.#told++;
    this.#isTold = true;
    this.#before = this.#seen;
    this.#look(match);
  }

  /** What an effect does after its last event belongs to that event. */
  settled(match: Match): void {
    if (this.#isTold) this.#look(match);
    this.#isTold = false;
  }

  /** The match waits: whatever changed without an event is part of how it stands, and no frame. */
  rested(match: Match): void {
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
