/**
 * Which browsers may be sent messages, and what has been said to whom: each notice is claimed by the one process that
 * sends it. A browser belongs to a session, and goes with it.
 */
import { type Database, of, type Result, type Statement } from './database.ts';
import type { Row } from './sql.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly person: string;
  readonly session: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
}

/** What somebody is told of a table. A higher number is news. */
export interface Notice {
  readonly table: string;
  readonly person: string;
  readonly kind: 'turn' | 'begun' | 'over';
  readonly number: number;
}

const sql = {
  add: `INSERT INTO subscriptions (endpoint, person, session, p256dh, auth, created) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, session = excluded.session,
      p256dh = excluded.p256dh, auth = excluded.auth, created = excluded.created`,
  trim: `DELETE FROM subscriptions WHERE person = ? AND endpoint NOT IN
    (SELECT endpoint FROM subscriptions WHERE person = ? ORDER BY created DESC, endpoint LIMIT ?)`,
  all: 'SELECT * FROM subscriptions WHERE person = ? ORDER BY created, endpoint',
  remove: 'DELETE FROM subscriptions WHERE person = ? AND endpoint = ?',
  forget: 'DELETE FROM subscriptions WHERE endpoint = ?',
  claim: `INSERT INTO notices (tbl, person, kind, number) VALUES (?, ?, ?, ?)
    ON CONFLICT (tbl, person, kind) DO UPDATE SET number = excluded.number WHERE excluded.number > notices.number`,
  /** Where somebody may be waited for who can be told. */
  tables: `SELECT DISTINCT t.id FROM tables t JOIN members m ON m.tbl = t.id
    JOIN subscriptions s ON s.person = m.person WHERE t.phase = 'playing' AND t.changed > ? LIMIT ?`,
  addSecret: 'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  secret: 'SELECT value FROM secrets WHERE name = ?',
} as const;

export class Push {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A browser has one person at a time: who signed in last. Of a person's browsers only the last `most` are kept. */
  async add({ endpoint, person, session, p256dh, auth, created }: Subscription, most: number): Promise<void> {
    await this.#do(
      of(sql.add, endpoint, person, session, p256dh, auth, created),
      of(sql.trim, person, person, most),
    );
  }

  async of(person: string): Promise<readonly Subscription[]> {
    const [{ rows }] = await this.#do(of(sql.all, person));
    return rows.map(subscriptionIn);
  }

  /** False if it is not this person's. */
  async remove(person: string, endpoint: string): Promise<boolean> {
    const [{ changes }] = await this.#do(of(sql.remove, person, endpoint));
    return changes === 1;
  }

  /** Its push service does not know it any more. */
  async forget(endpoint: string): Promise<void> {
    await this.#do(of(sql.forget, endpoint));
  }

  /** True for the first who wants to say this. */
  async claim({ table, person, kind, number }: Notice): Promise<boolean> {
    const [{ changes }] = await this.#do(of(sql.claim, table, person, kind, number));
    return changes === 1;
  }

  /** Tables that are played at and were changed since, with somebody who can be told. */
  async tables(since: number, most: number): Promise<readonly string[]> {
    const [{ rows }] = await this.#do(of(sql.tables, since, most));
    return rows.map(({ id }) => String(id));
  }

  /** What is kept under this name; this value if nothing is yet. */
  async secret(name: string, value: string): Promise<string> {
    const [, { rows }] = await this.#do(of(sql.addSecret, name, value), of(sql.secret, name));
    return String(rows[0].value);
  }

  async #do(...statements: readonly Statement[]): Promise<readonly Result[]> {
    const results = await this.#database.call(statements);
    if (!results) throw new Error('Nothing of this must change anything.');
    return results;
  }
}

function subscriptionIn({ endpoint, person, session, p256dh, auth, created }: Row): Subscription {
  return {
    endpoint: String(endpoint),
    person: String(person),
    session: String(session),
    p256dh: String(p256dh),
    auth: String(auth),
    created: Number(created),
  };
}
