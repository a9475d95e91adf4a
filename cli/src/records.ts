/** Recorded matches as people hand them over: a file, or a link. */
import {
  type Choice,
  GameFault,
  Misfit,
  Playthrough,
  pack,
  type Record,
  Refusal,
  readHead,
  shape,
  unpack,
} from '@underhall/kernel';
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
    const record = recordIn(source);
    const boxed = boxedAs(record.game);
    const game = boxed.box.open(packs);
    return { boxed, play: played(source, () => Playthrough.replay(game, record)) };
  }
  // Whatever stands before the match in a URL is no part of it.
  const link = source.split(/[/#=?&]/).at(-1) ?? '';
  if (!/^[\w-]+(?:\.[\w-]*)+$/.test(link)) throw new WrongUse(`'${source}' is neither a file nor a link.`);
  const boxed = boxedAs(readHead(link).game);
  const game = boxed.box.open(packs);
  return { boxed, play: played('This link', () => Playthrough.replay(game, unpack(game, link))) };
}

function played(what: string, replay: () => Playthrough): Playthrough {
  try {
    return replay();
  } catch (error) {
    if (error instanceof Misfit) throw error;
    // Anything else a game stumbles over was not made for people to read.
    const spoken = error instanceof Refusal || error instanceof GameFault;
    throw new Misfit(what, [
      `does not replay: ${spoken ? error.message : 'it says something that no match can hold.'}`,
    ]);
  }
}

const choiceShape: shape.Shape<Choice> = {
  check(value, path, problems): value is Choice {
    const fits =
      Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && isChosen(value[1]);
    if (!fits) problems.push(`${path}: must be a seat and what it chose, such as [0, "roll"]`);
    return fits;
  },
};

function isChosen(what: unknown): boolean {
  return typeof what === 'string' || (Array.isArray(what) && what.every((pick) => typeof pick === 'string'));
}

const anyRecord = shape.mapOf(shape.anything);
const recordShape = shape.object(
  {
    game: shape.text,
    version: shape.text,
    setup: shape.object({ options: anyRecord, seats: shape.listOf(anyRecord), seed: shape.text }),
    choices: shape.listOf(choiceShape),
  },
  { arranged: shape.listOf(anyRecord) },
);

function recordIn(file: string): Record {
  const record = readJson(file);
  const problems = shape.misfitsOf(recordShape, record);
  if (problems.length > 0) throw new Misfit(`${file} is no record of a match`, problems);
  return record as unknown as Record;
}

export function linkOf(play: Playthrough): string {
  return pack(play.game, play.record);
}
