/**
 * The two queues of pg-boss that a run has: shards to be played, and tallies that came back. A run shows every few
 * seconds that it is alive; queues of one that was killed are found by that and taken away by whoever comes next.
 */
import { randomUUID } from 'node:crypto';
import type PgBoss from 'pg-boss';

const SHARDS = 'underhall-shards-';
const TALLIES = 'underhall-tallies-';
const RETRIES = 100;
const BEAT_EVERY = 5_000;
const ABANDONED_AFTER = '60 seconds';
const SWEEP_EVERY = 10_000;
const LOOK_EVERY = 500;

export class QueuesOfRun {
  readonly shards: string;
  readonly tallies: string;
  readonly #boss: PgBoss;
  #beat = Number.NEGATIVE_INFINITY;

  constructor(boss: PgBoss) {
    const id = randomUUID().slice(0, 8);
    this.shards = SHARDS + id;
    this.tallies = TALLIES + id;
    this.#boss = boss;
  }

  /** Makes them, shows that they are in use, and makes them again should they have been taken for abandoned. */
  async beat(): Promise<void> {
    if (performance.now() - this.#beat < BEAT_EVERY) return;
    for (const queue of [this.tallies, this.shards]) {
      await this.#boss.createQueue(queue, { retryLimit: RETRIES });
      await this.#boss.updateQueue(queue, { retryLimit: RETRIES });
    }
    this.#beat = performance.now();
  }

  async remove(): Promise<void> {
    await this.#boss.deleteQueue(this.shards);
    await this.#boss.deleteQueue(this.tallies);
  }
}

export function talliesOf(shards: string): string {
  return shards.replace(SHARDS, TALLIES);
}

/** Takes away the queues of runs that were killed. */
export async function sweep(boss: PgBoss): Promise<void> {
  // By the clock of the database: those of the machines may differ.
  const { rows } = await boss
    .getDb()
    .executeSql(
      `SELECT name FROM pgboss.queue WHERE name LIKE 'underhall-%' AND updated_on < now() - $1::interval`,
      [ABANDONED_AFTER],
    );
  for (const { name } of rows as readonly { name: string }[]) await boss.deleteQueue(name);
}

/** The queues of shards of all the runs there are, looked up now and then. */
export class Runs {
  readonly #boss: PgBoss;
  readonly #setAside = new Set<string>();
  #queues: string[] = [];
  #looked = Number.NEGATIVE_INFINITY;
  #swept = Number.NEGATIVE_INFINITY;

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  async queues(): Promise<readonly string[]> {
    const now = performance.now();
    if (now - this.#swept > SWEEP_EVERY) {
      this.#swept = now;
      await sweep(this.#boss);
    }
    if (now - this.#looked > LOOK_EVERY) {
      this.#looked = now;
      const all = await this.#boss.getQueues();
      this.#queues = all.map(({ name }) => name).filter((name) => name.startsWith(SHARDS));
    }
    return this.#queues.filter((queue) => !this.#setAside.has(queue));
  }

  /** This run is not for us. True the first time. */
  setAside(queue: string): boolean {
    const isNew = !this.#setAside.has(queue);
    this.#setAside.add(queue);
    return isNew;
  }
}
