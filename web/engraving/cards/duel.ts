/** The three ways to fight of the Revised Edition, as heroes go about it and as monsters do. */
import { ellipse, limb } from '../geometry.ts';
import { still } from '../moods.ts';
import { blaze, sparks } from '../parts/flames.ts';
import { fist, openHand } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { bolt, bump, fold, form, glow, ink, lines, spot } from '../plate.ts';
import {
  BRASS,
  CLOTH,
  FLESH,
  HIDE,
  IVORY,
  MOSS,
  PURPLE,
  ROBE,
  SCARLET,
  STEEL,
  STONE,
  WOOD,
} from '../stuffs.ts';

/** Overhead, with all one's weight. */
export const swordArm = still('ember', [
  masonry(101),
  glow(210, 120, 220, '#ffc46a', 0.55),
  // Where the blade has just been
  ink('40,250 70,110 170,40 300,30', 26, '#fff0c8', 0.22),
  ink('66,250 96,132 184,66 300,56', 16, '#fff6dc', 0.3),
  form(limb('150,440 172,372 206,312', [118, 92, 66]), CLOTH, {
    turn: 66,
    folds: [fold('120,410 180,392', 7, 4), fold('150,362 206,352', 6, 4)],
  }),
  form(limb('176,352 214,300', [80, 62]), STEEL, {
    turn: 56,
    puff: 0.7,
    folds: [fold('160,338 214,352', -5, 3), fold('186,312 236,330', -5, 3)],
  }),
  ...placed(
    [
      form('-19,-40! -15,-250! 0,-292! 15,-250! 19,-40!', STEEL, {
        turn: 84,
        puff: 0.35,
        shine: 1.25,
        folds: [fold('0,-270 0,-44', 7, 4)],
      }),
      form(limb('-78,-34 0,-24 78,-34', [15, 23, 15]), BRASS, { turn: 20 }),
      form(limb('0,-24 0,58', [19, 17]), HIDE, {
        turn: 10,
        folds: [-4, 14, 32].map((y) => fold(`-11,${y + 4} 11,${y - 4}`, 3, 2.2)),
      }),
      form(ellipse(0, 68, 17), BRASS, { puff: 0.8, edge: 1.8 }),
      ...placed(fist(FLESH), { x: 0, y: 14, turn: 90, scale: 1.5 }),
    ],
    { x: 232, y: 282, turn: 34, scale: 0.98 },
  ),
  ink('352,66 384,40', 5, '#ffffff', 0.85),
  ink('370,92 398,86', 4, '#ffffff', 0.7),
  sparks(330, 120, 150, 140, 16, 5),
]);

function arrow(scale: number, x: number, y: number) {
  return placed(
    [
      ink('-250,0 -150,0 -90,0', 7, '#dbe8ff', 0.4),
      ink('-230,16 -160,15', 4, '#dbe8ff', 0.35),
      form(limb('-110,0 0,0 108,0', [9, 10, 9]), WOOD, { turn: 10, edge: 1.8 }),
      form('96,-22! 178,0! 96,22! 112,0!', STEEL, {
        turn: 20,
        puff: 0.5,
        folds: [fold('112,0 168,0', -4, 3)],
      }),
      form('-122,0! -96,-26! -34,-20! -58,0!', SCARLET, { edge: 1.6 }),
      form('-122,0! -96,26! -34,20! -58,0!', SCARLET, { edge: 1.6, shine: 0.6 }),
    ],
    { x, y, turn: -24, scale },
  );
}

/** One is never alone. */
export const arrows = still('night', [
  masonry(102),
  glow(260, 150, 220, '#9ac0ff', 0.5),
  ...arrow(0.72, 160, 96),
  ...arrow(0.86, 250, 330),
  ...arrow(1.28, 206, 206),
  glow(352, 130, 60, '#e6f0ff', 0.6),
]);

const SPARK_WAYS = [
  '102,190 80,120 112,96 66,40 88,-10',
  '163,160 158,84 196,58 168,-10',
  '223,158 252,90 226,60 272,-10',
  '286,182 338,142 318,108 384,52',
  '163,160 192,134 223,158',
  '102,190 134,164 163,160',
];

/** It runs down the arm and leaves by the fingers. */
export const spellHand = still('hex', [
  masonry(103),
  glow(210, 120, 230, '#8ac8ff', 0.6),
  form('110,430 128,352 170,322 232,322 272,352 290,430', ROBE, {
    turn: 80,
    folds: [fold('160,346 150,420', 7, 4), fold('236,346 250,420', 7, 4)],
  }),
  form(limb('146,340 200,350 256,340', [17, 20, 17]), BRASS, { turn: 20 }),
  placed(openHand({ stuff: FLESH, nail: 0, long: 60, spread: [-42, -16, 8, 34] }), {
    x: 200,
    y: 338,
    scale: 1.62,
  }),
  bolt(SPARK_WAYS, 13, '#4a7aff', 0.5),
  bolt(SPARK_WAYS, 4.5, '#e6f4ff'),
  ...[
    [102, 190],
    [163, 160],
    [223, 158],
    [286, 182],
  ].map(([x, y]) => glow(x, y, 44, '#ffffff', 0.85)),
  sparks(200, 240, 300, 230, 20, 8),
]);

/** It does not need a sword. */
export const claws = still('blood', [
  masonry(104),
  glow(200, 210, 220, '#ff7a3c', 0.5),
  ...[
    '60,214 92,300 150,404',
    '128,236 160,316 214,410',
    '206,240 232,316 280,404',
    '292,214 304,290 342,366',
  ].map((way) => [ink(way, 22, '#3a0604', 0.9), ink(way, 9, '#ff5a3a', 0.85)]),
  form(limb('330,-60 286,20 240,84', [124, 104, 84]), MOSS, {
    turn: 120,
    grain: { height: 4, size: [16, 10] },
    folds: [fold('270,-10 330,30', 6, 4), fold('236,40 296,74', 6, 4)],
  }),
  placed(openHand({ stuff: MOSS, nail: 36, long: 58, crook: 20, spread: [-40, -15, 10, 36] }), {
    x: 232,
    y: 78,
    scale: 1.62,
    turn: 196,
  }),
]);

/** Whatever lies about. */
export const boulder = still('dust', [
  masonry(105),
  glow(220, 210, 220, '#ffc48a', 0.4),
  ...[
    '-20,60 90,96 150,150',
    '-20,130 60,150 118,190',
    '40,-20 130,52 186,110',
    '-20,210 50,216 104,240',
  ].map((way) => ink(way, 12, '#f4dcb4', 0.35)),
  form('118,190 140,120! 214,92 292,116! 342,186 336,262! 278,330 196,340! 132,292 104,240!', STONE, {
    turn: 30,
    puff: 0.8,
    grain: { height: 9, size: [30, 22] },
    bumps: [bump('170,150 230,130 262,176 214,214 168,196', 14), bump('240,240 300,214 314,262 262,292', 12)],
    folds: [fold('150,136! 196,196! 176,262! 214,330!', 10, 5), fold('196,196! 282,186! 334,212!', 9, 5)],
  }),
  ...[
    [346, 96, 19],
    [372, 160, 12],
    [92, 316, 15],
    [326, 356, 17],
    [60, 276, 9],
  ].map(([x, y, r]) => form(ellipse(x, y, r, r * 0.8), STONE, { turn: 30, edge: 1.8, puff: 0.8 })),
  spot('120,330 190,366 286,352 240,392 150,384', '#1a120a', 0.5),
]);

/** Do not look. */
export const evilEye = still('hex', [
  masonry(106),
  glow(200, 200, 240, '#c050ff', 0.6),
  ...[
    '200,200 90,150 60,60 -10,30',
    '200,200 310,150 350,70 410,60',
    '200,200 96,270 80,350 10,400',
    '200,200 306,276 322,350 400,396',
    '200,200 190,90 214,40 196,-20',
    '200,200 210,310 188,360 206,420',
  ].map((way, i) =>
    form(limb(way, [64, 40, 24, 10]), PURPLE, {
      turn: 30 + i * 25,
      grain: { height: 4, size: [9, 9] },
    }),
  ),
  form(ellipse(200, 200, 122, 92), PURPLE, {
    turn: 20,
    puff: 0.6,
    folds: [fold('92,176 200,122 308,176', 8, 5), fold('96,232 200,284 304,232', 8, 5)],
  }),
  form('92,202! 140,152 200,138 260,152 308,202! 260,252 200,266 140,252', IVORY, {
    turn: 20,
    puff: 0.9,
    edge: 2.6,
  }),
  lines(
    [
      '104,204 132,196 150,202',
      '110,212 138,218 152,210',
      '296,204 268,196 250,202',
      '290,212 262,218 248,210',
    ],
    2.4,
    '#a01c2a',
    0.85,
  ),
  spot(ellipse(200, 202, 52, 54), '#2a0638'),
  spot(ellipse(200, 202, 46, 48), '#b02cff'),
  spot(ellipse(200, 202, 34, 40), '#ff7af0', 0.8),
  spot('200,152! 211,202! 200,252! 189,202!', '#0b0312'),
  glow(182, 182, 26, '#ffffff', 0.95),
  blaze(120, 280, 420, 0.8, 7, ['#4a1278', '#9a3ae0', '#f0b8ff']),
]);
