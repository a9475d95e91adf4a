/** Tones as engraved lines: they bend over the relief, and are as wide as the place is bright. */
import type { Point } from './geometry.ts';
import { cellOf, type Field, type Mask, PLATE, WIDE } from './relief.ts';

export interface Hatch {
  /** Degrees; 0 runs from left to right. */
  readonly turn: number;
  readonly space: number;
  /** How much lines follow what they run over. */
  readonly bend: number;
}

interface Station {
  readonly at: Point;
  readonly width: number;
}

const STEP = 2.5;
/** Of the space between two lines, as a part: less is not cut, more would run into the next. */
const LEAST = 0.13;
const MOST = 0.86;

function sampled(field: Field, x: number, y: number): number {
  const [cx, cy] = [cellOf(x) - 0.5, cellOf(y) - 0.5];
  const [i, j] = [Math.floor(cx), Math.floor(cy)];
  if (i < 0 || j < 0 || i >= WIDE - 1 || j >= WIDE - 1) return 0;
  const [u, v] = [cx - i, cy - j];
  const at = j * WIDE + i;
  const top = field[at] * (1 - u) + field[at + 1] * u;
  return top * (1 - v) + (field[at + WIDE] * (1 - u) + field[at + WIDE + 1] * u) * v;
}

function shows(mask: Mask, x: number, y: number): boolean {
  const [i, j] = [Math.floor(cellOf(x)), Math.floor(cellOf(y))];
  return i >= 0 && j >= 0 && i < WIDE && j < WIDE && mask[j * WIDE + i] === 1;
}

/** The outlines of all lines that are cut for these tones where the mask lets them show. */
export function hatched(tones: Field, relief: Field, mask: Mask, { turn, space, bend }: Hatch): Point[][] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const half = PLATE * 0.75;
  const cut: Point[][] = [];
  for (let across = -half; across < half; across += space) {
    let run: Station[] = [];
    const end = () => {
      if (run.length > 2) cut.push(ribbon(simplified(tapered(run)), [-s, c]));
      run = [];
    };
    for (let along = -half; along < half; along += STEP) {
      const x = PLATE / 2 + along * c - across * s;
      const y = PLATE / 2 + along * s + across * c;
      const lift = bend * sampled(relief, x, y);
      const at = [x + s * lift, y - c * lift] as const;
      const tone = sampled(tones, ...at);
      if (tone < LEAST || !shows(mask, ...at)) end();
      else run.push({ at, width: space * Math.min(MOST, tone) });
    }
    end();
  }
  return cut;
}

/** The burin enters and leaves the plate at a point. */
function tapered(run: readonly Station[]): Station[] {
  const last = run.length - 1;
  return run.map(({ at, width }, i) => ({ at, width: i === 0 || i === last ? width * 0.3 : width }));
}

const TOLERANCE = 0.75;

function simplified(run: readonly Station[]): readonly Station[] {
  if (run.length < 3) return run;
  const [a, b] = [run[0], run[run.length - 1]];
  let worst = 0;
  let at = 0;
  for (let i = 1; i < run.length - 1; i++) {
    const t = i / (run.length - 1);
    const off = Math.hypot(
      run[i].at[0] - (a.at[0] + (b.at[0] - a.at[0]) * t),
      run[i].at[1] - (a.at[1] + (b.at[1] - a.at[1]) * t),
      run[i].width - (a.width + (b.width - a.width) * t),
    );
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst < TOLERANCE) return [a, b];
  return [...simplified(run.slice(0, at + 1)).slice(0, -1), ...simplified(run.slice(at))];
}

function ribbon(run: readonly Station[], [sx, sy]: Point): Point[] {
  const edge = (sign: number) =>
    run.map(({ at: [x, y], width }) => [x + sx * sign * width * 0.5, y + sy * sign * width * 0.5] as const);
  return [...edge(1), ...edge(-1).reverse()];
}
