/**
 * What one viewer of a table is sent over a wire, for a DistantTable to be put together again: its view, first whole and
 * then what has changed in it, and its events. Nothing goes in but what the viewer may know.
 */
import {
  type Difference,
  difference,
  type Json,
  type SeenEvent,
  type View,
  type Viewer,
  type ViewJson,
} from '@underhall/kernel';
import type { Arrived, Sent } from './distant.ts';

/** What a dispatch needs of its table. */
export interface Dispatching {
  view(viewer: Viewer): View;
  /** The world of this moment, which all viewers share, as plain JSON: the same object as long as nothing happens. */
  readonly world: Json;
  /** The events of a viewer from its number `from` on. */
  seen(viewer: Viewer, from: number): readonly SeenEvent[];
  /** How often something was taken back. */
  readonly undone: number;
  mightUndo(viewer: Viewer): boolean;
}

/**
 * So many of the last ones can be sent again to somebody who has missed them. More would hardly be shorter than the
 * whole view, and they are most of what a table takes in memory.
 */
const REMEMBERED = 16;

interface Looked {
  readonly view: View;
  readonly json: ViewJson;
}

export class Dispatch {
  readonly #table: Dispatching;
  readonly #viewer: Viewer;
  /** Names these numbers: those of another epoch mean nothing here. */
  readonly epoch: string;
  readonly #sent: Sent[] = [];
  /** How many choices had been made when the viewer was told its events. */
  readonly #moments: number[] = [];
  /** As it was sent last. */
  #last: Looked;
  #n = 0;
  #undone: number;

  constructor(table: Dispatching, viewer: Viewer, epoch: string) {
    this.#table = table;
    this.#viewer = viewer;
    this.epoch = epoch;
    this.#last = this.#look();
    this.#undone = table.undone;
    this.#note(table.seen(viewer, 0).length);
  }

  /** Something has happened at the table: what is new of it; undefined if nothing is for this viewer. */
  next(): Sent | undefined {
    const { undone } = this.#table;
    if (undone !== this.#undone) return this.#anew();
    const now = this.#look(this.#last);
    const change = changeOf(this.#last.json, now.json);
    const from = this.#moments.length;
    const events = this.#table.seen(this.#viewer, from);
    if (!change && events.length === 0) return undefined;
    this.#last = now;
    this.#note(events.length);
    return this.#number({ ...(change ? { change } : {}), from, told: this.#told(from, events) });
  }

  #look(before?: Looked): Looked {
    const view = this.#table.view(this.#viewer);
    return { view, json: view.withWorld(this.#table.world, before) };
  }

  /** What somebody is sent who has so much of it, or nothing. */
  since(arrived?: Arrived): readonly Sent[] {
    const isOurs = arrived?.undone === this.#undone;
    if (isOurs && arrived.epoch === this.epoch) {
      const missed = this.#sent.filter(({ n }) => n > arrived.n);
      if (arrived.n <= this.#n && missed.length === this.#n - arrived.n) return missed;
    }
    const from = isOurs ? Math.min(arrived.events, this.#moments.length) : 0;
    return [this.#whole(from)];
  }

  /** Something was taken back: what was told is no longer true. */
  #anew(): Sent {
    this.#undone = this.#table.undone;
    this.#last = this.#look();
    const events = this.#table.seen(this.#viewer, 0);
    this.#moments.length = Math.min(this.#moments.length, events.length);
    this.#note(events.length - this.#moments.length);
    return this.#number({ whole: this.#last.json, from: 0, told: this.#told(0, events) });
  }

  #whole(from: number): Sent {
    const told = this.#told(from, this.#table.seen(this.#viewer, from));
    return { ...this.#head(), whole: this.#last.json, from, told: told.map(withoutFrame) };
  }

  #number(news: Pick<Sent, 'whole' | 'change' | 'from' | 'told'>): Sent {
    this.#n++;
    const sent = { ...this.#head(), ...news };
    this.#sent.push(sent);
    if (this.#sent.length > REMEMBERED) this.#sent.shift();
    return sent;
  }

  #head(): Pick<Sent, 'epoch' | 'n' | 'undone' | 'mayUndo'> {
    return {
      epoch: this.epoch,
      n: this.#n,
      undone: this.#undone,
      mayUndo: this.#table.mightUndo(this.#viewer),
    };
  }

  #note(events: number): void {
    for (let i = 0; i < events; i++) this.#moments.push(this.#last.json.choices);
  }

  #told(from: number, events: readonly SeenEvent[]): Sent['told'] {
    return events.map((seen, i) => ({ ...seen, moment: this.#moments[from + i] }));
  }
}

/** What makes a view of the one before it. Zones that are as they were are the same objects, and quickly compared. */
function changeOf(before: ViewJson, after: ViewJson): Difference | undefined {
  const rest = difference(withoutWorld(before), withoutWorld(after));
  const world = worldChange(before.world, after.world);
  if (world === undefined) return rest;
  const { at = {}, gone } = rest && 'at' in rest ? rest : {};
  return { at: { ...at, world }, ...(gone ? { gone } : {}) };
}

function withoutWorld(view: ViewJson): Json {
  return { ...view, world: null } as unknown as Json;
}

/** By the world after it: most viewers have seen the same one before. */
const worldChanges = new WeakMap<
  object,
  { readonly before: Json; readonly change: Difference | undefined }
>();

function worldChange(before: Json, after: Json): Difference | undefined {
  const key = after as object;
  const known = worldChanges.get(key);
  if (known?.before === before) return known.change;
  const change = difference(before, after);
  worldChanges.set(key, { before, change });
  return change;
}

function withoutFrame({ frame: _, ...told }: Sent['told'][number]): Sent['told'][number] {
  return told;
}
