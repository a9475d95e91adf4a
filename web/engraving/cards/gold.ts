/** Gold as it is carried: loose, in a bag, in a sack, in a chest, by the heap. */
import { ellipse, limb } from '../geometry.ts';
import { still } from '../moods.ts';
import { coin, face, heap } from '../parts/hoard.ts';
import { ledge } from '../parts/ledge.ts';
import { masonry } from '../parts/masonry.ts';
import { fold, form, glow, type Layers, type Stuff, spot } from '../plate.ts';
import { BRASS, GOLD, HIDE, IRON, LINEN, RUBY, SILVER, WOOD } from '../stuffs.ts';

export const coins = still('gold', [
  masonry(4),
  ledge(312),
  coin(120, 326, 34, -6),
  coin(272, 318, 36, 8),
  coin(200, 344, 38, 2),
  coin(206, 332, 38, -4),
  coin(200, 320, 38, 3),
  coin(208, 308, 38, -3),
  coin(202, 296, 38, 2),
  coin(316, 350, 34, -10),
  coin(86, 356, 32, 10),
  glow(180, 200, 120, '#ffcf5a', 0.4),
  face(150, 222, 58),
  face(254, 232, 46),
]);

/** Tied at the neck, and too full. */
const purse = (stuff: Stuff, high: number, wide: number): Layers => [
  form(
    `200,${330 - high} ${200 - wide * 0.3},${336 - high} ${200 - wide * 0.8},${330 - high * 0.55} ${200 - wide},300 ${200 - wide * 0.82},340 200,352 ${200 + wide * 0.82},340 ${200 + wide},300 ${200 + wide * 0.8},${330 - high * 0.55} ${200 + wide * 0.3},${336 - high}`,
    stuff,
    {
      turn: 40,
      puff: 0.7,
      folds: [-0.6, -0.25, 0.2, 0.55].map((t) =>
        fold(
          `${200 + t * 26},${340 - high} ${200 + t * wide * 0.9},${330 - high * 0.5} ${200 + t * wide * 1.2},300`,
          8,
          5,
        ),
      ),
    },
  ),
  form(
    `${200 - wide * 0.34},${338 - high}! ${200 - wide * 0.5},${296 - high} ${200 - wide * 0.16},${312 - high} 200,${290 - high} ${200 + wide * 0.2},${310 - high} ${200 + wide * 0.52},${298 - high} ${200 + wide * 0.34},${338 - high}!`,
    stuff,
    {
      turn: 70,
      folds: [-18, 0, 18].map((x) => fold(`${200 + x},${334 - high} ${200 + x * 1.5},${302 - high}`, 6, 3)),
    },
  ),
  form(
    limb(
      `${200 - wide * 0.36},${336 - high} 200,${344 - high} ${200 + wide * 0.36},${336 - high}`,
      [11, 12, 11],
    ),
    BRASS,
    { turn: 30 },
  ),
  form(
    limb(
      `${200 + wide * 0.2},${342 - high} ${200 + wide * 0.34},${372 - high} ${200 + wide * 0.24},${396 - high}`,
      [7, 6, 3],
    ),
    BRASS,
    { edge: 1.6 },
  ),
];

export const bag = still('gold', [
  masonry(14),
  ledge(330),
  purse(HIDE, 150, 78),
  coin(96, 352, 24, -8),
  coin(130, 368, 24, 6),
  coin(300, 356, 25, 10),
  coin(276, 372, 23, -6),
]);

export const sack = still('gold', [
  masonry(24),
  ledge(336),
  purse(LINEN, 236, 118),
  coin(62, 356, 22, -8),
  coin(92, 374, 22, 6),
  coin(340, 360, 22, 10),
  coin(318, 378, 23, -6),
  face(200, 252, 40),
]);

/** A chest with its lid up. */
const coffer = (body: Stuff, bands: Stuff): Layers => [
  form('84,196! 96,120 200,104 304,120 316,196!', body, {
    turn: 0,
    puff: 0.5,
    shine: 0.8,
    folds: [fold('90,160 200,142 310,160', 5, 3)],
  }),
  form(
    '92,198! 102,136 200,120 298,136 308,198!',
    { dark: '#0b0604', body: '#1d1008', lit: '#5a3a1c' },
    { turn: 0, puff: 0.2 },
  ),
  heap('96,232 120,190 160,178 200,168 246,180 286,192 304,232', 20, 8, 13),
  form('72,222! 328,222! 318,352! 82,352!', body, {
    turn: 2,
    puff: 0.22,
    grain: { height: 4, size: [60, 7] },
    folds: [fold('78,262! 324,262!', 6, 2.4), fold('80,306! 320,306!', 6, 2.4)],
  }),
  ...[100, 282].map((x) =>
    form(`${x - 14},220! ${x + 14},220! ${x + 13},354! ${x - 13},354!`, bands, { turn: 80, puff: 0.4 }),
  ),
  form('66,214! 334,214! 332,236! 68,236!', bands, { turn: 10, puff: 0.5 }),
  form('174,226! 226,226! 224,282 200,296 176,282', bands, { turn: 20, puff: 0.5 }),
  spot(ellipse(200, 254, 8)),
  spot('196,256! 204,256! 208,280! 192,280!'),
];

export const chest = still('gold', [
  masonry(34),
  glow(200, 170, 150, '#ffd25a', 0.5),
  ledge(344, 205, 150),
  coffer(WOOD, IRON),
  coin(58, 366, 20, 8),
  coin(350, 372, 22, -8),
]);
export const silverCoffer = still('night', [
  masonry(35),
  glow(200, 170, 150, '#cfe0ff', 0.4),
  ledge(344, 205, 150),
  coffer(SILVER, BRASS),
]);

export const hoard = still('gold', [
  masonry(44),
  glow(200, 190, 190, '#ffd25a', 0.6),
  heap('-10,420 -10,330 60,290 120,230 180,176 220,164 270,206 320,262 380,306 410,330 410,420', 54, 14, 15),
  // A cup and a crown among it
  form('226,180! 282,166! 282,196 268,220 256,224 240,214 230,200', GOLD, { turn: 30, puff: 0.8 }),
  spot(ellipse(254, 172, 28, 8, -14), '#3a2006'),
  form('104,252! 96,208! 116,228! 128,196! 144,222! 164,198! 166,242!', GOLD, { turn: 70, puff: 0.4 }),
  ...[
    [116, 240],
    [138, 234],
    [156, 230],
  ].map(([x, y]) => form(ellipse(x, y, 6), RUBY, { edge: 1.4, space: 3.4 })),
  coin(80, 350, 17, 8),
  coin(300, 330, 17, -8),
  coin(200, 376, 18, 4),
  coin(330, 372, 18, 10),
  coin(130, 388, 17, -8),
]);
