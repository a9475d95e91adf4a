/** Copies of an SQLite file, also while it is played on, and the way back. PostgreSQL has pg_dump and pg_restore. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { migrations } from './schema.ts';

/** Something that the operator can put right. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
}

/** Writes all that is on disk at this moment to a new file, and looks whether it is whole. */
export async function backUp(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Unfit(`There is no ${file}. Say which one with UNDERHALL_FILE.`);
  mustBeNew(to);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
  check(to);
}

/** Puts a copy where the server looks for its file. Whatever lies there must be moved away first. */
export function restore(from: string, file: string): void {
  if (!existsSync(from)) throw new Unfit(`There is no ${from}.`);
  mustBeNew(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) mustBeNew(beside);
  check(from);
  copyFileSync(from, file);
}

function mustBeNew(file: string): void {
  if (existsSync(file)) throw new Unfit(`${file} is there already; move it away first.`);
  mkdirSync(dirname(file), { recursive: true });
}

function check(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check').get() as {
      integrity_check: string;
    };
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (found !== 'ok') throw new Unfit(`${file} is damaged: ${found}.`);
    if (version < 1 || version > migrations.length)
      throw new Unfit(`${file} is of another version of Underhall (schema ${version}).`);
  } catch (error) {
    if (error instanceof Unfit) throw error;
    throw new Unfit(`${file} is no copy of Underhall's tables: ${(error as Error).message}.`);
  } finally {
    database.close();
  }
}
