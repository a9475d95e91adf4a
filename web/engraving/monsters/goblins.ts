/** Small, many, and pleased to see you. */
import { limb, mirrored, outline, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { fist } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, type Layers, type Stuff, spot } from '../plate.ts';
import { HIDE, MOSS, OLIVE, STEEL, WOOD } from '../stuffs.ts';

const ear = outline('-40,-8 -70,-34 -112,-44! -98,-14 -72,14 -42,18');

/** A goblin's head, its nose at the origin. */
function head(stuff: Stuff): Layers {
  return [
    form(ear, stuff, { turn: 30, folds: [fold('-50,0 -76,-20 -102,-38', 5, 4)] }),
    form(mirrored(ear, 0), stuff, { turn: -30, folds: [fold('50,0 76,-20 102,-38', 5, 4)] }),
    form('0,-62 -28,-58 -46,-36 -50,-6 -42,22 -26,44 0,56 26,44 42,22 50,-6 46,-36 28,-58', stuff, {
      turn: 6,
      puff: 0.7,
      bumps: [
        bump('-46,-22 -24,-28 -4,-12 -8,-4 -44,-10', 1.1),
        bump('46,-22 24,-28 4,-12 8,-4 44,-10', 1.1),
        bump('-42,8 -24,4 -18,20 -34,28', 0.9),
        bump('42,8 24,4 18,20 34,28', 0.9),
      ],
      folds: [fold('-22,-46 0,-42 22,-46', 3, 3), fold('-26,-36 0,-32 26,-36', 3, 3)],
    }),
    spot('-34,18! -16,24 0,22 16,24 34,18! 24,38 0,46 -24,38'),
    [-24, -12, 12, 24].map((x, i) => fang(x, i === 0 || i === 3 ? 21 : 24, i === 1 ? 12 : 9, 8)),
    [-16, 0, 15].map((x) => fang(x, 41, 9, 8, 180)),
    form('-8,-14 8,-14 12,2 24,8 14,18 0,22 -14,18 -24,8 -12,2', stuff, { turn: 6, puff: 1 }),
    eyes(0, -6, 46, 11, '#ffd23a', { slant: 14, pupil: 'round', light: '#fff3a6', shine: 1.9, brow: 0.5 }),
  ];
}

export const goblins = plate('ember', [
  masonry(5),
  // Two behind
  placed(head(MOSS), { x: 92, y: 118, scale: 0.72, turn: -8 }),
  form('40,168 90,156 146,172 168,260 150,420 20,420 16,250', HIDE, { turn: 80, puff: 0.4, shine: 0.7 }),
  placed(head(MOSS), { x: 322, y: 104, scale: 0.68, turn: 10 }),
  form('270,152 320,142 366,160 390,250 400,420 250,420 246,240', HIDE, { turn: 100, puff: 0.4, shine: 0.6 }),
  form(limb('372,290 376,180 366,20', [9, 9, 8]), WOOD, { turn: 10 }),
  form('366,34! 352,14! 364,-14! 378,14!', STEEL, { turn: 70 }),
  // The boldest
  form('200,250 148,262 112,300 102,420 298,420 290,300 252,262', HIDE, {
    turn: 70,
    folds: [
      fold('160,270 170,340 160,410', 6, 4),
      fold('238,270 230,340 240,410', 6, 4),
      fold('120,350 200,370 286,348', 7, 4),
    ],
  }),
  form(limb('128,300 84,330 72,372', [46, 38, 32]), OLIVE, { turn: 60 }),
  form(limb('272,296 316,302 334,258', [46, 38, 30]), OLIVE, { turn: -40 }),
  form('334,236! 322,150! 340,112! 356,150! 350,240!', STEEL, {
    turn: 80,
    puff: 0.4,
    folds: [fold(stroke('338,118 341,236'), -4, 3)],
  }),
  form(limb('316,238 342,240 366,238', [9, 12, 9]), WOOD, { turn: 10 }),
  placed(fist(OLIVE, true), { x: 340, y: 262, scale: 0.72, turn: 2 }),
  placed(head(OLIVE), { x: 198, y: 206, scale: 1.34, turn: -3 }),
]);
