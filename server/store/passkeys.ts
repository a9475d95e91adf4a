/** Passkeys, and the challenges by which they are proved: each is taken once, by whichever process comes first. */
import { type Database, of } from './database.ts';
import type { Row } from './sql.ts';

export interface Passkey {
  /** As its authenticator calls it, in base64url; so is the public key. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly key: string;
  /** How often it was used, as it says itself; many say 0 for ever. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
  readonly used: number | null;
}

/** Only its hash is kept. `bound` says for what and for whom it was made. */
export interface Challenge {
  readonly hash: string;
  readonly bound: string;
  readonly expires: number;
}

const sql = {
  forget: 'DELETE FROM challenges WHERE expires <= ?',
  challenge: 'INSERT INTO challenges (hash, bound, expires) VALUES (?, ?, ?)',
  take: 'DELETE FROM challenges WHERE hash = ? AND bound = ? AND expires > ?',
  add: `INSERT INTO passkeys (id, person, name, public_key, counter, transports, created, used)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  all: 'SELECT * FROM passkeys WHERE person = ? ORDER BY created, id',
  one: 'SELECT * FROM passkeys WHERE id = ?',
  used: `UPDATE passkeys SET counter = ?, used = ?
    WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0))`,
  remove: 'DELETE FROM passkeys WHERE person = ? AND id = ?',
} as const;

export class Passkeys {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Those that have expired are forgotten meanwhile. */
  async challenge({ hash, bound, expires }: Challenge, now: number): Promise<void> {
    await this.#database.call([of(sql.forget, now), of(sql.challenge, hash, bound, expires)]);
  }

  /** True once, for what it was made for, and before it has expired. */
  take(hash: string, bound: string, now: number): Promise<boolean> {
    return this.#changes(of(sql.take, hash, bound, now));
  }

  /** False if there is one of this id already, whoever has it. */
  add({ id, person, name, key, counter, transports, created, used }: Passkey): Promise<boolean> {
    return this.#changes(of(sql.add, id, person, name, key, counter, transports.join(' '), created, used));
  }

  async of(person: string): Promise<readonly Passkey[]> {
    const [{ rows } = { rows: [] }] = (await this.#database.call([of(sql.all, person)])) ?? [];
    return rows.map(passkeyIn);
  }

  async find(id: string): Promise<Passkey | undefined> {
    const [
      {
        rows: [row],
      } = { rows: [] },
    ] = (await this.#database.call([of(sql.one, id)])) ?? [];
    return row && passkeyIn(row);
  }

  /** False if it has been used as often as that before: then somebody has a copy of it. */
  noteUse(id: string, counter: number, at: number): Promise<boolean> {
    return this.#changes(of(sql.used, counter, at, id, counter, counter));
  }

  remove(person: string, id: string): Promise<boolean> {
    return this.#changes(of(sql.remove, person, id));
  }

  async #changes(statement: ReturnType<typeof of>): Promise<boolean> {
    const [result] = (await this.#database.call([statement])) ?? [];
    return result?.changes === 1;
  }
}

function passkeyIn(row: Row): Passkey {
  const transports = String(row.transports);
  return {
    id: String(row.id),
    person: String(row.person),
    name: String(row.name),
    key: String(row.public_key),
    counter: Number(row.counter),
    transports: transports === '' ? [] : transports.split(' '),
    created: Number(row.created),
    used: row.used === null ? null : Number(row.used),
  };
}
