/**
 * What changes in the views of a match from one event to the next, for viewers elsewhere who see things happen: their
 * frames follow from it, and are made where they are shown. Only what a view of that moment tells goes in.
 */
import type { Changes } from './changes.ts';
import type { Observer } from './frames.ts';
import { type Audience, isFor, type Viewer } from './ids.ts';
import type { Match } from './match.ts';

/** What had changed by one event since the one before, one after another, as the texts of `Difference`s. */
export type Stage = readonly string[];

export class Stages implements Observer {
  readonly #changes: () => Changes | undefined;
  /** For each viewer what belongs to each of the events that were not taken yet. */
  readonly #stages = new Map<Viewer, string[][]>();
  /** Who was told something by the effect that is being resolved. */
  #told: readonly Viewer[] = [];

  constructor(changes: () => Changes | undefined) {
    this.#changes = changes;
  }

  /** From now on this viewer sees things happen. */
  add(viewer: Viewer): void {
    if (!this.#stages.has(viewer)) this.#stages.set(viewer, []);
  }

  drop(viewer: Viewer): void {
    this.#stages.delete(viewer);
  }

  /** One stage for each event that the viewer was told since the last time; undefined for whoever does not want them. */
  take(viewer: Viewer): readonly Stage[] | undefined {
    const stages = this.#stages.get(viewer);
    if (stages) this.#stages.set(viewer, []);
    return stages;
  }

  /** What others are told is part of what a viewer hears next. */
  heard(match: Match, audience: Audience): void {
    const viewers = [...this.#stages.keys()].filter((viewer) => isFor(viewer, audience));
    if (viewers.length === 0) return;
    for (const viewer of viewers) this.#stages.get(viewer)?.push([]);
    this.#look(match, viewers);
    this.#told = [...new Set([...this.#told, ...viewers])];
  }

  /** What an effect does after its last event belongs to that event. */
  settled(match: Match): void {
    if (this.#told.length === 0) return;
    this.#look(match, this.#told);
    this.#told = [];
  }

  /** Whatever changed without an event is part of how it stands. */
  rested(): void {}

  #look(match: Match, viewers: readonly Viewer[]): void {
    for (const [viewer, text] of this.#changes()?.findMidway(match, viewers) ?? [])
      if (text !== undefined) this.#stages.get(viewer)?.at(-1)?.push(text);
  }
}
