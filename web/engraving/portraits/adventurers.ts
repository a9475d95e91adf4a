/** The adventurers of Dungeon! */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, even, limb, outline, ragged } from '../geometry.ts';
import { portrait } from '../moods.ts';
import { face } from '../parts/face.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, ink, lines, type Stuff } from '../plate.ts';
import { BRASS, CLOTH, FLESH, GOLD, HIDE, IRON, LINEN, MOSS, SCARLET, STEEL, WOOD } from '../stuffs.ts';

const at = { x: 200, y: 176, scale: 1.3 };
const FAIR: Stuff = { dark: '#2a1a06', body: '#a07a2c', lit: '#fff0b8' };
const WHITE: Stuff = { dark: '#2a2826', body: '#9a958c', lit: '#ffffff' };

/** Quick of eye, and of hand. */
export const elf = portrait('swamp', [
  masonry(131),
  form(limb('90,420 60,300 70,150 130,40', [10, 15, 15, 8]), WOOD, { turn: 80, puff: 0.7 }),
  lines(['92,418! 132,42!'], 2, '#efe4c8', 0.8),
  ...[
    [300, 250],
    [318, 262],
    [336, 274],
  ].map(([x, y], i) =>
    placed(
      [
        form(limb('0,0 0,70', [6, 6]), WOOD, { edge: 1.4 }),
        form('0,-6! -12,-24! -8,-52! 0,-40! 8,-52! 12,-24!', i === 1 ? SCARLET : LINEN, { edge: 1.6 }),
      ],
      { x, y, turn: 24 },
    ),
  ),
  form(even('200,50 152,58 122,104 114,180 104,262 140,300 200,306', 200), FAIR, {
    turn: 84,
    puff: 0.4,
    grain: { height: 5, size: [7, 60] },
  }),
  form('146,280 96,296 60,346 46,420 354,420 340,346 304,296 254,280 200,330', MOSS, {
    turn: 80,
    puff: 0.4,
    folds: [fold('110,320 92,370 88,420', 8, 5), fold('290,320 308,370 312,420', 8, 5)],
  }),
  form('156,280 200,346 244,280 232,272 200,316 168,272', HIDE, { turn: 20 }),
  form(limb('200,244 200,310', [50, 60]), FLESH, { turn: 0, shine: 0.7 }),
  placed(
    face({
      bones: 'narrow',
      eyes: '#3a8a4a',
      lashes: true,
      lips: '#b0504a',
      mouth: 'smirk',
      frown: 2,
      brow: 4,
      brows: '#8a6420',
      ears: 'pointed',
    }),
    at,
  ),
  form(even('200,62 160,70 138,110 132,176! 150,134 176,108 200,96', 200), FAIR, {
    turn: 70,
    grain: { height: 4, size: [8, 30] },
  }),
  form(limb('142,118 200,98 258,118', [7, 8, 7]), BRASS, { turn: 20, edge: 1.6 }),
  placed([form('0,0! -10,-8 -8,-22 0,-34! 8,-22 10,-8', MOSS, { puff: 0.5, edge: 1.6 })], { x: 200, y: 118 }),
]);

/** Brave, and not much else yet. */
export const hero = portrait('night', [
  masonry(132),
  form(limb('346,420 342,300 338,214', [16, 14, 14]), WOOD, { edge: 2 }),
  form(limb('300,220 340,214 380,222', [10, 13, 10]), BRASS, { turn: 20 }),
  form('326,214! 334,20! 348,214!', STEEL, { turn: 80, puff: 0.4, folds: [fold('336,40 338,210', 4, 2.4)] }),
  form('140,272 92,284 52,336 40,420 360,420 348,336 308,284 260,272', IRON, {
    turn: 10,
    puff: 0.4,
    scales: { size: 9, height: 4 },
  }),
  form(
    '150,330 250,330 260,420 140,420',
    { dark: '#060d1c', body: '#1f3f72', lit: '#a9d4ff' },
    { turn: 80, folds: [fold('200,330 200,420', 5)] },
  ),
  form('200,350! 222,372! 200,398! 178,372!', GOLD, { puff: 0.3, edge: 1.8 }),
  form(even('200,84 150,96 128,150 126,220 140,272 170,300 200,304', 200), IRON, {
    turn: 10,
    puff: 0.4,
    scales: { size: 9, height: 4 },
  }),
  placed(
    face({
      bones: 'square',
      eyes: '#3a6aa8',
      mouth: 'smile',
      frown: 0,
      brow: 5,
      brows: '#6a4420',
      ears: 'none',
    }),
    { ...at, scale: 1.16, y: 180 },
  ),
  form(even('200,28! 168,56 144,96 140,132! 170,124 192,124 194,186! 200,190', 200), STEEL, {
    turn: -16,
    puff: 0.55,
    folds: [fold('200,34 200,126', -6, 5), fold('142,118 200,106 258,118', -4, 3)],
  }),
  ...[156, 178, 222, 244].map((x) =>
    form(ellipse(x, 118 - Math.abs(200 - x) * -0.08, 4), BRASS, { edge: 1.2, space: 3 }),
  ),
]);

const feathers = outline('0,0 -30,-40 -60,-100! -40,-90 -34,-120! -18,-96 -6,-126! 6,-80 14,-30');

/** Songs are sung of this one, in several keys. */
export const superhero = portrait('blood', [
  masonry(133),
  glow(200, 140, 170, '#ffb05a', 0.4),
  form('130,266 70,280 30,340 20,420 380,420 370,340 330,280 270,266', SCARLET, {
    turn: 80,
    puff: 0.4,
    folds: [fold('90,310 64,370 60,420', 9, 5), fold('310,310 336,370 340,420', 9, 5)],
  }),
  form('150,276 124,330 128,420 272,420 276,330 250,276', STEEL, {
    turn: -10,
    puff: 0.5,
    folds: [fold('200,300 200,420', -7, 6)],
  }),
  form('170,340! 200,318! 230,340! 224,380 200,402 176,380', GOLD, { turn: 30, puff: 0.3 }),
  form('132,262 92,270 66,310 84,346 132,326 156,294', STEEL, {
    turn: 40,
    folds: [fold('76,312 116,296 148,288', 5)],
  }),
  form('268,262 308,270 334,310 316,346 268,326 244,294', STEEL, {
    turn: -40,
    folds: [fold('324,312 284,296 252,288', 5)],
  }),
  ...[false, true].map((flip) =>
    placed(
      [
        form(feathers, WHITE, {
          turn: 60,
          puff: 0.4,
          folds: [fold('0,-6 -24,-50 -50,-96', 4, 3), fold('4,-20 -8,-70 -12,-110', 4, 3)],
        }),
      ],
      { x: flip ? 262 : 138, y: 110, flip, turn: flip ? 24 : -24, scale: 0.9 },
    ),
  ),
  form(limb('200,240 200,300', [66, 76]), FLESH, { turn: 0, shine: 0.7 }),
  placed(
    face({
      bones: 'square',
      eyes: '#4a6a8a',
      mouth: 'grim',
      frown: 5,
      brow: 8,
      brows: '#3a2412',
      nose: 1.15,
      age: 2,
      ears: 'none',
    }),
    at,
  ),
  ink('236,120 246,160 240,200', 4, '#7a2a1c', 0.8),
  ...Array.from({ length: 16 }, (_, i) =>
    ink(
      `${158 + (i % 8) * 12},${250 + Math.floor(i / 8) * 14} ${158 + (i % 8) * 12},${256 + Math.floor(i / 8) * 14}`,
      1.6,
      '#2a160a',
      0.5,
    ),
  ),
  form(
    even('200,26 158,36 132,76 124,140 130,230! 148,250! 146,150 170,126 192,124 194,170! 200,176', 200),
    STEEL,
    {
      turn: -14,
      puff: 0.5,
      bumps: [bump('160,60 200,46 240,60 230,90 170,90', 0.4)],
      folds: [fold('200,30 200,120', -7, 5)],
    },
  ),
  form(limb('130,128 200,110 270,128', [15, 16, 15]), GOLD, { turn: 20 }),
]);

/** All the words, and the patience to say them. */
export const wizard = portrait('hex', [
  masonry(134),
  glow(300, 100, 140, '#ffe8a8', 0.5),
  form(limb('330,420 322,270 316,130', [15, 13, 12]), WOOD, {
    turn: 20,
    grain: { height: 3, size: [5, 30] },
  }),
  form(limb('316,140 288,110 300,72 334,72 344,104 322,116', [12, 13, 13, 13, 12, 8]), WOOD, { turn: 40 }),
  glow(318, 96, 46, '#fff4c8', 0.9),
  form(
    ellipse(318, 96, 15),
    { dark: '#6a5a3a', body: '#d8c890', lit: '#ffffff' },
    { puff: 0.9, edge: 1.6, space: 3.4 },
  ),
  form('146,276 92,296 56,350 40,420 360,420 344,350 308,296 254,276', WHITE, {
    turn: 80,
    puff: 0.4,
    shine: 0.9,
    folds: [fold('110,320 88,370 84,420', 9, 5), fold('290,320 312,370 316,420', 9, 5)],
  }),
  placed(face({ bones: 'long', eyes: '#3a6aa0', mouth: 'none', frown: -2, brow: 3, nose: 1.2, age: 2 }), {
    ...at,
    scale: 1.2,
  }),
  form(
    ragged(even('200,222 166,220 142,236 140,290 156,350 184,400 200,420', 200), 9, 13, chance(41), [0, 0.8]),
    WHITE,
    { turn: 84, puff: 0.5, grain: { height: 5, size: [6, 50] } },
  ),
  form(
    ragged(even('200,212 176,210 150,226 140,250! 168,236 200,226', 200), 5, 9, chance(43), [0, 0.4]),
    WHITE,
    { turn: 60 },
  ),
  ink('184,234 200,238 216,234', 4, '#5a2a20'),
  ...[172, 228].map((x) =>
    form(ragged(ellipse(x, 152, 24, 8, x < 200 ? 8 : -8), 6, 7, chance(x)), WHITE, { edge: 1.6 }),
  ),
  form(even('200,96 150,104 104,124 84,146 140,138 200,132', 200), CLOTH, { turn: 0, puff: 0.7 }),
  form('142,118 156,70 180,26 212,-14 250,-6! 240,34 250,80 258,118 200,108', CLOTH, {
    turn: 70,
    folds: [fold('160,80 206,70 248,84', 7, 4), fold('184,36 214,30 240,38', 6, 3)],
  }),
  form(limb('140,120 200,106 260,120', [15, 16, 15]), GOLD, { turn: 20 }),
  ...[
    [182, 84],
    [222, 62],
    [212, 92],
  ].map(([x, y]) =>
    ink(
      `${x},${y - 9}! ${x + 3},${y - 2}! ${x + 9},${y}! ${x + 3},${y + 2}! ${x},${y + 9}! ${x - 3},${y + 2}! ${x - 9},${y}! ${x - 3},${y - 2}!`,
      3,
      '#ffe9a0',
    ),
  ),
  form(ragged(outline('140,140 124,180 120,230 136,250 148,190'), 6, 10, chance(51), [0, 0.5]), WHITE, {
    turn: 84,
  }),
  form(ragged(outline('260,140 276,180 280,230 264,250 252,190'), 6, 10, chance(52), [0, 0.5]), WHITE, {
    turn: 84,
  }),
]);
