/** The best run of each person at the match of each day, with all its choices. */
import type { MatchRecord, Outcome } from '@underhall/kernel';
import { type Database, of, type Result, type Statement } from './database.ts';
import type { Row } from './sql.ts';

/** As it stands in the list. */
export interface Run {
  readonly id: string;
  readonly game: string;
  readonly day: string;
  readonly person: string;
  /** More is better. */
  readonly worth: number;
  readonly outcome: Outcome;
  readonly at: number;
}

/** Somebody's, by the name that he has now. */
export interface NamedRun extends Run {
  readonly name: string;
}

const RUN = 'r.id, r.game, r.day, r.person, r.worth, r.outcome, r.at';
const NAMED = `SELECT ${RUN}, p.name FROM runs r JOIN people p ON p.id = r.person AND p.banned = 0
  WHERE r.game = ? AND r.day = ?`;

const sql = {
  add: `INSERT INTO runs (id, game, day, person, worth, outcome, record, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, day, person) DO UPDATE SET id = excluded.id, worth = excluded.worth,
      outcome = excluded.outcome, record = excluded.record, at = excluded.at WHERE excluded.worth > runs.worth`,
  best: `${NAMED} ORDER BY r.worth DESC, r.at, r.id LIMIT ?`,
  own: `SELECT ${RUN} FROM runs r WHERE r.game = ? AND r.day = ? AND r.person = ?`,
  all: `SELECT ${RUN} FROM runs r WHERE r.person = ? ORDER BY r.day, r.game`,
  record: `SELECT ${RUN}, p.name, r.record FROM runs r JOIN people p ON p.id = r.person AND p.banned = 0 WHERE r.id = ?`,
  better: `SELECT count(*) AS better FROM runs r JOIN people p ON p.id = r.person AND p.banned = 0
    WHERE r.game = ? AND r.day = ? AND (r.worth > ? OR (r.worth = ? AND r.at < ?))`,
  forget: 'DELETE FROM runs WHERE at < ?',
} as const;

export class Runs {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** False if this person has a better one of that day, or one as good. */
  async add({ id, game, day, person, worth, outcome, at }: Run, record: MatchRecord): Promise<boolean> {
    const values = [id, game, day, person, worth, JSON.stringify(outcome), JSON.stringify(record), at];
    const [{ changes }] = await this.#do(of(sql.add, ...values));
    return changes === 1;
  }

  /** The best first; of those that are as good, the first. Who is banned is not among them. */
  async best(game: string, day: string, most: number): Promise<readonly NamedRun[]> {
    const [{ rows }] = await this.#do(of(sql.best, game, day, most));
    return rows.map(namedIn);
  }

  async own(game: string, day: string, person: string): Promise<Run | undefined> {
    const [{ rows }] = await this.#do(of(sql.own, game, day, person));
    return rows.map(runIn)[0];
  }

  /** How many others stand before it. */
  async before({ game, day, worth, at }: Run): Promise<number> {
    const [{ rows }] = await this.#do(of(sql.better, game, day, worth, worth, at));
    return Number(rows[0].better);
  }

  async of(person: string): Promise<readonly Run[]> {
    const [{ rows }] = await this.#do(of(sql.all, person));
    return rows.map(runIn);
  }

  async record(id: string): Promise<(NamedRun & { readonly record: MatchRecord }) | undefined> {
    const [{ rows }] = await this.#do(of(sql.record, id));
    return rows.map((row) => ({ ...namedIn(row), record: JSON.parse(String(row.record)) }))[0];
  }

  async forget(before: number): Promise<void> {
    await this.#do(of(sql.forget, before));
  }

  async #do(statement: Statement): Promise<readonly Result[]> {
    const results = await this.#database.call([statement]);
    if (!results) throw new Error('Nothing of this must change anything.');
    return results;
  }
}

function runIn({ id, game, day, person, worth, outcome, at }: Row): Run {
  return {
    id: String(id),
    game: String(game),
    day: String(day),
    person: String(person),
    worth: Number(worth),
    outcome: JSON.parse(String(outcome)),
    at: Number(at),
  };
}

function namedIn(row: Row): NamedRun {
  return { ...runIn(row), name: String(row.name) };
}
