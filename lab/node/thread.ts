import { Worker } from 'node:worker_threads';
import { Tally } from '../core/counts.ts';
import type { Done, Task } from './worker.ts';

/** Beside this file, compiled or not. */
const WORKER = new URL(import.meta.url.replace(/thread(?=\.\w+$)/, 'worker'));

/** A worker thread that plays one task at a time. */
export class Thread {
  readonly #worker = new Worker(WORKER, { execArgv: [] });
  #settle: ((done: Done | Error) => void) | undefined;
  #ended: Error | undefined;

  constructor() {
    this.#worker.on('message', (done: Done) => this.#settle?.(done));
    this.#worker.on('error', (error) => this.#end(error as Error));
    this.#worker.on('exit', () => this.#end(new Error('The worker thread has ended.')));
  }

  #end(why: Error): void {
    this.#ended ??= why;
    this.#settle?.(this.#ended);
  }

  /** The thread is no more: another is needed. */
  get ended(): boolean {
    return this.#ended !== undefined;
  }

  /** Rejects when the thread dies or is stopped meanwhile. */
  play(task: Task): Promise<Tally> {
    return new Promise((resolve, reject) => {
      this.#settle = (done) => {
        this.#settle = undefined;
        if (done instanceof Error) reject(done);
        else if (done.tally) resolve(Tally.from(done.tally));
        else reject(new Error(done.fault));
      };
      if (this.#ended) this.#settle(this.#ended);
      else this.#worker.postMessage(task);
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
