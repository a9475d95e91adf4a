/** Bots think in threads of their own, from what their seat may know: a thinking bot delays nobody. */
import { Worker } from 'node:worker_threads';
import type { Thinker } from '@underhall/bots';
import type { Json, ViewJson } from '@underhall/kernel';

/** What a bot is given to think about. */
export interface Thought {
  readonly id: number;
  readonly game: string;
  readonly packs: readonly Json[];
  readonly view: ViewJson;
  readonly bot: string;
  readonly seed: string;
}

export interface Found {
  readonly id: number;
  readonly option?: string | undefined;
  readonly error?: string;
}

interface Thinking {
  readonly resolve: (option: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly thinking: Map<number, Thinking>;
}

/** Beside this file, however it was compiled. */
const THREAD = new URL(import.meta.url.replace(/pool(?=\.\w+$)/, 'thread'));

export class BotPool {
  readonly #size: number;
  readonly #threads: Thread[] = [];
  #lastId = 0;
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  /** Who thinks for the bots of a table. */
  thinker(game: string, packs: readonly Json[]): Thinker {
    return {
      think: async ({ bot, seed, view }, halt) => {
        halt?.check();
        const option = await this.#think({ game, packs, view: view.toJSON(), bot, seed });
        halt?.check();
        return option;
      },
    };
  }

  #think(wanted: Omit<Thought, 'id'>): Promise<string | undefined> {
    if (this.#closed) return Promise.reject(new Error('The server is about to end.'));
    const { worker, thinking } = this.#leastBusy();
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      thinking.set(id, { resolve, reject });
      worker.postMessage({ id, ...wanted } satisfies Thought);
    });
  }

  #leastBusy(): Thread {
    const idle = this.#threads.find(({ thinking }) => thinking.size === 0);
    if (idle) return idle;
    if (this.#threads.length < this.#size) return this.#begin();
    return this.#threads.reduce((a, b) => (b.thinking.size < a.thinking.size ? b : a));
  }

  #begin(): Thread {
    const worker = new Worker(THREAD);
    worker.unref();
    const thinking = new Map<number, Thinking>();
    const thread = { worker, thinking };
    worker.on('message', ({ id, option, error }: Found) => {
      const asked = thinking.get(id);
      thinking.delete(id);
      if (error === undefined) asked?.resolve(option);
      else asked?.reject(new Error(error));
    });
    const lose = (error: Error) => {
      const at = this.#threads.indexOf(thread);
      if (at >= 0) this.#threads.splice(at, 1);
      for (const { reject } of thinking.values()) reject(error);
      thinking.clear();
    };
    worker.on('error', (error) => lose(error as Error));
    worker.on('exit', () => lose(new Error('A thread of bots has ended.')));
    this.#threads.push(thread);
    return thread;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}
