/** Which space an option is about: options that are about a space are chosen on the board. */
import type { Asked } from '../play/scene.ts';
import { COLUMNS, DIRECTIONS, nameOf, ROWS, squareOf, TREASURE, TREASURE_LOWER } from './board.ts';
import type { Facts } from './facts.ts';

/** The space in a direction (`north`, or `south-west` from the lower half of the Treasure Chamber). */
export function beyond(space: string, exit: string): string | undefined {
  const [half, side] = exit.includes('-') ? exit.split('-') : ['', exit];
  const start = space === TREASURE && (half === 'south' || exit === 'south') ? TREASURE_LOWER : space;
  const [column, row] = squareOf(start);
  const at = DIRECTIONS.indexOf(side as (typeof DIRECTIONS)[number]);
  if (at < 0) return undefined;
  const to = [column + [0, 1, 0, -1][at], row + [-1, 0, 1, 0][at]] as const;
  if (to[0] < 0 || to[1] < 0 || to[0] >= COLUMNS || to[1] >= ROWS) return undefined;
  const name = nameOf(...to);
  return name === TREASURE_LOWER ? TREASURE : name;
}

const SPACE = /^[A-M](?:10|[1-9])$/;

/** Options that name an exit of the space the hero stands in. */
const EXITS = new Set(['move', 'through', 'go', 'retreat']);
/** Under the board the walls do not count: the way is lit, but a way towards the edge has no space to light. */
const HEADING = 'heading';

function targetOf(option: string, asked: Asked, facts: Facts): string | undefined {
  const [verb, ...words] = option.split(':');
  if (words.length === 3 && verb === 'move') return beyond(words[0], words[2]);
  const [word] = words;
  if (word !== undefined && SPACE.test(word)) return word;
  const here = facts.seats[asked.seat]?.space;
  if (word === undefined || !here || !(EXITS.has(verb) || verb === HEADING)) return undefined;
  return beyond(here, word);
}

const EXIT = /^(?:(?:north|south)-)?(?:north|east|south|west)$/;

/** Shown on the board, be it as light or as a wall: not to be repeated as a button. */
export function isOnBoard(option: string, asked: Asked, facts: Facts): boolean {
  const [verb, ...words] = option.split(':');
  if (verb === HEADING) return false;
  if (EXITS.has(verb) && EXIT.test(words.at(-1) ?? '')) return true;
  return targetOf(option, asked, facts) !== undefined;
}

export interface Target {
  readonly space: string;
  /** Options that lead there; several where the board cannot tell them apart. */
  readonly options: readonly string[];
  /** The digit that chooses it. */
  readonly digit: number | undefined;
  readonly why: { readonly label: string; readonly reason: string; readonly rule: string } | undefined;
}

export function targetsOf(asked: Asked | undefined, facts: Facts): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>();
  if (!asked) return found;
  asked.options.forEach(({ id }, i) => {
    const space = targetOf(id, asked, facts);
    if (!space) return;
    const before = found.get(space);
    const digit = before?.digit ?? (i < 9 ? i + 1 : undefined);
    found.set(space, { space, options: [...(before?.options ?? []), id], digit, why: undefined });
  });
  for (const { id, label, reason, rule } of asked.forbidden) {
    const space = targetOf(id, asked, facts);
    if (space && !found.has(space))
      found.set(space, { space, options: [], digit: undefined, why: { label, reason, rule } });
  }
  return found;
}
