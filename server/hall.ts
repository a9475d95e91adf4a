/** All tables that somebody has to do with at present. Each is loaded when it is wanted, and leaves when it is idle. */
import type { Pool, Thinker } from '@underhall/bots';
import { threadPool } from '@underhall/lab/threads';
import type { Step } from '@underhall/table';
import type { Line } from './line.ts';
import { Neighbours } from './neighbours.ts';
import type { Crier } from './push/crier.ts';
import { nowhere } from './refuse.ts';
import { Replays } from './replays.ts';
import { type Laid, stepRows } from './room/doc.ts';
import { Games } from './room/games.ts';
import { Room, type RoomCalls } from './room/room.ts';
import type { Store } from './store/store.ts';

export interface HallWishes {
  readonly store: Store;
  /** Threads in which bots think. */
  readonly thinkers: number;
  /** Milliseconds without anybody after which a table leaves memory. */
  readonly idle: number;
  /** Milliseconds after which others may have a bot play for somebody who has left. */
  readonly grace: number;
  /** Milliseconds after which finished and abandoned tables are removed. */
  readonly keepFinished: number;
  readonly keepAbandoned: number;
  /** Every so many milliseconds a process tells the others that it lives. */
  readonly beat: number;
  readonly crier: Crier;
  warn(what: string, why?: unknown): void;
}

const SWEEP = 5_000;
const CLEAN = 10 * 60_000;
const MOST_DUE = 20;
/** Tables of the last hours whose people are told at the start what a server that was killed did not. */
const MOST_MISSED = 200;
const MISSED = 6 * 3_600_000;

export class Hall {
  readonly store: Store;
  readonly games = new Games();
  readonly replays = new Replays();
  readonly #wishes: HallWishes;
  readonly #bots: Pool;
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #timers: NodeJS.Timeout[];
  readonly #neighbours: Neighbours;

  constructor(wishes: HallWishes) {
    this.store = wishes.store;
    this.#wishes = wishes;
    this.#bots = threadPool(wishes.thinkers);
    this.#timers = [setInterval(() => this.#sweep(), SWEEP), setInterval(() => void this.clean(), CLEAN)];
    for (const timer of this.#timers) timer.unref();
    this.#neighbours = new Neighbours(wishes.store, wishes.beat, {
      hear: (from, word) => this.#with([word.table], (room) => room.hear(from, word)),
      forget: (process) => this.#with(this.#rooms.keys(), (room) => room.forget(process)),
      retell: () => this.#with(this.#rooms.keys(), (room) => room.retell()),
      renew: () =>
        this.#with(this.#rooms.keys(), async (room) => {
          this.#open(room);
          await room.refresh();
        }),
    });
    this.store.listen({
      changed: (id) => this.#with([id], (room) => room.refresh()),
      told: (from, what) => this.#neighbours.hear(from, what),
      renewed: () => this.#neighbours.renew(),
    });
  }

  /** Those of these tables that are open here. */
  #with(ids: Iterable<string>, work: (room: Room) => void | Promise<void>): void {
    for (const id of ids)
      this.#rooms
        .get(id)
        ?.then(work)
        .catch((error) => this.#wishes.warn('not up to date', error));
  }

  /** Who is at it elsewhere, and what was said there? */
  #open(room: Room): void {
    room.retell();
    this.#neighbours
      .tell({ is: 'opens', table: room.id })
      .catch((error) => this.#wishes.warn('not asked', error));
  }

  /** Where bots of this game think. */
  thinkerFor(game: string): Thinker {
    return this.#bots.for({ game, packs: [] });
  }

  /** Tables in memory. */
  get live(): number {
    return this.#rooms.size;
  }

  /** A table that is in memory: it knows more than what is kept. */
  loaded(id: string): Promise<Room> | undefined {
    return this.#rooms.get(id);
  }

  room(id: string): Promise<Room> {
    let room = this.#rooms.get(id);
    if (!room) {
      room = this.#load(id);
      this.#rooms.set(id, room);
      room.catch(() => this.#rooms.delete(id));
    }
    return room;
  }

  async #load(id: string): Promise<Room> {
    const row = await this.store.table(id);
    if (!row) throw nowhere();
    const room = this.#roomOf(row as Laid);
    this.#open(room);
    return room;
  }

  #roomOf(laid: Laid): Room {
    const { store, games } = this;
    const calls: RoomCalls = {
      store,
      games,
      bots: this.#bots,
      grace: this.#wishes.grace,
      crier: this.#wishes.crier,
      tell: (word) => this.#neighbours.tell(word),
      warn: this.#wishes.warn,
    };
    return new Room(laid, calls);
  }

  /** With what has happened there before. */
  async add(laid: Laid, steps: readonly Step[] = []): Promise<Room> {
    await this.store.addTable(laid, stepRows(laid.id, 1, steps));
    const room = this.#roomOf(laid);
    this.#rooms.set(laid.id, Promise.resolve(room));
    return room;
  }

  /** A line is gone: wherever it watched, it does so no more. */
  leave(line: Line): void {
    for (const room of line.rooms) room.leave(line);
  }

  #sweep(): void {
    this.#lookAfter().catch((error) => this.#wishes.warn('clocks stand still', error));
    for (const [id, loading] of this.#rooms) {
      loading
        .then(async (room) => {
          if (!room.isIdle(this.#wishes.idle)) return;
          this.#rooms.delete(id);
          await room.close();
        })
        .catch((error) => this.#wishes.warn('not closed', error));
    }
  }

  /** Tables where a clock has run out while nobody was there. */
  async #lookAfter(): Promise<void> {
    for (const id of await this.store.dueTables(Date.now(), MOST_DUE))
      if (!this.#rooms.has(id)) await (await this.room(id)).play();
  }

  /** Whoever is waited for and was not told, because a server ended too soon: a table that is loaded tells him. */
  async tellMissed(now = Date.now()): Promise<void> {
    for (const id of await this.store.push.tables(now - MISSED, MOST_MISSED))
      await (await this.room(id)).play();
  }

  /** Before lines are cut: who would be told soon is told now. */
  async lastCalls(): Promise<void> {
    const rooms = await Promise.allSettled(this.#rooms.values());
    await Promise.all(
      rooms.map((room) => (room.status === 'fulfilled' ? room.value.lastCalls() : undefined)),
    );
  }

  /** Removes what nobody will come back to. */
  async clean(now = Date.now()): Promise<void> {
    const { keepFinished, keepAbandoned } = this.#wishes;
    try {
      for (const phase of ['over', 'stranded']) await this.store.removeTables(phase, now - keepFinished);
      await this.store.runs.forget(now - keepFinished);
      for (const phase of ['gathering', 'playing']) await this.store.removeTables(phase, now - keepAbandoned);
    } catch (error) {
      this.#wishes.warn('not cleaned', error);
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const rooms = await Promise.allSettled(this.#rooms.values());
    await Promise.allSettled(
      rooms.map((room) => (room.status === 'fulfilled' ? room.value.close() : undefined)),
    );
    this.#bots.end();
    await this.#neighbours.close();
  }
}
