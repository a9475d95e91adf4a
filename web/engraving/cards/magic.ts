/** Spells, and the three ways to fight. */
import { ellipse, limb } from '../geometry.ts';
import { still } from '../moods.ts';
import { breath, FIRE, sparks, tongue } from '../parts/flames.ts';
import { openHand } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { bolt, fold, form, glow, ink, lines, spot } from '../plate.ts';
import { BRASS, EMBER, FLESH, HIDE, ROBE, STEEL, WOOD } from '../stuffs.ts';

export const fireBall = still(
  'blood',
  [
    glow(150, 240, 260, '#ff8a2a', 0.8),
    breath('150,244 240,150 320,70 420,-30', 110, FIRE),
    ...[
      [96, 178, 1.1, 24],
      [132, 150, 1.4, 34],
      [176, 140, 1.6, 44],
      [222, 168, 1.5, 52],
      [244, 214, 1.3, 58],
      [238, 264, 1.1, 66],
      [80, 220, 0.9, 14],
      [214, 302, 0.9, 78],
    ].map(([x, y, size, turn]) => tongue(x, y + 30, size, turn)),
    form(ellipse(146, 246, 90), EMBER, {
      turn: 40,
      puff: 0.9,
      shine: 1.5,
      edge: 0,
      grain: { height: 9, size: [30, 30] },
    }),
    glow(124, 226, 90, '#fff0a0', 0.8),
    sparks(200, 340, 380, 330, 34, 3),
  ],
  { torch: { at: [120, 220] } },
);

export const lightningBolt = still('night', [
  masonry(72),
  glow(200, 200, 260, '#9ac0ff', 0.7),
  bolt(
    [
      '130,-10 170,70 120,90 220,200 150,220 270,420',
      '170,70 260,90 250,130 330,170',
      '220,200 310,240 300,280 370,330',
      '120,90 70,130 80,160 20,210',
      '150,220 90,290 110,320 60,400',
    ],
    14,
    '#5a8aff',
    0.45,
  ),
  bolt(['130,-10 170,70 120,90 220,200 150,220 270,420'], 11, '#cfe4ff'),
  bolt(
    [
      '170,70 260,90 250,130 330,170',
      '220,200 310,240 300,280 370,330',
      '120,90 70,130 80,160 20,210',
      '150,220 90,290 110,320 60,400',
    ],
    5,
    '#cfe4ff',
  ),
  bolt(['130,-10 170,70 120,90 220,200 150,220 270,420'], 5, '#ffffff'),
  glow(220, 200, 50, '#ffffff', 0.9),
  glow(270, 400, 80, '#dff0ff', 0.9),
]);

/** Here, and then not. */
export const teleport = still('hex', [
  masonry(73),
  glow(200, 200, 230, '#c89aff', 0.8),
  ...[
    [340, 150, 40],
    [300, 118, 32],
    [256, 96, 26],
    [208, 84, 22],
    [160, 80, 18],
    [112, 84, 15],
    [64, 96, 12],
  ].map(([y, rx, ry]) =>
    lines([ellipse(200, y, rx, ry), ellipse(200, y, rx * 0.86, ry * 0.8)], 3, '#e8d0ff', 0.75),
  ),
  // Half of somebody
  spot(ellipse(200, 96, 24, 27), '#1a0a2a', 0.85),
  spot(
    '160,136 200,122 240,136 252,220 236,250 244,350 212,350 200,270 188,350 156,350 164,250 148,220',
    '#1a0a2a',
    0.75,
  ),
  ...[150, 176, 202, 230, 262, 296, 330].map((y, i) =>
    ink(`${138 + i * 3},${y} 200,${y + 8} ${262 - i * 3},${y}`, 3, '#f4e6ff', 0.7),
  ),
  sparks(200, 390, 260, 360, 40, 11),
]);

/** Blade on blade. */
export const melee = still('blood', [
  masonry(74),
  glow(200, 170, 170, '#ffb05a', 0.7),
  ...[false, true].map((flip) =>
    placed(
      [
        form('-14,-60! 0,-236! 14,-60!', STEEL, { turn: 80, puff: 0.4, folds: [fold('0,-220 0,-64', 6, 4)] }),
        form(limb('-56,-58 0,-50 56,-58', [12, 18, 12]), BRASS, { turn: 20 }),
        form(limb('0,-50 0,20', [15, 14]), HIDE, {
          turn: 10,
          folds: [-36, -20, -4].map((y) => fold(`-9,${y + 4} 9,${y - 4}`, 3, 2.2)),
        }),
        form(ellipse(0, 28, 14), BRASS, { puff: 0.8, edge: 1.8 }),
      ],
      { x: flip ? 104 : 296, y: 346, turn: flip ? 32 : -32, scale: 1.2 },
    ),
  ),
  glow(200, 190, 60, '#fff4c0', 0.9),
  spot(
    '200,140! 206,178! 240,160! 214,190! 256,204! 212,206! 222,244! 200,214! 178,244! 188,206! 144,204! 186,190! 160,160! 194,178!',
    '#fff6d0',
  ),
  sparks(200, 260, 220, 160, 22, 7),
]);

/** Gone before it is seen. */
export const ranged = still('night', [
  masonry(75),
  glow(200, 180, 190, '#9ac0ff', 0.45),
  form(limb('118,30 222,70 262,190 226,320 122,372', [10, 22, 26, 22, 10]), WOOD, {
    turn: 80,
    puff: 0.7,
    grain: { height: 3, size: [6, 30] },
  }),
  lines(['120,34! 86,200! 124,368!'], 3, '#efe4c8'),
  form(limb('222,176 266,202', [30, 30]), HIDE, { turn: 60 }),
  form(limb('70,200 200,198 338,196', [8, 8, 8]), WOOD, { turn: 10, edge: 1.8 }),
  form('330,180! 392,196! 330,212! 342,196!', STEEL, { turn: 20, puff: 0.4 }),
  form(
    '70,200! 96,180! 134,182! 112,199!',
    { dark: '#1c0605', body: '#6e1a12', lit: '#ff9a6a' },
    { edge: 1.6 },
  ),
  form(
    '70,200! 96,220! 134,218! 112,201!',
    { dark: '#1c0605', body: '#6e1a12', lit: '#ff9a6a' },
    { edge: 1.6, shine: 0.6 },
  ),
]);

/** Words that burn. */
export const magic = still('hex', [
  masonry(76),
  glow(200, 150, 210, '#ffcf5a', 0.6),
  form('130,420 144,340 180,318 226,318 262,340 280,420', ROBE, {
    turn: 80,
    folds: [fold('176,340 168,420', 7, 4), fold('226,340 236,420', 7, 4)],
  }),
  form(limb('158,334 200,342 246,334', [16, 18, 16]), BRASS, { turn: 20 }),
  placed(openHand({ stuff: FLESH, nail: 0, long: 54 }), { x: 200, y: 332, scale: 1.5, turn: 4 }),
  lines([ellipse(206, 150, 120, 108), ellipse(206, 150, 104, 92)], 3, '#ffe08a', 0.8),
  ...Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2;
    return ink(
      `${206 + Math.cos(a) * 108},${150 + Math.sin(a) * 96} ${206 + Math.cos(a + 0.12) * 118},${150 + Math.sin(a + 0.12) * 106}`,
      5,
      '#fff0b0',
    );
  }),
  tongue(208, 190, 1.25, 0, ['#b06a0c', '#ffc23a', '#fff8d8']),
  glow(208, 160, 60, '#fff0b0', 0.8),
  sparks(206, 260, 240, 240, 18, 4),
]);
