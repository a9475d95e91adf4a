/** A match that is being played online: the table, what is kept of it, and the wires to those who watch. */
import type { Thinker } from '@underhall/bots';
import { type Seat, save, type Viewer } from '@underhall/kernel';
import {
  type Arrived,
  Dispatch,
  type Onlooker,
  type Refused,
  type Sitter,
  type Speaking,
  type Step,
  Table,
} from '@underhall/table';
import { newId } from '../ids.ts';
import type { Line } from '../line.ts';
import type { Snapshot, StepRow, Store } from '../store/store.ts';
import { Clocks } from './clock.ts';
import type { Laid } from './doc.ts';

export interface PlayCalls {
  readonly store: Store;
  /** Who thinks for the bots here. */
  readonly thinker: Thinker;
  /** Has the person in this seat gone away? */
  isAway(seat: Seat): boolean;
  /** Something has happened in the match. */
  changed(): void;
  warn(what: string, why?: unknown): void;
}

/** So many steps may pass before the state is kept anew, for the day when the rules change. */
const SNAPSHOT_EVERY = 40;
/** So often something is tried that another process was quicker with. */
const ATTEMPTS = 5;

export class Play implements Onlooker {
  readonly #id: string;
  readonly #calls: PlayCalls;
  readonly #table: Table;
  readonly #isResumed: boolean;
  readonly #dispatch: Dispatch;
  readonly #watchers = new Map<Line, Viewer>();
  /** The client's ids of what was done, by seat. */
  readonly #acts: Set<string>;
  /** The number of the last step of each seat. */
  readonly #lastBy: number[] = [];
  readonly clocks: Clocks;
  readonly #actOf = new WeakMap<Step, string>();
  /** So many steps are kept. */
  #number: number;
  #snapshotAt: number;
  /** Something may have been kept that is not known here. */
  #isStale = false;

  constructor(
    { id, doc }: Laid,
    speech: Speaking,
    { rows, from }: { readonly rows: readonly StepRow[]; readonly from: Snapshot | undefined },
    calls: PlayCalls,
  ) {
    const { setup } = doc;
    if (!setup) throw new Error('This match has not begun.');
    this.#id = id;
    this.#calls = calls;
    this.#number = rows.at(-1)?.number ?? 0;
    this.#isResumed = from !== undefined;
    this.#snapshotAt = from?.number ?? 0;
    this.#acts = new Set(rows.flatMap(({ seat, act }) => (act === null ? [] : `${seat} ${act}`)));
    this.clocks = new Clocks(doc.clock, doc.started ?? doc.created);
    for (const row of rows) this.#note(row);
    const sitters = doc.places.map(
      ({ kind, name = '', level, temperament }): Sitter =>
        kind === 'person'
          ? { kind: 'here', name }
          : { kind: 'bot', name, ...(level ? { level } : {}), ...(temperament ? { temperament } : {}) },
    );
    const record = { game: speech.game.id, version: speech.game.version, setup, choices: [] };
    const since = rows.filter(({ number }) => number > (from?.number ?? 0));
    const steps = since.map(({ seat, what }): Step => [seat, what]);
    this.#table = new Table(
      speech,
      { id, sitters, record, picks: [], steps, ...(from ? { from: from.saved } : {}) },
      {
        keep: (_, fresh) => this.#keep(fresh),
        breathe: (milliseconds = 0) =>
          new Promise((resolve) =>
            milliseconds ? setTimeout(resolve, milliseconds).unref() : setImmediate(resolve),
          ),
        warn: (trouble, why) => this.#troubled(trouble, why),
        thinker: () => calls.thinker,
        isAway: (seat) => calls.isAway(seat),
      },
    );
    this.#dispatch = new Dispatch(this.#table, newId);
    this.#table.attend(this);
  }

  get table(): Table {
    return this.#table;
  }

  /** Which was the last step of this seat; 0 before it has done anything. */
  lastStepOf(seat: Seat): number {
    return this.#lastBy[seat] ?? 0;
  }

  #note(row: StepRow): void {
    this.clocks.note(row);
    this.#lastBy[row.seat] = row.number;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  open(): Promise<void> {
    return this.#table.open();
  }

  // ---------------------------------------------------------------- doing

  /** A person does something. What is sent again under the same id was done already. */
  async act(step: Step, act: string, moment?: number): Promise<Refused | undefined> {
    this.#actOf.set(step, act);
    for (let attempt = 1; ; attempt++) {
      if (this.#isStale) await this.catchUp();
      if (this.#acts.has(`${step[0]} ${act}`)) return undefined;
      const refused = await this.#table.act(step, moment);
      if (refused?.code !== 'unkept' || !this.#isStale || attempt === ATTEMPTS) return refused;
    }
  }

  async #keep(steps: readonly Step[]): Promise<void> {
    const { store } = this.#calls;
    for (const step of steps) {
      const [seat, what] = step;
      const act = this.#actOf.get(step) ?? null;
      const row = { table: this.#id, number: this.#number + 1, seat, what, act, at: Date.now() };
      let added = false;
      try {
        added = await store.addStep(row);
      } finally {
        // Another process was quicker; or nobody knows whether it is on disk: we look before we go on.
        if (!added) this.#isStale = true;
      }
      if (!added) throw new Error('Somebody was quicker.');
      this.#number++;
      this.#note(row);
      if (act !== null) this.#acts.add(`${seat} ${act}`);
    }
  }

  /** What others have kept meanwhile happens here, too. */
  async catchUp(): Promise<void> {
    await this.#table.follow(async () => {
      const rows = await this.#calls.store.steps(this.#id, this.#number);
      this.#isStale = false;
      this.#number = rows.at(-1)?.number ?? this.#number;
      for (const row of rows) {
        this.#note(row);
        if (row.act !== null) this.#acts.add(`${row.seat} ${row.act}`);
      }
      return rows.map(({ seat, what }): Step => [seat, what]);
    });
  }

  #troubled(trouble: string, why: unknown): void {
    if (this.#isStale) this.catchUp().catch((error) => this.#calls.warn('catching up failed', error));
    else this.#calls.warn(trouble, why);
  }

  /** Keeps how it stands, if it is long enough since the last time, or in any case. */
  async snapshot(always: boolean): Promise<void> {
    if (this.#number - this.#snapshotAt < (always ? 1 : SNAPSHOT_EVERY)) return;
    const [number, saved] = await this.#table.inTurn(() => [this.#number, save(this.#table.match)] as const);
    this.#snapshotAt = number;
    await this.#calls.store.keepSnapshot({ table: this.#id, number, saved });
  }

  // ---------------------------------------------------------------- watching

  /** From now on the line is sent what is new for this viewer; first what it does not have yet. */
  watch(line: Line, viewer: Viewer, frames: boolean, have: Arrived | undefined): Promise<void> {
    return this.#table.inTurn(() => {
      this.#watchers.set(line, viewer);
      // Events before a change of rules are not numbered like those after it.
      const known = this.#isResumed && have?.epoch !== this.#dispatch.epochOf(viewer) ? undefined : have;
      for (const sent of this.#dispatch.since(viewer, known, frames)) line.send(this.#text(sent));
    });
  }

  leave(line: Line): void {
    const viewer = this.#watchers.get(line);
    this.#watchers.delete(line);
    if (viewer !== undefined && ![...this.#watchers.values()].includes(viewer)) this.#dispatch.drop(viewer);
  }

  #text(sent: string): string {
    return `{"type":"update","table":"${this.#id}",${sent.slice(1)}`;
  }

  show(): void {}

  hear(): void {
    const news = new Map<Viewer, string>();
    for (const [viewer, sent] of this.#dispatch.next()) news.set(viewer, this.#text(sent));
    for (const [line, viewer] of this.#watchers) {
      const text = news.get(viewer);
      if (text !== undefined) line.send(text);
    }
    this.#calls.changed();
  }

  forget(): void {}

  async room(): Promise<void> {}

  close(): void {}
}
