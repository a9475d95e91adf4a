/** Gold, by the heap. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, type Line, outline } from '../geometry.ts';
import { form, ink, type Layers, spot } from '../plate.ts';
import { GOLD } from '../stuffs.ts';

/** A coin that lies: seen from the side, with its rim. */
export function coin(x: number, y: number, r: number, turn = 0, flat = 0.45): Layers {
  return [
    spot(ellipse(x, y + r * 0.16, r * 1.08, r * (flat + 0.12), turn), '#2a1604'),
    spot(ellipse(x, y, r, r * flat, turn), '#e0a02c'),
    spot(ellipse(x - r * 0.08, y - r * 0.05, r * 0.7, r * flat * 0.66, turn), '#ffd76a'),
    ink(ellipse(x, y, r * 0.82, r * flat * 0.8, turn).slice(6, 12), r * 0.14, '#fff6cf'),
  ];
}

/** A coin that stands towards us. */
export function face(x: number, y: number, r: number): Layers {
  return [
    form(ellipse(x, y, r), GOLD, { turn: 40, puff: 0.25, edge: 1.6, space: 3.6 }),
    ink(ellipse(x, y, r * 0.7).slice(0, -1), r * 0.08, '#5a3608'),
    ink(`${x},${y - r * 0.4} ${x},${y + r * 0.4}`, r * 0.14, '#5a3608'),
    ink(`${x - r * 0.28},${y - r * 0.1} ${x + r * 0.28},${y - r * 0.1}`, r * 0.14, '#5a3608'),
  ];
}

/** A heap under a line from left to right, strewn with coins along it and below. */
export function heap(top: string, count: number, seed = 1, size = 9): Layers {
  const shape = outline(top);
  const rnd = chance(seed);
  return [
    form(shape, GOLD, { turn: 8, puff: 0.3, grain: { height: 5, size: [12, 7] }, space: 4.8 }),
    ...strewn(shape, count, rnd).map(([x, y]) =>
      coin(x, y, size * (0.8 + rnd() * 0.5), (rnd() - 0.5) * 50, 0.35 + rnd() * 0.3),
    ),
  ];
}

function strewn(shape: Line, count: number, rnd: () => number): Line {
  const xs = shape.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return Array.from({ length: count }, () => {
    const x = left + (0.04 + rnd() * 0.92) * (right - left);
    const above = shape.filter(([px]) => Math.abs(px - x) < 14).map(([, y]) => y);
    const y = Math.min(400, ...above) + 4 + rnd() * rnd() * 60;
    return [x, y] as const;
  }).sort((a, b) => a[1] - b[1]);
}
