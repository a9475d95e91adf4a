/** What light does to a relief: how bright each cell is. */
import { CELL, type Field, type Mask, placeOf, WIDE } from './relief.ts';

export interface Light {
  /** Where it comes from: right, down, out of the plate. */
  readonly from: readonly [x: number, y: number, z: number];
  /** Where it is brightest, and how far it reaches. */
  readonly at: readonly [x: number, y: number];
  readonly reach: number;
  readonly strength?: number;
  /** What is left of it where nothing is lit; less than nothing makes the dark deeper. */
  readonly even?: number;
}

export function litBy({ from, at, reach, strength = 1, even = 0 }: Light, relief: Field, mask: Mask): Field {
  const tones = new Float32Array(WIDE * WIDE);
  const size = Math.hypot(...from);
  const [lx, ly, lz] = from.map((part) => part / size);
  for (let row = 1; row < WIDE - 1; row++) {
    for (let column = 1; column < WIDE - 1; column++) {
      const i = row * WIDE + column;
      if (!mask[i]) continue;
      // Slopes over the edge of a form would make a seam of every outline.
      const slope = (step: number) =>
        mask[i + step] && mask[i - step]
          ? (relief[i + step] - relief[i - step]) / (2 * CELL)
          : (mask[i + step] ? relief[i + step] - relief[i] : relief[i] - relief[i - step]) / CELL;
      const [sx, sy] = [slope(1), slope(WIDE)];
      const lambert = (-sx * lx - sy * ly + lz) / Math.hypot(sx, sy, 1);
      const far = Math.hypot(placeOf(column) - at[0], placeOf(row) - at[1]) / reach;
      const fades = Math.max(0, 1 - far * far * 0.5);
      tones[i] = Math.max(0, Math.min(1, (lambert + even) * strength * fades));
    }
  }
  return tones;
}

const THROW = 9;
const SOFT = 3;
const DEEP = 0.85;

/** What stands in front throws its shadow away from the light. */
export function shadowed(tones: Field, cover: Mask, { from: [x, y] }: Light): Field {
  const size = Math.hypot(x, y) || 1;
  const [dx, dy] = [x, y].map((part) => Math.round(((part / size) * THROW) / CELL));
  const reach = SOFT * 2 + 1;
  // How much of each row's neighbourhood is covered, then of each column's: a blur in two strokes.
  const rows = new Float32Array(WIDE * WIDE);
  for (let i = SOFT; i < rows.length - SOFT; i++)
    for (let n = -SOFT; n <= SOFT; n++) rows[i] += cover[i + n] / reach;
  return tones.map((tone, i) => {
    if (tone === 0) return 0;
    const at = i + dx + dy * WIDE;
    let shade = 0;
    for (let n = -SOFT; n <= SOFT; n++) shade += (rows[at + n * WIDE] ?? 0) / reach;
    return tone * (1 - DEEP * shade);
  });
}
