/** A content pack as people write it: read from text, and what is wrong with it found again in its lines. */
import { say } from '../messages/say.ts';
import type { Json } from '../play/scene.ts';
import { playable } from './catalogue.ts';

export interface ReadPack {
  readonly game: string;
  readonly name: string;
  readonly content: Json;
}

export interface Fault {
  readonly line: number | undefined;
  readonly message: string;
}

/** A pack that cannot be used, with everything that is wrong with it. */
export class PackFault extends Error {
  override readonly name = 'PackFault';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ message }) => message).join(' '));
    this.faults = faults;
  }
}

export function readPack(text: string): ReadPack {
  let content: Json;
  try {
    content = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new PackFault([{ line: lineOfError(text, message), message: say('packs.nojson') }]);
  }
  const { game, name, underhall } = (content ?? {}) as { game?: Json; name?: Json; underhall?: Json };
  if (underhall === 'match') throw new PackFault([{ line: undefined, message: say('packs.match') }]);
  if (typeof game !== 'string')
    throw new PackFault([{ line: undefined, message: say('packs.nogame', { game: playable[0].id }) }]);
  return { game, name: typeof name === 'string' ? name : game, content };
}

/** Engines say `position 17` or `line 3 column 5`; where neither is said, the end is to blame. */
function lineOfError(text: string, message: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, position ? Number(position) : text.length).split('\n').length;
}

/** Problems begin with the id of what has them, with its pack before it: `my-pack: my-card, effect "…", column 6: …`. */
export function located(problems: readonly string[], text: string): Fault[] {
  const lines = text.split('\n');
  return problems.map((message) => {
    const id = /^(?:[^:"]+: (?=[^"]+, effect "))?['"“]?([a-z][\w-]*)/i.exec(message)?.[1];
    const line = id ? lines.findIndex((one) => one.includes(`"${id}"`)) : -1;
    return { line: line < 0 ? undefined : line + 1, message };
  });
}
