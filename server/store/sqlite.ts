/** An SQLite file, in a thread of its own: nobody waits for the disk but who wants something kept. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, Result, Statement } from './database.ts';
import { sql, type Value } from './sql.ts';
import { SqlStore } from './sqlStore.ts';
import type { Store } from './store.ts';

export interface Asked {
  readonly id: number;
  readonly statements: readonly Statement[];
}

export type Told =
  | { readonly id: number; readonly results: readonly Result[] | undefined }
  | { readonly id: number; readonly error: string };

interface Awaiting {
  readonly resolve: (results: readonly Result[] | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** So many milliseconds lie between two waits for the disk: each is dear, whether it is for one call or for fifty. */
const GATHERED = 5;

/** Beside this file, however it was compiled. */
const WORKER = new URL(import.meta.url.replace(/sqlite(?=\.\w+$)/, 'sqliteWorker'));

class Sqlite implements Database {
  readonly isShared = false;
  readonly origin = 'here';
  readonly #worker: Worker;
  readonly #awaiting = new Map<number, Awaiting>();
  #waiting: Asked[] = [];
  #isBusy = false;
  #sentAt = 0;
  #lastId = 0;
  #gone: Error | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (told: readonly Told[]) => this.#hear(told));
    worker.on('error', (error) => this.#lose(error as Error));
    worker.on('exit', () => this.#lose(new Error('The store is closed.')));
  }

  call(statements: readonly Statement[]): Promise<readonly Result[] | undefined> {
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#awaiting.set(id, { resolve, reject });
      this.#waiting.push({ id, statements });
      if (!this.#isBusy) this.#send();
    });
  }

  async addStep(values: readonly Value[]): Promise<boolean> {
    const [result] = (await this.call([{ sql: sql.addStep, values }])) ?? [];
    return result?.changes === 1;
  }

  /** What comes in the same turn of the event loop goes together; where much is kept, what comes within a few of them. */
  #send(): void {
    this.#isBusy = true;
    const early = this.#sentAt + GATHERED - performance.now();
    if (early >= 1) setTimeout(() => this.#post(), early);
    else setImmediate(() => this.#post());
  }

  #post(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#sentAt = performance.now();
    this.#worker.postMessage(batch);
  }

  #hear(told: readonly Told[]): void {
    for (const one of told) {
      const awaiting = this.#awaiting.get(one.id);
      this.#awaiting.delete(one.id);
      if ('error' in one) awaiting?.reject(new Error(one.error));
      else awaiting?.resolve(one.results);
    }
    this.#isBusy = false;
    if (this.#waiting.length > 0) this.#send();
  }

  #lose(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#awaiting.values()) reject(this.#gone);
    this.#awaiting.clear();
  }

  /** One process has the file. */
  listen(): void {}

  async tell(): Promise<void> {}

  async close(): Promise<void> {
    if (this.#gone) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await ended;
  }
}

/** Opens the file, or makes it; brings it up to date. It grows to so many pages of 4 kB at most, if that is said. */
export async function openSqlite(file: string, mostPages?: number): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const worker = new Worker(WORKER, {
    workerData: { file, mostPages },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  return new SqlStore(new Sqlite(worker));
}
