/**
 * What the server keeps, and the little it asks of a database. What a call has resolved is on disk. Two kinds of things
 * change under several processes at once, and both are settled here: the steps of a table by their number, everything
 * else about a table by its revision.
 */
import type { Saved } from '@underhall/kernel';
import type { Blocks } from './blocks.ts';
import type { Passkeys } from './passkeys.ts';
import type { Push } from './push.ts';
import type { Runs } from './runs.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Banned by the operator: may look, and nothing else. */
  readonly banned: boolean;
}

/** A cookie of a browser, the token of a bot, or the phrase by which a person comes back: only hashes are kept. */
export interface Session {
  readonly hash: string;
  readonly person: string;
  readonly kind: 'cookie' | 'token' | 'phrase';
  readonly created: number;
}

/** All about a table but its steps. `doc` is the server's business. */
export interface TableRow<Doc = unknown> {
  readonly id: string;
  readonly revision: number;
  readonly phase: string;
  readonly isPublic: boolean;
  readonly people: readonly string[];
  readonly doc: Doc;
  readonly changed: number;
  /** When somebody must look after it although nobody is there: a clock runs out. */
  readonly due: number | null;
}

/** One step at a table, in the order of its numbers, which begin at 1 and have no gaps. */
export interface StepRow {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly what: string;
  /** The client's id of it, so that one that is sent again counts once; null for bots. */
  readonly act: string | null;
  readonly at: number;
}

/** A match as it stood after so many steps, for the day when its rules have changed. */
export interface Snapshot {
  readonly table: string;
  readonly number: number;
  readonly saved: Saved;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly by: string;
  readonly about: string;
  readonly text: string;
}

export interface Listener {
  /** Another process has changed this table. */
  changed(table: string): void;
  /** Another process tells something. */
  told(from: string, what: string): void;
  /** The line to them is there, for the first time or again: what was missed before nobody knows. */
  renewed(): void;
}

export interface Store {
  addPerson(person: Person, session: Session): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  changePerson(id: string, change: Partial<Pick<Person, 'name' | 'banned'>>): Promise<void>;
  /** With sessions; tables and their steps stay for the others. */
  removePerson(id: string): Promise<void>;

  /** A new phrase takes the place of the old one. */
  addSession(session: Session): Promise<void>;
  /** Whose session it is. */
  personOf(hash: string): Promise<Person | undefined>;
  endSession(hash: string): Promise<void>;
  /** All but the phrase. */
  endSessions(person: string): Promise<void>;
  /** The oldest first. */
  sessionsOf(person: string): Promise<readonly Pick<Session, 'kind' | 'created'>[]>;
  readonly passkeys: Passkeys;
  readonly push: Push;
  readonly blocks: Blocks;
  readonly runs: Runs;
  /** Other processes may have the same tables. */
  readonly isShared: boolean;
  /** Who this process is to them. */
  readonly origin: string;

  /** With the steps that were done elsewhere. */
  addTable(row: TableRow, steps?: readonly StepRow[]): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  /**
   * With the first steps, where it begins. False, and nothing has changed, if the table is no longer at the revision
   * before this one.
   */
  changeTable(row: TableRow, steps?: readonly StepRow[]): Promise<boolean>;
  tablesOf(person: string, most: number): Promise<readonly TableRow[]>;
  openTables(most: number): Promise<readonly TableRow[]>;
  dueTables(now: number, most: number): Promise<readonly string[]>;
  /** Removes tables in this phase that have not changed since; says how many. */
  removeTables(phase: string, before: number): Promise<number>;

  /** False, and nothing is kept of it, if there is already a step of that number or with that act. */
  addStep(step: StepRow): Promise<boolean>;
  steps(table: string, after: number): Promise<readonly StepRow[]>;
  keepSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;

  addReport(report: Report): Promise<void>;
  reports(most: number): Promise<readonly Report[]>;

  /** To all other processes, in this order; at most 8,000 bytes. Nothing of it is kept. */
  tell(what: string): Promise<void>;
  /** What other processes do. Where there is only one, nothing. */
  listen(listener: Listener): void;
  /** Answers, or the database cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}
