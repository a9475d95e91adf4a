/** A match as a file: what it says, and what is wrong with it if it says nothing. */
import { say } from '../messages/say.ts';
import { misfitOfRecord, misfitOfSitters } from './kept.ts';
import { strangers } from './people.ts';
import type { Json, MatchRecord, Sitter } from './scene.ts';
import { list, table } from './soundness.ts';
import { Trouble } from './trouble.ts';

export interface MatchFile {
  readonly underhall: 'match';
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  readonly packs: readonly Json[];
}

/** Fails with a sentence for people. Who sat there may be missing. */
export function readMatch(text: string): MatchFile {
  let read: Partial<MatchFile> | null;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Trouble(say('trouble.file', { why: say('file.json') }));
  }
  const { record, packs = [], sitters } = read ?? {};
  const where = misfitOfRecord(record) ?? list(table)(packs, 'packs');
  if (!record || where !== undefined)
    throw new Trouble(say('trouble.file', { why: say('file.part', { where: where ?? 'record' }) }));
  const seats = record.setup.seats.length;
  const known = sitters && misfitOfSitters(sitters, seats) === undefined;
  return { underhall: 'match', record, sitters: known ? sitters : strangers(seats), packs };
}
