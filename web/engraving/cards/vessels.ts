/** Cups, bottles, and what is in them. */
import { ellipse, limb } from '../geometry.ts';
import { still } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { ledge } from '../parts/ledge.ts';
import { masonry } from '../parts/masonry.ts';
import { fang } from '../parts/teeth.ts';
import { bump, fold, form, glow, ink, type Plate, type Stuff, spot } from '../plate.ts';
import {
  BONE,
  BRASS,
  GLASS,
  GOLD,
  IRON,
  RUBY,
  SAPPHIRE,
  SCARLET,
  SILVER,
  STONE,
  WATER,
  WOOD,
} from '../stuffs.ts';

const goblet = (stuff: Stuff, stone: Stuff, seed: number): Plate =>
  still('dust', [
    masonry(seed),
    glow(200, 150, 170, stuff.lit, 0.4),
    ledge(344, 204, 100),
    form('128,340 150,322 186,312 190,250 210,250 214,312 250,322 272,340 200,354', stuff, {
      turn: 10,
      puff: 0.6,
      folds: [fold('150,330 200,340 250,330', 4, 2.4)],
    }),
    form(ellipse(200, 264, 24, 15), stuff, { turn: 20, puff: 0.9 }),
    form('108,84 112,150 136,208 172,236 200,244 228,236 264,208 288,150 292,84', stuff, {
      turn: 12,
      puff: 0.7,
      folds: [fold('112,132 200,156 288,132', 4, 2.6), fold('118,164 200,190 282,164', 4, 2.6)],
    }),
    form(ellipse(200, 84, 92, 24), stuff, { turn: 0, puff: 0.5 }),
    spot(ellipse(200, 86, 78, 17), '#1a0806'),
    spot(ellipse(200, 92, 66, 10), '#6a1220'),
    ...[140, 200, 260].map((x) =>
      form(ellipse(x, x === 200 ? 170 : 158, 14, 12), stone, {
        puff: 0.9,
        edge: 1.8,
        space: 3.6,
        shine: 1.3,
      }),
    ),
    ink('128,112 132,150 150,188', 8, '#ffffff', 0.7),
  ]);

export const goldCup = goblet(GOLD, RUBY, 21);
export const silverCup = goblet(SILVER, SAPPHIRE, 22);

export const potion = still('hex', [
  masonry(31),
  glow(200, 240, 170, '#d06aff', 0.6),
  ledge(346, 204, 110),
  form(
    '178,96! 222,96! 220,160 252,192 284,240 282,300 248,344 200,352 152,344 118,300 116,240 148,192 180,160',
    GLASS,
    { turn: 30, puff: 0.8, shine: 1.1 },
  ),
  spot('128,250 200,262 272,250 270,298 242,334 200,342 158,334 130,298', '#8a2ac0', 0.85),
  spot(ellipse(200, 252, 72, 14), '#c878f0', 0.9),
  ...[
    [170, 290, 9],
    [220, 306, 12],
    [236, 276, 6],
    [190, 322, 6],
    [160, 312, 5],
  ].map(([x, y, r]) => spot(ellipse(x, y, r), '#e8b8ff', 0.8)),
  ink('138,232 146,212 166,192', 8, '#ffffff', 0.9),
  ink('132,270 140,304 156,322', 5, '#ffffff', 0.5),
  form(ellipse(200, 98, 34, 11), GLASS, { turn: 0, puff: 0.6 }),
  form('180,98! 176,56! 224,56! 220,98!', WOOD, { turn: 20, grain: { height: 3, size: [8, 8] } }),
  form('150,172 200,186 250,172 254,186 200,200 146,186', BRASS, { turn: 20 }),
  ink('206,50 214,26 200,8', 6, '#e0a8ff', 0.4),
]);

/** Something lives in it, and it has noticed us. */
export const bottleImp = still('blood', [
  masonry(32),
  glow(200, 230, 170, '#ff7a2a', 0.6),
  ledge(350, 204, 110),
  spot(
    '176,120 224,120 224,150 272,190 290,250 276,330 200,356 124,330 110,250 128,190 176,150',
    '#1a0604',
    0.9,
  ),
  form(limb('170,212 148,192 142,164', [18, 13, 2]), BONE, { turn: 40 }),
  form(limb('230,212 252,192 258,164', [18, 13, 2]), BONE, { turn: -40 }),
  form('200,196 168,206 152,238 156,276 176,306 168,346 232,346 224,306 244,276 248,238 232,206', SCARLET, {
    turn: 20,
    puff: 0.7,
    bumps: [bump('156,234 180,228 198,244 160,252', 1), bump('244,234 220,228 202,244 240,252', 1)],
  }),
  spot('172,270! 200,278 228,270! 218,292 200,298 182,292'),
  [182, 194, 206, 218].map((x) => fang(x, 275, 10, 8)),
  eyes(200, 250, 46, 12, '#ffd23a', { slant: 18, brow: 0.6 }),
  form(limb('150,330 132,300 128,262', [20, 15, 12]), SCARLET, { turn: 60 }),
  form(limb('250,330 268,300 272,262', [20, 15, 12]), SCARLET, { turn: -60 }),
  ...[
    [128, 262],
    [272, 262],
  ].flatMap(([x, y]) =>
    [-12, 0, 12].map((d) =>
      form(limb(`${x + d * 0.4},${y + 4} ${x + d},${y - 8} ${x + d * 1.1},${y - 16}`, [8, 7, 5]), SCARLET, {
        edge: 1.6,
      }),
    ),
  ),
  // The glass in front of it
  spot(
    '176,100 224,100 224,150 272,190 290,250 276,330 200,356 124,330 110,250 128,190 176,150',
    '#bfe6d8',
    0.13,
  ),
  ink('120,252 130,206 168,168', 9, '#ffffff', 0.8),
  ink('274,300 262,330 240,344', 5, '#ffffff', 0.5),
  ink('122,286 132,320', 5, '#ffffff', 0.45),
  form(ellipse(200, 104, 36, 11), GLASS, { turn: 0 }),
  form('180,104! 174,54! 226,54! 220,104!', WOOD, { turn: 20, grain: { height: 3, size: [8, 8] } }),
  form(limb('174,80 200,86 226,80', [6, 6, 6]), IRON, { edge: 1.6 }),
]);

/** Water that runs out of the wall, clear and cold. */
export const spring = still('crypt', [
  masonry(33),
  glow(200, 270, 170, '#7ad0e8', 0.45),
  // The mouth of a lion of stone
  form('200,40 150,50 116,88 110,140 128,180 160,200 240,200 272,180 290,140 284,88 250,50', STONE, {
    turn: 10,
    puff: 0.6,
    bumps: [
      bump('130,100 166,92 190,112 140,122', 1.1),
      bump('270,100 234,92 210,112 260,122', 1.1),
      bump('176,110 224,110 236,154 200,166 164,154', 1),
    ],
    folds: [fold('120,70 140,50', 5), fold('280,70 260,50', 5), fold('112,120 92,130', 5)],
  }),
  spot('146,116 164,110 176,120 160,126'),
  spot('254,116 236,110 224,120 240,126'),
  spot('166,168 200,160 234,168 226,192 200,198 174,192'),
  form(limb('200,178 202,240 198,320', [40, 52, 72]), WATER, { turn: 86, puff: 0.5, edge: 1.4, shine: 1.3 }),
  form('50,312 70,372 120,400 280,400 330,372 350,312', STONE, {
    turn: 8,
    puff: 0.5,
    grain: { height: 3, size: [24, 14] },
  }),
  form(ellipse(200, 314, 152, 32), STONE, { turn: 0, puff: 0.4 }),
  spot(ellipse(200, 314, 132, 23), '#123a48'),
  spot(ellipse(200, 316, 116, 16), '#2f7f98'),
  ink(ellipse(200, 314, 60, 10).slice(0, -1), 3, '#e6fbff', 0.8),
  ink(ellipse(200, 315, 94, 15).slice(0, -1), 2.4, '#e6fbff', 0.5),
  ...[
    [168, 296],
    [232, 292],
    [150, 306],
    [250, 304],
  ].map(([x, y]) => spot(`${x},${y - 9}! ${x + 4},${y} ${x},${y + 4} ${x - 4},${y}`, '#e6fbff', 0.9)),
]);
