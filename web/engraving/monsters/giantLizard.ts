/** Cold eye, quick tongue, and a back like a saw. */
import { limb, outline, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eye } from '../parts/eyes.ts';
import { masonry } from '../parts/masonry.ts';
import { row } from '../parts/teeth.ts';
import { bump, fold, form, INK, ink, spot } from '../plate.ts';
import { IVORY, OLIVE, SLIME } from '../stuffs.ts';

const scales = { size: 13, height: 4.5 };
const spines = Array.from({ length: 11 }, (_, i) => {
  const t = i / 10;
  const x = 196 + t * 190;
  const y = 92 - Math.sin(t * 2.4) * 34 + t * 66;
  const h = 44 - t * 14;
  return form(outline(`${x - 12},${y + 14}! ${x + 14},${y - h}! ${x + 20},${y + 18}!`), SLIME, {
    turn: 70,
    shine: 0.8,
    edge: 1.8,
  });
});

export const giantLizard = plate('swamp', [
  masonry(31),
  ...spines,
  form('170,120 220,76 290,72 350,110 390,180 410,290 400,420 200,420 180,330 150,240', OLIVE, {
    turn: 30,
    puff: 0.5,
    scales,
    folds: [fold('214,180 240,250 230,330', 8, 5), fold('190,210 206,280 200,350', 6, 4)],
  }),
  // Foreleg
  form(limb('270,300 210,340 190,392', [80, 58, 46]), OLIVE, { turn: 60, scales }),
  ...[0, 1, 2, 3].map((i) =>
    form(
      limb(
        `${196 - i * 4},${384 + i * 4} ${156 - i * 4},${374 + i * 12} ${130 - i * 6},${388 + i * 12}`,
        [20, 15, 10],
      ),
      OLIVE,
      { turn: 40, edge: 1.8 },
    ),
  ),
  ...[0, 1].map((i) =>
    form(
      outline(
        `${134 - i * 4},${380 + i * 12}! ${104 - i * 4},${392 + i * 12}! ${134 - i * 4},${394 + i * 12}!`,
      ),
      IVORY,
      { edge: 1.4, space: 3 },
    ),
  ),
  // The throat and lower jaw
  form('236,250 190,280 120,280 66,262 40,244 60,232 130,226 214,206', OLIVE, {
    turn: -6,
    scales: { size: 10, height: 3 },
    folds: [fold('60,254 120,264 190,258', 5, 3)],
  }),
  spot('44,238! 60,214 130,196 214,186 214,210 130,232'),
  form(
    limb('150,222 90,220 40,206 6,222', [20, 15, 10, 6]),
    { dark: '#2a0608', body: '#7a1a20', lit: '#ff9a8a' },
    { turn: 10 },
  ),
  form(
    limb('20,214 2,202 -12,196', [6, 4, 1]),
    { dark: '#2a0608', body: '#7a1a20', lit: '#ff9a8a' },
    { turn: 10 },
  ),
  row(stroke('56,240 120,232 190,216'), 9, [12, 16, 10], 9).map((layer) => layer),
  // The head
  form(
    '28,200 36,172 78,150 120,128 158,100 206,92 246,116 258,160 244,206 206,212 150,210 96,218 48,222',
    OLIVE,
    {
      turn: -16,
      puff: 0.65,
      scales: { size: 11, height: 3 },
      bumps: [
        bump('108,134 150,106 196,108 190,126 130,144', 1.2),
        bump('186,140 234,136 244,180 208,200 180,178', 0.8),
        bump('36,180 64,166 70,184 44,194', 0.7),
      ],
      folds: [fold('60,206 120,196 196,190', 5, 3)],
    },
  ),
  row(stroke('210,206 150,208 96,214 48,220').toReversed(), 12, [13, 9, 16, 10], 9),
  spot('40,186 50,180 54,188 46,192', INK),
  eye(150, 144, 17, '#d8ff4a', { slant: -20, light: '#f4ffb0', shine: 2 }),
  ink('124,136 146,124 178,128', 6),
]);
