/**
 * Runs beyond one machine. A run has two queues of pg-boss in a PostgreSQL that everybody reaches: shards to be
 * played, and tallies that came back. Workers come and go; a shard that does not come back is queued once more, and
 * one that comes back twice is counted once, so nothing is lost with a worker and the figures are those of one machine.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { Tally, type TallyJson } from '../core/counts.ts';
import type { Shard } from '../core/plan.ts';
import type { Run } from '../core/run.ts';
import { connected, type Patience, persistently } from './database.ts';
import type { Watch } from './pool.ts';
import { QueuesOfRun, sweep } from './queues.ts';
import type { Task } from './worker.ts';

/** Shards handed out at any time: more than all workers together play at once. */
const OUTSTANDING = 64;
const POLL = 100;
/** A shard is given up for lost when it takes so many times as long as the slowest did (and a little longer). */
const PATIENCE = 4;
const LEAST_PATIENCE = 5_000;
/** Before any shard came back nobody knows how long one takes. */
const FIRST_PATIENCE = 600_000;

export interface QueueWatch extends Watch, Patience {
  /** How long to wait for a shard at least, in milliseconds. */
  readonly patience?: number;
}

/** A played shard on its way back. */
export interface Back {
  readonly shard: Shard;
  readonly tally: TallyJson;
  /** How long it took to play. */
  readonly milliseconds: number;
}

/** Plays a run on whatever workers there are. Throws a RunBroken if the database is gone for too long. */
export async function playOnQueue(run: Run, url: string, watch: QueueWatch = {}): Promise<void> {
  const boss = await connected(url);
  const queues = new QueuesOfRun(boss);
  try {
    await persistently(() => sweep(boss), watch);
    await new Handout(run, boss, queues).finish(watch);
  } finally {
    await queues.remove();
    await boss.stop({ graceful: false });
  }
}

/** The shards of a run that somebody is playing. */
class Handout {
  readonly #run: Run;
  readonly #boss: PgBoss;
  readonly #queues: QueuesOfRun;
  /** Since when each shard has been out, by its first match. */
  readonly #out = new Map<number, { shard: Shard; since: number }>();
  #slowest = 0;
  #lastBack = 0;

  constructor(run: Run, boss: PgBoss, queues: QueuesOfRun) {
    this.#run = run;
    this.#boss = boss;
    this.#queues = queues;
  }

  async finish(watch: QueueWatch): Promise<void> {
    while (!this.#run.finished && !watch.signal?.aborted) {
      const taken = await persistently(() => this.#round(), watch);
      if (taken === true) watch.progress?.();
      else await sleep(POLL);
      await persistently(() => this.#giveUpLost(watch.patience ?? LEAST_PATIENCE), watch);
    }
  }

  /** Hands shards out and takes tallies in; true if there were any. It may be broken off anywhere. */
  async #round(): Promise<boolean> {
    await this.#queues.beat();
    await this.#handOut();
    const { tallies } = this.#queues;
    const back = await this.#boss.fetch<Back>(tallies, { batchSize: OUTSTANDING });
    for (const { data } of back) this.#take(data);
    if (back.length === 0) return false;
    const ids = back.map(({ id }) => id);
    // They are taken: should this fail, they come once more and are not counted again.
    await this.#boss.deleteJob(tallies, ids).catch(() => undefined);
    return true;
  }

  async #handOut(): Promise<void> {
    const { shards } = this.#queues;
    const given: Shard[] = [];
    while (this.#out.size + given.length < OUTSTANDING) {
      const shard = this.#run.next();
      if (!shard) break;
      given.push(shard);
    }
    if (given.length === 0) return;
    try {
      const jobs = given.map((shard) => ({
        name: shards,
        data: { plan: this.#run.plan, shard } satisfies Task,
      }));
      await this.#boss.insert(shards, jobs);
    } catch (error) {
      for (const shard of given) this.#run.giveBack(shard);
      throw error;
    }
    const since = Date.now();
    for (const shard of given) this.#out.set(shard.from, { shard, since });
  }

  #take({ shard, tally, milliseconds }: Back): void {
    this.#out.delete(shard.from);
    this.#slowest = Math.max(this.#slowest, milliseconds);
    this.#run.put(shard, Tally.from(tally));
    this.#lastBack = Date.now();
    // As long as shards come back there are workers, and those that wait in the queue are not lost.
    for (const out of this.#out.values()) if (out.shard.from > shard.from) out.since = this.#lastBack;
  }

  async #giveUpLost(least: number): Promise<void> {
    const patience = this.#slowest > 0 ? least + PATIENCE * this.#slowest : FIRST_PATIENCE;
    const overdue = [...this.#out.values()].filter(({ since }) => Date.now() - since >= patience);
    if (overdue.length === 0) return;
    // While nothing comes back, those that nobody has taken yet only wait for a worker.
    const { queuedCount } = await this.#boss.getQueueStats(this.#queues.shards);
    for (const out of overdue) {
      if (queuedCount > 0 && out.since >= this.#lastBack) {
        out.since = Date.now();
        continue;
      }
      this.#out.delete(out.shard.from);
      this.#run.giveBack(out.shard);
    }
  }
}
