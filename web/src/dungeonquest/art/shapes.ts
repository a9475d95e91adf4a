/**
 * The shapes that chambers are drawn with. A chamber is 100 × 100 with its middle at the origin, its entry in the
 * south. Everything is rough hewn, but the same roughness for the same seed.
 */
import { chance, type Point, path } from '../../art/shapes.ts';

/** From one point to another in short uneven steps; without the last point. */
function roughLine([x1, y1]: Point, [x2, y2]: Point, rough: number, rnd: () => number): Point[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const steps = Math.max(1, Math.round(length / 9));
  const [nx, ny] = [(y2 - y1) / (length || 1), -(x2 - x1) / (length || 1)];
  return Array.from({ length: steps }, (_, i) => {
    const off = i === 0 ? 0 : (rnd() - 0.5) * 2 * rough;
    const t = (i + (i === 0 ? 0 : (rnd() - 0.5) * 0.4)) / steps;
    return [x1 + (x2 - x1) * t + nx * off, y1 + (y2 - y1) * t + ny * off] as const;
  });
}

export interface Plan {
  /** The floor, closed. */
  readonly floor: string;
  /** Its walls: the same line, open where passages leave the tile. */
  readonly walls: string;
}

/** North, east, south, west: is there a passage? */
export type Passages = readonly [boolean, boolean, boolean, boolean];

/** The ground plan of a room whose middle part reaches `half` from the middle, with passages `gap` wide to each side. */
export function plan(passages: Passages, half: number, gap: number, rough: number, seed: number): Plan {
  const rnd = chance(seed);
  const all: Point[] = [];
  const walls: Point[][] = [[]];
  const p = gap / 2;
  const cut = Math.min(5, half - p);
  const turn = ([x, y]: Point, times: number): Point => (times === 0 ? [x, y] : turn([-y, x], times - 1));
  const add = (points: readonly Point[]) => {
    all.push(...points);
    walls[walls.length - 1].push(...points);
  };
  for (let side = 0; side < 4; side++) {
    const at = (x: number, y: number) => turn([x, y], side);
    const start = at(-half + cut, -half);
    const end = at(half - cut, -half);
    if (passages[side]) {
      add(roughLine(start, at(-p, -half), rough, rnd));
      add(roughLine(at(-p, -half), at(-p, -50), rough * 0.7, rnd));
      add([at(-p, -50)]);
      walls.push([]);
      add([at(p, -50)]);
      add(roughLine(at(p, -50), at(p, -half), rough * 0.7, rnd).slice(1));
      add(roughLine(at(p, -half), end, rough, rnd));
    } else add(roughLine(start, end, rough, rnd));
    add(roughLine(end, at(half, -half + cut), rough * 0.4, rnd));
  }
  // The last line runs on into the first.
  if (walls.length > 1) walls[0] = [...(walls.pop() as Point[]), ...walls[0]];
  else walls[0].push(walls[0][0]);
  return { floor: path(all), walls: walls.map((line) => path(line, false)).join('') };
}

/** A lump: a stone, a coin, a blot. */
export function blob(
  x: number,
  y: number,
  radius: number,
  corners: number,
  rough: number,
  rnd: () => number,
): string {
  const turn = rnd() * Math.PI;
  return path(
    Array.from({ length: corners }, (_, i) => {
      const angle = turn + (i / corners) * Math.PI * 2;
      const r = radius * (1 - rough + rnd() * rough * 2);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
    }),
  );
}

/** A crack or rift of some width along a line, ragged on both sides. */
export function rift(from: Point, to: Point, width: number, rough: number, seed: number): string {
  const rnd = chance(seed);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
  const steps = 11;
  const edge = (sign: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const off = sign * (width / 2) * (0.8 + rnd() * 0.4) + (rnd() - 0.5) * rough;
      return [
        from[0] + (to[0] - from[0]) * t + nx * off,
        from[1] + (to[1] - from[1]) * t + ny * off,
      ] as const;
    });
  return path([...edge(1), ...edge(-1).reverse()]);
}

/** Flagstones over the whole tile in three tones, as three paths. */
export function flagstones(seed: number): readonly [string, string, string] {
  const rnd = chance(seed);
  const tones: [string, string, string] = ['', '', ''];
  for (let y = -52 + rnd() * 4; y < 52; ) {
    const height = 10.5 + rnd() * 4.5;
    for (let x = -56 + rnd() * 8; x < 54; ) {
      const width = 9 + rnd() * 12;
      const j = () => (rnd() - 0.5) * 1.5;
      const g = 0.65;
      const stone = path([
        [x + g + j(), y + g + j() * 0.5],
        [x + width - g + j(), y + g + j() * 0.5],
        [x + width - g + j(), y + height - g + j() * 0.5],
        [x + g + j(), y + height - g + j() * 0.5],
      ]);
      tones[Math.floor(rnd() * 3)] += stone;
      x += width;
    }
    y += height;
  }
  return tones;
}

/** The grain of solid rock: bundles of short strokes, as on old dungeon maps. */
export function hatching(seed: number): string {
  const rnd = chance(seed);
  let out = '';
  for (let gy = -46; gy <= 46; gy += 11.5) {
    for (let gx = -46; gx <= 46; gx += 11.5) {
      const angle = rnd() * Math.PI;
      const [x, y] = [gx + (rnd() - 0.5) * 5, gy + (rnd() - 0.5) * 5];
      for (let i = -1; i <= 1; i++) {
        const length = 3.2 + rnd() * 2;
        const [ox, oy] = [-Math.sin(angle) * i * 2.6, Math.cos(angle) * i * 2.6];
        const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
        out += path(
          [
            [x + ox - dx, y + oy - dy],
            [x + ox + dx, y + oy + dy],
          ],
          false,
        );
      }
    }
  }
  return out;
}
