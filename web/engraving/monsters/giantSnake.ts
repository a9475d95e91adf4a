/** Coils, a hood, and two long teeth. */
import { limb, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { masonry } from '../parts/masonry.ts';
import { fang } from '../parts/teeth.ts';
import { bump, fold, form, INK, ink, spot } from '../plate.ts';
import { OLIVE, SLIME } from '../stuffs.ts';

const scales = { size: 13, height: 4.5 };
const TONGUE = { dark: '#2a0608', body: '#8a1a20', lit: '#ff9a8a' };

export const giantSnake = plate('swamp', [
  masonry(11),
  form(limb('300,250 372,262 392,320 330,356 230,350', [50, 62, 66, 64, 60]), SLIME, {
    turn: 40,
    scales,
    shine: 0.7,
  }),
  form(limb('120,280 30,286 6,340 70,384 200,392 320,400 420,380', [50, 60, 66, 70, 72, 70, 60]), SLIME, {
    turn: -50,
    scales,
  }),
  form(limb('90,330 150,296 250,296 330,330 342,380', [44, 58, 62, 58, 50]), SLIME, {
    turn: 60,
    scales,
    shine: 0.9,
  }),
  // The neck rises, and the hood is spread
  form(limb('210,350 252,300 230,240 200,190', [62, 66, 72, 80]), SLIME, { turn: 80, scales }),
  form('200,56 150,66 112,100 96,150 108,206 144,252 200,276 256,252 292,206 304,150 288,100 250,66', SLIME, {
    turn: 12,
    puff: 0.4,
    scales,
    bumps: [
      bump('170,120 200,110 230,120 236,270 200,280 164,270', 0.7),
      bump('112,130 150,110 160,190 124,212', -0.45),
      bump('288,130 250,110 240,190 276,212', -0.45),
    ],
  }),
  // Belly plates
  form('172,170 228,170 234,280 226,330 186,330 168,280', OLIVE, {
    turn: 0,
    puff: 0.5,
    folds: Array.from({ length: 9 }, (_, i) =>
      fold(`166,${186 + i * 17} 200,${194 + i * 17} 236,${186 + i * 17}`, 6, 2.6),
    ),
  }),
  // Lower jaw
  form('160,150 158,182 176,206 200,214 224,206 242,182 240,150', OLIVE, { turn: 0, shine: 0.9 }),
  spot('152,128 248,128 244,166 226,192 200,200 174,192 156,166', '#1a0305'),
  spot('176,156 200,148 224,156 220,184 200,192 180,184', '#7a1a20', 0.8),
  form(limb('200,178 202,214 196,240', [12, 9, 6]), TONGUE, { turn: 10 }),
  form(limb('196,238 186,258 174,262', [6, 4, 1]), TONGUE),
  form(limb('197,238 204,260 216,266', [6, 4, 1]), TONGUE),
  form('200,50 168,56 144,80 138,110 150,134 176,142 200,136 224,142 250,134 262,110 256,80 232,56', SLIME, {
    turn: 6,
    puff: 0.6,
    scales: { size: 10, height: 3 },
    bumps: [
      bump('142,88 168,78 192,98 184,110 146,108', 1.1),
      bump('258,88 232,78 208,98 216,110 254,108', 1.1),
      bump('186,114 214,114 216,134 184,134', 0.8),
    ],
    folds: [fold('200,56 200,96', 4, 3)],
  }),
  fang(168, 138, 44, 13, -4),
  fang(232, 138, 44, 13, 4),
  fang(186, 138, 12, 8),
  fang(214, 138, 12, 8),
  fang(178, 196, 14, 8, 176),
  fang(222, 196, 14, 8, 184),
  ink(stroke('190,124 194,130'), 4, INK),
  ink(stroke('210,124 206,130'), 4, INK),
  eyes(200, 104, 68, 12, '#ffb52a', { slant: 16, light: '#ffeb9a', brow: 0.5 }),
]);
