/** A content pack as people write it: read from text, and what is wrong with it found again in its lines. */
import { say } from '../messages/say.ts';
import type { FaceCard, GameCard, Json } from '../play/scene.ts';
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

/**
 * Problems begin with the id of what has them, with its pack before it: `my-pack: my-card, effect "…", column 6: …`. What
 * is wrong in a text is marked at the text, anything else at the id.
 */
export function located(problems: readonly string[], text: string): Fault[] {
  const lines = text.split('\n');
  const lineWith = (part: string, from = 0) => lines.findIndex((one, i) => i >= from && one.includes(part));
  return problems.map((message) => {
    const id = /^(?:[^:"]+: (?=[^"]+, effect "))?['"“]?([a-z][\w-]*)/i.exec(message)?.[1];
    const card = id ? lineWith(`"${id}"`) : -1;
    const effect = /, effect "(.+?)", column/.exec(message)?.[1];
    const own = effect ? lineWith(effect, Math.max(0, card)) : fieldLine(message, text, lineWith);
    const line = own < 0 ? card : own;
    return { line: line < 0 ? undefined : line + 1, message };
  });
}

/** `cards[0].deck`: in the lines of the first card, the one that has this field. */
function fieldLine(message: string, text: string, lineWith: (part: string, from?: number) => number): number {
  const [, list, place, field] = /(\w+)\[(\d+)\]\.(\w+)/.exec(message) ?? [];
  if (!list) return -1;
  const items: unknown = JSON.parse(text)[list];
  const item: unknown = Array.isArray(items) ? items[Number(place)] : undefined;
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  const from = lineWith(`"${id}"`);
  return from < 0 ? -1 : lineWith(`"${field}"`, from);
}

/** What a pack brings to the box, in the order in which it names it. */
export function broughtBy({ content }: Pick<ReadPack, 'content'>, card: GameCard): FaceCard[] {
  const lists = Object.values((content ?? {}) as Record<string, Json>).filter((part) => Array.isArray(part));
  return lists.flat().flatMap((one) => {
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
    return typeof id === 'string' ? (card.faces[id] ?? []) : [];
  });
}

/** What a pack leaves out of the box, and how many of each. `box` is as it is without packs. */
export function leftOutBy(
  { content }: Pick<ReadPack, 'content'>,
  box: GameCard,
): { name: string; count: number }[] {
  const { without } = (content ?? {}) as { readonly without?: Json };
  return Object.entries((without ?? {}) as Record<string, Json>).map(([id, count]) => ({
    name: box.faces[id]?.name ?? id,
    count: Number(count),
  }));
}

/** What a pack is called. */
export function packTitle(content: Json): string {
  const { name, pack } = (content ?? {}) as { readonly name?: Json; readonly pack?: Json };
  return String(name ?? pack ?? '');
}
