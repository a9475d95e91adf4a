/** The other six who sit in for people. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, even, limb, outline, ragged } from '../geometry.ts';
import { portrait } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { face } from '../parts/face.ts';
import { coin } from '../parts/hoard.ts';
import { masonry } from '../parts/masonry.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, INK, ink, lines, type Stuff, spot } from '../plate.ts';
import { BRASS, CLOTH, FLESH, GOLD, HIDE, IRON, LINEN, OLIVE, PITCH, SAPPHIRE, STEEL } from '../stuffs.ts';

const at = { x: 200, y: 176, scale: 1.3 };
const DARK: Stuff = { dark: '#120805', body: '#3c2216', lit: '#bd8458' };
const CURLS: Stuff = { dark: '#1a0d05', body: '#5a3416', lit: '#e8ac60' };

/** Double or nothing. Usually double. */
export const hob = portrait('gold', [
  masonry(151),
  form(
    even('200,276 144,290 96,340 80,420 200,420', 200),
    { dark: '#14200c', body: '#3a5a20', lit: '#c8e08a' },
    {
      turn: 80,
      puff: 0.4,
      folds: [fold('130,330 116,380 114,420', 7, 5), fold('270,330 284,380 286,420', 7, 5)],
    },
  ),
  form('160,282 200,330 240,282 226,274 200,306 174,274', LINEN, { turn: 30 }),
  ...[350, 384].map((y) => form(ellipse(200, y, 7), BRASS, { edge: 1.4, space: 3 })),
  form(ragged(even('200,52 140,58 104,100 98,160 112,206 150,220 200,224', 200), 15, 22, chance(80)), CURLS, {
    turn: 30,
    puff: 0.5,
    grain: { height: 9, size: [16, 16] },
  }),
  placed(
    face({
      bones: 'round',
      mouth: 'grin',
      eyes: '#6a8a2a',
      frown: -5,
      brow: 6,
      brows: '#4a2a10',
      nose: 1.25,
      ears: 'pointed',
    }),
    { ...at, y: 184 },
  ),
  form(
    ragged(even('200,70 156,74 124,104 126,140 152,118 176,126 200,116', 200), 11, 17, chance(81)),
    CURLS,
    { turn: 50, puff: 0.5, grain: { height: 8, size: [15, 14] } },
  ),
  ink('148,214 160,222', 3, INK, 0.4),
  ink('252,214 240,222', 3, INK, 0.4),
  // A coin in the air
  form(
    limb('340,420 330,370 318,336', [40, 34, 28]),
    { dark: '#14200c', body: '#3a5a20', lit: '#c8e08a' },
    { turn: -20 },
  ),
  form('300,340 292,316 306,304 330,308 342,326 330,344', FLESH, { turn: 20 }),
  form(limb('300,322 294,300 300,288', [13, 12, 10]), FLESH, { edge: 1.8 }),
  coin(310, 236, 22, -30, 0.7),
  ink('300,272 300,286', 3, '#fff0b0', 0.7),
  ink('322,268 326,282', 3, '#fff0b0', 0.7),
  glow(306, 232, 26, '#ffe08a', 0.5),
]);

/** Has read about this corridor. Twice. */
export const quill = portrait('dust', [
  masonry(152),
  form(
    even('200,268 140,282 88,330 70,420 200,420', 200),
    { dark: '#0e1014', body: '#34383f', lit: '#b4bcc4' },
    {
      turn: 80,
      puff: 0.4,
      folds: [fold('130,320 112,370 108,420', 8, 5), fold('270,320 288,370 292,420', 8, 5)],
    },
  ),
  form('166,270 200,300 234,270 246,296 200,336 154,296', LINEN, { turn: 30, puff: 0.5 }),
  form(limb('200,244 200,296', [46, 52]), FLESH, { turn: 0, shine: 0.7 }),
  placed(
    face({
      bones: 'long',
      mouth: 'grim',
      eyes: '#5a5a4a',
      frown: -4,
      brow: 3,
      brows: '#6a6258',
      nose: 1.35,
      age: 2,
    }),
    { ...at, scale: 1.2, y: 170 },
  ),
  form(
    ragged(outline('138,150 124,120 134,92 150,116 148,156'), 7, 9, chance(85)),
    { dark: '#1c1b1a', body: '#6a6660', lit: '#eeeae0' },
    { turn: 70 },
  ),
  form(
    ragged(outline('262,150 276,120 266,92 250,116 252,156'), 7, 9, chance(86)),
    { dark: '#1c1b1a', body: '#6a6660', lit: '#eeeae0' },
    { turn: 70 },
  ),
  ink('180,78 200,70 224,76', 5, '#fff2d0', 0.7),
  // Spectacles
  ...[171, 229].map((x) => [
    spot(ellipse(x, 172, 24, 22), '#dff0ff', 0.18),
    lines(
      [
        ellipse(x, 172, 25, 23),
        [
          [x + 25, 172],
          [x + 25, 172],
        ],
      ],
      4,
      '#caa24a',
    ),
    ink(`${x - 14},164 ${x - 6},156`, 3, '#ffffff', 0.8),
  ]),
  ink('192,168 200,164 208,168', 4, '#caa24a'),
  ink('147,168 132,162', 3.4, '#caa24a'),
  ink('253,168 268,162', 3.4, '#caa24a'),
  // The quill behind the ear, and ink on the nose
  placed(
    [
      form(
        '0,0! -14,-50 -8,-110 10,-150! 14,-96 12,-44',
        { dark: '#2a2622', body: '#8d8578', lit: '#ffffff' },
        {
          turn: 60,
          puff: 0.4,
          folds: [
            fold('0,-4 8,-140', -4, 2.6),
            ...[-40, -66, -92, -118].map((y) => fold(`4,${y} -10,${y - 14}`, 3, 2)),
          ],
        },
      ),
    ],
    { x: 278, y: 176, turn: 24 },
  ),
  spot(ellipse(204, 204, 5, 4), '#141a3a', 0.8),
]);

/** Thinks with an axe. Often, and out loud. */
export const gruk = portrait('swamp', [
  masonry(153),
  form(even('200,262 120,268 56,306 24,420 200,420', 200), OLIVE, {
    turn: -10,
    puff: 0.5,
    bumps: [
      bump('70,330 140,310 190,340 180,400 90,400', 0.5),
      bump('330,330 260,310 210,340 220,400 310,400', 0.5),
    ],
  }),
  form(limb('70,300 180,370 300,420', [30, 32, 32]), HIDE, { turn: 40 }),
  ...[
    [110, 326],
    [160, 358],
    [214, 386],
  ].map(([x, y]) => form(ellipse(x, y, 8), IRON, { edge: 1.6, space: 3 })),
  form('142,160 108,132 84,126! 100,160 120,186 142,192', OLIVE, { turn: 30 }),
  form('258,160 292,132 316,126! 300,160 280,186 258,192', OLIVE, { turn: -30 }),
  form(limb([...ellipse(96, 172, 11, 13), [107, 172]], [5, 5, 5]), GOLD, { edge: 1.4 }),
  form(even('200,60 156,70 132,108 128,160 134,220 160,268 200,282', 200), OLIVE, {
    turn: 6,
    puff: 0.5,
    space: 4,
    bumps: [
      bump('134,150 166,136 196,158 140,168', 1.3),
      bump('266,150 234,136 204,158 260,168', 1.3),
      bump('182,160 218,160 232,206 200,218 168,206', 1),
      bump('138,200 166,196 168,226 146,232', 0.7),
      bump('262,200 234,196 232,226 254,232', 0.7),
      bump('150,238 200,228 250,238 236,278 200,288 164,278', 1),
    ],
    folds: [fold('164,96 200,90 236,96', 4), fold('168,110 200,104 232,110', 4)],
  }),
  ink('184,206 192,212', 5),
  ink('216,206 208,212', 5),
  ink('158,242 180,234 200,238 220,234 242,242', 5),
  fang(168, 244, 34, 13, 174),
  fang(232, 244, 34, 13, 186),
  eyes(200, 172, 66, 12, '#ffb03a', { slant: 8, pupil: 'round', light: '#fff0c8', brow: 0.9, shine: 1.3 }),
  form(ragged(even('200,30 184,44 176,80 188,96 200,92', 200), 12, 12, chance(90), [0, -0.5]), PITCH, {
    turn: 84,
    shine: 1.6,
  }),
  ink('236,118 248,150', 4, '#5a2a10', 0.8),
  ink('242,122 252,120', 3, '#5a2a10', 0.7),
  form(limb('150,300 200,322 250,300', [12, 14, 12]), HIDE, { edge: 1.8 }),
  ...[168, 190, 212, 234].map((x) => fang(x, 314, 22, 11)),
]);

/** It is his first time, and he has told everybody. */
export const ansel = portrait('night', [
  masonry(154),
  form(
    even('200,272 150,282 104,326 88,420 200,420', 200),
    { dark: '#180a08', body: '#5a2418', lit: '#e89a70' },
    {
      turn: 80,
      puff: 0.4,
      folds: [fold('134,330 122,380 120,420', 7, 5), fold('266,330 278,380 280,420', 7, 5)],
    },
  ),
  form(even('200,340! 172,348 170,390 200,412!', 200), GOLD, { puff: 0.3, edge: 1.8 }),
  form(limb('200,244 200,300', [42, 48]), FLESH, { turn: 0, shine: 0.7 }),
  placed(
    face({ bones: 'oval', mouth: 'calm', eyes: '#4a6a3a', frown: -6, brow: 4, brows: '#b8702a', nose: 0.9 }),
    { ...at, y: 190, scale: 1.16 },
  ),
  ...Array.from({ length: 12 }, (_, i) =>
    spot(ellipse(160 + (i % 6) * 16, 210 + (i > 5 ? 8 : 0) - Math.abs(2.5 - (i % 6)), 1.9), '#a0521c', 0.8),
  ),
  ink('244,238 246,254 242,262', 4, '#bfe0ff', 0.9),
  form(
    ragged(
      even('200,128 160,130 142,150 140,178! 160,160 180,164 200,152', 200),
      7,
      11,
      chance(95),
      [0, 0.5],
    ),
    { dark: '#24100a', body: '#a0501c', lit: '#ffb86a' },
    { turn: 80 },
  ),
  // His father's helmet
  form(even('200,30 140,44 108,94 100,150! 150,128 200,122', 200), STEEL, {
    turn: -14,
    puff: 0.6,
    folds: [fold('200,34 200,120', -6, 5), fold('250,60 262,84 254,100', 6, 2.4)],
  }),
  form(limb('94,152 200,116 306,152', [17, 18, 17]), BRASS, { turn: 20 }),
  form(
    ragged(outline('196,32 180,8 210,-12 246,-4 240,20 214,30'), 8, 11, chance(97)),
    { dark: '#24060a', body: '#8a1a1c', lit: '#ff8a7a' },
    { turn: 50 },
  ),
]);

/** The stars have shown her how you lose. */
export const zara = portrait('hex', [
  masonry(155),
  ...[
    [50, 60],
    [90, 130],
    [346, 70],
    [320, 150],
    [364, 190],
    [40, 200],
  ].map(([x, y]) =>
    spot(
      `${x},${y - 8}! ${x + 2},${y - 2}! ${x + 8},${y}! ${x + 2},${y + 2}! ${x},${y + 8}! ${x - 2},${y + 2}! ${x - 8},${y}! ${x - 2},${y - 2}!`,
      '#ffe9a8',
      0.8,
    ),
  ),
  form(
    even('200,276 140,288 90,334 74,420 200,420', 200),
    { dark: '#0a0c1c', body: '#2c2c6a', lit: '#a8a8f0' },
    {
      turn: 80,
      puff: 0.4,
      folds: [fold('130,330 114,380 110,420', 8, 5), fold('270,330 286,380 290,420', 8, 5)],
    },
  ),
  form(limb('150,300 200,346 250,300', [13, 16, 13]), GOLD, { turn: 20 }),
  form(limb('200,244 200,310', [48, 58]), DARK, { turn: 0, shine: 0.8 }),
  placed(
    face({
      skin: DARK,
      bones: 'oval',
      mouth: 'smirk',
      eyes: '#b0802a',
      lashes: true,
      lips: '#8a2a3a',
      frown: 0,
      brow: 5,
    }),
    at,
  ),
  ...[130, 270].map((x) => [
    form(ellipse(x, 214, 7), GOLD, { edge: 1.4, space: 3 }),
    form(even(`${x},222! ${x - 12},246 ${x},266!`, x), GOLD, { edge: 1.6, puff: 0.5 }),
  ]),
  spot('200,108! 204,120! 200,132! 196,120!', '#ffe08a'),
  // The turban
  form(
    '200,26 142,36 112,76 116,118 140,130 170,108 200,104 230,108 260,130 284,118 288,76 258,36',
    { dark: '#1c0a16', body: '#7a1f4a', lit: '#ff9ac0' },
    {
      turn: 30,
      puff: 0.6,
      folds: [
        fold('116,100 160,60 230,36', 7, 4),
        fold('122,122 180,80 262,50', 7, 4),
        fold('284,104 240,66 180,32', 6, 4),
      ],
    },
  ),
  form('200,50! 220,78! 200,108! 180,78!', SAPPHIRE, { puff: 0.4, edge: 2, space: 3.8, shine: 1.3 }),
  form(
    '200,52! 192,20 200,-14! 212,18',
    { dark: '#2a2622', body: '#8d8578', lit: '#ffffff' },
    { turn: 80, edge: 1.8, folds: [fold('200,48 201,-8', -3, 2)] },
  ),
]);

/** He is sure that it is catching. */
export const corvin = portrait('crypt', [
  masonry(156),
  glow(200, 160, 180, '#9ae0c8', 0.3),
  form(even('200,258 130,276 76,326 54,420 200,420', 200), PITCH, {
    turn: 80,
    puff: 0.4,
    shine: 1.5,
    folds: [fold('130,320 108,370 104,420', 9, 5), fold('270,320 292,370 296,420', 9, 5)],
  }),
  form('130,262 96,292 116,330 200,356 284,330 304,292 270,262 200,290', PITCH, {
    turn: 20,
    shine: 1.5,
    puff: 0.7,
    folds: [fold('116,302 200,336 284,302', 6, 4)],
  }),
  // The mask
  form(even('200,90 156,98 134,134 132,190 150,240 180,268 200,274', 200), LINEN, {
    turn: 10,
    puff: 0.5,
    folds: [fold('140,216 200,236 260,216', 4), fold('200,96 200,130', 4)],
  }),
  form('172,178 198,160 232,172 240,210 232,262 204,318 168,372! 176,310 172,250 164,210', LINEN, {
    turn: 60,
    puff: 0.8,
    shine: 1.1,
    folds: [
      fold('200,176 210,240 190,310 172,364', -6, 4),
      ...[206, 232, 258].map((y) => fold(`170,${y} 236,${y + 6}`, 3, 2)),
    ],
  }),
  ...[
    [184, 226],
    [186, 246],
    [184, 266],
    [180, 286],
  ].map(([x, y]) => spot(ellipse(x, y, 3, 2.4))),
  ...[162, 242].map((x) => [
    form(ellipse(x, 164, 27), BRASS, { turn: 30, puff: 0.5 }),
    spot(ellipse(x, 164, 19), '#0a1412'),
    glow(x, 166, 20, '#7ae0b8', 0.6),
    spot(ellipse(x, 164, 14), '#1c4a3e', 0.9),
    ink(`${x - 9},158 ${x - 2},150`, 4, '#e6fff6', 0.9),
  ]),
  form(limb('134,206 146,240', [8, 8]), HIDE, { edge: 1.6 }),
  form(limb('266,206 254,240', [8, 8]), HIDE, { edge: 1.6 }),
  // The hat
  form('60,110 110,90 200,82 290,90 340,110 290,122 200,118 110,122', PITCH, {
    turn: 8,
    shine: 1.6,
    puff: 0.7,
  }),
  form('126,100 134,30 160,12 240,12 266,30 274,100 200,94', PITCH, { turn: 80, shine: 1.6, puff: 0.5 }),
  form(limb('126,94 200,82 274,94', [16, 17, 16]), CLOTH, { turn: 20 }),
  form('186,76! 214,76! 214,100! 186,100!', BRASS, { puff: 0.3, edge: 1.8 }),
]);

/** Somebody whom nobody here has met. */
export const stranger = portrait('ember', [
  masonry(157),
  form(even('200,256 130,282 80,336 60,420 200,420', 200), HIDE, {
    turn: 80,
    puff: 0.4,
    folds: [fold('130,320 108,370 104,420', 9, 5), fold('270,320 292,370 296,420', 9, 5)],
  }),
  form(even('200,22! 150,40 114,94 106,166 122,240 154,288 200,304', 200), HIDE, {
    turn: 60,
    puff: 0.45,
    folds: [fold('198,30 146,90 132,170 150,260', 6, 4), fold('202,30 254,90 268,170 250,260', 6, 4)],
  }),
  spot(even('200,72 152,92 134,146 140,214 164,256 200,268', 200), '#080503'),
  eyes(200, 166, 54, 10, '#ffb84a', { pupil: 'none', slant: 4 }),
  ink('184,232 200,236 216,232', 3, '#5a3a1c', 0.7),
]);
