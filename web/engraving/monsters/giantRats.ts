/** One of them is enough. It is never one. */
import { chance } from '../../src/art/shapes.ts';
import { limb, outline, ragged, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eye, gleams } from '../parts/eyes.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, ink, type Layers, lines, spot } from '../plate.ts';
import { FLESH, FUR, GREYFUR, IVORY } from '../stuffs.ts';

const fur = (line: string, seed: number, length = 9) =>
  ragged(outline(line), length, 9, chance(seed), [0.3, 0.3]);

/** Head and forepart of a rat that looks left and up at us; about 300 wide. */
const rat = (stuff: typeof FUR): Layers => [
  form(fur('60,-20 110,-66 180,-78 230,-40 250,40 240,120 60,120 20,60', 4, 12), stuff, {
    turn: 40,
    puff: 0.5,
    grain: { height: 5, size: [9, 22] },
  }),
  form(limb('40,60 10,92 -30,98', [46, 34, 24]), stuff, { turn: 60, grain: { height: 3, size: [8, 8] } }),
  ...[-10, 4, 18].map((dy) =>
    form(limb(`-30,${92 + dy * 0.6} -56,${92 + dy} -74,${104 + dy}`, [12, 10, 3]), FLESH, {
      turn: 20,
      edge: 1.6,
    }),
  ),
  form('18,-62 6,-104 30,-128 62,-116 66,-76 46,-48', FLESH, {
    turn: 30,
    puff: 0.4,
    bumps: [bump('26,-72 22,-104 40,-114 54,-98 50,-70', -0.7)],
  }),
  form('66,-52 72,-98 104,-112 126,-88 116,-54 90,-34', FLESH, {
    turn: 30,
    puff: 0.4,
    bumps: [bump('78,-58 84,-90 104,-98 112,-82 102,-58', -0.7)],
  }),
  // The lower jaw
  form(fur('-80,6 -58,36 -20,54 30,50 56,20 0,0', 9, 5), stuff, { turn: 10, shine: 0.8 }),
  spot('-92,-6! -60,2 -20,8 16,2 0,24 -34,32 -66,22'),
  form('-66,30! -62,6! -54,28!', IVORY, { space: 3 }),
  form('-54,32! -49,8! -42,32!', IVORY, { space: 3 }),
  form(
    fur('-108,-24 -84,-44 -44,-60 -2,-72 48,-66 80,-40 88,0 64,34 20,16 -20,4 -64,4 -100,-4', 7, 6),
    stuff,
    {
      turn: -16,
      puff: 0.7,
      grain: { height: 3, size: [18, 6] },
      bumps: [bump('-36,-56 -4,-64 14,-50 -6,-40 -32,-42', 0.9), bump('0,-20 34,-26 54,0 30,18 4,6', 0.7)],
      folds: [fold('-88,-28 -56,-40', 5, 3), fold('-80,-18 -48,-28', 4, 3)],
    },
  ),
  form('-116,-20 -108,-32 -94,-30 -90,-16 -102,-8', FLESH, { turn: 10, puff: 1 }),
  form('-88,0! -80,34! -72,2!', IVORY, { space: 3, edge: 1.5 }),
  form('-76,2! -68,30! -61,3!', IVORY, { space: 3, edge: 1.5 }),
  eye(-12, -38, 12, '#ff4a2a', { slant: -18, pupil: 'round', light: '#ffc27a', shine: 2.2 }),
  ink('-34,-50 -14,-54 8,-44', 5),
  lines(
    [
      '-92,-16 -130,-34 -160,-36',
      '-90,-12 -132,-14 -164,-6',
      '-86,-8 -122,6 -146,22',
      '-84,-20 -108,-50 -128,-66',
    ].map((w) => stroke(w)),
    1.4,
    '#e8d2a8',
    0.8,
  ),
];

export const giantRats = plate('swamp', [
  masonry(17),
  gleams(
    [
      [44, 74],
      [64, 78],
      [330, 46],
      [352, 50],
      [282, 84],
      [300, 82],
    ],
    4,
    '#ff5a2a',
  ),
  placed(rat(GREYFUR), { x: 300, y: 168, scale: 0.72, flip: true }),
  form(limb('330,330 376,300 372,240 340,214', [20, 16, 11, 4]), FLESH, {
    turn: 70,
    folds: [0, 1, 2, 3, 4].map((i) =>
      fold(`${352 + i * 4},${326 - i * 20} ${376 + i * 2},${318 - i * 20}`, 3, 2),
    ),
  }),
  placed(rat(FUR), { x: 172, y: 262, scale: 1.16 }),
]);
