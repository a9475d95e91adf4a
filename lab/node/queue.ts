/**
 * Runs beyond one machine. A run has two queues of pg-boss in a PostgreSQL that everybody reaches: shards to be
 * played, and tallies that came back. Workers come and go; a shard that does not come back is queued once more, and
 * one that comes back twice is counted once, so nothing is lost with a worker and the figures are those of one machine.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Misfit } from '@underhall/kernel';
import PgBoss from 'pg-boss';
import { Tally, type TallyJson } from '../core/counts.ts';
import type { Shard } from '../core/plan.ts';
import type { Run } from '../core/run.ts';
import type { Watch } from './pool.ts';
import { Thread } from './thread.ts';
import type { Task } from './worker.ts';

const SHARDS = 'underhall-shards-';
const TALLIES = 'underhall-tallies-';
/** Shards handed out at any time: more than all workers together play at once. */
const OUTSTANDING = 64;
const POLL = 100;
const LOOK_FOR_RUNS = 500;
/** A shard is given up for lost when it takes so many times as long as the slowest did (and a little longer). */
const PATIENCE = 4;
const LEAST_PATIENCE = 5_000;
/** Before any shard came back nobody knows how long one takes. */
const FIRST_PATIENCE = 600_000;

export interface QueueWatch extends Watch {
  /** How long to wait for a shard at least, in milliseconds. */
  readonly patience?: number;
}

interface Back {
  readonly shard: Shard;
  readonly tally: TallyJson;
  /** How long it took to play. */
  readonly milliseconds: number;
}

async function connected(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, schedule: false, application_name: 'underhall lab' });
  // A connection that drops is tried again with the next query; the error is told there.
  boss.on('error', () => {});
  try {
    await boss.start();
  } catch (error) {
    throw new Misfit('The queue', [`cannot be reached: ${(error as Error).message || String(error)}.`]);
  }
  return boss;
}

/** Plays a run on whatever workers there are. */
export async function playOnQueue(run: Run, url: string, watch: QueueWatch = {}): Promise<void> {
  const boss = await connected(url);
  const id = randomUUID().slice(0, 8);
  try {
    await boss.createQueue(TALLIES + id);
    await boss.createQueue(SHARDS + id, { retryLimit: 100 });
    await new Handout(run, boss, id).finish(watch);
  } finally {
    await boss.deleteQueue(SHARDS + id);
    await boss.deleteQueue(TALLIES + id);
    await boss.stop({ graceful: false });
  }
}

/** The shards of a run that somebody is playing. */
class Handout {
  readonly #run: Run;
  readonly #boss: PgBoss;
  readonly #id: string;
  /** Since when each shard has been out, by its first match. */
  readonly #out = new Map<number, { shard: Shard; since: number }>();
  #slowest = 0;

  constructor(run: Run, boss: PgBoss, id: string) {
    this.#run = run;
    this.#boss = boss;
    this.#id = id;
  }

  async finish({ progress, signal, patience = LEAST_PATIENCE }: QueueWatch): Promise<void> {
    while (!this.#run.finished && !signal?.aborted) {
      await this.#handOut();
      const back = await this.#boss.fetch<Back>(TALLIES + this.#id, { batchSize: OUTSTANDING });
      for (const { data } of back) this.#take(data);
      if (back.length > 0) {
        await this.#boss.deleteJob(
          TALLIES + this.#id,
          back.map((job) => job.id),
        );
        progress?.();
      } else await sleep(POLL);
      this.#giveUpLost(patience);
    }
  }

  async #handOut(): Promise<void> {
    const jobs: PgBoss.JobInsert<Task>[] = [];
    while (this.#out.size < OUTSTANDING) {
      const shard = this.#run.next();
      if (!shard) break;
      this.#out.set(shard.from, { shard, since: Date.now() });
      jobs.push({ name: SHARDS + this.#id, data: { plan: this.#run.plan, shard } });
    }
    if (jobs.length > 0) await this.#boss.insert(SHARDS + this.#id, jobs);
  }

  #take({ shard, tally, milliseconds }: Back): void {
    this.#out.delete(shard.from);
    this.#slowest = Math.max(this.#slowest, milliseconds);
    this.#run.put(shard, Tally.from(tally));
    // As long as shards come back there are workers, and those that wait in the queue are not lost.
    const now = Date.now();
    for (const out of this.#out.values()) if (out.shard.from > shard.from) out.since = now;
  }

  #giveUpLost(least: number): void {
    const patience = this.#slowest > 0 ? least + PATIENCE * this.#slowest : FIRST_PATIENCE;
    for (const [from, { shard, since }] of this.#out) {
      if (Date.now() - since < patience) continue;
      this.#out.delete(from);
      this.#run.giveBack(shard);
    }
  }
}

export interface WorkerWatch {
  readonly signal: AbortSignal;
  /** Called with each shard that was played. */
  played?(shard: Shard): void;
}

/** Plays shards of whatever runs there are, on so many threads, until it is told to stop. */
export async function workOnQueue(url: string, threads: number, watch: WorkerWatch): Promise<void> {
  const boss = await connected(url);
  const runs = new Runs(boss);
  try {
    await Promise.all(Array.from({ length: threads }, () => serve(boss, runs, watch)));
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function serve(boss: PgBoss, runs: Runs, { signal, played }: WorkerWatch): Promise<void> {
  const thread = new Thread();
  const stop = () => void thread.stop();
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted) {
      const found = await nextTask(boss, runs);
      if (!found) {
        await sleep(POLL);
        continue;
      }
      const { queue, job } = found;
      const began = performance.now();
      const tally = await thread.play(job.data).catch(async (error) => {
        // Somebody else may be able to: a worker of the right version, or one that is not being stopped.
        await boss.fail(queue, job.id).catch(() => {});
        throw error;
      });
      const back: Back = {
        shard: job.data.shard,
        tally: tally.toJSON(),
        milliseconds: performance.now() - began,
      };
      await handBack(boss, queue, job.id, back);
      played?.(job.data.shard);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.stop();
  }
}

async function nextTask(
  boss: PgBoss,
  runs: Runs,
): Promise<{ queue: string; job: PgBoss.Job<Task> } | undefined> {
  for (const queue of await runs.queues()) {
    const [job] = await boss.fetch<Task>(queue).catch(() => []);
    if (job) return { queue, job };
  }
  return undefined;
}

/** The run may be over meanwhile, and its queues with it; then nobody wants the tally. */
async function handBack(boss: PgBoss, queue: string, job: string, back: Back): Promise<void> {
  const tallies = queue.replace(SHARDS, TALLIES);
  if (!(await boss.getQueue(tallies))) return;
  try {
    await boss.send(tallies, back);
    await boss.complete(queue, job);
  } catch (error) {
    if (await boss.getQueue(tallies)) throw error;
  }
}

/** The queues of the runs there are, looked up now and then. */
class Runs {
  readonly #boss: PgBoss;
  #queues: string[] = [];
  #looked = Number.NEGATIVE_INFINITY;

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  async queues(): Promise<readonly string[]> {
    if (performance.now() - this.#looked > LOOK_FOR_RUNS) {
      this.#looked = performance.now();
      const all = await this.#boss.getQueues();
      this.#queues = all.map(({ name }) => name).filter((name) => name.startsWith(SHARDS));
    }
    return this.#queues;
  }
}
