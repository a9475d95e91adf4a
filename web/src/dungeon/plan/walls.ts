/** The outlines of the plan: walls, floors and the shapes of spaces, traced along the borders of cells. */
import type { Point } from '../../art/shapes.ts';
import { boxOf, COLUMNS, cellsAt, ownerAt, ROWS, type Segment, type Space, ways } from './board.ts';

const keyOf = ([x1, y1, x2, y2]: Segment) => `${x1},${y1},${x2},${y2}`;

/** Borders without a wall. */
const open = new Set(ways.flatMap(({ kind, at }) => (kind === 'open' ? at.map(keyOf) : [])));

/** Every border of the grid, from west to east or from north to south. */
function* borders(): Generator<Segment> {
  for (let y = 0; y <= ROWS; y++) for (let x = 0; x < COLUMNS; x++) yield [x, y, x + 1, y];
  for (let x = 0; x <= COLUMNS; x++) for (let y = 0; y < ROWS; y++) yield [x, y, x, y + 1];
}

function ownersAt(segment: Segment): readonly [Space | undefined, Space | undefined] {
  const [[ax, ay], [bx, by]] = cellsAt(segment);
  return [ownerAt(ax, ay), ownerAt(bx, by)];
}

/** A wall stands between different owners, rock being one, unless the way is open. Doors stand in walls. */
export const wallSegments: readonly Segment[] = [...borders()].filter((segment) => {
  const [a, b] = ownersAt(segment);
  return a !== b && !open.has(keyOf(segment));
});

/** Walls with rock behind them; the others part two spaces. */
export const isOuter = (segment: Segment): boolean => ownersAt(segment).includes(undefined);

/** Straight runs: borders that lie end to end are one line. */
export function runsOf(segments: readonly Segment[]): readonly Segment[] {
  const byStart = new Map(segments.map((segment) => [startKey(segment), segment]));
  const inner = new Set(segments.map((segment) => startKey(next(segment))).filter((key) => byStart.has(key)));
  return segments.flatMap((segment) => {
    if (inner.has(startKey(segment))) return [];
    let last = segment;
    for (let on = byStart.get(startKey(next(last))); on; on = byStart.get(startKey(next(last)))) last = on;
    return [[segment[0], segment[1], last[2], last[3]] as const];
  });
}

function startKey([x1, y1, x2]: Segment): string {
  return `${x1},${y1},${x1 === x2 ? 'v' : 'h'}`;
}

function next([x1, y1, x2, y2]: Segment): Segment {
  return [x2, y2, 2 * x2 - x1, 2 * y2 - y1];
}

/** Nearly all spaces are one rectangle: [left, top, right, bottom]. */
function rectangleOf(cells: readonly Point[]): Segment | undefined {
  const { left, top, right, bottom } = boxOf(cells);
  return (right - left) * (bottom - top) === cells.length ? [left, top, right, bottom] : undefined;
}

/** The outline of a set of cells: closed lines of corners, the inside on the right hand. */
export function outlineOf(cells: readonly Point[]): readonly (readonly Point[])[] {
  const whole = rectangleOf(cells);
  if (whole) {
    const [left, top, right, bottom] = whole;
    return [
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    ];
  }
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  const has = (x: number, y: number) => inside.has(`${x},${y}`);
  const from = new Map<string, Point[]>();
  const side = (a: Point, b: Point) => {
    const ends = from.get(`${a}`) ?? [];
    ends.push(b);
    from.set(`${a}`, ends);
  };
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) side([x, y], [x + 1, y]);
    if (!has(x + 1, y)) side([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) side([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) side([x, y + 1], [x, y]);
  }
  const lines: Point[][] = [];
  for (const [start, ends] of from) {
    while (ends.length > 0) {
      const line: Point[] = [start.split(',').map(Number) as unknown as Point];
      let at = ends.pop() as Point;
      while (`${at}` !== start) {
        line.push(at);
        at = turnAt(line, from.get(`${at}`) as Point[]);
      }
      lines.push(line.filter((_, i) => isCorner(line, i)));
    }
  }
  return lines;
}

/** Where two outlines meet in a corner, the one that turns right is followed, so that they stay apart. */
function turnAt(line: readonly Point[], ends: Point[]): Point {
  if (ends.length === 1) return ends.pop() as Point;
  const [[ax, ay], [bx, by]] = [line.at(-2) as Point, line.at(-1) as Point];
  const right = ends.findIndex(([x, y]) => (bx - ax) * (y - by) - (by - ay) * (x - bx) > 0);
  return ends.splice(Math.max(0, right), 1)[0];
}

function isCorner(line: readonly Point[], i: number): boolean {
  const [ax, ay] = line.at(i - 1) as Point;
  const [bx, by] = line[i];
  const [cx, cy] = line[(i + 1) % line.length];
  return (bx - ax) * (cy - by) !== (by - ay) * (cx - bx);
}

/** The cells in as few upright or level rectangles as come easily: rows of cells, joined downwards. */
export function rectanglesOf(cells: readonly Point[]): readonly Segment[] {
  const whole = rectangleOf(cells);
  if (whole) return [whole];
  const rows = runsOf(cells.map(([x, y]) => [x, y, x + 1, y] as const));
  const done: [number, number, number, number][] = [];
  for (const [x1, y, x2] of rows.toSorted((a, b) => a[1] - b[1])) {
    const above = done.find(([left, , right, bottom]) => left === x1 && right === x2 && bottom === y);
    if (above) above[3] = y + 1;
    else done.push([x1, y, x2, y + 1]);
  }
  return done;
}
