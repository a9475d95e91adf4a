import { readFileSync, statSync } from 'node:fs';
import type { Json } from '@underhall/kernel';
import { WrongUse } from './command.ts';

/** A JSON file that a person named; what is wrong with it is told with its name and place. */
export function readJson(file: string): Json {
  const text = readText(file);
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new WrongUse(`${file} is not JSON: ${(error as Error).message}.`, { cause: error });
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongUse(`${file} cannot be read: ${whyNot(error)}.`, { cause: error });
  }
}

/** The reason of a failed file operation, in words. */
export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'it is not permitted';
  return message;
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
