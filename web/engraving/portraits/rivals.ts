/** Those who sit in for people: six of them, and six more in `rivalsToo.ts`. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, even, limb, outline, ragged } from '../geometry.ts';
import { portrait } from '../moods.ts';
import { face } from '../parts/face.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { fold, form, glow, INK, ink, type Stuff, spot } from '../plate.ts';
import {
  BRASS,
  CLOTH,
  FLESH,
  GOLD,
  HIDE,
  IRON,
  LINEN,
  PALE,
  PITCH,
  PURPLE,
  SAPPHIRE,
  SILVER,
  STEEL,
} from '../stuffs.ts';

const at = { x: 200, y: 176, scale: 1.3 };
const RED: Stuff = { dark: '#24080a', body: '#8a2a12', lit: '#ffae62' };
const GREY: Stuff = { dark: '#1c1b1a', body: '#6a6660', lit: '#eeeae0' };
const OLD: Stuff = { dark: '#22140c', body: '#744c30', lit: '#ffdcae' };

/** Cold as a well, and as deep. */
export const morwen = portrait('night', [
  masonry(141),
  glow(200, 150, 170, '#a8c0ff', 0.35),
  form(even('200,44 146,54 114,104 104,190 92,300 110,400 200,410', 200), PITCH, {
    turn: 86,
    puff: 0.4,
    shine: 1.5,
    grain: { height: 5, size: [7, 70] },
  }),
  form(
    '150,286 100,300 64,350 50,420 350,420 336,350 300,300 250,286 200,350',
    { dark: '#080c18', body: '#24304e', lit: '#9ab0e0' },
    {
      turn: 80,
      puff: 0.4,
      folds: [fold('120,330 104,380 100,420', 8, 5), fold('280,330 296,380 300,420', 8, 5)],
    },
  ),
  form('120,300! 98,226 130,268 160,304', { dark: '#080c18', body: '#24304e', lit: '#9ab0e0' }, { turn: 60 }),
  form(
    '280,300! 302,226 270,268 240,304',
    { dark: '#080c18', body: '#24304e', lit: '#9ab0e0' },
    { turn: -60 },
  ),
  form(limb('200,244 200,316', [48, 60]), PALE, { turn: 0, shine: 0.8 }),
  form('200,336! 212,352! 200,372! 188,352!', SAPPHIRE, { puff: 0.5, edge: 1.8, space: 3.6 }),
  form(limb('168,300 186,334 200,340 214,334 232,300', [4, 4, 4, 4, 4]), SILVER, { edge: 1.2 }),
  placed(
    face({
      skin: PALE,
      bones: 'narrow',
      eyes: '#7aa8d8',
      lashes: true,
      lips: '#5a1a34',
      mouth: 'calm',
      frown: 4,
      brow: 4,
      ears: 'none',
    }),
    at,
  ),
  form(even('200,60 156,68 132,116 130,220! 146,150 168,112 200,90', 200), PITCH, {
    turn: 76,
    shine: 1.6,
    grain: { height: 4, size: [7, 40] },
  }),
  form(limb('144,108 200,124 256,108', [5, 6, 5]), SILVER, { edge: 1.4 }),
  form('200,118! 207,130! 200,144! 193,130!', SAPPHIRE, { puff: 0.5, edge: 1.4, space: 3 }),
]);

/** He has never found a door that he could not be through by now. */
export const brack = portrait('blood', [
  masonry(142),
  form(even('200,262 130,274 66,310 36,420 200,420', 200), IRON, {
    turn: 10,
    puff: 0.4,
    scales: { size: 10, height: 4 },
  }),
  placed(
    face({
      bones: 'round',
      mouth: 'none',
      eyes: '#4a6a8a',
      frown: 6,
      brow: 10,
      brows: '#8a3412',
      nose: 1.5,
      age: 1,
    }),
    { ...at, y: 166, scale: 1.26 },
  ),
  form(
    ragged(even('200,216 158,214 122,196 112,260 126,330 160,384 200,412', 200), 9, 14, chance(61), [0, 0.7]),
    RED,
    { turn: 84, puff: 0.5, grain: { height: 5, size: [7, 40] } },
  ),
  form(ragged(even('200,206 172,204 138,222 118,256! 156,246 200,224', 200), 5, 9, chance(62)), RED, {
    turn: 50,
  }),
  ink('182,238 200,242 218,238', 4, '#3a0c08'),
  ...[150, 250].map((x) =>
    form(limb(`${x},316 ${x + (x < 200 ? -8 : 8)},360 ${x},400`, [30, 28, 14]), RED, {
      turn: 20,
      folds: [326, 344, 362, 380].map((y) => fold(`${x - 22},${y + 7} ${x + 22},${y - 7}`, 4, 2.6)),
    }),
  ),
  ...[150, 250].map((x) => form(limb(`${x - 14},390 ${x + 14},390`, [12, 12]), BRASS, { edge: 1.6 })),
  form(even('200,34 150,44 122,84 116,134! 150,120 200,114', 200), IRON, {
    turn: -14,
    puff: 0.6,
    folds: [fold('200,38 200,116', -7, 6)],
  }),
  form(limb('114,134 200,110 286,134', [18, 20, 18]), BRASS, { turn: 20 }),
  ...[140, 170, 200, 230, 260].map((x) =>
    form(ellipse(x, 122 - (40 - Math.abs(200 - x)) * 0.16, 5), IRON, { edge: 1.2, space: 3 }),
  ),
  ...[118, 282].map((x) =>
    form(
      limb(`${x},108 ${x + (x < 200 ? -38 : 38)},92 ${x + (x < 200 ? -46 : 46)},48`, [26, 22, 3]),
      { dark: '#1c140c', body: '#4d3a24', lit: '#f6e6bf' },
      { turn: 30 },
    ),
  ),
]);

/** She has buried three husbands and every rival but you. */
export const oona = portrait('ember', [
  masonry(143),
  form(even('200,270 140,284 84,326 60,420 200,420', 200), CLOTH, {
    turn: 80,
    puff: 0.4,
    folds: [fold('130,320 112,370 108,420', 8, 5), fold('270,320 288,370 292,420', 8, 5)],
  }),
  form(even('200,50 144,62 112,116 110,190 128,262 164,306 200,314', 200), LINEN, {
    turn: 50,
    puff: 0.5,
    folds: [fold('140,110 130,180 146,250', 5, 4), fold('260,110 270,180 254,250', 5, 4)],
  }),
  placed(
    face({
      skin: OLD,
      bones: 'round',
      mouth: 'smile',
      eyes: '#5a7a4a',
      frown: -3,
      brow: 4,
      brows: '#8a8278',
      nose: 1.3,
      age: 2,
    }),
    { ...at, scale: 1.16, y: 184 },
  ),
  ink('152,186 166,190', 2.6, INK, 0.6),
  ink('248,186 234,190', 2.6, INK, 0.6),
  ink('154,196 168,198', 2.2, INK, 0.5),
  ink('246,196 232,198', 2.2, INK, 0.5),
  ink('172,258 180,266', 2.2, INK, 0.5),
  ink('228,258 220,266', 2.2, INK, 0.5),
  form(even('200,70 160,78 140,114 138,150! 160,128 200,118', 200), GREY, {
    turn: 70,
    grain: { height: 4, size: [8, 18] },
  }),
  form(
    even('200,46 150,56 120,104 124,138! 160,112 200,104', 200),
    { dark: '#1c0a05', body: '#7a2a14', lit: '#f0a06a' },
    { turn: 20, puff: 0.5, folds: [fold('136,100 200,82 264,100', 5, 3)] },
  ),
  ...[
    [160, 82],
    [200, 72],
    [240, 82],
    [180, 96],
    [220, 96],
  ].map(([x, y]) => spot(ellipse(x, y, 4), '#ffe0a0')),
  form(
    '170,302 200,316 230,302 222,334 200,346 178,334',
    { dark: '#1c0a05', body: '#7a2a14', lit: '#f0a06a' },
    { turn: 20 },
  ),
  form(limb('186,340 176,380', [20, 12]), { dark: '#1c0a05', body: '#7a2a14', lit: '#f0a06a' }, { turn: 70 }),
  form(
    limb('214,340 226,376', [20, 12]),
    { dark: '#1c0a05', body: '#7a2a14', lit: '#f0a06a' },
    { turn: 110 },
  ),
]);

/** Count your rings after shaking hands. */
export const sable = portrait('crypt', [
  masonry(144),
  form(even('200,262 130,288 80,340 60,420 200,420', 200), PITCH, {
    turn: 80,
    puff: 0.4,
    shine: 1.5,
    folds: [fold('130,320 108,370 104,420', 8, 5), fold('270,320 292,370 296,420', 8, 5)],
  }),
  form(even('200,22! 152,38 116,90 106,160 120,240 152,290 200,308', 200), PITCH, {
    turn: 60,
    puff: 0.45,
    shine: 1.5,
    folds: [fold('198,30 148,90 134,170 150,260', 6, 4), fold('202,30 252,90 266,170 250,260', 6, 4)],
  }),
  spot(even('200,66 150,86 132,140 136,214 162,260 200,274', 200), '#060807'),
  placed(face({ bones: 'narrow', mouth: 'smirk', eyes: '#3a9a7a', frown: 3, brow: 5, ears: 'none' }), {
    ...at,
    scale: 1.14,
    y: 174,
  }),
  // A mask over the eyes
  form(
    '138,150 170,146 200,158 230,146 262,150 262,186 236,202 214,196 200,184 186,196 164,202 138,186',
    { dark: '#0c0a0a', body: '#2c2226', lit: '#9a8088' },
    { turn: 10, puff: 0.35, edge: 1.8 },
  ),
  ...[174, 226].map((x) => [
    spot(
      outline(`${x - 15},174! ${x - 5},166 ${x + 6},166 ${x + 15},173! ${x + 5},180 ${x - 5},180`),
      '#f3e8d4',
    ),
    spot(ellipse(x + 2, 172, 6), '#2a8a6a'),
    spot(ellipse(x + 2, 172, 3), INK),
    spot(ellipse(x, 170, 1.8), '#ffffff'),
  ]),
  // A ring, spun on a finger
  form(limb('80,420 84,370 96,330', [30, 24, 20]), PITCH, { turn: 20, shine: 1.5 }),
  form(limb('96,338 108,304 104,270', [15, 13, 10]), FLESH, { turn: 70 }),
  form(limb('88,334 78,312 84,300', [13, 12, 10]), FLESH, { turn: 70 }),
  form(limb('104,340 124,324 128,310', [13, 12, 10]), FLESH, { turn: 70 }),
  form(limb([...ellipse(106, 252, 20, 21), [126, 252]], [7, 7, 7]), GOLD, { edge: 1.6 }),
  glow(92, 238, 16, '#fff0b0', 0.9),
]);

/** A duel, at dawn, and please not before breakfast. */
export const tibalt = portrait('hex', [
  masonry(145),
  form(even('200,276 140,284 84,320 56,420 200,420', 200), PURPLE, {
    turn: 80,
    puff: 0.45,
    folds: [
      fold('120,310 104,370 104,420', 7, 5),
      fold('280,310 296,370 296,420', 7, 5),
      fold('200,320 200,420', 6, 4),
    ],
  }),
  ...[0, 1, 2].map((i) =>
    form(
      ragged(
        even(
          `200,${268 + i * 12} ${146 - i * 8},${262 + i * 12} ${110 - i * 8},${276 + i * 14} ${150},${304 + i * 8} 200,${316 + i * 8}`,
          200,
        ),
        6,
        14,
        chance(70 + i),
      ),
      LINEN,
      { turn: 70 + i * 10, puff: 0.4, edge: 1.8 },
    ),
  ),
  form(
    even('200,80 148,94 128,150 126,220 150,262 200,270', 200),
    { dark: '#140a05', body: '#3c2412', lit: '#c48a50' },
    { turn: 84, puff: 0.4, grain: { height: 5, size: [8, 40] } },
  ),
  placed(face({ bones: 'long', mouth: 'smirk', eyes: '#5a4a8a', frown: -2, brow: 4, nose: 1.1 }), {
    ...at,
    scale: 1.22,
  }),
  ink('200,228 178,226 152,214', 6, '#2a160a'),
  ink('200,228 222,226 248,214', 6, '#2a160a'),
  form(
    even('200,256! 190,262 190,280 200,300!', 200),
    { dark: '#140a05', body: '#3c2412', lit: '#c48a50' },
    { turn: 84, edge: 1.4 },
  ),
  // The hat, and its feather
  form(
    '70,118 120,84 200,72 290,80 346,112 300,112 200,104 130,112',
    { dark: '#120818', body: '#3c1c54', lit: '#c890e8' },
    { turn: 10, puff: 0.7 },
  ),
  form(
    '140,96 144,48 186,26 240,34 264,60 266,92 200,84',
    { dark: '#120818', body: '#3c1c54', lit: '#c890e8' },
    { turn: 40, puff: 0.6, folds: [fold('150,60 200,48 258,66', 6, 4)] },
  ),
  form(limb('138,92 200,80 268,92', [13, 14, 13]), GOLD, { turn: 20 }),
  form(
    '250,84! 290,50 350,30 392,44! 370,62 386,84! 350,84 352,108! 310,96',
    { dark: '#2a2622', body: '#8d8578', lit: '#ffffff' },
    {
      turn: -30,
      puff: 0.4,
      folds: [
        fold('254,84 310,58 384,48', -5, 3),
        ...[290, 320, 350].map((x) => fold(`${x},66 ${x + 16},88`, 3, 2.2)),
      ],
    },
  ),
]);

/** She holds the door. Any door. */
export const greta = portrait('ember', [
  masonry(146),
  form(even('200,264 130,276 72,316 48,420 200,420', 200), STEEL, {
    turn: -10,
    puff: 0.45,
    folds: [fold('200,300 200,420', -6, 5), fold('70,360 200,390 330,360', 5)],
  }),
  form('150,270 200,306 250,270 258,296 200,336 142,296', HIDE, { turn: 20, puff: 0.6 }),
  form(limb('200,244 200,300', [64, 74]), FLESH, { turn: 0, shine: 0.7 }),
  placed(
    face({
      bones: 'square',
      mouth: 'calm',
      eyes: '#4a7aa0',
      frown: 3,
      brow: 6,
      brows: '#a06a20',
      lips: '#b86450',
      ears: 'none',
    }),
    { ...at, scale: 1.24 },
  ),
  ...Array.from({ length: 10 }, (_, i) =>
    spot(
      ellipse(170 + (i % 5) * 15 + (i > 4 ? 6 : 0), 196 + (i > 4 ? 9 : 0) + Math.abs(2 - (i % 5)) * -2, 1.8),
      '#8a4a24',
      0.7,
    ),
  ),
  form(
    even('200,56 154,68 134,112 130,160! 150,130 176,116 200,112', 200),
    { dark: '#2a1604', body: '#a0641c', lit: '#ffe29a' },
    { turn: 70, grain: { height: 4, size: [8, 24] } },
  ),
  ...[126, 274].map((x) =>
    form(
      limb(`${x},150 ${x + (x < 200 ? -16 : 16)},230 ${x + (x < 200 ? -4 : 4)},340`, [32, 32, 18]),
      { dark: '#2a1604', body: '#a0641c', lit: '#ffe29a' },
      {
        turn: 20,
        folds: [170, 194, 218, 242, 266, 290, 314].map((y) =>
          fold(`${x - 30},${y + 10} ${x + 30},${y - 10}`, 5, 3),
        ),
      },
    ),
  ),
  ...[122, 278].map((x) => form(limb(`${x - 12},336 ${x + 12},336`, [13, 13]), CLOTH, { edge: 1.6 })),
  form(even('200,28 156,38 130,76 126,124! 160,108 200,104', 200), STEEL, {
    turn: -14,
    puff: 0.6,
    folds: [fold('200,30 200,104', -6, 5)],
  }),
  form(limb('124,122 200,102 276,122', [14, 15, 14]), BRASS, { turn: 20 }),
  form(even('200,98! 192,120 194,160 200,172!', 200), STEEL, { turn: 80, edge: 1.8 }),
]);
