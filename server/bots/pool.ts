/** Bots think in threads of their own, from what their seat may know: a thinking bot delays nobody. */
import { Worker } from 'node:worker_threads';
import type { Json, ViewJson } from '@underhall/kernel';
import type { Player, Turn } from '@underhall/table';

/** What a bot is given to think about. */
export interface Thought {
  readonly id: number;
  readonly game: string;
  readonly packs: readonly Json[];
  readonly view: ViewJson;
  readonly level: string;
  readonly seed: string;
  readonly kind: 'answer' | 'offered';
}

export interface Found {
  readonly id: number;
  readonly option?: string | undefined;
  readonly error?: string;
}

type Wanted = Omit<Thought, 'id'>;

interface Thinking {
  readonly resolve: (option: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** How a bot plays that nobody has said anything about. */
const USUAL = 'adventurer';

export class BotPool {
  readonly #size: number;
  readonly #workers: { readonly worker: Worker; readonly thinking: Map<number, Thinking> }[] = [];
  #lastId = 0;
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  player(game: string, packs: readonly Json[], level: string = USUAL, seed: string): Player {
    const think = (kind: Thought['kind'], { view, seat }: Turn) => {
      const moment = `${view.choices} ${view.pending?.picks.length ?? 0}`;
      const wanted = { game, packs, view: view.toJSON(), level, seed: `bot ${seed} ${seat} ${moment}`, kind };
      return this.#think(wanted);
    };
    return { answer: (turn) => think('answer', turn), offered: (turn) => think('offered', turn) };
  }

  #think(wanted: Wanted): Promise<string | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    const { worker, thinking } = this.#leastBusy();
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      thinking.set(id, { resolve, reject });
      worker.postMessage({ id, ...wanted } satisfies Thought);
    });
  }

  #leastBusy() {
    const idle = this.#workers.find(({ thinking }) => thinking.size === 0);
    if (idle) return idle;
    if (this.#workers.length < this.#size) return this.#begin();
    return this.#workers.reduce((a, b) => (b.thinking.size < a.thinking.size ? b : a));
  }

  #begin() {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url));
    worker.unref();
    const thinking = new Map<number, Thinking>();
    const one = { worker, thinking };
    worker.on('message', ({ id, option, error }: Found) => {
      const asked = thinking.get(id);
      thinking.delete(id);
      if (error === undefined) asked?.resolve(option);
      else asked?.reject(new Error(error));
    });
    const lose = (error: Error) => {
      const at = this.#workers.indexOf(one);
      if (at >= 0) this.#workers.splice(at, 1);
      for (const { reject } of thinking.values()) reject(error);
    };
    worker.on('error', (error) => lose(error as Error));
    worker.on('exit', () => lose(new Error('A thread of bots has ended.')));
    this.#workers.push(one);
    return one;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()));
  }
}
