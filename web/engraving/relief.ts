/**
 * A form as a relief: its outline is blown up like a cushion, muscles are laid on it and folds are cut into it. What
 * light does to a relief gives the tones that are then engraved.
 */
import type { Line } from './geometry.ts';
import { roughness } from './roughness.ts';

/** The plate is 400 units wide; forms may reach beyond it by a margin. */
export const PLATE = 400;
const MARGIN = 24;
export const CELL = 2;
export const WIDE: number = (PLATE + 2 * MARGIN) / CELL;

/** One number for each cell of the plate. */
export type Field = Float32Array;
export type Mask = Uint8Array;

export const cellOf = (x: number): number => (x + MARGIN) / CELL;
export const placeOf = (i: number): number => (i + 0.5) * CELL - MARGIN;

export function nothing(): Mask {
  return new Uint8Array(WIDE * WIDE);
}

/** The cells whose middle lies inside an outline. */
export function maskOf(line: Line): Mask {
  const mask = nothing();
  for (let row = 0; row < WIDE; row++) {
    const y = placeOf(row);
    const cuts: { x: number; way: number }[] = [];
    for (let i = 0; i < line.length; i++) {
      const [ax, ay] = line[i];
      const [bx, by] = line[(i + 1) % line.length];
      if (ay <= y === by <= y) continue;
      cuts.push({ x: ax + ((y - ay) / (by - ay)) * (bx - ax), way: ay < by ? 1 : -1 });
    }
    cuts.sort((a, b) => a.x - b.x);
    let winding = 0;
    for (let i = 0; i < cuts.length - 1; i++) {
      winding += cuts[i].way;
      if (winding === 0) continue;
      const from = Math.max(0, Math.ceil(cellOf(cuts[i].x) - 0.5));
      const to = Math.min(WIDE - 1, Math.ceil(cellOf(cuts[i + 1].x) - 0.5) - 1);
      for (let column = from; column <= to; column++) mask[row * WIDE + column] = 1;
    }
  }
  return mask;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(mask: Mask): Box {
  let [left, right, top, bottom] = [WIDE, 0, WIDE, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const column = i % WIDE;
    const row = (i - column) / WIDE;
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { left, right, top, bottom };
}

/**
 * The skin that air under it lifts off the plate: a disc becomes half a ball. `round` rises steeply at its edge like a
 * limb, otherwise it swells like a muscle.
 */
export function inflated(mask: Mask, round: boolean): Field {
  const { left, right, top, bottom } = boxOf(mask);
  const skin = new Float32Array(WIDE * WIDE);
  const size = Math.max(right - left, bottom - top) + 2;
  const relax = 2 / (1 + Math.sin(Math.PI / Math.max(4, size)));
  const load = 1 / 4;
  for (let turn = 0; turn < size * 1.6 + 20; turn++) {
    for (let row = Math.max(1, top); row <= Math.min(WIDE - 2, bottom); row++) {
      for (let i = row * WIDE + Math.max(1, left); i <= row * WIDE + Math.min(WIDE - 2, right); i++) {
        if (!mask[i]) continue;
        const even = (skin[i - 1] + skin[i + 1] + skin[i - WIDE] + skin[i + WIDE]) / 4 + load;
        skin[i] += relax * (even - skin[i]);
      }
    }
  }
  let highest = 0;
  for (const height of skin) highest = Math.max(highest, height);
  const scale = highest > 0 ? 1 / Math.sqrt(4 * highest) : 0;
  for (let i = 0; i < skin.length; i++) {
    const height = 4 * Math.max(0, skin[i]);
    skin[i] = CELL * (round ? Math.sqrt(height) : height * scale);
  }
  return skin;
}

/** Something laid on a form, or pressed into it where it is less than nothing. */
export interface Bump {
  readonly shape: Line;
  readonly height: number;
  readonly round?: boolean;
}

/** A fold: a valley along a line, or a ridge where it is less than nothing deep. */
export interface Fold {
  readonly line: Line;
  readonly depth: number;
  readonly width: number;
}

export interface Grain {
  readonly height: number;
  /** How large the grains are, across and down. */
  readonly size: readonly [number, number];
}

/** Scales that lie over each other like tiles, the lower over the upper. */
export interface Scales {
  readonly size: number;
  readonly height: number;
}

export interface Sculpture {
  readonly shape: Line;
  /** How far it is blown up: 1 is as round as it is wide. */
  readonly puff?: number;
  readonly soft?: boolean;
  readonly bumps?: readonly Bump[] | undefined;
  readonly folds?: readonly Fold[] | undefined;
  readonly grain?: Grain;
  readonly scales?: Scales;
}

export function reliefOf(sculpture: Sculpture, mask: Mask): Field {
  const { puff = 0.7, soft = false, bumps = [], folds = [], grain, scales } = sculpture;
  const relief = inflated(mask, !soft);
  for (let i = 0; i < relief.length; i++) relief[i] *= puff;
  for (const { shape, height, round = false } of bumps) {
    const bump = inflated(maskOf(shape), round);
    for (let i = 0; i < relief.length; i++) if (mask[i]) relief[i] += bump[i] * height;
  }
  for (const fold of folds) cut(relief, mask, fold);
  for (let i = 0; i < relief.length; i++) {
    if (!mask[i]) continue;
    const x = placeOf(i % WIDE);
    const y = placeOf(Math.floor(i / WIDE));
    if (grain) {
      const [w, h] = grain.size;
      relief[i] += grain.height * (roughness(x / w, y / h) + 0.5 * roughness((2 * x) / w, (2 * y) / h, 7));
    }
    if (scales) relief[i] += scales.height * scaleAt(x / scales.size, y / scales.size);
  }
  return relief;
}

function scaleAt(x: number, y: number): number {
  let highest = 0;
  for (let row = Math.floor(y * 1.6) - 1; row <= Math.floor(y * 1.6) + 1; row++) {
    const dx = x - Math.round(x - (row % 2) / 2) - (row % 2) / 2;
    const dy = y - row / 1.6;
    const inside = 1 - Math.hypot(dx * 1.6, dy) / 0.95;
    // The edge stands up, and the scale sinks under the one above it.
    if (inside > 0 && dy > -0.2) highest = Math.max(highest, Math.min(1, inside * 4) * (0.4 + dy * 0.8));
  }
  return highest;
}

function cut(relief: Field, mask: Mask, { line, depth, width }: Fold): void {
  const reach = width * 2;
  const deepest = new Map<number, number>();
  for (let n = 0; n < line.length - 1; n++) {
    const [ax, ay] = line[n];
    const [bx, by] = line[n + 1];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy || 1;
    const columns = [cellOf(Math.min(ax, bx) - reach), cellOf(Math.max(ax, bx) + reach)].map(Math.floor);
    const rows = [cellOf(Math.min(ay, by) - reach), cellOf(Math.max(ay, by) + reach)].map(Math.floor);
    for (let row = Math.max(0, rows[0]); row <= Math.min(WIDE - 1, rows[1]); row++) {
      for (let column = Math.max(0, columns[0]); column <= Math.min(WIDE - 1, columns[1]); column++) {
        const i = row * WIDE + column;
        if (!mask[i]) continue;
        const [x, y] = [placeOf(column), placeOf(row)];
        const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
        const far = Math.hypot(x - ax - t * dx, y - ay - t * dy);
        // A fold runs out towards its ends.
        const along = (n + t) / (line.length - 1);
        const here = Math.exp(-((far / width) ** 2)) * Math.min(1, 4 * along, 4 * (1 - along));
        if (here > (deepest.get(i) ?? 0)) deepest.set(i, here);
      }
    }
  }
  for (const [i, part] of deepest) relief[i] -= depth * part;
}
