/** Things of power, and things that only look like it. */
import { ellipse, hoop, limb } from '../geometry.ts';
import { still } from '../moods.ts';
import { eye } from '../parts/eyes.ts';
import { sparks } from '../parts/flames.ts';
import { ledge } from '../parts/ledge.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { bolt, bump, fold, form, glow, ink, spot } from '../plate.ts';
import { BONE, BRASS, DIAMOND, GOLD, JADE, PURPLE, RUBY, SAPPHIRE, SILVER, STONE, WOOD } from '../stuffs.ts';

/** A fat little god that squats and grins. */
export const idol = still('swamp', [
  masonry(51),
  glow(200, 190, 180, '#6af0a8', 0.4),
  ledge(350, 204, 120),
  form('108,352! 120,318! 280,318! 292,352!', STONE, { turn: 6, puff: 0.3 }),
  form('200,180 144,200 112,250 110,300 140,326 260,326 290,300 288,250 256,200', JADE, {
    turn: 20,
    puff: 0.7,
    bumps: [bump('150,240 200,226 250,240 256,300 200,314 144,300', 0.6)],
    folds: [fold('190,282 200,288 210,282', 8, 4)],
  }),
  form(limb('130,232 112,276 150,300', [44, 38, 32]), JADE, { turn: 60 }),
  form(limb('270,232 288,276 250,300', [44, 38, 32]), JADE, { turn: -60 }),
  ...[
    [140, 318],
    [260, 318],
  ].map(([x, y]) => form(ellipse(x, y, 38, 16), JADE, { turn: 10, puff: 0.9 })),
  form('200,52 148,62 122,104 126,156 158,196 200,206 242,196 274,156 278,104 252,62', JADE, {
    turn: 10,
    puff: 0.7,
    bumps: [
      bump('134,106 166,94 192,116 140,128', 1.1),
      bump('266,106 234,94 208,116 260,128', 1.1),
      bump('178,112 222,112 232,150 200,160 168,150', 1),
      bump('142,150 176,146 176,178 154,180', 0.8),
      bump('258,150 224,146 224,178 246,180', 0.8),
    ],
  }),
  form('122,112 98,104 92,140 108,168 128,160', JADE, { turn: 40 }),
  form('278,112 302,104 308,140 292,168 272,160', JADE, { turn: -40 }),
  spot('150,166! 176,176 200,178 224,176 250,166! 230,190 200,196 170,190'),
  ink('176,176 176,188', 3, '#b4f0cc'),
  ink('200,178 200,194', 3, '#b4f0cc'),
  ink('224,176 224,188', 3, '#b4f0cc'),
  ...[160, 240].map((x) => [
    form(ellipse(x, 130, 13, 11), RUBY, { puff: 0.9, edge: 2, shine: 1.4, space: 3.6 }),
    glow(x, 130, 20, '#ff5a4a', 0.6),
  ]),
  form('200,44! 214,62! 200,82! 186,62!', GOLD, { puff: 0.4, edge: 1.8 }),
]);

/** The face of somebody who was buried in silver. */
export const mask = still('crypt', [
  masonry(52),
  glow(200, 200, 180, '#bfe0e0', 0.35),
  form(
    '200,46 144,58 112,104 110,176 124,246 156,310 200,344 244,310 276,246 290,176 288,104 256,58',
    SILVER,
    {
      turn: 8,
      puff: 0.5,
      bumps: [
        bump('128,152 164,138 192,158 140,170', 0.9),
        bump('272,152 236,138 208,158 260,170', 0.9),
        bump('186,150 214,150 224,226 200,238 176,226', 0.9),
        bump('128,210 168,206 172,252 144,260', 0.6),
        bump('272,210 232,206 228,252 256,260', 0.6),
        bump('166,268 200,258 234,268 220,288 200,292 180,288', 0.9),
      ],
      folds: [
        fold('136,86 200,70 264,86', 4),
        fold('128,108 200,92 272,108', 4),
        fold('200,50 200,130', -5, 4),
      ],
    },
  ),
  spot('136,176! 160,164 186,180! 162,188'),
  spot('264,176! 240,164 214,180! 238,188'),
  ink('162,276! 182,272 200,276 218,272 238,276!', 5),
  ...[
    [200, 96, RUBY, 15],
    [150, 104, SAPPHIRE, 9],
    [250, 104, SAPPHIRE, 9],
  ].map(([x, y, stone, r]) =>
    form(ellipse(x as number, y as number, r as number), stone as typeof RUBY, {
      puff: 0.9,
      edge: 1.8,
      space: 3.6,
      shine: 1.3,
    }),
  ),
  ink('176,250 172,262 166,270', 4, '#5d6a70'),
  ink('122,330 90,372', 10, '#4a1f18'),
  ink('278,330 310,372', 10, '#4a1f18'),
]);

/** It shows what lies behind the next door. */
export const crystalBall = still('hex', [
  masonry(53),
  glow(200, 180, 190, '#a88aff', 0.6),
  ledge(356, 204, 120),
  form('120,352 136,324 150,290 250,290 264,324 280,352', BRASS, {
    turn: 10,
    puff: 0.6,
    folds: [fold('134,330 200,340 266,330', 5)],
  }),
  form(limb('152,304 128,270 116,236', [18, 15, 4]), BRASS, { turn: 50 }),
  form(limb('248,304 272,270 284,236', [18, 15, 4]), BRASS, { turn: -50 }),
  form(ellipse(200, 176, 112), PURPLE, { turn: 30, puff: 0.85, shine: 0.9 }),
  glow(200, 184, 84, '#d8c0ff', 0.85),
  eye(200, 180, 52, '#ffffff', { pupil: 'round', light: '#fff4ff', shine: 1.2 }),
  spot(ellipse(200, 180, 24), '#7a3ac0'),
  spot(ellipse(200, 180, 13)),
  spot(ellipse(192, 172, 5), '#ffffff'),
  ink('116,150 132,112 168,86', 10, '#ffffff', 0.85),
  spot(ellipse(262, 236, 12, 7, -40), '#ffffff', 0.5),
]);

/** It knows what a monster thinks. */
export const espMedallion = still('hex', [
  masonry(54),
  glow(200, 220, 170, '#e0a0ff', 0.6),
  form(limb('60,-10 90,90 150,150', [10, 10, 10]), GOLD, {
    turn: 20,
    folds: Array.from({ length: 9 }, (_, i) =>
      fold(`${56 + i * 10},${6 + i * 17} ${76 + i * 10},${i * 17 - 4}`, 4, 2),
    ),
  }),
  form(limb('340,-10 310,90 250,150', [10, 10, 10]), GOLD, {
    turn: -20,
    folds: Array.from({ length: 9 }, (_, i) =>
      fold(`${344 - i * 10},${6 + i * 17} ${324 - i * 10},${i * 17 - 4}`, 4, 2),
    ),
  }),
  form(hoop(200, 148, 14, 16, 9), GOLD, { edge: 1.8 }),
  ...Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    const at = (r: number, d: number) =>
      `${Math.round(200 + Math.cos(a + d) * r)},${Math.round(254 + Math.sin(a + d) * r)}!`;
    return form(`${at(92, -0.14)} ${at(128, 0)} ${at(92, 0.14)}`, GOLD, { turn: i * 30, edge: 1.8 });
  }),
  form(ellipse(200, 254, 98), GOLD, { turn: 30, puff: 0.4, folds: [fold(ellipse(200, 254, 84), 5, 2.6)] }),
  form(
    '118,254! 156,212 200,200 244,212 282,254! 244,294 200,306 156,294',
    { dark: '#3a3040', body: '#c8b8d0', lit: '#ffffff' },
    { turn: 0, puff: 0.5, edge: 2.6 },
  ),
  form(ellipse(200, 253, 42), PURPLE, { turn: 60, puff: 0.6 }),
  spot(ellipse(200, 253, 20)),
  spot(ellipse(186, 238, 8), '#ffffff'),
  ...[-40, -14, 14, 40].map((d) =>
    ink(`${200 + d * 2.6},${150 - Math.abs(d)} ${200 + d * 3.4},${116 - Math.abs(d)}`, 4, '#f0d0ff', 0.8),
  ),
]);

/** Whoever plays it is not eaten. */
export const flute = still('dust', [
  masonry(55),
  glow(200, 210, 180, '#ffd9a0', 0.4),
  ledge(330, 200, 150),
  form(limb('48,330 200,240 352,142', [30, 36, 34]), BONE, { turn: 60, puff: 0.8, shine: 1.2 }),
  form(ellipse(48, 330, 24, 20, -30), BONE, { turn: 20 }),
  form(ellipse(354, 142, 22, 24, -30), BONE, { turn: 20 }),
  spot(ellipse(360, 138, 10, 14, -30)),
  ...[
    [120, 284],
    [158, 260],
    [196, 238],
    [234, 214],
    [272, 190],
  ].map(([x, y]) => spot(ellipse(x, y, 9, 7, -30))),
  form(limb('300,190 290,156', [12, 12]), BRASS, { turn: 20 }),
  form(limb('96,312 84,284', [12, 12]), BRASS, { turn: 20 }),
  ...[
    [120, 150, 0.9],
    [180, 96, 1.1],
    [262, 76, 0.8],
  ].map(([x, y, k]) => [
    spot(ellipse(x, y, 13 * k, 9 * k, -20), '#ffe9b8'),
    ink(`${x + 11 * k},${y} ${x + 12 * k},${y - 46 * k} ${x + 30 * k},${y - 36 * k}`, 4 * k, '#ffe9b8'),
  ]),
]);

/** Rule, in a rod. */
export const sceptre = still('gold', [
  masonry(56),
  glow(274, 110, 150, '#7ad0ff', 0.6),
  ledge(340, 180, 130),
  form(limb('70,358 180,224 252,136', [24, 20, 22]), GOLD, {
    turn: 20,
    puff: 0.7,
    folds: [0, 1, 2, 3, 4].map((i) =>
      fold(`${104 + i * 32},${298 - i * 39} ${128 + i * 32},${318 - i * 39}`, 4, 2.6),
    ),
  }),
  form(ellipse(72, 356, 24), GOLD, { turn: 30, puff: 0.9 }),
  form('230,150! 220,96 240,66! 252,96 276,54! 288,94 320,70! 318,120 276,168', GOLD, {
    turn: -40,
    puff: 0.4,
  }),
  form(ellipse(274, 108, 40), SAPPHIRE, { turn: 30, puff: 0.9, shine: 1.4 }),
  ink('250,100 258,82 276,76', 6, '#ffffff', 0.9),
  bolt(['306,76 330,56 326,36 352,18', '298,136 330,150 346,140', '262,66 262,40 246,22'], 3, '#dff2ff', 0.9),
  sparks(280, 160, 180, 140, 12),
]);

/** It throws back what is sent. */
export const mirror = still('crypt', [
  masonry(57),
  glow(200, 150, 170, '#cfe8ff', 0.4),
  ledge(362, 204, 90),
  form(limb('200,262 202,310 200,366', [30, 26, 36]), BRASS, {
    turn: 10,
    folds: [fold('184,292 216,296', 4), fold('184,330 218,334', 4)],
  }),
  form(ellipse(200, 150, 112, 124), BRASS, {
    turn: 40,
    puff: 0.35,
    folds: [fold(ellipse(200, 150, 98, 110), 5, 3)],
  }),
  ...Array.from({ length: 12 }, (_, i) =>
    form(ellipse(200 + Math.cos((i / 6) * Math.PI) * 102, 150 + Math.sin((i / 6) * Math.PI) * 114, 9), GOLD, {
      edge: 1.6,
      space: 3.4,
    }),
  ),
  form(
    ellipse(200, 150, 84, 96),
    { dark: '#0e161c', body: '#3a5260', lit: '#d8ecf6' },
    { turn: -40, puff: 0.12, shine: 0.9 },
  ),
  // Not our face
  spot('200,92 166,104 154,146 164,188 184,214 216,214 236,188 246,146 234,104', '#05080a', 0.7),
  eye(182, 150, 11, '#ff6a3a', { slant: 14 }),
  eye(218, 150, 11, '#ff6a3a', { slant: -14 }),
  ink('178,188 200,182 222,188', 4, '#ff9a6a'),
  ink('136,130 160,80', 8, '#ffffff', 0.7),
  ink('146,150 156,126', 5, '#ffffff', 0.5),
]);

const RUNE = ['200,110! 200,290!', '200,120! 252,168! 200,206!', '200,206! 148,250!', '156,150! 244,150!'];

/** A word, cut in stone; one may speak it once. */
export const rune = still('night', [
  masonry(58),
  glow(200, 200, 190, '#5ac8ff', 0.55),
  ledge(356, 204, 110),
  form('140,352 104,290 100,190 122,96 172,50 236,52 284,98 300,190 292,290 262,352', STONE, {
    turn: 20,
    puff: 0.45,
    grain: { height: 5, size: [26, 20] },
    folds: RUNE.map((way) => fold(way, 9, 5)),
  }),
  glow(200, 200, 110, '#5ac8ff', 0.6),
  ...RUNE.map((way) => ink(way, 13, '#2a8ad0')),
  ...RUNE.map((way) => ink(way, 6, '#e6faff')),
]);

/** Somebody carried it for luck. */
export const charm = still('dust', [
  masonry(59),
  glow(200, 230, 150, '#a8ffe0', 0.4),
  form(limb('90,-10 130,110 190,180', [7, 7, 7]), WOOD, { edge: 1.8 }),
  form(limb('310,-10 270,110 210,180', [7, 7, 7]), WOOD, { edge: 1.8 }),
  form(hoop(200, 184, 11, 12, 7), SILVER, { edge: 1.6 }),
  // A feather and two beads
  ...placed(
    [
      form(
        '0,0 -26,40 -34,90 -22,140 0,176! 22,140 34,90 26,40',
        { dark: '#10181a', body: '#3a5a5c', lit: '#dff6ee' },
        {
          turn: 60,
          puff: 0.35,
          folds: [
            fold('0,4 0,172', -5, 3),
            ...[30, 56, 82, 108, 134].flatMap((y) => [
              fold(`0,${y} -26,${y + 22}`, 3, 2),
              fold(`0,${y} 26,${y + 22}`, 3, 2),
            ]),
          ],
        },
      ),
    ],
    { x: 200, y: 206, turn: 8 },
  ),
  form(ellipse(200, 204, 17, 15), JADE, { puff: 0.9, edge: 1.8, space: 3.8 }),
  form(ellipse(172, 214, 10), RUBY, { puff: 0.9, edge: 1.6, space: 3.4 }),
  form(ellipse(230, 216, 10), DIAMOND, { puff: 0.9, edge: 1.6, space: 3.4 }),
]);
