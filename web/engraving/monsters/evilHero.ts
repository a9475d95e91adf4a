/** He came for the gold, and stayed for the killing. */
import { limb, mirrored, outline } from '../geometry.ts';
import { plate } from '../moods.ts';
import { fist } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, INK, ink, spot } from '../plate.ts';
import { BONE, CLOTH, IRON, STEEL } from '../stuffs.ts';

const horn = limb('150,92 116,84 92,52 96,14', [26, 24, 18, 3]);
const pauldron = outline('146,200 110,190 70,208 48,250 60,290 100,286 138,262');

export const evilHero = plate(
  'blood',
  [
    masonry(9),
    // Cloak
    form('140,190 80,220 40,300 20,420 380,420 360,300 320,220 260,190', CLOTH, {
      turn: 80,
      puff: 0.3,
      shine: 0.8,
      folds: [fold('90,240 60,330 50,420', 9, 6), fold('320,240 346,330 354,420', 9, 6)],
    }),
    form('150,206 124,250 118,330 128,420 272,420 282,330 276,250 250,206', IRON, {
      turn: -10,
      puff: 0.5,
      folds: [
        fold('200,220 200,410', -7, 5),
        fold('124,300 200,330 278,300', 7, 3),
        fold('126,350 200,380 276,350', 7, 3),
      ],
    }),
    form(pauldron, IRON, {
      turn: 40,
      folds: [fold('58,262 98,246 134,232', 6, 3), fold('64,284 100,272 132,254', 6, 3)],
    }),
    form(mirrored(pauldron), IRON, { turn: -40, folds: [fold('342,262 302,246 266,232', 6, 3)] }),
    ...[
      [84, 210, -20],
      [64, 236, -40],
    ].map(([x, y, turn]) =>
      form(outline(`${x - 9},${y + 6}! ${x + turn * 0.5},${y - 34}! ${x + 9},${y + 4}!`), IRON, {
        edge: 1.8,
        turn: 70,
      }),
    ),
    ...[
      [316, 210, 20],
      [336, 236, 40],
    ].map(([x, y, turn]) =>
      form(outline(`${x - 9},${y + 6}! ${x + turn * 0.5},${y - 34}! ${x + 9},${y + 4}!`), IRON, {
        edge: 1.8,
        turn: 70,
      }),
    ),
    // Helm
    form(horn, BONE, { turn: 40 }),
    form(mirrored(horn), BONE, { turn: -40 }),
    form(
      '200,28 164,36 144,66 138,110 142,160 156,196 180,218 200,230! 220,218 244,196 258,160 262,110 256,66 236,36',
      IRON,
      {
        turn: -14,
        puff: 0.65,
        space: 4.1,
        bumps: [bump('140,112 196,126 196,136 142,128', -0.8), bump('260,112 204,126 204,136 258,128', -0.8)],
        folds: [
          fold('200,32 200,226', -8, 5),
          fold('142,108 196,120', -5, 3),
          fold('258,108 204,120', -5, 3),
          fold('146,92 200,104 254,92', 4, 2.5),
        ],
      },
    ),
    spot('146,120! 192,132! 190,144! 148,136!'),
    spot('254,120! 208,132! 210,144! 252,136!'),
    glow(172, 134, 26, '#ff2a1a', 0.95),
    glow(228, 134, 26, '#ff2a1a', 0.95),
    spot('158,129! 186,136! 184,140! 160,135!', '#ffb08a'),
    spot('242,129! 214,136! 216,140! 240,135!', '#ffb08a'),
    ...[162, 176, 224, 238].flatMap((x) =>
      [0, 1, 2].map((i) => ink(`${x},${164 + i * 14} ${x + (x < 200 ? 5 : -5)},${170 + i * 14}`, 4, INK)),
    ),
    // Sword, point down before him
    form('188,300! 212,300! 210,420! 190,420!', STEEL, {
      turn: 80,
      puff: 0.4,
      folds: [fold('200,300 200,420', 6, 4)],
    }),
    form(limb('124,292 200,300 276,292', [12, 16, 12]), STEEL, { turn: 20 }),
    form(limb('200,300 200,240', [14, 13]), CLOTH, {
      turn: 10,
      folds: [0, 1, 2, 3].map((i) => fold(`190,${252 + i * 11} 210,${256 + i * 11}`, 3, 2)),
    }),
    placed(fist(IRON), { x: 184, y: 270, scale: 0.8, turn: 80 }),
    placed(fist(IRON), { x: 218, y: 262, scale: 0.8, turn: -84, flip: true }),
    form(limb('96,282 120,320 172,286', [46, 40, 32]), IRON, { turn: 60 }),
    form(limb('304,282 280,320 230,282', [46, 40, 32]), IRON, { turn: -60 }),
  ],
  { torch: { strength: 1.2 } },
);
