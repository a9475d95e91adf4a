/** PostgreSQL: any number of processes share it. It orders the steps of a table, and wakes those who wait for them. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database, Result, Statement } from './database.ts';
import { migrations } from './schema.ts';
import type { Value } from './sql.ts';
import { SqlStore } from './sqlStore.ts';
import type { Listener, Store } from './store.ts';

const CHANNEL = 'underhall_tables';
/** What processes tell each other besides. */
const WORDS = 'underhall_words';
/** Only one process at a time brings the schema up to date. */
const MIGRATING = 4730;
const RECONNECT = 500;

/** In the order of their keys, so that two processes never wait for each other in a circle. */
const ADD_STEPS = `WITH added AS (
    INSERT INTO steps (tbl, number, seat, what, act, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[])
    ON CONFLICT DO NOTHING RETURNING tbl, number
  ) SELECT tbl, number, pg_notify('${CHANNEL}', tbl || ' ' || $7) FROM added`;

const TELL = `SELECT pg_notify('${WORDS}', what) FROM unnest($1::text[]) WITH ORDINALITY AS words (what, n)
  ORDER BY n`;

interface Telling {
  readonly what: string;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

interface Adding {
  readonly values: readonly Value[];
  readonly resolve: (added: boolean) => void;
  readonly reject: (error: Error) => void;
}

class Postgres implements Database {
  readonly isShared = true;
  readonly #pool: pg.Pool;
  readonly origin: string = randomBytes(6).toString('hex');
  readonly #numbered = new Map<string, string>();
  #adding: Adding[] = [];
  #isAdding = false;
  #telling: Telling[] = [];
  #isTelling = false;
  #listener: pg.Client | undefined;
  #closed = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    // A connection that broke while nobody used it: the next one is made anew.
    pool.on('error', () => undefined);
  }

  async call(statements: readonly Statement[]): Promise<readonly Result[] | undefined> {
    const [only] = statements;
    if (statements.length === 1 && !only.must) return [await this.#run(this.#pool, only)];
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const results: Result[] = [];
      for (const statement of statements) {
        const result = await this.#run(client, statement);
        if (statement.must && result.changes === 0) {
          await client.query('ROLLBACK');
          return undefined;
        }
        results.push(result);
      }
      await client.query('COMMIT');
      return results;
    } catch (error) {
      broken = error as Error;
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async #run(on: pg.Pool | pg.PoolClient, { sql, values }: Statement): Promise<Result> {
    const { rows, rowCount } = await on.query(this.#numberedIn(sql), [...values]);
    return { rows, changes: rowCount ?? 0 };
  }

  /** `?` as PostgreSQL writes it. */
  #numberedIn(sql: string): string {
    let text = this.#numbered.get(sql);
    if (text === undefined) {
      let n = 0;
      text = sql.replace(/\?/g, () => `$${++n}`);
      this.#numbered.set(sql, text);
    }
    return text;
  }

  /** Steps that come while others are being added are added together. */
  addStep(values: readonly Value[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#adding.push({ values, resolve, reject });
      if (!this.#isAdding) void this.#addAll();
    });
  }

  async #addAll(): Promise<void> {
    this.#isAdding = true;
    while (this.#adding.length > 0) {
      const batch = this.#adding.sort((a, b) => inOrder(a.values, b.values));
      this.#adding = [];
      const columns = [0, 1, 2, 3, 4, 5].map((i) => batch.map(({ values }) => values[i]));
      try {
        const { rows } = await this.#pool.query(ADD_STEPS, [...columns, this.origin]);
        const added = new Set(rows.map(({ tbl, number }) => `${tbl} ${number}`));
        // Two of one number in one batch: the first one is it.
        for (const { values, resolve } of batch) resolve(added.delete(`${values[0]} ${values[1]}`));
      } catch (error) {
        for (const { reject } of batch) reject(error as Error);
      }
    }
    this.#isAdding = false;
  }

  /** What comes while others are being told is told together, in its order. */
  tell(what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#telling.push({ what: `${this.origin} ${what}`, resolve, reject });
      if (!this.#isTelling) void this.#tellAll();
    });
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    while (this.#telling.length > 0) {
      const batch = this.#telling;
      this.#telling = [];
      try {
        await this.#pool.query(TELL, [batch.map(({ what }) => what)]);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error as Error);
      }
    }
    this.#isTelling = false;
  }

  listen(listener: Listener): void {
    void this.#listenOn(listener);
  }

  /** A line that breaks is made anew. */
  async #listenOn(listener: Listener): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({ connectionString: this.#pool.options.connectionString });
    const again = () => {
      if (this.#listener !== client) return;
      this.#listener = undefined;
      setTimeout(() => void this.#listenOn(listener), RECONNECT).unref();
    };
    this.#listener = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ channel, payload = '' }) => {
      const gap = payload.indexOf(' ');
      const [first, rest] = [payload.slice(0, gap), payload.slice(gap + 1)];
      if (channel === WORDS) {
        if (first !== this.origin) listener.told(first, rest);
      } else if (rest !== this.origin) listener.changed(first);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${WORDS}`);
      listener.renewed();
    } catch {
      again();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const listener = this.#listener;
    this.#listener = undefined;
    await listener?.end().catch(() => undefined);
    await this.#pool.end();
  }
}

function inOrder(a: readonly Value[], b: readonly Value[]): number {
  if (a[0] !== b[0]) return String(a[0]) < String(b[0]) ? -1 : 1;
  return Number(a[1]) - Number(b[1]);
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    await client.query('CREATE TABLE IF NOT EXISTS underhall_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query('SELECT version FROM underhall_schema');
    const done = Number(rows[0]?.version ?? 0);
    if (done > migrations.length)
      throw new Error(`This database was written by a newer version of Underhall (schema ${done}).`);
    for (let version = done; version < migrations.length; version++) {
      await client.query(
        `BEGIN; ${migrations[version]} DELETE FROM underhall_schema;
         INSERT INTO underhall_schema VALUES (${version + 1}); COMMIT;`,
      );
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING]).catch(() => undefined);
    client.release();
  }
}

export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000 });
  const database = new Postgres(pool);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new SqlStore(database);
}
