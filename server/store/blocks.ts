/** Who does not want to have to do with whom. It goes with either of them. */
import { type Database, of } from './database.ts';
import type { Row } from './sql.ts';

/** Somebody who is blocked, as he is called now. */
export interface Blocked {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

const sql = {
  /** Nothing, where nobody has this id. */
  add: `INSERT INTO blocks (person, blocked, created) SELECT ?, id, CAST(? AS BIGINT) FROM people WHERE id = ?
    ON CONFLICT DO NOTHING`,
  remove: 'DELETE FROM blocks WHERE person = ? AND blocked = ?',
  all: `SELECT p.id, p.name, b.created FROM blocks b JOIN people p ON p.id = b.blocked WHERE b.person = ?
    ORDER BY b.created, p.id`,
  by: 'SELECT person FROM blocks WHERE blocked = ?',
} as const;

export class Blocks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(person: string, blocked: string, at: number): Promise<void> {
    await this.#database.call([of(sql.add, person, at, blocked)]);
  }

  async remove(person: string, blocked: string): Promise<void> {
    await this.#database.call([of(sql.remove, person, blocked)]);
  }

  /** Whom this person has blocked, the first one first. */
  async of(person: string): Promise<readonly Blocked[]> {
    return (await this.#rows(sql.all, person)).map(({ id, name, created }) => ({
      id: String(id),
      name: String(name),
      created: Number(created),
    }));
  }

  /** Who has blocked this person. */
  async by(person: string): Promise<ReadonlySet<string>> {
    return new Set((await this.#rows(sql.by, person)).map((row) => String(row.person)));
  }

  async #rows(sql: string, person: string): Promise<readonly Row[]> {
    const [{ rows } = { rows: [] }] = (await this.#database.call([of(sql, person)])) ?? [];
    return rows;
  }
}
