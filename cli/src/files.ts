import { closeSync, openSync, readFileSync, rmSync, type Stats, statSync } from 'node:fs';
import type { Json } from '@underhall/kernel';
import { WrongUse } from './command.ts';

/** Deeper than anything people write; what is deeper ends in an overflow somewhere far from the file. */
const DEEPEST = 100;

/** A JSON file that a person named; what is wrong with it is told with its name and place. */
export function readJson(file: string): Json {
  // Some editors begin a file with a byte order mark, which is no JSON.
  const text = readText(file).replace(/^\uFEFF/, '');
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw new WrongUse(`${file} is not JSON: ${whyNotJson(error)}.`, { cause: error });
  }
  if (isDeeperThan(DEEPEST, value)) {
    throw new WrongUse(`${file} cannot be understood: it is nested more than ${DEEPEST} levels deep.`);
  }
  return value;
}

/** Level by level instead of by recursion, which is what has to be guarded against. */
function isDeeperThan(most: number, value: Json): boolean {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []));
  }
  return false;
}

/** What the parser found, in words; it tells the place in one of two ways, or not at all. */
function whyNotJson(error: unknown): string {
  const { message } = error as Error;
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? [];
  if (line !== undefined) return `something is wrong in line ${line}, column ${column}`;
  const [, token, near] = /^Unexpected token '(.*?)', (.*) is not valid JSON$/su.exec(message) ?? [];
  return token === undefined ? 'it ends too early' : `'${token}' does not belong where it stands in ${near}`;
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongUse(`${named(file)} cannot be read: ${whyNot(error)}.`, { cause: error });
  }
}

/** Finds out before long work is done whether its result can be written. A file that is there stays as it is. */
export function checkWritable(file: string): void {
  const there = isFile(file);
  try {
    closeSync(openSync(file, 'a'));
    if (!there) rmSync(file);
  } catch (error) {
    throw new WrongUse(notWritten(file, error), { cause: error });
  }
}

export function notWritten(file: string, error: unknown): string {
  return `${named(file)} cannot be written: ${whyNot(error)}.`;
}

function named(file: string): string {
  return file === '' ? 'A file without a name' : file;
}

/** The reason of a failed file operation, in words. */
function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ENOTDIR') return 'what should be a folder is a file';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'it is not permitted';
  if (code === 'ENAMETOOLONG') return 'its name is too long';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'ERR_STRING_TOO_LONG' || code === 'ERR_FS_FILE_TOO_LARGE') return 'it is too large';
  return message;
}

export function isFile(path: string): boolean {
  return statsOf(path)?.isFile() ?? false;
}

export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() ?? false;
}

/** Whatever cannot be looked at (a link to a match is longer than any name of a file may be) is not there. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
