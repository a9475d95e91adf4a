/** The other end of the queue: a worker that plays shards of whatever runs there are. */
import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Shard } from '../core/plan.ts';
import { RunBroken } from './broken.ts';
import { connected, type Patience, persistently } from './database.ts';
import type { Back } from './queue.ts';
import { Runs, talliesOf } from './queues.ts';
import { Thread } from './thread.ts';
import type { Task } from './worker.ts';

const POLL = 100;

export interface WorkerWatch extends Patience {
  readonly signal: AbortSignal;
  /** Called once the queue is reached. */
  ready?(): void;
  /** Called with each shard that was played. */
  played?(shard: Shard): void;
}

/** Plays shards on so many threads until it is told to stop. Throws a RunBroken if the database is gone too long. */
export async function workOnQueue(url: string, threads: number, watch: WorkerWatch): Promise<void> {
  const boss = await connected(url);
  watch.ready?.();
  // What ends one thread for good ends the others, too.
  const failure = new AbortController();
  const signal = AbortSignal.any([watch.signal, failure.signal]);
  const server = new Server(boss, { ...watch, signal });
  try {
    await Promise.all(
      Array.from({ length: threads }, () =>
        server.serve().catch((error) => {
          failure.abort();
          throw error;
        }),
      ),
    );
  } finally {
    await boss.stop({ graceful: false });
  }
}

interface Given {
  readonly queue: string;
  readonly job: PgBoss.Job<Task>;
}

class Server {
  readonly #boss: PgBoss;
  readonly #runs: Runs;
  readonly #watch: WorkerWatch;

  constructor(boss: PgBoss, watch: WorkerWatch) {
    this.#boss = boss;
    this.#runs = new Runs(boss);
    this.#watch = watch;
  }

  /** One thread at work. */
  async serve(): Promise<void> {
    const { signal } = this.#watch;
    const thread = new Thread();
    const stop = () => void thread.stop();
    signal.addEventListener('abort', stop);
    try {
      while (!signal.aborted) {
        const given = await persistently(() => this.#next(), this.#watch);
        if (given) await this.#play(thread, given);
        else await sleep(POLL);
      }
    } finally {
      signal.removeEventListener('abort', stop);
      await thread.stop();
    }
  }

  async #next(): Promise<Given | undefined> {
    for (const queue of await this.#runs.queues()) {
      // The run may have ended meanwhile, and its queue with it.
      const [job] = await this.#boss.fetch<Task>(queue).catch(() => []);
      if (job) return { queue, job };
    }
    return undefined;
  }

  async #play(thread: Thread, { queue, job }: Given): Promise<void> {
    const { shard } = job.data;
    const began = performance.now();
    let back: Back;
    try {
      const tally = await thread.play(job.data);
      back = { shard, tally: tally.toJSON(), milliseconds: performance.now() - began };
    } catch (error) {
      await this.#cannot(thread, queue, job.id, error as Error);
      return;
    }
    await persistently(() => this.#handBack(queue, job.id, back), this.#watch);
    this.#watch.played?.(shard);
  }

  /** Somebody else may be able to: a worker of the right version, or one that is not being stopped. */
  async #cannot(thread: Thread, queue: string, job: string, error: Error): Promise<void> {
    await this.#boss.fail(queue, job).catch(() => undefined);
    if (this.#watch.signal.aborted) return;
    if (thread.ended) throw new RunBroken('A worker thread', [`ended: ${error.message}`]);
    if (this.#runs.setAside(queue)) this.#watch.trouble?.(`A run is left to other workers. ${error.message}`);
  }

  /** The run may be over meanwhile, and its queues with it; then nobody wants the tally. */
  async #handBack(queue: string, job: string, back: Back): Promise<void> {
    const tallies = talliesOf(queue);
    if (!(await this.#boss.getQueue(tallies))) return;
    try {
      await this.#boss.send(tallies, back);
      await this.#boss.complete(queue, job);
    } catch (error) {
      if (await this.#boss.getQueue(tallies)) throw error;
    }
  }
}
