/** Doors, ways, and rooms with nothing in them. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, limb, outline, ragged } from '../geometry.ts';
import { plate, still } from '../moods.ts';
import { gleams } from '../parts/eyes.ts';
import { masonry } from '../parts/masonry.ts';
import { skull } from '../parts/skull.ts';
import { placed } from '../placed.ts';
import { fold, form, glow, ink, type Layers, lines, spot } from '../plate.ts';
import { BONE, BRASS, CLOTH, HIDE, IRON, STEEL, STONE, WOOD } from '../stuffs.ts';

/** The stones about an arch that stands on the floor, open from 120 to 280. */
const arch: Layers = [
  ...Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI + (i / 9) * Math.PI;
    const b = Math.PI + ((i + 1) / 9) * Math.PI;
    const at = (t: number, r: number) =>
      `${Math.round(200 + Math.cos(t) * r)},${Math.round(170 + Math.sin(t) * r)}!`;
    return form(`${at(a, 84)} ${at(a, 124)} ${at(b, 124)} ${at(b, 84)}`, STONE, {
      turn: 20 + i * 18,
      puff: 0.4,
    });
  }),
  ...[170, 232, 294, 356].flatMap((y) => [
    form(`76,${y}! 116,${y}! 116,${y + 62}! 76,${y + 62}!`, STONE, { turn: 10, puff: 0.35 }),
    form(`284,${y}! 324,${y}! 324,${y + 62}! 284,${y + 62}!`, STONE, { turn: -10, puff: 0.35 }),
  ]),
];
const OPENING = '116,420! 116,170 140,112 200,86 260,112 284,170 284,420!';
const leaf = '116,420! 116,170 140,112 200,86 260,112 284,170 284,420!';

export const doorShut = still('ember', [
  masonry(91, 56),
  arch,
  form(leaf, WOOD, {
    turn: 86,
    puff: 0.12,
    grain: { height: 4, size: [6, 60] },
    folds: [150, 184, 218, 252].map((x) => fold(`${x},90! ${x},420!`, 6, 2.4)),
  }),
  ...[190, 340].map((y) => [
    form(limb(`116,${y} 200,${y - 4} 262,${y}`, [20, 18, 5]), IRON, { turn: 20 }),
    ...[134, 164, 194, 224].map((x) => form(ellipse(x, y - 2, 4.5), IRON, { edge: 1.4, space: 3 })),
  ]),
  form(limb([...ellipse(248, 268, 19, 22), [267, 268]], [7, 7, 7]), IRON, { edge: 1.8 }),
  form(ellipse(248, 246, 9), IRON, { edge: 1.6 }),
  spot(ellipse(248, 310, 6)),
  spot('245,310! 251,310! 254,326! 242,326!'),
]);

export const doorOpen = still('ember', [
  masonry(92, 56),
  spot(OPENING, '#0a0603'),
  glow(206, 280, 130, '#ffb84a', 0.8),
  form('120,420 150,360 250,360 280,420', STONE, {
    turn: 4,
    puff: 0.1,
    shine: 1.2,
    folds: [fold('160,380 240,380', 5), fold('200,360 200,420', 5)],
  }),
  arch,
  // The leaf has swung towards us
  form('284,170! 284,420! 392,440! 392,120 350,100 310,112', WOOD, {
    turn: 86,
    puff: 0.12,
    grain: { height: 4, size: [6, 60] },
    folds: [312, 340, 368].map((x) => fold(`${x},110! ${x},430!`, 6, 2.4)),
  }),
  ...[196, 350].map((y) => form(limb(`286,${y} 340,${y} 384,${y + 4}`, [20, 18, 6]), IRON, { turn: 20 })),
  ink('132,410 196,300 204,180', 5, '#ffe6a8', 0.3),
]);

/** A part of the wall that is none. */
export const secretDoor = still('gold', [
  masonry(93, 52),
  spot('112,30! 250,30! 262,420! 104,420!', '#080402'),
  glow(150, 250, 110, '#ffc25a', 0.7),
  form('104,424! 112,30! 98,22! 84,420!', STONE, { turn: 80, puff: 0.3 }),
  form('98,22! 112,32! 262,32! 276,18!', STONE, { turn: 10, puff: 0.3, shine: 0.8 }),
  form('196,30! 330,44! 340,420! 200,420!', STONE, {
    turn: 12,
    puff: 0.12,
    grain: { height: 4, size: [30, 22] },
    folds: [90, 150, 210, 270, 330, 384]
      .map((y) => fold(`196,${y - 4}! 336,${y + 4}!`, 7, 2.4))
      .concat(
        [
          [240, 60],
          [290, 120],
          [250, 180],
          [300, 240],
          [246, 300],
          [286, 356],
        ].map(([x, y]) => fold(`${x},${y - 26} ${x},${y + 26}`, 7, 2.4)),
      ),
  }),
  form('196,30! 200,420! 184,414! 182,36!', STONE, { turn: 80, puff: 0.2, shine: 1.4 }),
  // The torch that is a lever
  form(limb('34,230 44,190 56,150', [14, 13, 15]), WOOD, { turn: 20 }),
  form(limb('16,236 52,242', [12, 12]), IRON, { edge: 1.8 }),
  glow(58, 120, 90, '#ffb03a', 0.8),
  spot('58,150! 42,138 44,112 58,76! 72,108 76,136', '#ff8a1f'),
  spot('59,146 52,134 58,106! 66,130', '#ffe48a'),
  lines(['340,420 390,412', '336,400 384,380', '330,408 372,404'], 3, '#e8d4a8', 0.4),
  ink('150,404 172,398', 4, '#e8d4a8', 0.4),
]);

/** Steps, and then none that can be seen. */
export const stairsDown = still('night', [
  masonry(94, 50),
  spot('60,420! 76,110! 324,110! 340,420!', '#04040a'),
  glow(200, 170, 110, '#4a5ab0', 0.5),
  ...Array.from({ length: 7 }, (_, i) => {
    const y = 396 - i * 37;
    const w = 150 - i * 15;
    return form(
      `${200 - w},${y}! ${200 + w},${y}! ${200 + w - 10},${y - 22}! ${200 - w + 10},${y - 22}!`,
      STONE,
      {
        turn: 3,
        puff: 0.3,
        shine: 1.15 - i * 0.15,
        folds: [fold(`${200 - w * 0.3 + (i % 2) * 50},${y} ${200 - w * 0.3 + (i % 2) * 50},${y - 22}`, 5, 2)],
      },
    );
  }),
  form('30,420! 56,80! 92,60! 76,420!', STONE, { turn: 80, puff: 0.3 }),
  form('370,420! 344,80! 308,60! 324,420!', STONE, { turn: 100, puff: 0.3, shine: 0.7 }),
  form('48,92! 352,92! 340,52! 60,52!', STONE, { turn: 4, puff: 0.3 }),
  gleams(
    [
      [186, 142],
      [214, 142],
    ],
    5,
    '#ffb03a',
  ),
]);

/** Light, above, and a way to it. */
export const wayUp = still('gold', [
  form('-10,-10! 410,-10! 410,420! -10,420!', STONE, {
    turn: 20,
    puff: 0.04,
    shine: 0.55,
    grain: { height: 7, size: [46, 40] },
  }),
  spot('120,90 160,46 230,40 290,80 300,140 250,176 170,178 124,140', '#ffe6a8'),
  glow(208, 106, 200, '#ffe0a0', 0.9),
  spot('132,88 168,54 230,50 280,86 286,134 246,164 176,166 136,136', '#fffbe8'),
  spot('180,78 196,70 216,76 228,70 236,80 214,86 198,82', '#bcd4e8', 0.8),
  spot('176,170 236,170 330,420 90,420', '#ffe9b0', 0.22),
  form(
    ragged(
      outline(
        '110,86 150,36 236,30 300,76 312,146 256,188 164,190 112,146 124,140 170,178 250,176 300,140 290,80 230,40 160,46 120,90',
      ),
      7,
      16,
      chance(3),
    ),
    STONE,
    { turn: 30, puff: 0.5, shine: 1.2 },
  ),
  // A rope
  form(limb('214,150 208,260 216,420', [11, 11, 11]), HIDE, {
    turn: 10,
    folds: Array.from({ length: 12 }, (_, i) => fold(`${202},${176 + i * 20} ${222},${166 + i * 20}`, 3, 2)),
  }),
  ...[
    [80, 384, 30],
    [320, 392, 36],
    [140, 402, 20],
    [270, 400, 18],
  ].map(([x, y, r]) =>
    form(
      `${x - r},${y + 10}! ${x - r * 0.4},${y - r * 0.7}! ${x + r * 0.6},${y - r * 0.5}! ${x + r},${y + 14}!`,
      STONE,
      { turn: 20, puff: 0.5 },
    ),
  ),
]);

const bricks = (x: number, y: number) => `${x},${y}!`;
/** Four walls and the dust. */
export const emptyRoom = still('dust', [
  form(`${bricks(-10, -10)} ${bricks(410, -10)} ${bricks(290, 90)} ${bricks(110, 90)}`, STONE, {
    turn: 0,
    puff: 0.04,
    shine: 0.5,
  }),
  form('-10,-10! 110,90! 110,290! -10,420!', STONE, {
    turn: 60,
    puff: 0.04,
    shine: 0.9,
    grain: { height: 4, size: [22, 22] },
    folds: [
      fold('-10,100! 110,150!', 6),
      fold('-10,210! 110,210!', 6),
      fold('-10,320! 110,256!', 6),
      fold('50,40! 50,350!', 5),
    ],
  }),
  form('410,-10! 290,90! 290,290! 410,420!', STONE, {
    turn: -60,
    puff: 0.04,
    shine: 0.5,
    folds: [fold('410,100! 290,150!', 6), fold('410,210! 290,210!', 6), fold('410,320! 290,256!', 6)],
  }),
  form('110,90! 290,90! 290,290! 110,290!', STONE, {
    turn: 8,
    puff: 0.05,
    shine: 1.05,
    grain: { height: 4, size: [26, 20] },
    folds: [130, 170, 210, 250]
      .map((y) => fold(`110,${y}! 290,${y}!`, 6))
      .concat([
        fold('160,90 160,130', 6),
        fold('230,130 230,170', 6),
        fold('170,170 170,210', 6),
        fold('240,210 240,250', 6),
      ]),
  }),
  form('110,290! 290,290! 410,420! -10,420!', STONE, {
    turn: 3,
    puff: 0.05,
    shine: 0.9,
    folds: [
      fold('80,320! 320,320!', 6),
      fold('40,362! 360,362!', 6),
      fold('200,290! 200,420!', 6),
      fold('150,290 70,420', 6),
      fold('250,290 330,420', 6),
    ],
  }),
  // A spider has been here, long ago
  lines(['110,90 160,130', '110,90 176,104', '110,90 132,148', '110,90 110,160'], 1.6, '#e8dcc0', 0.6),
  lines(['128,94 130,108 118,120', '146,98 144,120 126,136 112,138'], 1.4, '#e8dcc0', 0.5),
  ...[
    [240, 340],
    [252, 350],
    [150, 330],
  ].map(([x, y]) => spot(ellipse(x, y, 5, 3), '#1a120b', 0.7)),
  form(limb('268,346 300,352', [7, 9]), BONE, { edge: 1.6 }),
]);

/** Further, and further down. */
export const tunnel = still('crypt', [
  form('-10,-10! 410,-10! 410,420! -10,420!', STONE, {
    turn: 24,
    puff: 0.03,
    shine: 0.9,
    grain: { height: 8, size: [44, 34] },
  }),
  form('30,420! 14,260 60,110 150,40 260,34 350,100 392,230 376,420!', STONE, {
    turn: -20,
    puff: 0.1,
    shine: 0.75,
    grain: { height: 8, size: [36, 30] },
  }),
  form('84,420! 66,280 96,160 170,96 250,90 318,150 340,270 322,420!', STONE, {
    turn: 40,
    puff: 0.12,
    shine: 0.55,
    grain: { height: 7, size: [28, 24] },
  }),
  form('134,400! 116,290 140,200 190,150 244,150 288,204 300,290 286,400!', STONE, {
    turn: -40,
    puff: 0.12,
    shine: 0.4,
    grain: { height: 6, size: [22, 20] },
  }),
  spot('166,380! 152,300 172,226 206,194 242,206 264,262 262,330 252,380!', '#020404'),
  gleams(
    [
      [196, 268],
      [222, 270],
    ],
    4,
    '#9ae0c8',
  ),
  // Water drips
  ...[
    [140, 120],
    [262, 150],
    [214, 90],
  ].map(([x, y]) => [
    ink(`${x},${y - 40} ${x},${y - 8}`, 2, '#cfeee8', 0.5),
    spot(`${x},${y - 10}! ${x + 5},${y + 2} ${x},${y + 8} ${x - 5},${y + 2}`, '#e6fbf6', 0.9),
  ]),
  form(
    '60,420 110,376 180,366 260,372 330,392 360,420',
    { dark: '#0a1c20', body: '#24505a', lit: '#cfeef0' },
    { turn: 0, puff: 0.1, edge: 1.4, shine: 1.2 },
  ),
  ink(ellipse(214, 388, 40, 8), 2.4, '#e6fbf6', 0.7),
]);

/** The dark has come nearer by a step. */
export const torchOut = still(
  'night',
  [
    masonry(97),
    form(limb('130,420 176,300 216,190', [46, 40, 52]), WOOD, {
      turn: 30,
      grain: { height: 4, size: [6, 40] },
    }),
    form(
      ragged(outline('190,206 192,168 214,150 246,158 256,186 240,212'), 6, 10, chance(2)),
      { dark: '#060504', body: '#1c1512', lit: '#6a5a50' },
      { turn: 20, grain: { height: 5, size: [9, 9] } },
    ),
    form(limb('176,232 216,252', [16, 16]), IRON, { turn: 20 }),
    form(limb('164,262 206,282', [16, 16]), IRON, { turn: 20 }),
    ...[
      [214, 172, 9],
      [232, 178, 6],
      [224, 164, 5],
    ].map(([x, y, r]) => [glow(x, y, r * 3, '#ff5a1a', 0.9), spot(ellipse(x, y, r * 0.5), '#ffb05a')]),
    ink('226,148 206,110 240,76 214,30 232,-6', 15, '#b8b0a8', 0.4),
    ink('240,146 262,112 244,70 268,30', 9, '#b8b0a8', 0.3),
    gleams(
      [
        [70, 120],
        [92, 122],
        [318, 200],
        [342, 202],
        [330, 90],
        [348, 92],
      ],
      5,
      '#ff4a2a',
    ),
  ],
  { torch: { strength: 0.8, at: [226, 180], reach: 240 } },
);

/** Who sleeps here was rich, or wicked. */
export const crypt = still('crypt', [
  masonry(98),
  glow(200, 170, 170, '#8ad0b8', 0.35),
  form('60,250! 340,250! 360,420! 40,420!', STONE, {
    turn: 6,
    puff: 0.2,
    grain: { height: 4, size: [26, 18] },
    folds: [fold('76,290! 324,290! 330,390! 70,390! 76,290!', 6), fold('200,290 200,390', 6)],
  }),
  spot('70,252! 330,252! 318,226! 84,226!', '#020303'),
  glow(270, 236, 60, '#7affc0', 0.7),
  // The lid is aside, with the one who lies under it carved on it
  form('16,234! 70,170! 300,150! 344,200! 260,222! 40,258!', STONE, { turn: 10, puff: 0.25, shine: 1.1 }),
  form('70,196 110,172 200,164 270,166 280,186 200,200 110,212', STONE, {
    turn: 30,
    puff: 0.7,
    folds: [fold('130,184 260,176', 4), fold('140,196 240,190', 4)],
  }),
  form(ellipse(84, 194, 30, 22, -10), STONE, { turn: 10, puff: 0.8 }),
  // Fingers
  ...[278, 292, 306, 318].map((x, i) =>
    form(limb(`${x},250 ${x + 4},226 ${x + 2},${212 + i * 3}`, [10, 9, 7]), BONE, {
      edge: 1.6,
      folds: [fold(`${x - 4},230 ${x + 10},230`, 3, 2)],
    }),
  ),
  placed(skull({ gape: 4 }), { x: 200, y: 340, scale: 0.52 }),
]);

/** He had the same idea, a week ago. */
export const corpse = plate(
  'ember',
  [
    masonry(99),
    glow(220, 240, 170, '#d89a4a', 0.35),
    form('-10,350! 410,350! 410,420! -10,420!', STONE, { turn: 3, puff: 0.1, shine: 0.8 }),
    form(limb('180,340 100,352 40,372', [44, 34, 26]), HIDE, { turn: 70 }),
    form(limb('210,346 140,376 80,396', [44, 34, 26]), HIDE, { turn: 70 }),
    form('170,200 140,240 136,320 180,362 262,360 290,310 276,230 240,200', CLOTH, {
      turn: 30,
      puff: 0.5,
      folds: [fold('160,240 180,300 170,350', 6), fold('240,230 252,300 240,350', 6)],
    }),
    form(limb('158,230 116,280 110,340', [30, 22, 16]), CLOTH, { turn: 60 }),
    ...[-6, 2, 10].map((d) =>
      form(limb(`${108 + d},336 ${104 + d * 1.6},352 ${100 + d * 2},362`, [7, 6, 4]), BONE, { edge: 1.4 }),
    ),
    form(limb('270,240 312,290 330,350', [30, 22, 16]), CLOTH, { turn: -60 }),
    // The arrow that found him
    form(limb('228,262 300,190 350,140', [7, 7, 6]), WOOD, { edge: 1.8 }),
    form(
      '330,164! 352,120! 378,122! 360,150!',
      { dark: '#1a1410', body: '#6a5a48', lit: '#f0e4cc' },
      { edge: 1.6 },
    ),
    placed(skull({ gape: 20 }), { x: 204, y: 164, scale: 0.94, turn: -20 }),
    form('132,138! 128,96 160,62 206,54 250,74 262,112! 200,108', IRON, {
      turn: -20,
      folds: [fold('190,58 198,108', -5, 4), fold('232,70 222,90 236,100', 6, 2)],
    }),
    form('40,330! 70,310! 74,318! 44,340!', STEEL, { edge: 1.6 }),
    form(ellipse(340, 366, 26, 12), HIDE, { turn: 20, puff: 0.8 }),
    form(ellipse(372, 376, 9, 5), BRASS, { edge: 1.4, space: 3 }),
    form(ellipse(318, 384, 9, 5), BRASS, { edge: 1.4, space: 3 }),
  ],
  { space: 4.9 },
);

/** All of them lie otherwise now. */
export const shuffle = still('hex', [
  masonry(96),
  glow(200, 200, 190, '#c89aff', 0.5),
  ...[
    [110, 210, -34],
    [160, 180, -16],
    [212, 172, 4],
    [262, 190, 20],
    [304, 226, 38],
  ].map(([x, y, turn]) =>
    placed(
      [
        form('-52,-78! 52,-78! 52,78! -52,78!', WOOD, {
          turn: 40,
          puff: 0.06,
          shine: 1.1,
          folds: [fold('-42,-68! 42,-68! 42,68! -42,68! -42,-68!', 4, 2)],
        }),
        form('0,-34! 24,0! 0,34! -24,0!', BRASS, { puff: 0.3, edge: 1.8 }),
        spot(ellipse(0, 0, 7)),
      ],
      { x, y, turn },
    ),
  ),
  ink('70,110 200,40 330,110', 7, '#f0dcff', 0.7),
  spot('330,110! 306,106! 326,86!', '#f0dcff', 0.8),
  ink('330,320 200,380 70,320', 7, '#f0dcff', 0.7),
  spot('70,320! 94,324! 76,344!', '#f0dcff', 0.8),
]);
