/** Recorded matches: an upgrade strands no match, because these must replay to the states they were recorded with. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Record } from '@underhall/kernel';

/** Any number of `.jsonl` files, a match on each line. */
export const RECORDED = join(import.meta.dirname, '../recorded');

export interface Recorded {
  /** What kind of table it was and how it was played. */
  readonly name: string;
  readonly record: Record;
  /** Of the state at the end. */
  readonly hash: string;
  readonly outcome: Outcome;
}

export function readRecorded(folder = RECORDED): Recorded[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Recorded),
  );
}
