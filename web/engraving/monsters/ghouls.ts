/** They were hungry when they died. */
import { limb, mirrored, outline } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { openHand } from '../parts/hand.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, INK, ink, type Layers, lines, type Stuff, spot } from '../plate.ts';
import { ROT, STONE } from '../stuffs.ts';

const ear = outline('-44,-16 -66,-34 -70,-12 -58,14 -42,16');

/** A gaunt head, its nose at the origin. */
const head = (stuff: Stuff): Layers => [
  form(ear, stuff, { turn: 40 }),
  form(mirrored(ear, 0), stuff, { turn: -40 }),
  form(
    '0,-78 -32,-72 -50,-46 -48,-12 -38,12 -34,44 -22,70 0,80 22,70 34,44 38,12 48,-12 50,-46 32,-72',
    stuff,
    {
      turn: 6,
      puff: 0.6,
      bumps: [
        bump('-46,-26 -24,-34 -4,-18 -8,-8 -42,-12', 1.1),
        bump('46,-26 24,-34 4,-18 8,-8 42,-12', 1.1),
        bump('-40,-12 -10,-10 -10,10 -34,12', -1.2),
        bump('40,-12 10,-10 10,10 34,12', -1.2),
        bump('-44,10 -24,8 -18,20 -34,26', 1),
        bump('44,10 24,8 18,20 34,26', 1),
        bump('-34,28 -18,26 -18,52 -28,56', -0.9),
        bump('34,28 18,26 18,52 28,56', -0.9),
      ],
      folds: [fold('-26,-58 0,-52 26,-58', 3, 3), fold('-28,-46 0,-40 28,-46', 3, 3)],
    },
  ),
  spot('0,-2 -8,14 -6,20 0,17 6,20 8,14', INK),
  spot('-24,30! -10,26 0,28 10,26 24,30! 24,52 14,66 0,70 -14,66 -24,52'),
  [-18, -9, 0, 9, 18].map((x, i) => fang(x, 30, i % 2 ? 14 : 10, 8)),
  [-13, -4, 5, 14].map((x, i) => fang(x, 66, i % 2 ? 12 : 9, 7, 180)),
  eyes(0, -1, 46, 9, '#bfe88a', { pupil: 'round', light: '#f2ffd0', shine: 2.6, slant: 8 }),
  lines(
    [
      '-30,-66 -44,-40 -50,0',
      '-16,-76 -40,-62 -58,-30',
      '22,-74 46,-56 56,-20',
      '32,-66 48,-30 52,10',
      '4,-80 -8,-70 -20,-72',
    ],
    1.6,
    '#1a160e',
  ),
];

const ribs = (x: number, y: number, size: number) => [
  fold(`${x},${y} ${x},${y + 80 * size}`, 7, 4),
  ...[0, 22, 44, 66].flatMap((down) =>
    [-1, 1].map((side) =>
      fold(
        `${x + side * 8 * size},${y + (down + 8) * size} ${x + side * 40 * size},${y + down * size} ${x + side * 66 * size},${y + (down + 24) * size}`,
        7,
        4,
      ),
    ),
  ),
];

export const ghouls = plate(
  'crypt',
  [
    // An open grave, seen from inside
    form('-10,-10! 410,-10! 410,60! 340,44 270,62 200,48 130,64 60,46 -10,62!', STONE, {
      turn: 8,
      shine: 0.5,
      grain: { height: 5, size: [20, 14] },
    }),
    placed(head(ROT), { x: 300, y: 126, scale: 0.8, turn: 14 }),
    form('276,190 326,186 372,220 390,300 400,420 250,420 250,260', ROT, {
      turn: 20,
      shine: 0.7,
      puff: 0.4,
      folds: ribs(318, 214, 0.8),
    }),
    placed(openHand({ stuff: ROT, nail: 16 }), { x: 372, y: 214, scale: 0.78, turn: 16 }),
    form(limb('392,330 398,270 374,208', [34, 28, 22]), ROT, { turn: -60, shine: 0.8 }),
    // The nearest
    form('160,250 110,262 70,300 58,420 260,420 254,310 214,264', ROT, {
      turn: 10,
      puff: 0.4,
      folds: ribs(160, 286, 1.15),
      bumps: [bump('100,272 160,282 222,274 204,290 120,290', 0.7)],
    }),
    form(limb('90,300 44,300 36,240 54,188', [44, 36, 28, 22]), ROT, { turn: 60 }),
    placed(openHand({ stuff: ROT, nail: 20, long: 52, crook: 22 }), { x: 54, y: 192, scale: 1.05, turn: 6 }),
    form(limb('236,306 272,352 320,352', [44, 36, 26]), ROT, { turn: -60 }),
    placed(openHand({ stuff: ROT, nail: 20, long: 52, crook: 22 }), {
      x: 310,
      y: 354,
      scale: 1,
      turn: 62,
      flip: true,
    }),
    placed(head(ROT), { x: 160, y: 164, scale: 1.3, turn: -6 }),
    ink('118,236 128,252', 2),
  ],
  { torch: { strength: 1.25 } },
);
