/** What the store needs of a database: to carry out a few statements together, and to add steps as fast as it can. */
import type { Row, Value } from './sql.ts';
import type { Listener } from './store.ts';

/** One of `sql`. If it must change something and does not, nothing of its call is done. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly must?: boolean;
}

export const of = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values });

export interface Result {
  readonly rows: readonly Row[];
  readonly changes: number;
}

export interface Database {
  /** All of it, or nothing: then undefined, because something that must change did not. */
  call(statements: readonly Statement[]): Promise<readonly Result[] | undefined>;
  /** False if there is already one of that number, or with that act. */
  addStep(values: readonly Value[]): Promise<boolean>;
  /** There may be other processes. */
  readonly isShared: boolean;
  /** Tells our own messages from theirs. */
  readonly origin: string;
  tell(what: string): Promise<void>;
  listen(listener: Listener): void;
  close(): Promise<void>;
}
