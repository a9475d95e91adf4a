/** The store over either kind of database. */
import { Blocks } from './blocks.ts';
import { type Database, of, type Result, type Statement } from './database.ts';
import { Passkeys } from './passkeys.ts';
import { Push } from './push.ts';
import { Runs } from './runs.ts';
import { personIn, type Row, reportIn, sessionIn, sql, stepIn, tableIn, type Value } from './sql.ts';
import type { Listener, Person, Report, Session, Snapshot, StepRow, Store, TableRow } from './store.ts';

const sessionOf = ({ hash, person, kind, created }: Session): Statement =>
  of(sql.addSession, hash, person, kind, created);

export class SqlStore implements Store {
  readonly passkeys: Passkeys;
  readonly push: Push;
  readonly blocks: Blocks;
  readonly runs: Runs;
  readonly isShared: boolean;
  readonly origin: string;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    this.passkeys = new Passkeys(database);
    this.push = new Push(database);
    this.blocks = new Blocks(database);
    this.runs = new Runs(database);
    this.isShared = database.isShared;
    this.origin = database.origin;
  }

  async #do(...statements: readonly Statement[]): Promise<readonly Result[] | undefined> {
    return this.#database.call(statements);
  }

  async #rows(statement: Statement): Promise<readonly Row[]> {
    const [result] = (await this.#do(statement)) ?? [];
    return result?.rows ?? [];
  }

  async addPerson({ id, name, created, banned }: Person, session: Session): Promise<void> {
    await this.#do(of(sql.addPerson, id, name, created, banned ? 1 : 0), sessionOf(session));
  }

  async person(id: string): Promise<Person | undefined> {
    const [row] = await this.#rows(of(sql.person, id));
    return row && personIn(row);
  }

  async changePerson(id: string, { name, banned }: Partial<Pick<Person, 'name' | 'banned'>>): Promise<void> {
    if (name !== undefined) await this.#do(of(sql.rename, name, id));
    if (banned !== undefined) await this.#do(of(sql.ban, banned ? 1 : 0, id));
  }

  async removePerson(id: string): Promise<void> {
    await this.#do(of(sql.forgetMember, id), of(sql.removePerson, id));
  }

  async addSession(session: Session): Promise<void> {
    const old = session.kind === 'phrase' ? [of(sql.forgetPhrase, session.person)] : [];
    await this.#do(...old, sessionOf(session));
  }

  async personOf(hash: string): Promise<Person | undefined> {
    const [row] = await this.#rows(of(sql.personOf, hash));
    return row && personIn(row);
  }

  async endSession(hash: string): Promise<void> {
    await this.#do(of(sql.endSession, hash));
  }

  async endSessions(person: string): Promise<void> {
    await this.#do(of(sql.endSessions, person));
  }

  async sessionsOf(person: string): Promise<readonly Pick<Session, 'kind' | 'created'>[]> {
    return (await this.#rows(of(sql.sessionsOf, person))).map(sessionIn);
  }

  async addTable(row: TableRow, steps: readonly StepRow[] = []): Promise<void> {
    const { id, revision, phase, isPublic, doc, changed, due } = row;
    await this.#do(
      of(sql.addTable, id, revision, phase, isPublic ? 1 : 0, JSON.stringify(doc), changed, due),
      ...membersOf(row),
      ...steps.map((step) => of(sql.addStep, ...valuesOf(step))),
    );
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [row] = await this.#rows(of(sql.table, id));
    return row && tableIn(row);
  }

  async changeTable(row: TableRow, steps: readonly StepRow[] = []): Promise<boolean> {
    const { id, revision, phase, isPublic, doc, changed, due } = row;
    const values = [revision, phase, isPublic ? 1 : 0, JSON.stringify(doc), changed, due, id, revision - 1];
    const done = await this.#do(
      { sql: sql.changeTable, values, must: true },
      of(sql.clearMembers, id),
      ...membersOf(row),
      ...steps.map((step) => ({ sql: sql.addStep, values: valuesOf(step), must: true })),
      ...(this.isShared ? [of(sql.tellChanged, `${id} ${this.origin}`)] : []),
    );
    return done !== undefined;
  }

  async tablesOf(person: string, most: number): Promise<readonly TableRow[]> {
    return (await this.#rows(of(sql.tablesOf, person, most))).map(tableIn);
  }

  async openTables(most: number): Promise<readonly TableRow[]> {
    return (await this.#rows(of(sql.openTables, most))).map(tableIn);
  }

  async dueTables(now: number, most: number): Promise<readonly string[]> {
    return (await this.#rows(of(sql.dueTables, now, most))).map(({ id }) => String(id));
  }

  async removeTables(phase: string, before: number): Promise<number> {
    const [result] = (await this.#do(of(sql.removeTables, phase, before))) ?? [];
    return result?.changes ?? 0;
  }

  addStep(step: StepRow): Promise<boolean> {
    return this.#database.addStep(valuesOf(step));
  }

  async steps(table: string, after: number): Promise<readonly StepRow[]> {
    return (await this.#rows(of(sql.steps, table, after))).map(stepIn);
  }

  async keepSnapshot({ table, number, saved }: Snapshot): Promise<void> {
    await this.#do(of(sql.keepSnapshot, table, number, JSON.stringify(saved)));
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const [row] = await this.#rows(of(sql.snapshot, table));
    return row && { table, number: Number(row.number), saved: JSON.parse(String(row.saved)) };
  }

  async addReport({ id, at, table, by, about, text }: Report): Promise<void> {
    await this.#do(of(sql.addReport, id, at, table, by, about, text));
  }

  async reports(most: number): Promise<readonly Report[]> {
    return (await this.#rows(of(sql.reports, most))).map(reportIn);
  }

  tell(what: string): Promise<void> {
    return this.#database.tell(what);
  }

  listen(listener: Listener): void {
    this.#database.listen(listener);
  }

  async check(): Promise<void> {
    await this.#do(of('SELECT 1'));
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

function valuesOf({ table, number, seat, what, act, at }: StepRow): Value[] {
  return [table, number, seat, what, act, at];
}

function membersOf({ id, people }: TableRow): Statement[] {
  return [...new Set(people)].map((person) => of(sql.addMember, id, person));
}
