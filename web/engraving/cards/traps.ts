/** What the builders left for us. */
import { ellipse, limb, outline } from '../geometry.ts';
import { still } from '../moods.ts';
import { sparks } from '../parts/flames.ts';
import { masonry } from '../parts/masonry.ts';
import { skull } from '../parts/skull.ts';
import { placed } from '../placed.ts';
import { fold, form, glow, ink, type Layers, lines, spot } from '../plate.ts';
import { BONE, FLESH, IRON, SCARLET, STEEL, STONE, WOOD } from '../stuffs.ts';

/** A floor of flags, seen from above, from `y` on. */
const floor = (y: number): Layers => [
  form(`-10,${y}! 410,${y}! 410,420! -10,420!`, STONE, {
    turn: 4,
    puff: 0.1,
    shine: 0.85,
    grain: { height: 4, size: [26, 14] },
    folds: [y + 40, y + 92]
      .filter((at) => at < 410)
      .flatMap((at, n) => [
        fold(`-10,${at}! 410,${at}!`, 6, 2.4),
        ...[60, 170, 290, 380].map((x) => fold(`${x + n * 46},${at - 40} ${x + n * 46 - 6},${at}`, 6, 2.4)),
      ]),
  }),
];

const spike = (x: number, y: number, high: number, wide = 22) =>
  form(outline(`${x - wide / 2},${y}! ${x},${y - high}! ${x + wide / 2},${y}!`), STEEL, {
    turn: 80,
    puff: 0.6,
    edge: 2,
  });

/** One flag of the floor gives. */
export const trap = still('ember', [
  masonry(81),
  floor(250),
  spot('90,300! 310,300! 346,390! 54,390!', '#070403'),
  ...[
    [120, 330],
    [176, 326],
    [232, 326],
    [286, 330],
  ].map(([x, y]) => spike(x, y, 110)),
  ...[
    [92, 376],
    [150, 380],
    [210, 382],
    [268, 380],
    [320, 376],
  ].map(([x, y]) => spike(x, y, 150, 28)),
  form('54,390! 346,390! 356,420! 44,420!', STONE, { turn: 4, puff: 0.2 }),
  // The boot that trod on it
  form(
    '236,-10! 296,-10! 292,90 300,130 272,160 210,176 168,168 166,146 206,128 238,104',
    { dark: '#150d07', body: '#4a2c16', lit: '#e0b27a' },
    {
      turn: 30,
      puff: 0.6,
      folds: [fold('240,70 290,76', 5), fold('240,88 288,98', 5), fold('180,158 230,156 280,140', 5)],
    },
  ),
  form(limb('166,170 220,182 290,158', [10, 12, 10]), IRON, { edge: 1.8 }),
  ink('150,190 140,210', 4, '#ffe0a0'),
  ink('200,200 200,222', 4, '#ffe0a0'),
  ink('256,190 268,208', 4, '#ffe0a0'),
]);

export const trapdoor = still('night', [
  floor(40),
  form('-10,-10! 410,-10! 410,46! -10,46!', STONE, { turn: 4, puff: 0.15, shine: 0.6 }),
  spot('76,110! 324,110! 360,330! 40,330!', '#040305'),
  glow(200, 250, 110, '#3a4a8a', 0.4),
  // Both leaves hang down
  form('76,110! 128,150! 112,300! 40,330!', WOOD, {
    turn: 70,
    puff: 0.1,
    folds: [fold('92,124! 62,320!', 5), fold('110,138! 88,310!', 5)],
  }),
  form('324,110! 272,150! 288,300! 360,330!', WOOD, {
    turn: -70,
    puff: 0.1,
    shine: 0.7,
    folds: [fold('308,124! 338,320!', 5), fold('290,138! 312,310!', 5)],
  }),
  ...[
    [70, 150],
    [52, 270],
    [330, 150],
    [348, 270],
  ].map(([x, y]) => form(ellipse(x, y, 9), IRON, { edge: 1.6, space: 3.4 })),
  // A hand that found the edge
  ...placed(
    [0, 1, 2, 3].map((i) =>
      form(limb(`${-24 + i * 16},8 ${-26 + i * 17},-16 ${-24 + i * 17},-36`, [14, 14, 11]), FLESH, {
        turn: 80,
        edge: 1.8,
      }),
    ),
    { x: 200, y: 352, scale: 1.2 },
  ),
  form('160,352 240,352 250,420 150,420', FLESH, { turn: 20 }),
  form('40,330! 360,330! 366,350! 34,350!', STONE, { turn: 3, puff: 0.3, shine: 0.9 }),
  ...placed(
    [0, 1, 2, 3].map((i) =>
      form(limb(`${-24 + i * 16},20 ${-26 + i * 17},-4 ${-24 + i * 17},-16`, [14, 14, 11]), FLESH, {
        turn: 80,
        edge: 1.8,
      }),
    ),
    { x: 200, y: 336, scale: 1.2 },
  ),
]);

const FUME = { dark: '#1a240a', body: '#4a5c1a', lit: '#d8f08a' };
const puffs = (places: readonly (readonly number[])[], shine: number): Layers =>
  places.map(([x, y, r], i) =>
    form(ellipse(x, y, r, r * 0.86, i * 37), FUME, { turn: 20 + i * 23, puff: 0.8, edge: 1, shine }),
  );

/** It has no colour until it is too late. */
export const gas = still('swamp', [
  masonry(83),
  glow(200, 250, 220, '#b8e04a', 0.5),
  ...[70, 330].map((x) => [
    form(ellipse(x, 84, 38, 34), IRON, { turn: 30, puff: 0.5 }),
    spot(ellipse(x, 84, 24, 20), '#050402'),
    ...[-10, 0, 10].map((d) => ink(`${x + d},64 ${x + d},104`, 5, '#6a6b72')),
  ]),
  puffs(
    [
      [84, 132, 30],
      [318, 130, 30],
      [110, 178, 40],
      [288, 176, 42],
      [60, 220, 44],
      [342, 224, 46],
    ],
    0.8,
  ),
  puffs(
    [
      [150, 140, 44],
      [246, 132, 48],
      [200, 110, 40],
      [120, 250, 56],
      [282, 254, 58],
    ],
    0.65,
  ),
  placed(skull({ stuff: FUME, gape: 18 }), { x: 200, y: 226, scale: 1.2 }),
  glow(170, 224, 30, '#eaff9a', 0.5),
  glow(230, 224, 30, '#eaff9a', 0.5),
  puffs(
    [
      [40, 330, 58],
      [362, 330, 60],
      [110, 366, 56],
      [300, 368, 58],
      [200, 386, 60],
    ],
    1,
  ),
]);

/** From both walls at once. */
export const crossfire = still('blood', [
  masonry(84, 50),
  glow(200, 200, 180, '#ff9a5a', 0.4),
  ...[
    [18, 120],
    [18, 250],
    [382, 90],
    [382, 200],
    [382, 310],
    [18, 350],
  ].map(([x, y]) => [form(ellipse(x, y, 26, 22), STONE, { turn: 10 }), spot(ellipse(x, y, 16, 13))]),
  ...(
    [
      [60, 120, 300, 150],
      [40, 250, 270, 232],
      [70, 350, 330, 320],
    ] as const
  ).map(([ax, ay, bx, by]) => [
    form(limb(`${ax},${ay} ${bx},${by}`, [7, 7]), WOOD, { edge: 1.6 }),
    form(outline(`${bx - 4},${by - 12}! ${bx + 40},${by + (by - ay) * 0.12}! ${bx - 2},${by + 12}!`), STEEL, {
      edge: 1.8,
    }),
    form(`${ax - 6},${ay}! ${ax + 14},${ay - 13}! ${ax + 44},${ay - 9}! ${ax + 30},${ay}!`, SCARLET, {
      edge: 1.4,
    }),
    form(`${ax - 6},${ay}! ${ax + 14},${ay + 13}! ${ax + 44},${ay + 11}! ${ax + 30},${ay}!`, SCARLET, {
      edge: 1.4,
      shine: 0.6,
    }),
    ink(`${ax - 40},${ay} ${ax - 10},${ay}`, 3, '#ffe6c0', 0.6),
  ]),
  ...(
    [
      [350, 90, 120, 72],
      [352, 200, 96, 190],
      [340, 310, 140, 292],
    ] as const
  ).map(([ax, ay, bx, by]) => [
    form(limb(`${ax},${ay} ${bx},${by}`, [7, 7]), WOOD, { edge: 1.6 }),
    form(outline(`${bx + 4},${by - 12}! ${bx - 40},${by + (by - ay) * 0.12}! ${bx + 2},${by + 12}!`), STEEL, {
      edge: 1.8,
    }),
    form(`${ax + 6},${ay}! ${ax - 14},${ay - 13}! ${ax - 44},${ay - 10}! ${ax - 30},${ay}!`, SCARLET, {
      edge: 1.4,
    }),
    form(`${ax + 6},${ay}! ${ax - 14},${ay + 13}! ${ax - 44},${ay + 10}! ${ax - 30},${ay}!`, SCARLET, {
      edge: 1.4,
      shine: 0.6,
    }),
  ]),
]);

export const explosion = still('blood', [
  masonry(85),
  glow(200, 210, 260, '#ff8a2a', 1),
  ...[1, 0.72, 0.46].map((part, i) =>
    spot(
      Array.from({ length: 28 }, (_, n) => {
        const a = (n / 28) * Math.PI * 2;
        const r = (n % 2 ? 96 : 176 + ((n * 37) % 40)) * part;
        return [200 + Math.cos(a) * r, 210 + Math.sin(a) * r] as const;
      }),
      ['#b8340c', '#ff8a1f', '#ffe48a'][i],
      0.95,
    ),
  ),
  // The sign that was on the floor
  ink('200,130! 146,250! 254,250! 200,130!', 9, '#5a0c04'),
  ink('200,170! 200,224!', 7, '#5a0c04'),
  ink(ellipse(200, 214, 96, 92), 7, '#5a0c04', 0.8),
  ...[
    [70, 90, 20, 20],
    [330, 80, 24, -30],
    [80, 330, 26, 50],
    [320, 340, 22, 10],
    [360, 200, 16, 40],
    [34, 216, 18, -20],
    [190, 30, 16, 10],
  ].map(([x, y, r, turn]) =>
    placed(
      [
        form(
          `${-r},${-r * 0.4}! ${-r * 0.2},${-r}! ${r},${-r * 0.5}! ${r * 0.7},${r * 0.8}! ${-r * 0.6},${r * 0.7}!`,
          STONE,
          { puff: 0.5, turn: 30 },
        ),
      ],
      { x, y, turn },
    ),
  ),
  sparks(200, 390, 380, 380, 40, 13),
]);

/** The ceiling comes to us. */
export const fallingSlab = still('dust', [
  masonry(86),
  glow(200, 330, 170, '#d8b070', 0.5),
  form('20,20! 120,-10! 300,-10! 390,40! 372,150! 330,210! 200,236! 90,214! 34,150!', STONE, {
    turn: 14,
    puff: 0.4,
    grain: { height: 6, size: [34, 26] },
    folds: [
      fold('120,-10 150,80 110,150 140,222', 9, 3),
      fold('300,-10 270,70 310,130 280,220', 9, 3),
      fold('34,110 110,150', 7, 3),
      fold('270,70 390,80', 7, 3),
    ],
  }),
  ...[
    [60, 260, 18],
    [120, 286, 12],
    [300, 270, 20],
    [350, 300, 14],
    [200, 268, 10],
    [250, 300, 9],
  ].map(([x, y, r]) =>
    form(
      `${x - r},${y}! ${x - r * 0.3},${y - r}! ${x + r},${y - r * 0.4}! ${x + r * 0.6},${y + r}! ${x - r * 0.6},${y + r * 0.8}!`,
      STONE,
      { turn: 30, puff: 0.5, edge: 2 },
    ),
  ),
  ...[70, 130, 200, 270, 330].map((x) =>
    ink(`${x},${236 - Math.abs(x - 200) * 0.12} ${x},${276 - Math.abs(x - 200) * 0.1}`, 4, '#f0e0c0', 0.6),
  ),
  // Two hands under it
  floor(380),
  ...[130, 270].map((x) => [
    form(limb(`${x},400 ${x + (x < 200 ? 6 : -6)},350 ${x},310`, [26, 24, 20]), FLESH, { turn: 10 }),
    ...[-14, -5, 5, 14].map((d) =>
      form(limb(`${x + d},312 ${x + d * 1.3},296 ${x + d * 1.4},284`, [9, 8, 7]), FLESH, { edge: 1.6 }),
    ),
  ]),
]);

/** It swings once for everybody. */
export const blade = still('crypt', [
  masonry(87, 50),
  glow(200, 230, 180, '#bfe0e0', 0.4),
  ink('70,120 40,210 60,290', 10, '#e6f4f4', 0.25),
  ink('100,140 74,220 90,300', 8, '#e6f4f4', 0.3),
  form(limb('300,-20 262,100 232,196', [18, 18, 20]), WOOD, {
    turn: 20,
    grain: { height: 3, size: [5, 30] },
  }),
  form(limb('256,120 242,160', [28, 28]), IRON, { turn: 70 }),
  form('244,176! 204,160! 140,196 96,262 86,330! 150,352 224,346 290,306 330,246! 300,208 264,188', STEEL, {
    turn: -30,
    puff: 0.3,
    folds: [fold('110,306 170,322 240,304 300,250', -6, 4), fold('196,190 230,210 262,212', 5)],
  }),
  spot('96,316 130,340 180,346 150,352 90,334', '#8a1a14', 0.8),
  spot('200,344 214,360 206,376 198,362', '#8a1a14'),
  ink('128,262 160,220 196,200', 6, '#ffffff', 0.8),
]);

/** Behind every hole in the wall. */
export const spears = still('ember', [
  masonry(88, 60),
  glow(220, 200, 190, '#ffb05a', 0.4),
  ...[70, 160, 250, 340].map((y, i) => [
    spot(ellipse(30, y, 22, 20)),
    form(limb(`20,${y} ${230 - (i % 2) * 50},${y}`, [12, 12]), WOOD, { turn: 10 }),
    form(
      `${222 - (i % 2) * 50},${y - 22}! ${330 - (i % 2) * 50},${y}! ${222 - (i % 2) * 50},${y + 22}! ${240 - (i % 2) * 50},${y}!`,
      STEEL,
      { turn: 20, puff: 0.4, folds: [fold(`${236 - (i % 2) * 50},${y} ${320 - (i % 2) * 50},${y}`, -4, 3)] },
    ),
  ]),
  lines(['350,60 390,50', '300,150 350,140', '350,250 392,254', '300,350 346,356'], 3, '#ffe6c0', 0.6),
  form(limb('340,420 356,380 346,330', [14, 9, 13]), BONE, { edge: 1.8 }),
]);
