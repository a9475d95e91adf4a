/** What creeps, flutters and stings. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, limb, outline, ragged, stroke } from '../geometry.ts';
import { plate, still } from '../moods.ts';
import { bat } from '../parts/bat.ts';
import { eye, eyes, gleams } from '../parts/eyes.ts';
import { masonry } from '../parts/masonry.ts';
import { skull } from '../parts/skull.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, ink, type Layers, spot } from '../plate.ts';
import { BONE, FUR, IVORY, PITCH, SCARLET, STONE } from '../stuffs.ts';

const CHITIN = { dark: '#140805', body: '#5a2410', lit: '#f0a060' };

/** The sting comes over its back. */
export const scorpion = plate(
  'ember',
  [
    form('-10,300! 410,300! 410,420! -10,420!', STONE, {
      turn: 3,
      puff: 0.08,
      shine: 0.7,
      grain: { height: 4, size: [26, 12] },
    }),
    masonry(101),
    glow(200, 200, 180, '#ff9a4a', 0.4),
    // Tail
    ...[
      [292, 262, 34],
      [330, 224, 32],
      [344, 174, 30],
      [330, 124, 28],
      [294, 90, 26],
      [252, 76, 25],
    ].map(([x, y, r], i) =>
      form(ellipse(x, y, r, r * 0.82, 60 - i * 30), CHITIN, { turn: 20 + i * 30, puff: 0.8 }),
    ),
    form('236,62 206,66 184,92 178,128! 198,116 216,106 238,96', CHITIN, { turn: 30, puff: 0.8 }),
    glow(178, 128, 18, '#b8ff5a', 0.9),
    spot(ellipse(178, 134, 3, 5), '#e6ffb0'),
    // Legs
    ...[0, 1, 2, 3].flatMap((i) => [
      form(limb(`${166 + i * 34},306 ${130 + i * 36},276 ${112 + i * 40},360`, [15, 13, 4]), CHITIN, {
        turn: 30,
        edge: 1.8,
      }),
      form(limb(`${190 + i * 30},300 ${236 + i * 34},290 ${268 + i * 36},372`, [15, 13, 4]), CHITIN, {
        turn: -30,
        edge: 1.8,
      }),
    ]),
    // Body in plates
    ...[290, 262, 234, 206, 178].map((x, i) =>
      form(ellipse(x, 290 + i * 2, 36, 38 - Math.abs(2 - i) * 3), CHITIN, { turn: 80, puff: 0.6 }),
    ),
    form('166,258 128,266 112,296 128,326 168,334', CHITIN, { turn: 10, puff: 0.6 }),
    // Claws
    form(limb('136,276 90,232 66,196', [24, 20, 18]), CHITIN, { turn: 40 }),
    form('72,206 36,190 20,150 34,112! 48,146 64,164 66,128! 88,150 92,186', CHITIN, { turn: 60, puff: 0.7 }),
    form(limb('132,318 84,330 44,310', [24, 20, 18]), CHITIN, { turn: 10 }),
    form('56,322 20,326 -6,300 0,262! 18,292 36,296 26,268! 56,278 66,302', CHITIN, { turn: 30, puff: 0.7 }),
    eyes(128, 288, 22, 5, '#ffd23a', { pupil: 'none' }),
    fang(120, 316, 14, 9, 40),
    fang(136, 322, 14, 9, 20),
  ],
  { space: 4.9 },
);

export const centipede = still('dust', [
  masonry(102),
  ...(() => {
    const way = stroke('390,60 300,36 210,70 180,150 250,214 340,260 330,340 240,366 150,330');
    const joints = Array.from({ length: 19 }, (_, i) => way[Math.round((i / 18) * (way.length - 1))]);
    return joints.flatMap(([x, y], i): Layers => {
      const [nx, ny] = joints[Math.min(18, i + 1)];
      const [px, py] = joints[Math.max(0, i - 1)];
      const a = Math.atan2(ny - py, nx - px);
      const [sx, sy] = [-Math.sin(a), Math.cos(a)];
      const leg = (side: number) =>
        form(
          limb(
            `${x},${y} ${x + sx * side * 40 + Math.cos(a) * 8},${y + sy * side * 40 + Math.sin(a) * 8} ${x + sx * side * 56 - Math.cos(a) * 10},${y + sy * side * 56 - Math.sin(a) * 10}`,
            [9, 8, 2],
          ),
          CHITIN,
          { edge: 1.6, shine: 0.8 },
        );
      return [
        leg(1),
        leg(-1),
        form(ellipse(x, y, 24, 29, (a * 180) / Math.PI), CHITIN, {
          turn: (a * 180) / Math.PI + 80,
          puff: 0.8,
        }),
      ];
    });
  })(),
  form(
    ellipse(118, 306, 42, 38, 30),
    { dark: '#1c0605', body: '#7a1f12', lit: '#ffa070' },
    { turn: 30, puff: 0.8 },
  ),
  form(limb('98,326 70,350 84,376', [16, 14, 2]), IVORY, { edge: 1.8 }),
  form(limb('128,340 116,368 134,386', [16, 14, 2]), IVORY, { edge: 1.8 }),
  form(limb('90,290 50,262 20,272', [9, 6, 2]), CHITIN, { edge: 1.6 }),
  form(limb('100,276 76,236 44,226', [9, 6, 2]), CHITIN, { edge: 1.6 }),
  eye(104, 296, 9, '#ffd23a', { pupil: 'none' }),
  eye(124, 318, 9, '#ffd23a', { pupil: 'none' }),
]);

/** There is always one more under the last. */
export const beetles = still('swamp', [
  form('-10,-10! 410,-10! 410,420! -10,420!', STONE, {
    turn: 8,
    puff: 0.03,
    shine: 0.45,
    grain: { height: 5, size: [34, 20] },
  }),
  placed(skull({ gape: 10 }), { x: 210, y: 180, scale: 1.5, turn: 12 }),
  ...[
    [96, 90, 40, 0.9],
    [320, 96, -60, 0.8],
    [120, 290, 130, 1.15],
    [262, 300, -140, 1.3],
    [342, 220, -100, 0.85],
    [60, 210, 80, 0.8],
    [352, 356, -30, 0.9],
  ].map(([x, y, turn, scale]) =>
    placed(
      [
        ...[-1, 1].flatMap((side) =>
          [-16, 4, 24].map((dy) =>
            form(
              limb(`${side * 18},${dy} ${side * 40},${dy - 8} ${side * 50},${dy + 14}`, [7, 6, 2]),
              PITCH,
              { edge: 1.5 },
            ),
          ),
        ),
        form('-12,-40 -20,-56 -8,-66! -6,-52 0,-48 6,-52 8,-66! 20,-56 12,-40', PITCH, {
          edge: 1.6,
          shine: 1.4,
        }),
        form(ellipse(0, -28, 20, 15), PITCH, { turn: 20, shine: 1.5, puff: 0.8 }),
        form(
          ellipse(0, 14, 28, 38),
          { dark: '#06080a', body: '#1c3a34', lit: '#9ae0c0' },
          { turn: 40, puff: 0.8, folds: [fold('0,-24 0,52', 5, 2)] },
        ),
        ink('-14,-6 -16,12 -10,28', 4, '#e6fff4', 0.8),
      ],
      { x, y, turn, scale },
    ),
  ),
]);

/** A cloud that bites. */
export const bats = still('night', [
  masonry(104),
  glow(200, 180, 200, '#8a9ae0', 0.4),
  ...[
    [70, 70, 0.7, -14],
    [330, 60, 0.8, 12],
    [354, 190, 0.6, 20],
    [50, 220, 0.6, -20],
    [330, 320, 0.8, 8],
    [84, 340, 0.8, -10],
    [200, 44, 0.6, 0],
  ].map(([x, y, scale, turn]) => placed(bat, { x, y, scale, turn })),
  ...[false, true].map((flip) =>
    placed(
      [
        form('10,-6! 60,-80 130,-104 190,-84! 168,-40 190,10! 140,-4 130,50! 90,16 60,62! 34,30 10,40', FUR, {
          turn: -50,
          puff: 0.25,
          folds: ['16,-8 70,-72 184,-82', '16,0 90,-30 186,6', '16,10 80,10 128,46', '14,22 40,34 58,56'].map(
            (way) => fold(way, -7, 3.4),
          ),
        }),
      ],
      { x: 200, y: 200, flip },
    ),
  ),
  form(
    ragged(
      outline('200,150 168,160 150,196 158,244 200,280 242,244 250,196 232,160'),
      9,
      11,
      chance(6),
      [0, 0.4],
    ),
    FUR,
    { turn: 70, puff: 0.7, grain: { height: 4, size: [7, 14] } },
  ),
  form('172,160 150,104! 190,134 196,156', FUR, { turn: 40, bumps: [bump('172,148 160,120 184,140', -0.8)] }),
  form('228,160 250,104! 210,134 204,156', FUR, {
    turn: -40,
    bumps: [bump('228,148 240,120 216,140', -0.8)],
  }),
  spot('170,214! 186,222 200,218 214,222 230,214! 222,248 200,258 178,248', '#3a0608'),
  fang(184, 220, 20, 9),
  fang(216, 220, 20, 9),
  fang(192, 254, 9, 6, 180),
  fang(208, 254, 9, 6, 180),
  form('188,196 212,196 216,210 200,216 184,210', FUR, { puff: 1, edge: 1.8 }),
  eyes(200, 186, 44, 10, '#ff4a2a', { slant: 16, pupil: 'round', light: '#ffd0a0' }),
  spot('184,240 187,256 184,262 181,256', '#c21f14'),
]);

/** A wing with a knife at every finger. */
export const razorwing = still('blood', [
  masonry(105),
  glow(210, 190, 200, '#ff8a4a', 0.45),
  ...[false, true].map((flip) =>
    placed(
      [
        ...[
          [168, -118],
          [196, -40],
          [150, 40],
          [96, 80],
        ].map(([x, y]) =>
          form(
            outline(`${x - 14},${y - 4}! ${x + 40},${y + 10}! ${x - 8},${y + 16}!`),
            { dark: '#1a1c20', body: '#565b63', lit: '#f2f4f2' },
            { edge: 1.8 },
          ),
        ),
        form(
          '16,-20! 60,-90 120,-124 180,-124! 164,-70 200,-34! 156,-20 158,44! 110,16 100,84! 60,44 20,50',
          SCARLET,
          {
            turn: -50,
            puff: 0.25,
            folds: [
              '20,-18 80,-84 172,-118',
              '22,-4 100,-34 192,-34',
              '22,10 90,16 150,40',
              '20,26 60,50 96,78',
            ].map((way) => fold(way, -8, 3.6)),
          },
        ),
      ],
      { x: 200, y: 196, scale: 1.02, flip },
    ),
  ),
  form(limb('200,236 214,310 190,360 220,400', [46, 30, 18, 3]), SCARLET, {
    turn: 30,
    scales: { size: 12, height: 3 },
  }),
  form('200,140 172,150 160,190 170,240 200,266 230,240 240,190 228,150', SCARLET, {
    turn: 20,
    puff: 0.6,
    scales: { size: 12, height: 3 },
  }),
  ...[-1, 1].map((side) =>
    form(
      limb(`${200 + side * 18},250 ${200 + side * 34},290 ${200 + side * 26},312`, [18, 13, 10]),
      SCARLET,
      { edge: 1.8 },
    ),
  ),
  ...[172, 182, 218, 228].map((x) =>
    form(outline(`${x - 5},308! ${x + 5},308! ${x},338!`), IVORY, { edge: 1.4, space: 3 }),
  ),
  // A beak like a blade
  form('200,66 168,76 156,106 166,138 200,158 234,138 244,106 232,76', SCARLET, {
    turn: 10,
    puff: 0.7,
    bumps: [bump('160,98 184,92 198,112 164,112', 1.2), bump('240,98 216,92 202,112 236,112', 1.2)],
  }),
  form('178,116 200,104 222,116 212,150 200,196! 188,150', IVORY, {
    turn: 70,
    puff: 0.8,
    folds: [fold('200,112 200,186', -4, 3)],
  }),
  ...[
    [176, 74, -26],
    [200, 60, 0],
    [224, 74, 26],
  ].map(([x, y, lean]) =>
    form(outline(`${x - 8},${y + 8}! ${x + lean},${y - 40}! ${x + 8},${y + 8}!`), SCARLET, { edge: 1.8 }),
  ),
  eyes(200, 114, 54, 10, '#ffe04a', { slant: 20, brow: 0.6 }),
]);

/** Bones that may be only bones. */
export const bones = still('crypt', [
  masonry(106),
  glow(200, 240, 160, '#9ae0c0', 0.35),
  ...(
    [
      ['60,380 130,350 190,330', 26],
      ['340,384 270,352 220,330', 26],
      ['80,330 160,362 250,390', 24],
      ['330,330 250,366 170,392', 24],
      ['130,300 190,330 260,350', 20],
      ['284,296 210,330 150,352', 20],
    ] as const
  ).flatMap(([way, w]) => {
    const line = stroke(way);
    const ends = [line[0], line[line.length - 1]];
    return [
      form(limb(line, [w * 0.7, w * 0.5, w * 0.7]), BONE, { turn: 60 }),
      ...ends.flatMap(([x, y]) => [
        form(ellipse(x, y - w * 0.24, w * 0.36), BONE, { edge: 1.8 }),
        form(ellipse(x + 3, y + w * 0.26, w * 0.36), BONE, { edge: 1.8 }),
      ]),
    ];
  }),
  ...[0, 1, 2].map((i) =>
    form(
      limb(
        `${96 + i * 18},${300 - i * 12} ${60 + i * 16},${250 - i * 8} ${92 + i * 18},${206 - i * 6}`,
        [8, 9, 4],
      ),
      BONE,
      { edge: 1.8 },
    ),
  ),
  placed(skull({ gape: 6 }), { x: 204, y: 226, scale: 1.32, turn: 14 }),
  glow(174, 214, 22, '#7affc0', 0.8),
  glow(232, 230, 22, '#7affc0', 0.8),
  gleams(
    [
      [60, 90],
      [80, 92],
    ],
    4,
    '#7affc0',
  ),
]);
