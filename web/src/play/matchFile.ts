/** A match as a file: what it says, and what is wrong with it if it says nothing. */
import { say } from '../messages/say.ts';
import { misfitOfRecord, misfitOfSitters } from './kept.ts';
import { strangers } from './people.ts';
import type { Json, MatchRecord, Origin, Sitter } from './scene.ts';
import { isTable, list, table } from './soundness.ts';
import { Trouble } from './trouble.ts';

export interface MatchFile extends Origin {
  readonly underhall: 'match';
  readonly record: MatchRecord;
  readonly sitters: readonly Sitter[];
  readonly packs: readonly Json[];
}

/** Fails with a sentence for people. Who sat there may be missing. */
export function readMatch(text: string): MatchFile {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Trouble(say(text.includes('"underhall"') ? 'file.cut' : 'file.other'));
  }
  if (!isTable(read) || !('record' in read))
    throw new Trouble(say(isTable(read) && 'pack' in read ? 'file.pack' : 'file.other'));
  const { record, packs = [], sitters } = read as Partial<MatchFile>;
  if (!record || (misfitOfRecord(record) ?? list(table)(packs, 'packs')) !== undefined)
    throw new Trouble(say('file.damaged'));
  const seats = record.setup.seats.length;
  const known = sitters && misfitOfSitters(sitters, seats) === undefined;
  return { underhall: 'match', record, sitters: known ? sitters : strangers(seats), packs };
}
