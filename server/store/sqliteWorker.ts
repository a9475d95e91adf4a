/**
 * The thread that has the SQLite file. Calls that arrive while it writes wait, and are then carried out together: one
 * transaction, one wait for the disk, however many tables they are of.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Result, Statement } from './database.ts';
import { migrations } from './schema.ts';
import type { Asked, Told } from './sqlite.ts';

const { file, mostPages } = workerData as { readonly file: string; readonly mostPages?: number };
const port = parentPort;
if (!port) throw new Error('This runs as a worker thread.');

const database = new DatabaseSync(file);
database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;`);
migrate();
if (mostPages) database.exec(`PRAGMA max_page_count = ${mostPages}`);
const prepared = new Map<string, StatementSync>();

function migrate(): void {
  const { user_version: done } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (done > migrations.length)
    throw new Error(`${file} was written by a newer version of Underhall (schema ${done}); start that one.`);
  for (let version = done; version < migrations.length; version++)
    database.exec(`BEGIN; ${migrations[version]} PRAGMA user_version = ${version + 1}; COMMIT;`);
}

function run({ sql, values }: Statement): Result {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = database.prepare(sql);
    prepared.set(sql, statement);
  }
  if (/^\s*(SELECT|PRAGMA)/.test(sql))
    return { rows: statement.all(...values) as Result['rows'], changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

function carryOut(statements: readonly Statement[]): readonly Result[] | undefined {
  const results: Result[] = [];
  for (const statement of statements) {
    const result = run(statement);
    if (statement.must && result.changes === 0) return undefined;
    results.push(result);
  }
  return results;
}

/** One call among others: what it did is taken back if it fails, what the others did is not. */
function attempt({ id, statements }: Asked): Told {
  const several = statements.length > 1;
  if (several) database.exec('SAVEPOINT one');
  try {
    const results = carryOut(statements);
    if (several) database.exec(results ? 'RELEASE one' : 'ROLLBACK TO one; RELEASE one');
    return { id, results };
  } catch (error) {
    // A full disk ends the whole transaction: then nothing of the others is kept, either.
    if (!database.isTransaction) throw error;
    if (several) database.exec('ROLLBACK TO one; RELEASE one');
    return { id, error: (error as Error).message };
  }
}

port.on('message', (asked: readonly Asked[] | 'close') => {
  if (asked === 'close') {
    database.close();
    port.close();
    return;
  }
  let told: Told[];
  try {
    database.exec('BEGIN IMMEDIATE');
    told = asked.map(attempt);
    database.exec('COMMIT');
  } catch (error) {
    // Nothing of it is on disk: the disk is full, or the file is gone.
    if (database.isTransaction) database.exec('ROLLBACK');
    told = asked.map(({ id }) => ({ id, error: (error as Error).message }));
  }
  port.postMessage(told);
});

port.postMessage('ready');
