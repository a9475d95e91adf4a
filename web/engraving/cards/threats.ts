/** What meets one between two rooms. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, limb, mirrored, outline, ragged, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eye, eyes } from '../parts/eyes.ts';
import { fist, openHand } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { fang, row } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, ink, lines, spot } from '../plate.ts';
import { GOLD, OLIVE, PITCH, SILVER, SLATE, SLIME, STEEL } from '../stuffs.ts';

const scales = { size: 13, height: 4.5 };

/** A woman to the waist, a snake below. */
export const naga = plate('swamp', [
  masonry(111),
  glow(200, 170, 190, '#8ae08a', 0.35),
  form(limb('60,400 20,330 90,290 200,330 330,380 400,330', [20, 40, 54, 64, 60, 40]), SLIME, {
    turn: 40,
    scales,
    shine: 0.8,
  }),
  form(limb('200,210 236,270 180,320 120,360 200,410', [72, 76, 80, 78, 70]), SLIME, { turn: -40, scales }),
  form('200,150 154,160 136,200 150,250 176,280 236,280 256,250 264,200 246,160', OLIVE, {
    turn: 10,
    puff: 0.5,
    folds: [fold('200,180 200,270', 4, 4)],
  }),
  // Gold about the neck and arms
  form(limb('146,186 110,230 96,290', [36, 28, 20]), OLIVE, { turn: 60 }),
  form(limb('254,186 300,200 322,150', [36, 28, 20]), OLIVE, { turn: -60 }),
  form(limb('112,224 130,240', [16, 16]), GOLD, { edge: 1.8 }),
  form(limb('292,190 308,214', [16, 16]), GOLD, { edge: 1.8 }),
  placed(openHand({ stuff: OLIVE, nail: 16, long: 44 }), {
    x: 322,
    y: 156,
    scale: 0.78,
    turn: 4,
    flip: true,
  }),
  placed(openHand({ stuff: OLIVE, nail: 16, long: 44 }), { x: 96, y: 288, scale: 0.78, turn: 176 }),
  // Hood
  form('200,14 148,30 116,76 112,126 140,160 176,176 224,176 260,160 288,126 284,76 252,30', SLIME, {
    turn: 20,
    puff: 0.35,
    scales,
    folds: [fold('150,46 140,100 160,160', 5, 4), fold('250,46 260,100 240,160', 5, 4)],
  }),
  form('200,44 168,52 154,84 158,120 176,152 200,164 224,152 242,120 246,84 232,52', OLIVE, {
    turn: 6,
    puff: 0.6,
    space: 4.2,
    bumps: [
      bump('158,88 182,82 196,96 160,100', 0.9),
      bump('242,88 218,82 204,96 240,100', 0.9),
      bump('192,92 208,92 212,122 200,128 188,122', 0.8),
    ],
  }),
  ink('194,124 197,128', 3),
  ink('206,124 203,128', 3),
  spot('178,136! 200,132 222,136! 200,148', '#3a0608'),
  fang(188, 135, 13, 6),
  fang(212, 135, 13, 6),
  form(
    limb('200,146 202,170 196,186', [6, 4, 3]),
    { dark: '#2a0608', body: '#8a1a20', lit: '#ff9a8a' },
    { edge: 1.2 },
  ),
  lines(['196,186 188,198', '196,186 202,200'], 2.4, '#8a1a20'),
  eyes(200, 104, 46, 10, '#ffd23a', { slant: 14, brow: 0.4 }),
  form('200,40! 210,54! 200,72! 190,54!', GOLD, { edge: 1.6, puff: 0.5 }),
  form(limb('162,178 200,194 238,178', [12, 14, 12]), GOLD, { turn: 20 }),
]);

const pointed = outline('160,110 124,84 86,74! 108,112 138,140 162,144');
const DUSK = { dark: '#0c0a14', body: '#3a3450', lit: '#b8b0d8' };

/** White hair, black heart. */
export const deepElf = plate('hex', [
  masonry(112),
  glow(200, 150, 170, '#a88aff', 0.35),
  form(
    ragged(
      outline('200,40 140,54 112,110 110,190 90,280 150,262 250,262 310,280 290,190 288,110 260,54'),
      10,
      13,
      chance(5),
      [0, 0.8],
    ),
    { dark: '#2a2a30', body: '#8a8a98', lit: '#ffffff' },
    { turn: 84, puff: 0.4, grain: { height: 5, size: [6, 40] } },
  ),
  form('150,250 96,276 60,330 44,420 356,420 340,330 304,276 250,250', PITCH, {
    turn: 80,
    puff: 0.4,
    shine: 1.4,
    folds: [fold('120,300 104,360 100,420', 8, 5), fold('280,300 296,360 300,420', 8, 5)],
  }),
  form(limb('170,250 200,276 230,250', [14, 18, 14]), SILVER, { turn: 20 }),
  form(pointed, DUSK, { turn: 30 }),
  form(mirrored(pointed), DUSK, { turn: -30 }),
  form('200,62 168,70 150,104 152,150 168,196 200,222 232,196 248,150 250,104 232,70', DUSK, {
    turn: 6,
    puff: 0.6,
    space: 4.1,
    bumps: [
      bump('154,116 180,108 196,124 158,130', 1),
      bump('246,116 220,108 204,124 242,130', 1),
      bump('190,118 210,118 214,164 200,172 186,164', 0.9),
      bump('156,160 178,156 178,176 164,182', 0.7),
      bump('244,160 222,156 222,176 236,182', 0.7),
    ],
  }),
  form(
    '200,54 160,62 148,110! 176,90 200,104! 224,90 252,110! 240,62',
    { dark: '#2a2a30', body: '#8a8a98', lit: '#ffffff' },
    { turn: 80, grain: { height: 4, size: [6, 24] } },
  ),
  ink('192,166 197,169', 3),
  ink('208,166 203,169', 3),
  ink('176,190 200,186 226,188', 5, '#1a0a1a'),
  eyes(200, 138, 54, 11, '#ff5a8a', { slant: 14, light: '#ffe0ea', pupil: 'round', brow: 0.5 }),
  // Two thin blades, crossed
  ...[false, true].map((flip) =>
    placed(
      [
        form('-8,0! 0,-220! 8,0!', STEEL, { turn: 80, puff: 0.4 }),
        form(limb('-30,4 0,0 30,4', [8, 12, 8]), SILVER, { edge: 1.8 }),
      ],
      { x: flip ? 268 : 132, y: 392, turn: flip ? -38 : 38 },
    ),
  ),
  placed(fist(DUSK), { x: 122, y: 400, scale: 0.8, turn: 30 }),
  placed(fist(DUSK), { x: 278, y: 400, scale: 0.8, turn: -30, flip: true }),
]);

/** All mouth, and a few legs to carry it. */
export const ferrox = plate('blood', [
  masonry(113),
  glow(190, 200, 200, '#ff7a3a', 0.4),
  form(limb('300,220 350,300 340,400', [90, 60, 44]), SLATE, {
    turn: -60,
    grain: { height: 4, size: [12, 14] },
  }),
  form(limb('120,260 90,330 110,400', [70, 52, 42]), SLATE, {
    turn: 60,
    grain: { height: 4, size: [12, 14] },
  }),
  ...[
    [98, 400],
    [120, 404],
    [330, 402],
    [352, 402],
  ].map(([x, y]) =>
    form(
      outline(`${x - 9},${y - 14}! ${x + 9},${y - 14}! ${x - 4},${y + 14}!`),
      { dark: '#6d5636', body: '#c9ae78', lit: '#fff6dc' },
      { edge: 1.6 },
    ),
  ),
  ...[
    [250, 60],
    [290, 76],
    [326, 104],
    [352, 144],
    [210, 56],
  ].map(([x, y], i) =>
    form(
      outline(`${x - 16},${y + 20}! ${x + 10 + i * 5},${y - 40}! ${x + 18},${y + 26}!`),
      { dark: '#1c140c', body: '#4d3a24', lit: '#f6e6bf' },
      { turn: 70, edge: 2 },
    ),
  ),
  form('210,60 280,70 340,110 372,180 360,260 300,310 220,300 150,300 110,270 120,150 150,90', SLATE, {
    turn: 40,
    puff: 0.6,
    grain: { height: 5, size: [16, 14] },
  }),
  form('60,230 70,280 120,326 200,336 260,310 280,260 180,250', SLATE, { turn: 0, puff: 0.6, shine: 0.9 }),
  spot('50,176! 90,200 170,210 268,196 270,250 220,290 140,296 80,262', '#1a0305'),
  spot('120,240 180,232 244,240 220,278 140,282', '#8a1a20'),
  row(stroke('66,262 100,290 150,304 220,296 262,268').toReversed(), 8, [28, 20, 34], 18),
  form('40,190 48,150 90,116 150,92 220,92 270,120 286,170 270,212 200,214 120,210 70,206', SLATE, {
    turn: -12,
    puff: 0.6,
    grain: { height: 3, size: [14, 10] },
    bumps: [
      bump('96,134 140,112 176,126 120,150', 1.2),
      bump('200,120 246,118 262,146 214,146', 1),
      bump('44,170 76,152 92,170 60,186', 0.7),
    ],
    folds: [fold('70,160 110,148', 5), fold('76,174 120,164', 5)],
  }),
  row(stroke('56,202 110,212 170,214 230,212 272,204'), 10, [34, 22, 28, 18], 17),
  spot('56,172 66,166 72,174 62,180'),
  eye(136, 146, 14, '#ffb02a', { slant: 18, brow: 0.8 }),
  eye(228, 140, 12, '#ffb02a', { slant: -14, brow: -0.8 }),
  ink('110,300 104,326', 3, '#ffd0b0', 0.6),
  ink('200,330 206,352', 3, '#ffd0b0', 0.6),
]);

/** Cold goes before it. */
export const shade = plate(
  'night',
  [
    masonry(114),
    glow(200, 170, 220, '#a8d0ff', 0.4),
    form(
      ragged(
        outline(
          '200,40 150,54 120,110 116,180 84,260 60,360 90,420 140,380 170,420 206,380 240,420 270,376 320,420 344,350 316,260 284,180 280,110 250,54',
        ),
        10,
        26,
        chance(8),
        [0, 0.8],
      ),
      { dark: '#060a12', body: '#24384e', lit: '#c8e6ff' },
      {
        turn: 80,
        puff: 0.5,
        edge: 1,
        folds: [
          fold('160,200 140,300 120,400', 9, 6),
          fold('200,220 200,320 196,400', 9, 6),
          fold('240,200 262,300 280,400', 9, 6),
        ],
      },
    ),
    form(
      limb('130,200 70,220 40,180', [40, 28, 14]),
      { dark: '#060a12', body: '#24384e', lit: '#c8e6ff' },
      { turn: 50, edge: 1 },
    ),
    form(
      limb('270,200 330,220 360,176', [40, 28, 14]),
      { dark: '#060a12', body: '#24384e', lit: '#c8e6ff' },
      { turn: -50, edge: 1 },
    ),
    placed(
      openHand({
        stuff: { dark: '#0c141c', body: '#3a5266', lit: '#e6f6ff' },
        nail: 18,
        long: 54,
        crook: 22,
      }),
      { x: 42, y: 186, scale: 0.9, turn: -4 },
    ),
    placed(
      openHand({
        stuff: { dark: '#0c141c', body: '#3a5266', lit: '#e6f6ff' },
        nail: 18,
        long: 54,
        crook: 22,
      }),
      { x: 358, y: 182, scale: 0.9, turn: 4, flip: true },
    ),
    spot('200,72 160,88 146,130 156,176 200,206 244,176 254,130 240,88', '#02040a', 0.9),
    eyes(200, 128, 52, 13, '#8ad8ff', { slant: 10, pupil: 'none', light: '#f4fcff', shine: 2.8 }),
    spot(ellipse(200, 172, 13, 21), '#01020a'),
    glow(200, 172, 26, '#8ad8ff', 0.4),
    ink('100,330 60,370', 5, '#e6f6ff', 0.3),
    ink('310,330 350,372', 5, '#e6f6ff', 0.3),
  ],
  { torch: { strength: 1 } },
);
