/** The statements of the store, the same for both kinds of database, and how rows are read. */
import type { Person, Report, Session, StepRow, TableRow } from './store.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

const STEP = 'tbl AS "table", number, seat, what, act, at';
const TABLE = `t.id, t.revision, t.phase, t.is_public, t.doc, t.changed, t.due,
  (SELECT string_agg(person, ' ') FROM members WHERE tbl = t.id) AS people`;

/** `?` stands for the values, in their order. */
export const sql = {
  addPerson: 'INSERT INTO people (id, name, created, banned) VALUES (?, ?, ?, ?)',
  person: 'SELECT * FROM people WHERE id = ?',
  rename: 'UPDATE people SET name = ? WHERE id = ?',
  ban: 'UPDATE people SET banned = ? WHERE id = ?',
  removePerson: 'DELETE FROM people WHERE id = ?',
  forgetMember: 'DELETE FROM members WHERE person = ?',
  addSession: 'INSERT INTO sessions (hash, person, kind, created) VALUES (?, ?, ?, ?)',
  personOf: 'SELECT p.* FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ?',
  endSession: 'DELETE FROM sessions WHERE hash = ?',
  endSessions: "DELETE FROM sessions WHERE person = ? AND kind <> 'phrase'",
  forgetPhrase: "DELETE FROM sessions WHERE person = ? AND kind = 'phrase'",
  sessionsOf: 'SELECT kind, created FROM sessions WHERE person = ? ORDER BY created',
  addTable:
    'INSERT INTO tables (id, revision, phase, is_public, doc, changed, due) VALUES (?, ?, ?, ?, ?, ?, ?)',
  changeTable: `UPDATE tables SET revision = ?, phase = ?, is_public = ?, doc = ?, changed = ?, due = ?
    WHERE id = ? AND revision = ?`,
  clearMembers: 'DELETE FROM members WHERE tbl = ?',
  addMember: 'INSERT INTO members (tbl, person) VALUES (?, ?)',
  table: `SELECT ${TABLE} FROM tables t WHERE t.id = ?`,
  tablesOf: `SELECT ${TABLE} FROM members m JOIN tables t ON t.id = m.tbl WHERE m.person = ?
    ORDER BY t.changed DESC LIMIT ?`,
  openTables: `SELECT ${TABLE} FROM tables t WHERE t.phase = 'gathering' AND t.is_public = 1
    ORDER BY t.changed DESC LIMIT ?`,
  dueTables: 'SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?',
  removeTables: 'DELETE FROM tables WHERE phase = ? AND changed < ?',
  addStep: `INSERT INTO steps (tbl, number, seat, what, act, at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  steps: `SELECT ${STEP} FROM steps WHERE tbl = ? AND number > ? ORDER BY number`,
  keepSnapshot: `INSERT INTO snapshots (tbl, number, saved) VALUES (?, ?, ?)
    ON CONFLICT (tbl) DO UPDATE SET number = excluded.number, saved = excluded.saved
    WHERE excluded.number >= snapshots.number`,
  snapshot: 'SELECT tbl, number, saved FROM snapshots WHERE tbl = ?',
  /** PostgreSQL only: wakes the other processes. */
  tellChanged: "SELECT pg_notify('underhall_tables', ?)",
  addReport: 'INSERT INTO reports (id, at, tbl, by_person, about, text) VALUES (?, ?, ?, ?, ?, ?)',
  reports:
    'SELECT id, at, tbl AS "table", by_person AS by, about, text FROM reports ORDER BY at DESC LIMIT ?',
} as const;

export function personIn(row: Row): Person {
  const { id, name, created, banned } = row;
  return { id: String(id), name: String(name), created: Number(created), banned: Number(banned) === 1 };
}

export function sessionIn({ kind, created }: Row): Pick<Session, 'kind' | 'created'> {
  return { kind: String(kind) as Session['kind'], created: Number(created) };
}

export function tableIn(row: Row): TableRow {
  const people = String(row.people ?? '');
  return {
    id: String(row.id),
    revision: Number(row.revision),
    phase: String(row.phase),
    isPublic: Number(row.is_public) === 1,
    people: people === '' ? [] : people.split(' '),
    doc: JSON.parse(String(row.doc)),
    changed: Number(row.changed),
    due: row.due === null ? null : Number(row.due),
  };
}

export function stepIn(row: Row): StepRow {
  return {
    table: String(row.table),
    number: Number(row.number),
    seat: Number(row.seat),
    what: String(row.what),
    act: row.act === null ? null : String(row.act),
    at: Number(row.at),
  };
}

export function reportIn(row: Row): Report {
  const { id, at, table, by, about, text } = row;
  return {
    id: String(id),
    at: Number(at),
    table: String(table),
    by: String(by),
    about: String(about),
    text: String(text),
  };
}
