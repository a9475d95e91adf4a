/**
 * The line to a worker: calls with one answer each, and what to do when none comes. A worker may fail to load, end
 * without a word, or be lost in work that never ends (a link from a stranger); whoever calls hears of it in any case.
 */
import type { Problem, Reply, Request } from './calls.ts';

/** `silent`: it does not answer at present. `stopped`: it is gone, with what was open in it. `unloadable`: none began. */
export type Health = 'well' | 'silent' | 'stopped' | 'unloadable';

/** What a line needs of a worker. */
export interface Works {
  postMessage(message: Request | Ping): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** A worker answers it as soon as it has nothing else to do. */
export interface Ping {
  readonly ping: true;
}

/** Something the worker could not do; `problems` are sentences for people. */
export class HallError extends Error {
  override readonly name: string;
  readonly problems: readonly string[];

  constructor({ name, message, problems }: Problem) {
    super(message);
    this.name = name;
    this.problems = problems;
  }
}

interface Awaited {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** It can be given up without losing anything. */
  readonly hasLimit: boolean;
}

interface Wishes {
  readonly begin: () => Works;
  /** What was not asked for: news. */
  readonly hear: (reply: Reply) => void;
  readonly changed: (health: Health) => void;
  /** Something is open in the worker that is lost with it. */
  readonly isNeeded: () => boolean;
  /** Ticks once a second until it is stopped. A page that sleeps must not tick. */
  readonly tick: (work: () => void) => () => void;
}

/** After so many ticks without a sign it is said that there is none; it may just be thinking. */
export const PATIENCE = 15;
/** After so many a call that has a limit is given up, and the worker with it. */
export const LIMIT = 20;

export class Line {
  readonly #wishes: Wishes;
  readonly #awaited = new Map<number, Awaited>();
  #worker: Works | undefined;
  #spoke = false;
  #silence = 0;
  #lastId = 0;
  #health: Health = 'well';
  #stopTicking: (() => void) | undefined;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  call(name: Request['call'], words: readonly unknown[], hasLimit: boolean): Promise<unknown> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#awaited.set(id, { resolve, reject, hasLimit });
      this.#theWorker().postMessage({ id, call: name, words });
      this.watch();
    });
  }

  /** Listens for signs of life as long as an answer is awaited or something is open. */
  watch(): void {
    this.#stopTicking ??= this.#wishes.tick(() => this.#listen());
  }

  #theWorker(): Works {
    if (!this.#worker) {
      const worker = this.#wishes.begin();
      this.#worker = worker;
      this.#spoke = false;
      this.#silence = 0;
      worker.onmessage = ({ data }) => this.#heard(data);
      worker.onerror = () => this.#lose(this.#spoke ? 'stopped' : 'unloadable');
      worker.onmessageerror = () => this.#lose('stopped');
    }
    return this.#worker;
  }

  #heard(reply: Reply): void {
    this.#spoke = true;
    this.#silence = 0;
    if (this.#health !== 'stopped') this.#feel('well');
    if ('pong' in reply) return;
    if (!('answers' in reply)) {
      this.#wishes.hear(reply);
      return;
    }
    const call = this.#awaited.get(reply.answers);
    this.#awaited.delete(reply.answers);
    if ('error' in reply) call?.reject(new HallError(reply.error));
    else call?.resolve(reply.value);
  }

  #listen(): void {
    if (!this.#worker || (this.#awaited.size === 0 && !this.#wishes.isNeeded())) {
      this.#stopTicking?.();
      this.#stopTicking = undefined;
      return;
    }
    this.#silence++;
    const limited = [...this.#awaited.values()].some(({ hasLimit }) => hasLimit);
    if (limited && this.#silence > LIMIT) this.#lose('slow');
    else {
      if (this.#silence > PATIENCE && !limited) this.#feel('silent');
      this.#worker.postMessage({ ping: true });
    }
  }

  /** Ends the worker. The next call begins another one. */
  #lose(why: 'stopped' | 'unloadable' | 'slow'): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const error = new HallError({ name: why, message: `The worker is gone: ${why}.`, problems: [] });
    for (const { reject } of this.#awaited.values()) reject(error);
    this.#awaited.clear();
    if (why === 'slow') this.#feel(this.#wishes.isNeeded() ? 'stopped' : 'well');
    else this.#feel(why);
  }

  #feel(health: Health): void {
    if (health === this.#health) return;
    this.#health = health;
    this.#wishes.changed(health);
  }
}
