/** The floor breaks, and a throat comes up through it. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, limb, moved, outline } from '../geometry.ts';
import { plate } from '../moods.ts';
import { masonry } from '../parts/masonry.ts';
import { bump, fold, form, glow, spot } from '../plate.ts';
import { IVORY, PURPLE, STONE } from '../stuffs.ts';

const rnd = chance(4);
const rings = Array.from({ length: 8 }, (_, i) => {
  const y = 232 + i * 22;
  const x = 196 + Math.sin(i / 3) * 22;
  const w = 108 - i * 3;
  return fold(`${x - w},${y - 10} ${x},${y + 18} ${x + w},${y - 10}`, 12, 5);
});

/** Teeth about a throat, all of them pointing in. */
const teeth = (cx: number, cy: number, rx: number, ry: number, count: number, long: number) =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + 0.1;
    const [x, y] = [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
    const turn = (Math.atan2(cy - y, cx - x) * 180) / Math.PI - 90;
    const size = long * (0.8 + rnd() * 0.4);
    return form(moved(outline(`-9,0! 9,0! 2,${size * 0.6} 0,${size}!`), { x, y, turn }), IVORY, {
      edge: 1.6,
      space: 3.4,
      turn: turn + 20,
    });
  });

const rubble = Array.from({ length: 15 }, (_, i) => {
  const x = 20 + (i / 14) * 360 + (rnd() - 0.5) * 18;
  const r = 16 + rnd() * 20;
  const y = 396 - Math.sin((i / 14) * Math.PI) * 12 - rnd() * 14;
  const corner = (a: number, k: number) =>
    `${Math.round(x + Math.cos(a) * r * k)},${Math.round(y + Math.sin(a) * r * k * 0.8)}!`;
  return form(
    [0.2, 1.3, 2.4, 3.5, 4.4, 5.5].map((a) => corner(a + rnd() * 0.5, 0.8 + rnd() * 0.4)).join(' '),
    STONE,
    { turn: 20 + rnd() * 40, puff: 0.4, shine: 0.9 },
  );
});

export const purpleWorm = plate('hex', [
  masonry(29),
  glow(190, 150, 200, '#c06ae0', 0.35),
  form(limb('176,420 226,330 222,260 188,170', [190, 210, 232, 226]), PURPLE, {
    turn: 6,
    puff: 0.7,
    folds: rings,
    grain: { height: 3, size: [30, 9] },
  }),
  // The lip
  form(ellipse(184, 138, 130, 108, -8), PURPLE, {
    turn: 10,
    puff: 0.5,
    bumps: [bump(ellipse(184, 140, 98, 78, -8), -1)],
    folds: Array.from({ length: 18 }, (_, i) => {
      const a = (i / 18) * Math.PI * 2;
      return fold(
        `${184 + Math.cos(a) * 92},${138 + Math.sin(a) * 74} ${184 + Math.cos(a) * 132},${138 + Math.sin(a) * 110}`,
        6,
        4,
      );
    }),
  }),
  spot(ellipse(184, 140, 96, 76, -8), '#16020c'),
  form(
    ellipse(186, 144, 82, 62, -8),
    { dark: '#1a0308', body: '#6a1226', lit: '#e8707a' },
    { turn: 40, puff: 0.3, edge: 1, bumps: [bump(ellipse(188, 148, 66, 48, -8), -1.4)], shine: 0.8 },
  ),
  spot(ellipse(188, 150, 48, 34, -8), '#0a0106'),
  teeth(187, 147, 62, 45, 14, 22),
  teeth(184, 139, 95, 75, 22, 34),
  ...rubble,
  ...[
    [60, 300, 8],
    [338, 280, 10],
    [320, 330, 6],
    [90, 336, 6],
    [364, 330, 7],
  ].map(([x, y, r]) =>
    form(`${x - r},${y}! ${x},${y - r}! ${x + r},${y - 2}! ${x + 2},${y + r}!`, STONE, {
      edge: 1.6,
      turn: 30,
    }),
  ),
]);
