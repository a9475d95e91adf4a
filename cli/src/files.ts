import { closeSync, openSync, readFileSync, rmSync, type Stats, statSync } from 'node:fs';
import { type Json, parseJson } from '@underhall/kernel';
import { WrongUse } from './command.ts';

/** A JSON file that a person named; what is wrong with it is told with its name and place. */
export function readJson(file: string): Json {
  return parseJson(readText(file), file);
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
