/** Recorded matches as people hand them over: a file, or a link. */
import { Misfit, Playthrough, pack, readHead, readRecord, unpack } from '@underhall/kernel';
import { type Boxed, boxedAs } from './boxes.ts';
import { WrongUse } from './command.ts';
import { isFile, readJson } from './files.ts';

export interface Recorded {
  readonly boxed: Boxed;
  readonly play: Playthrough;
}

/** Replays what a file or link holds. */
export function replayed(source: string, packFiles: readonly string[]): Recorded {
  const packs = packFiles.map(readJson);
  if (isFile(source) || source.endsWith('.json')) {
    const record = readRecord(readJson(source), source);
    const boxed = boxedAs(record.game);
    const game = boxed.box.open(packs);
    return { boxed, play: Playthrough.replay(game, record) };
  }
  // Whatever stands before the match in a URL is no part of it.
  const link = source.split(/[/#=?&]/).at(-1) ?? '';
  if (!/^[\w-]+(?:\.[\w-]*)+$/.test(link)) throw new WrongUse(`'${source}' is neither a file nor a link.`);
  const boxed = boxedAs(readHead(link).game);
  const game = boxed.box.open(packs);
  return { boxed, play: Playthrough.replay(game, unpack(game, link)) };
}

/** The match as a link; undefined for one that is too long for any. */
export function linkOf({ game, record }: Pick<Playthrough, 'game' | 'record'>): string | undefined {
  try {
    return pack(game, record);
  } catch (error) {
    if (error instanceof Misfit) return undefined;
    throw error;
  }
}
