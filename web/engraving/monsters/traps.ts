/** What waits in a room of Dungeon! instead of a monster. */
import { ellipse, limb, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { masonry } from '../parts/masonry.ts';
import { skull } from '../parts/skull.ts';
import { placed } from '../placed.ts';
import { fold, form, glow, INK, ink, type Layers, lines, spot } from '../plate.ts';
import { BONE, FLESH, HIDE, IRON, STONE } from '../stuffs.ts';

const link = (y: number, flat: boolean): Layers => [
  form(limb(ellipse(200, y, flat ? 5 : 11, 17), [6, 6, 6]), IRON, { edge: 1.6, space: 3.4 }),
];
const BARS = [96, 130, 165, 200, 235, 270, 304];

export const cage = plate('dust', [
  masonry(51),
  glow(200, 230, 170, '#d08a3a', 0.4),
  // Somebody was caught before
  form('150,420 146,340 168,300 232,300 254,340 250,420', HIDE, { turn: 80, shine: 0.6, puff: 0.4 }),
  placed(skull({ gape: 12 }), { x: 200, y: 262, scale: 0.86, turn: 10 }),
  form(limb('150,340 120,320 128,280', [15, 11, 13]), BONE, { turn: 40 }),
  form(limb('250,340 282,320 272,276', [15, 11, 13]), BONE, { turn: -40 }),
  ...[
    [120, 274],
    [136, 272],
    [264, 270],
    [280, 272],
  ].map(([x, y]) =>
    form(limb(`${x},${y + 8} ${x + 8},${y - 4} ${x + 2},${y - 10}`, [8, 8, 6]), BONE, {
      edge: 1.6,
      turn: 10,
    }),
  ),
  [-2, 26, 54, 82].map((y, i) => link(y, i % 2 === 1)),
  // The cage
  form('200,92! 176,108 120,130 84,162! 316,162! 280,130 224,108', IRON, {
    turn: 8,
    puff: 0.4,
    folds: [
      fold('200,96 130,158', 5, 3),
      fold('200,96 165,160', 5, 3),
      fold('200,96 235,160', 5, 3),
      fold('200,96 270,158', 5, 3),
    ],
  }),
  ...BARS.map((x) =>
    form(limb(`${x},160 ${200 + (x - 200) * 1.04},290 ${x},420`, [11, 12, 11]), IRON, {
      turn: 4,
      space: 3.6,
    }),
  ),
  form(limb('82,166 200,176 318,166', [15, 16, 15]), IRON, { turn: 30 }),
  form(limb('78,352 200,366 322,352', [13, 14, 13]), IRON, { turn: 30 }),
  ...BARS.map((x) => form(ellipse(x, 171 - Math.abs(x - 200) * 0.05, 5), IRON, { edge: 1.4, space: 3 })),
  // Teeth of the floor plate
  lines([stroke('60,396 340,396')], 2, INK, 0.6),
]);

export const slide = plate('night', [
  masonry(61, 50),
  // The way down: steps that have folded flat
  spot('60,30 330,30 350,110 300,180 330,260 250,340 230,420 60,420 30,300 80,200 40,110', '#05060c'),
  glow(150, 370, 150, '#4a6ad0', 0.5),
  form('70,40! 320,40! 330,110 286,170 300,250 226,330 200,420 90,420 74,330 130,250 110,170 62,110', STONE, {
    turn: 86,
    puff: 0.4,
    space: 4.8,
    bumps: [],
    folds: [
      fold('110,50 106,110 150,176 170,250 120,330 130,420', 8, 5),
      fold('280,50 284,110 244,170 256,250 190,330 176,420', 8, 5),
      ...[66, 92, 120].map((y) => fold(`80,${y} 312,${y}`, 6, 2.6)),
    ],
  }),
  // The edge of the pit
  form('-10,-10! 410,-10! 410,60! 330,52! 310,30! 90,30! 68,56! -10,60!', STONE, {
    turn: 4,
    puff: 0.2,
    grain: { height: 4, size: [22, 14] },
    folds: [fold('120,-10 124,30', 6, 2.4), fold('210,-10 206,30', 6, 2.4), fold('300,-10 296,30', 6, 2.4)],
  }),
  // Somebody on his way
  form(limb('206,210 190,262 166,286', [26, 24, 18]), HIDE, { turn: 20 }),
  form(limb('222,212 226,262 206,300', [26, 24, 18]), HIDE, { turn: 20 }),
  form(
    '196,148 184,176 188,216 236,220 244,176 228,148',
    { dark: '#1c0605', body: '#6e1a12', lit: '#ff9a6a' },
    { turn: 30, folds: [fold('206,160 210,210', 5, 3)] },
  ),
  form(limb('196,160 160,130 140,90', [20, 17, 13]), FLESH, { turn: 40 }),
  form(limb('236,160 272,128 292,86', [20, 17, 13]), FLESH, { turn: -40 }),
  ...[
    [140, 90, -20],
    [292, 86, 20],
  ].flatMap(([x, y, d]) =>
    [-10, 0, 10].map((a) =>
      form(limb(`${x},${y} ${x + (a + d) * 0.5},${y - 10} ${x + a + d * 0.6},${y - 18}`, [7, 6, 5]), FLESH, {
        edge: 1.4,
      }),
    ),
  ),
  form(ellipse(214, 128, 19, 22), FLESH, { turn: 10, puff: 0.8 }),
  form('194,124 196,102 214,94 232,102 236,122 214,114', IRON, { turn: -20 }),
  spot(ellipse(207, 130, 3, 3.6)),
  spot(ellipse(222, 130, 3, 3.6)),
  spot(ellipse(214, 142, 5, 6)),
  ink('170,200 150,190', 3, '#dfe8ff', 0.7),
  ink('260,200 282,186', 3, '#dfe8ff', 0.7),
  ink('176,170 152,150', 2.4, '#dfe8ff', 0.6),
  // What fell first
  ...[
    [130, 346, 30],
    [176, 366, -20],
  ].map(([x, y, turn]) => spot(ellipse(x, y, 9, 5, turn), '#e0a02c')),
]);
