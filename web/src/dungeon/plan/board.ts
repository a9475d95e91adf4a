/**
 * The board as the plan needs it: spaces by the names of the game, with their cells, middles and ways out. One cell is
 * `CELL` units of the drawing; the corner of the first cell is the origin.
 */
import { backdrop, edges, GRID, nameOf, spaces as printed, type SpaceData } from '@underhall/dungeon/board';
import type { Point } from '../../art/shapes.ts';

export const CELL = 40;
export const COLUMNS = GRID.width;
export const ROWS = GRID.height;

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Kind = 'start' | 'corridor' | 'stairs' | 'room' | 'chamber';
export type WayKind = 'open' | 'door' | 'secret';

/** A border of one cell, in corners: [x1, y1, x2, y2]. */
export type Segment = readonly [number, number, number, number];

/** Columns and rows of cells, right and bottom not included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Space {
  readonly name: string;
  readonly kind: Kind;
  /** 0 for corridors, stairs and the Main Staircase. */
  readonly level: number;
  readonly number: number;
  /** What is written on it. */
  readonly title: string;
  readonly cells: readonly Point[];
  readonly box: Box;
  /** The largest rectangle inside, for text and pieces. */
  readonly label: Box;
  /** Stairs: the way one walks over them. */
  readonly upright: boolean;
}

/** A way out of a space, and the border that it crosses. */
export interface Exit {
  readonly to: Space;
  readonly kind: WayKind;
  readonly id: string;
  readonly direction: Direction;
  /** The middle of the border, in cells. */
  readonly at: Point;
}

export interface Way {
  readonly id: string;
  readonly kind: WayKind;
  readonly a: Space;
  readonly b: Space;
  readonly at: readonly Segment[];
}

export { levels } from '@underhall/dungeon/board';

export function boxOf(cells: readonly Point[]): Box {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

function spaceOf({ kind, level = 0, number = 0, name, run, label, cells }: SpaceData, index: number): Space {
  const box = boxOf(cells);
  const [x, y, width, height] = label ?? [];
  return {
    name: nameOf(index),
    kind: kind as Kind,
    level,
    number,
    title: name ?? (kind === 'room' ? `${level}·${number}` : ''),
    cells,
    box,
    label: label
      ? { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
      : box,
    upright: run === 'vertical',
  };
}

export const spaces: readonly Space[] = printed.map(spaceOf);
const named = new Map(spaces.map((space) => [space.name, space]));
const byId = new Map(printed.map(({ id }, i) => [id, spaces[i]]));

/** The space of a name; undefined for what is no space of this board. */
export function spaceNamed(name: string): Space | undefined {
  return named.get(name);
}

function spaceWith(id: string): Space {
  const found = byId.get(id);
  if (!found) throw new RangeError(`The board has no space '${id}'.`);
  return found;
}

export const ways: readonly Way[] = edges.map(({ id, a, b, kind, at }) => ({
  id,
  kind: kind as WayKind,
  a: spaceWith(a),
  b: spaceWith(b),
  at: at as unknown as readonly Segment[],
}));

export const secretDoors: readonly Way[] = ways.filter(({ kind }) => kind === 'secret');

// ------------------------------------------------------------------ cells

const owners: (Space | undefined)[] = Array.from({ length: COLUMNS * ROWS });
for (const space of spaces) for (const [x, y] of space.cells) owners[y * COLUMNS + x] = space;

/** Whose cell it is; undefined for rock and beyond the board. */
export function ownerAt(x: number, y: number): Space | undefined {
  return x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? undefined : owners[y * COLUMNS + x];
}

const { legend: parts, rows } = backdrop;

/** The level whose part of the dungeon a cell of rock lies in. */
export function levelAround(x: number, y: number): number {
  return Number.parseInt(parts[rows[y]?.[x] ?? ''] ?? '0', 10);
}

/** The nine parts: `3A` is a half of level 3. */
export function partAround(x: number, y: number): string {
  return parts[rows[y]?.[x] ?? ''] ?? '';
}

/** The two cells at a border: north or west of it, and south or east of it. */
export function cellsAt([x1, y1, x2, y2]: Segment): readonly [Point, Point] {
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  return y1 === y2
    ? [
        [x, y - 1],
        [x, y],
      ]
    : [
        [x - 1, y],
        [x, y],
      ];
}

export function middleOfSegment([x1, y1, x2, y2]: Segment): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

// ------------------------------------------------------------------ ways out

const exits = new Map<Space, Exit[]>(spaces.map((space) => [space, []]));
for (const { id, kind, a, b, at } of ways) {
  for (const segment of at) {
    const [[x, y]] = cellsAt(segment);
    const level = segment[1] === segment[3];
    const first = ownerAt(x, y);
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const direction = level ? (from === first ? 'south' : 'north') : from === first ? 'east' : 'west';
      exits.get(from)?.push({ to, kind, id, direction, at: middleOfSegment(segment) });
    }
  }
}

export function exitsOf(space: Space): readonly Exit[] {
  return exits.get(space) ?? [];
}

/** The middle of a space in units of the drawing: of its largest rectangle, so that it lies inside. */
export function middleOf({ label }: Space): Point {
  return [((label.left + label.right) / 2) * CELL, ((label.top + label.bottom) / 2) * CELL];
}
