/** Lines of the hand that draws: points written as text, smooth outlines, limbs, and moving them about. */

export type Point = readonly [x: number, y: number];
/** Straight pieces that are short enough to look like a curve. */
export type Line = readonly Point[];

interface Knot {
  readonly at: Point;
  /** Where the hand stops and turns. */
  readonly sharp: boolean;
}

/** `120,80 140,60! 170,58`: places on the way of the pen; `!` makes a corner of one. */
function knotsOf(text: string): readonly Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`This is no point: ${word}`);
      return { at: [x, y] as const, sharp: word.endsWith('!') };
    });
}

const STEPS = 7;

function between(a: Knot, b: Knot, before: Knot, after: Knot): Point[] {
  const tension = 1 / 6;
  const [ax, ay] = a.at;
  const [bx, by] = b.at;
  const out = a.sharp ? [0, 0] : [(bx - before.at[0]) * tension, (by - before.at[1]) * tension];
  const back = b.sharp ? [0, 0] : [(after.at[0] - ax) * tension, (after.at[1] - ay) * tension];
  if (a.sharp && b.sharp) return [a.at];
  return Array.from({ length: STEPS }, (_, i) => {
    const t = i / STEPS;
    const u = 1 - t;
    const at = (from: number, leave: number, arrive: number, to: number) =>
      u * u * u * from + 3 * u * u * t * (from + leave) + 3 * u * t * t * (to - arrive) + t * t * t * to;
    return [at(ax, out[0], back[0], bx), at(ay, out[1], back[1], by)] as const;
  });
}

/** A closed outline through the places. */
export function outline(text: string): Line {
  const knots = knotsOf(text);
  const n = knots.length;
  return knots.flatMap((knot, i) =>
    between(knot, knots[(i + 1) % n], knots[(i + n - 1) % n], knots[(i + 2) % n]),
  );
}

/** The same on both sides of an axis: the left half is given, from the top down. */
export function even(text: string, axis = 0): Line {
  const left = text.trim().split(/\s+/);
  const right = left
    .slice(1, -1)
    .toReversed()
    .map((word) => word.replace(/^[^,]+/, (x) => String(2 * axis - Number(x))));
  return outline([...left, ...right].join(' '));
}

/** An open stroke through the places. */
export function stroke(text: string): Line {
  const knots = knotsOf(text);
  const line = knots
    .slice(0, -1)
    .flatMap((knot, i) =>
      between(knot, knots[i + 1], knots[Math.max(0, i - 1)], knots[Math.min(knots.length - 1, i + 2)]),
    );
  return [...line, knots[knots.length - 1].at];
}

/** The side of a line at each of its points. */
function sideAt(line: Line, i: number): Point {
  const [ax, ay] = line[Math.max(0, i - 1)];
  const [bx, by] = line[Math.min(line.length - 1, i + 1)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / length, -(bx - ax) / length];
}

/** How wide something is along its length, from its beginning (0) to its end (1), through the given widths. */
export function widthAlong(widths: readonly number[]): (t: number) => number {
  return (t) => {
    const at = t * (widths.length - 1);
    const i = Math.min(widths.length - 2, Math.floor(at));
    return widths.length === 1 ? widths[0] : widths[i] + (widths[i + 1] - widths[i]) * smooth(at - i);
  };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** The outline of an arm, a tail, a tongue: as wide as told along a stroke, round at both ends unless they are thin. */
export function limb(text: string | Line, widths: readonly number[]): Line {
  const line = typeof text === 'string' ? stroke(text) : text;
  const wide = widthAlong(widths);
  const last = line.length - 1;
  const edge = (sign: number): Point[] =>
    line.map(([x, y], i) => {
      const [sx, sy] = sideAt(line, i);
      const w = (wide(i / last) / 2) * sign;
      return [x + sx * w, y + sy * w] as const;
    });
  return [...edge(1), ...cap(line, last, wide(1), 1), ...edge(-1).reverse(), ...cap(line, 0, wide(0), -1)];
}

function cap(line: Line, i: number, width: number, sign: number): Point[] {
  if (width < 3) return [];
  const [x, y] = line[i];
  const [sx, sy] = sideAt(line, i);
  const r = width / 2;
  return [30, 60, 90, 120, 150].map((degrees) => {
    const c = Math.cos((degrees * Math.PI) / 180) * sign;
    const s = Math.sin((degrees * Math.PI) / 180) * sign;
    return [x + (sx * c - sy * s) * r, y + (sy * c + sx * s) * r] as const;
  });
}

export function ellipse(x: number, y: number, rx: number, ry: number = rx, turn = 0): Line {
  const n = Math.max(14, Math.round(Math.max(rx, ry) * 0.9));
  const c = Math.cos((turn * Math.PI) / 180);
  const s = Math.sin((turn * Math.PI) / 180);
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    const [ex, ey] = [Math.cos(a) * rx, Math.sin(a) * ry];
    return [x + ex * c - ey * s, y + ex * s + ey * c] as const;
  });
}

/** A ring as thick as told; where it is soldered lies in the shadow, below on the right. */
export function hoop(x: number, y: number, rx: number, ry: number, thick: number): Line {
  const from = (line: Line) => {
    const n = Math.round(line.length * 0.14);
    return [...line.slice(n), ...line.slice(0, n + 1)];
  };
  const [outer, inner] = [1, -1].map((side) =>
    from(ellipse(x, y, rx + (side * thick) / 2, ry + (side * thick) / 2)),
  );
  return [...outer, ...inner.toReversed()];
}

export interface Move {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Left becomes right before anything else. */
  readonly flip?: boolean;
}

/** Scaled and turned about the origin, then put where it belongs. */
export function moved(line: Line, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Move): Line {
  const c = Math.cos((turn * Math.PI) / 180) * scale;
  const s = Math.sin((turn * Math.PI) / 180) * scale;
  return line.map(([px, py]) => {
    const fx = flip ? -px : px;
    return [x + fx * c - py * s, y + fx * s + py * c] as const;
  });
}

/** The other half of what is the same on both sides. */
export function mirrored(line: Line, axis = 200): Line {
  return line.map(([x, y]) => [2 * axis - x, y] as const).reverse();
}

/** An outline that ends in tufts: fur, rags, straw. They are about as long as told, and hang the way they lean. */
export function ragged(
  line: Line,
  length: number,
  step: number,
  rnd: () => number,
  lean: Point = [0, 0],
): Line {
  const walk = evenly(line, step / 2);
  return walk.map(([x, y], i) => {
    if (i % 2 === 0) return [x, y] as const;
    const [ax, ay] = walk[i - 1];
    const [bx, by] = walk[(i + 1) % walk.length];
    const d = Math.hypot(bx - ax, by - ay) || 1;
    const far = length * (0.4 + rnd() * 0.9);
    return [x + ((by - ay) / d + lean[0]) * far, y + (-(bx - ax) / d + lean[1]) * far] as const;
  });
}

/** The same outline with its points as far apart as told, and an even number of them. */
function evenly(line: Line, step: number): Line {
  const far = line.map(([x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length];
    return Math.hypot(nx - x, ny - y);
  });
  const whole = far.reduce((sum, d) => sum + d, 0);
  const count = Math.max(4, 2 * Math.round(whole / step / 2));
  const out: Point[] = [];
  let i = 0;
  let walked = 0;
  for (let n = 0; n < count; n++) {
    const goal = (n / count) * whole;
    while (walked + far[i] < goal) walked += far[i++];
    const t = far[i] > 0 ? (goal - walked) / far[i] : 0;
    const [[ax, ay], [bx, by]] = [line[i], line[(i + 1) % line.length]];
    out.push([ax + (bx - ax) * t, ay + (by - ay) * t]);
  }
  return out;
}
