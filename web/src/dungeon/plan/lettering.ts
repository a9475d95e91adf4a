/** Where names and marks are written. */
import type { Point } from '../../art/shapes.ts';
import type { SignName } from '../icons.ts';
import { CELL, COLUMNS, middleOf, ownerAt, partAround, ROWS, type Space } from './board.ts';

/** What a chamber is for, faint in its floor. */
export const emblems: Readonly<Record<string, SignName>> = {
  'guard-room': 'checked-shield',
  kitchen: 'holy-grail',
  armory: 'crossed-swords',
  storeroom: 'swap-bag',
  crypt: 'coffin',
  'torture-chamber': 'cage',
  'queens-treasure-room': 'locked-chest',
  'queens-treasure-room-annex': 'gem-necklace',
  'wizards-laboratory': 'erlenmeyer',
  'wizards-treasure-room': 'open-treasure-chest',
  'kings-library': 'open-book',
  'kings-treasure-room': 'trophy',
};

const LARGEST = 30;
const LEADING = 1.12;
/** How wide a letter of the engraved capitals is on the whole, by its height. */
const LETTER = 0.72;
const MARK = 34;

interface ChamberText {
  readonly size: number;
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly mark: Point;
}

/** The name of a chamber in the fewest lines that can be large, and its level mark below. */
export function chamberText(chamber: Space): ChamberText {
  const { label, title, name } = chamber;
  if (name === 'main-gallery') return galleryText(chamber);
  const room = (label.right - label.left) * CELL - 18;
  const fits = [...splits(title.split(' '))].map((lines) => {
    const widest = Math.max(...lines.map((line) => line.length));
    return { lines, size: Math.min(LARGEST, room / (widest * LETTER)) };
  });
  const { lines, size } = fits.toSorted((a, b) => b.size - a.size || a.lines.length - b.lines.length)[0];
  const [x, middle] = middleOf(chamber);
  const height = lines.length * size * LEADING + MARK;
  const top = middle - height / 2;
  return {
    size: Math.round(size * 10) / 10,
    lines: lines.map((text, i) => ({ text, x, y: Math.round(top + (i + 0.82) * size * LEADING) })),
    mark: [x, Math.round(top + lines.length * size * LEADING + MARK / 2 + 2)],
  };
}

/** The Gallery lies around its staircase: the name above, the mark below. */
function galleryText({ title, box }: Space): ChamberText {
  const x = ((box.left + box.right) / 2) * CELL;
  return {
    size: 28,
    lines: [{ text: title, x, y: box.top * CELL + 36 }],
    mark: [(box.left + 1.65) * CELL, (box.bottom - 0.55) * CELL],
  };
}

function* splits(words: readonly string[]): Generator<string[]> {
  if (words.length === 0) yield [];
  for (let n = words.length; n > 0; n--)
    for (const rest of splits(words.slice(n))) yield [words.slice(0, n).join(' '), ...rest];
}

function partNames(): string[] {
  return [
    ...new Set(
      Array.from({ length: COLUMNS * ROWS }, (_, i) => partAround(i % COLUMNS, Math.floor(i / COLUMNS))),
    ),
  ];
}

function cellsOf(part: string): Point[] {
  const all = Array.from(
    { length: COLUMNS * ROWS },
    (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const,
  );
  return all.filter(([x, y]) => partAround(x, y) === part);
}

const SQUARE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

function isRock(x: number, y: number, part: string): boolean {
  return !ownerAt(x, y) && partAround(x, y) === part;
}

/** A mark in the rock of each part of the dungeon that has room for one, as near to its middle as may be. */
export const levelPlaces: readonly { readonly level: number; readonly at: Point }[] = partNames().flatMap(
  (part) => {
    const cells = cellsOf(part);
    const middle = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
    const [mx, my] = [middle(0), middle(1)];
    const far = ([x, y]: Point) => Math.hypot(x - mx, y - my);
    const free = cells.filter(([x, y]) => SQUARE.every(([dx, dy]) => isRock(x + dx, y + dy, part)));
    const [best] = free.toSorted((a, b) => far(a) - far(b));
    return best ? [{ level: Number.parseInt(part, 10), at: [best[0] + 1, best[1] + 1] as const }] : [];
  },
);
