/** Goblins that have learned to march. */
import { limb, mirrored, outline } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { fist } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, ink, type Layers, spot } from '../plate.ts';
import { CLOTH, HIDE, IRON, STEEL, WOOD } from '../stuffs.ts';

const cheek = outline('-44,-22! -60,-4 -58,34 -44,56! -34,30 -36,0');

/** A helmed head, its nose at the origin. */
const head: Layers = [
  form('0,-34 -30,-30 -42,-8 -40,24 -28,52 0,66 28,52 40,24 42,-8 30,-30', HIDE, {
    turn: 6,
    puff: 0.7,
    bumps: [
      bump('-38,-18 -20,-22 -2,-8 -6,0 -36,-6', 1),
      bump('38,-18 20,-22 2,-8 6,0 36,-6', 1),
      bump('-34,38 0,30 34,38 20,60 0,68 -20,60', 1.1),
      bump('-34,8 -20,6 -16,20 -28,26', 0.8),
      bump('34,8 20,6 16,20 28,26', 0.8),
    ],
  }),
  spot('-28,32! -12,28 0,30 12,28 28,32! 14,42 0,40 -14,42'),
  fang(-20, 40, 22, 9, 176),
  fang(20, 40, 22, 9, 184),
  form('-10,-10 10,-10 13,8 20,18 10,26 -10,26 -20,18 -13,8', HIDE, { turn: 6, puff: 1 }),
  ink('-8,22 -3,24', 3),
  ink('8,22 3,24', 3),
  eyes(0, 0, 42, 10, '#ff8a2a', { slant: 12, light: '#ffe08a', shine: 2, brow: 0.6 }),
  form(cheek, IRON, { turn: 80 }),
  form(mirrored(cheek, 0), IRON, { turn: 80 }),
  form(
    '-50,-14! -50,-42 -36,-66 -12,-78 0,-100! 12,-78 36,-66 50,-42 50,-14! 26,-24 8,-18 4,8! -4,8! -8,-18 -26,-24',
    IRON,
    {
      turn: -20,
      puff: 0.6,
      folds: [fold('-48,-26 -24,-36 0,-30 24,-36 48,-26', -5, 3), fold('0,-92 0,-30', -5, 4)],
    },
  ),
];

export const hobgoblins = plate('blood', [
  masonry(13),
  form(limb('70,420 66,200 60,10', [10, 10, 9]), WOOD, { turn: 10, shine: 0.7 }),
  form('60,40! 40,16! 58,-20! 78,16!', STEEL, { turn: 80 }),
  form('60,190 110,176 166,194 176,420 20,420 30,240', CLOTH, { turn: 80, puff: 0.4, shine: 0.6 }),
  placed(head, { x: 108, y: 128, scale: 0.82, turn: -4 }),
  form('186,236 142,254 112,300 104,420 336,420 326,300 292,252 248,236', IRON, {
    turn: -12,
    puff: 0.4,
    folds: [
      fold('114,320 220,344 328,318', 7, 3),
      fold('110,360 220,384 332,358', 7, 3),
      fold('218,250 220,420', -7, 5),
    ],
  }),
  form('186,232 150,222 106,240 88,282 104,310 146,296 176,262', IRON, {
    turn: 40,
    folds: [fold('100,270 130,258 160,268', 6, 3)],
  }),
  form('252,232 288,222 330,240 350,282 334,310 292,296 262,262', IRON, {
    turn: -40,
    folds: [fold('338,270 308,258 278,268', 6, 3)],
  }),
  placed(head, { x: 218, y: 176, scale: 1.36 }),
  // The axe
  form(limb('372,420 366,250 352,70', [15, 15, 12]), WOOD, { turn: 10 }),
  form('350,92! 322,66 296,66! 300,110 296,158! 326,150 354,136!', STEEL, {
    turn: -60,
    puff: 0.35,
    folds: [fold('306,74 310,110 304,150', -5, 4)],
  }),
  form('356,96! 372,84 384,66! 386,112 392,150! 376,134 358,134!', STEEL, { turn: 60, puff: 0.35 }),
  placed(fist(HIDE, true), { x: 366, y: 300, scale: 0.86, turn: 86 }),
]);
