/** The hand that draws the plan: lines that waver a little, and rock hatched as on old dungeon maps. */
import { chance, type Point, path } from '../../art/shapes.ts';
import { CELL, COLUMNS, ownerAt, ROWS, type Segment } from './board.ts';

/** A line with a slight waver; its ends stay where they are, so that corners meet. */
export function stroke([x1, y1, x2, y2]: Segment, waver: number, rnd: () => number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const steps = Math.max(2, Math.round(length / 17));
  const [nx, ny] = [(y2 - y1) / length, (x1 - x2) / length];
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const off = i === 0 || i === steps ? 0 : (rnd() - 0.5) * 2 * waver;
    const t = i / steps;
    return [x1 + (x2 - x1) * t + nx * off, y1 + (y2 - y1) * t + ny * off];
  });
  return path(points, false);
}

export const scaled = (segment: Segment): Segment => segment.map((n) => n * CELL) as unknown as Segment;

/**
 * Drawings that reach over the whole board are kept in blocks, so that a browser that paints one corner need not look
 * at the lines of all others.
 */
const BLOCK = 6;

export function inBlocks<T>(
  items: readonly T[],
  placeOf: (item: T) => Point,
  draw: (item: T) => string,
): readonly string[] {
  const blocks = new Map<string, string>();
  for (const item of items) {
    const [x, y] = placeOf(item);
    const key = `${Math.floor(x / BLOCK)},${Math.floor(y / BLOCK)}`;
    blocks.set(key, (blocks.get(key) ?? '') + draw(item));
  }
  return [...blocks.values()];
}

// ------------------------------------------------------------------ rock

/** Bundles of strokes: how far apart they lie, and the strokes in one. */
const BUNDLE = 0.48;
const APART = 5.2;
/** Rock is hatched as far from a wall as this, in cells; beyond it is bare. */
const DEEP = 1.05;
const RIM = 0.62;

/** How far a point of the rock is from the nearest floor, in cells; 0 on a floor. */
function depthAt([x, y]: Point): number {
  let least = DEEP + 1;
  const reach = Math.ceil(DEEP);
  for (let cy = Math.floor(y) - reach; cy <= Math.floor(y) + reach; cy++) {
    for (let cx = Math.floor(x) - reach; cx <= Math.floor(x) + reach; cx++) {
      if (!ownerAt(cx, cy)) continue;
      const dx = Math.max(cx - x, 0, x - cx - 1);
      const dy = Math.max(cy - y, 0, y - cy - 1);
      least = Math.min(least, Math.hypot(dx, dy));
    }
  }
  return least;
}

/** The part of a polygon that is nearer to one point than to another; the polygon itself if that is all of it. */
function nearer(polygon: readonly Point[], [ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  const [dx, dy] = [ax - bx, ay - by];
  const limit = ((ax + bx) * dx + (ay + by) * dy) / 2;
  const sides = polygon.map(([x, y]) => x * dx + y * dy - limit);
  if (sides.every((side) => side >= 0)) return polygon;
  const kept: Point[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [p, q, dp, dq] = [polygon[j], polygon[i], sides[j], sides[i]];
    if (dp >= 0 !== dq >= 0) {
      const t = dp / (dp - dq);
      kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
    if (dq >= 0) kept.push(q);
  }
  return kept;
}

const tenth = (n: number) => Math.round(n * 10) / 10;

/** Parallel strokes at an angle that fill a polygon. */
function fill(polygon: readonly Point[], angle: number, rnd: () => number): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const across = polygon.map(([x, y]) => y * ux - x * uy);
  const along = polygon.map(([x, y]) => x * ux + y * uy);
  const high = Math.max(...across);
  let out = '';
  for (
    let at = Math.min(...across) + APART * (0.3 + rnd() * 0.4);
    at < high;
    at += APART * (0.82 + rnd() * 0.36)
  ) {
    let from = Number.POSITIVE_INFINITY;
    let to = Number.NEGATIVE_INFINITY;
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      if (across[i] > at === across[j] > at) continue;
      const hit = along[i] + ((along[j] - along[i]) * (at - across[i])) / (across[j] - across[i]);
      from = Math.min(from, hit);
      to = Math.max(to, hit);
    }
    from += 0.8 + rnd() * 1.2;
    const length = to - 0.8 - rnd() * 1.6 - from;
    if (length < 3) continue;
    const lean = (rnd() - 0.5) * 1.2;
    const [x, y] = [from * ux - at * uy, from * uy + at * ux];
    out += `M${tenth(x)} ${tenth(y)}l${tenth(length * ux - lean * uy)} ${tenth(length * uy + lean * ux)}`;
  }
  return out;
}

const ACROSS = Math.ceil((COLUMNS + 2) / BUNDLE);
const DOWN = Math.ceil((ROWS + 2) / BUNDLE);

/** Bundles around a bundle, nearest first. */
const AROUND: readonly Point[] = Array.from(
  { length: 25 },
  (_, i): Point => [(i % 5) - 2, Math.floor(i / 5) - 2],
)
  .filter(([dx, dy]) => dx !== 0 || dy !== 0)
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));

function scatter(rnd: () => number): readonly Point[] {
  const jitter = () => (rnd() - 0.5) * 0.62;
  return Array.from({ length: ACROSS * DOWN }, (_, i): Point => {
    const [column, row] = [i % ACROSS, Math.floor(i / ACROSS)];
    const shift = row % 2 === 0 ? 0.25 : -0.25;
    const [x, y] = [column + 0.5 + shift + jitter(), row + 0.5 + jitter()];
    return [(x * BUNDLE - 1) * CELL, (y * BUNDLE - 1) * CELL];
  });
}

/** What is nearer to a bundle than to any other. */
function roomOf(seeds: readonly Point[], i: number): readonly Point[] {
  const [x, y] = seeds[i];
  const size = BUNDLE * CELL * 1.3;
  let polygon: readonly Point[] = [
    [x - size, y - size],
    [x + size, y - size],
    [x + size, y + size],
    [x - size, y + size],
  ];
  let radius = size * 2;
  const [column, row] = [i % ACROSS, Math.floor(i / ACROSS)];
  for (const [dx, dy] of AROUND) {
    const other =
      column + dx >= 0 && column + dx < ACROSS ? seeds[(row + dy) * ACROSS + column + dx] : undefined;
    // Whoever is twice as far away as the farthest corner takes nothing.
    if (!other || Math.hypot(other[0] - x, other[1] - y) > 2 * radius) continue;
    polygon = nearer(polygon, seeds[i], other);
    radius = Math.max(...polygon.map(([px, py]) => Math.hypot(px - x, py - y)));
  }
  return polygon;
}

const BAND = 8;

/**
 * The rock: bundles of strokes, each at an angle of its own, that keep out of each other's way. It comes in bands from
 * north to south, so that whoever draws it can do something else in between.
 */
export function* hatchedRock(): Generator<readonly string[]> {
  const rnd = chance(1975);
  const seeds = scatter(rnd);
  for (let row = 0; row < DOWN; row += BAND) {
    const bundles: { at: Point; lines: string }[] = [];
    for (let i = row * ACROSS; i < Math.min(row + BAND, DOWN) * ACROSS; i++) {
      const at: Point = [seeds[i][0] / CELL, seeds[i][1] / CELL];
      const ragged = 0.55 + rnd() * 0.45;
      if (isHidden(at) || depthAt(at) > (isOutside(at) ? RIM : DEEP) * ragged) continue;
      bundles.push({ at, lines: fill(roomOf(seeds, i), rnd() * Math.PI, rnd) });
    }
    yield inBlocks(
      bundles,
      ({ at }) => at,
      ({ lines }) => lines,
    );
  }
}

function isOutside([x, y]: Point): boolean {
  return x < 0 || y < 0 || x > COLUMNS || y > ROWS;
}

/** So far inside a floor that its bundle does not reach the rock. */
function isHidden([x, y]: Point): boolean {
  const reach = 0.34;
  return [-reach, reach].every((dx) =>
    [-reach, reach].every((dy) => ownerAt(Math.floor(x + dx), Math.floor(y + dy))),
  );
}
