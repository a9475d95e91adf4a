/** Fire: tongues of three colours, one inside the other. */
import { chance } from '../../src/art/shapes.ts';
import { type Line, limb, moved, outline } from '../geometry.ts';
import { glow, type Layers, spot } from '../plate.ts';

const TONGUE = outline(
  '0,-100! 7,-76 22,-58 19,-40 30,-26 28,-6 14,8 0,10 -15,8 -28,-5 -28,-24 -17,-38 -19,-54 -8,-72',
);

export type Fire = readonly [outer: string, middle: string, inner: string];
export const FIRE: Fire = ['#c2410c', '#ff8a1f', '#ffe48a'];

/** A tongue of fire that stands on a place, 100 high. */
export function tongue(x: number, y: number, scale: number, turn = 0, fire: Fire = FIRE): Layers {
  return [1, 0.68, 0.36].map((part, i) =>
    spot(
      moved(TONGUE, { x, y: y - (1 - part) * 4, scale: scale * part, turn, flip: i === 1 }),
      fire[i],
      0.95,
    ),
  );
}

/** A whole row of them, high and low. */
export function blaze(
  from: number,
  to: number,
  y: number,
  scale: number,
  seed = 1,
  fire: Fire = FIRE,
): Layers {
  const rnd = chance(seed);
  const count = Math.round((to - from) / (34 * scale));
  const tongues = Array.from({ length: count }, (_, i) => ({
    x: from + ((i + 0.5) / count) * (to - from) + (rnd() - 0.5) * 14,
    scale: scale * (0.7 + rnd() * 0.7),
    turn: (rnd() - 0.5) * 24,
  })).sort((a, b) => b.scale - a.scale);
  return [0, 1, 2].map((i) =>
    tongues.map(({ x, scale: size, turn }) => {
      const part = [1, 0.68, 0.36][i];
      return spot(moved(TONGUE, { x, y, scale: size * part, turn, flip: i === 1 }), fire[i]);
    }),
  );
}

/** Breath of fire along a way: it opens from a throat. */
export function breath(way: string | Line, wide: number, fire: Fire = FIRE): Layers {
  return [1, 0.66, 0.34].map((part, i) =>
    spot(
      limb(
        way,
        [wide * 0.12, wide * 0.4, wide * 0.8, wide].map((w) => w * part),
      ),
      fire[i],
      0.9,
    ),
  );
}

/** Fire that comes down at us out of a throat: it widens, and tongues leap from its edges. */
export function torrent(x: number, y: number, high: number, wide: number, fire: Fire = FIRE): Layers {
  const leaps = [0.2, 0.36, 0.52, 0.68, 0.84].flatMap((t, n) =>
    [-1, 1].map((side) => ({
      t,
      side,
      turn: 180 - side * (38 - t * 16),
      size: 0.34 + t * 0.5 + (n % 2) * 0.12,
    })),
  );
  return [1, 0.68, 0.36].map((part, i) => [
    spot(
      limb(
        [0, 0.25, 0.5, 0.75, 1].map((t) => [x, y + t * high] as const),
        [wide * 0.1, wide * 0.34, wide * 0.6, wide * 0.84, wide].map((w) => w * part),
      ),
      fire[i],
      0.95,
    ),
    leaps.map(({ t, side, turn, size }) =>
      spot(
        moved(TONGUE, {
          x: x + side * part * wide * (0.03 + 0.43 * t),
          y: y + t * high,
          scale: size * (0.5 + part / 2),
          turn,
          flip: side > 0,
        }),
        fire[i],
        0.95,
      ),
    ),
  ]);
}

/** Sparks that fly up. */
export function sparks(x: number, y: number, wide: number, high: number, count: number, seed = 2): Layers {
  const rnd = chance(seed);
  return Array.from({ length: count }, () => {
    const [px, py] = [x + (rnd() - 0.5) * wide, y - rnd() * high];
    const r = 0.8 + rnd() * 1.8;
    return rnd() > 0.7
      ? glow(px, py, r * 3, '#ffb03a', 0.9)
      : spot(
          [
            [px, py - r],
            [px + r, py],
            [px, py + r],
            [px - r, py],
          ],
          '#ffd98a',
        );
  });
}
