/** What one takes along: blades, keys, lights, ropes and maps. */
import { ellipse, hoop, limb } from '../geometry.ts';
import { still } from '../moods.ts';
import { sparks, tongue } from '../parts/flames.ts';
import { ledge } from '../parts/ledge.ts';
import { masonry } from '../parts/masonry.ts';
import { skull } from '../parts/skull.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, ink, lines, spot } from '../plate.ts';
import { BRASS, CLOTH, GOLD, HIDE, IRON, LINEN, RUBY, SILVER, STEEL, STONE, WOOD } from '../stuffs.ts';

/** In the stone, until now. */
export const magicSword = still('night', [
  masonry(61),
  glow(200, 150, 190, '#8ac8ff', 0.65),
  form('184,40! 200,4! 216,40! 214,286! 186,286!', STEEL, {
    turn: 84,
    puff: 0.35,
    folds: [fold('200,16 200,280', 7, 4)],
    shine: 1.2,
  }),
  ink('200,60! 192,80! 208,96! 192,116! 208,132!', 3, '#bfe8ff'),
  ink('200,156! 200,186! 190,172! 210,172!', 3, '#bfe8ff'),
  ink('192,206! 208,220! 192,238!', 3, '#bfe8ff'),
  ...placed(
    [
      form(limb('-84,0 0,8 84,0', [14, 22, 14]), GOLD, { turn: 20 }),
      form(ellipse(-88, 0, 12), GOLD, { edge: 1.8 }),
      form(ellipse(88, 0, 12), GOLD, { edge: 1.8 }),
      form(limb('0,6 0,-62', [17, 15]), HIDE, {
        turn: 10,
        folds: [-12, -24, -36, -48].map((y) => fold(`-10,${y + 4} 10,${y - 4}`, 3, 2.2)),
      }),
      form(ellipse(0, -72, 17), GOLD, { puff: 0.8 }),
      form(ellipse(0, -72, 9), RUBY, { edge: 1.6, space: 3.2 }),
      form(ellipse(0, 6, 13), RUBY, { puff: 0.9, edge: 1.8, space: 3.4, shine: 1.4 }),
    ],
    { x: 200, y: 292, turn: 180 },
  ),
  form('-10,420 -10,380 90,360 160,376 240,374 310,356 410,384 410,420', STONE, {
    turn: 10,
    puff: 0.5,
    grain: { height: 5, size: [24, 14] },
  }),
  ink('176,30 150,10', 4, '#ffffff', 0.8),
  ink('224,30 250,10', 4, '#ffffff', 0.8),
  ink('170,70 140,66', 4, '#ffffff', 0.6),
  ink('230,70 260,66', 4, '#ffffff', 0.6),
  sparks(200, 300, 240, 260, 16),
]);

/** It fits. One hopes that it fits. */
export const key = still('dust', [
  masonry(62),
  glow(190, 200, 180, '#ffd98a', 0.4),
  form(limb('60,70 200,64 340,70', [14, 16, 14]), IRON, { turn: 10 }),
  form(limb('200,64 200,100', [8, 8]), IRON, { edge: 1.8 }),
  form(hoop(200, 138, 52, 48, 22), BRASS, { turn: 50, puff: 0.8 }),
  form(ellipse(148, 138, 14), BRASS, { edge: 1.8 }),
  form(ellipse(252, 138, 14), BRASS, { edge: 1.8 }),
  form(limb('200,186 200,270 200,368', [22, 20, 20]), BRASS, {
    turn: 20,
    puff: 0.8,
    folds: [fold('188,204 212,204', 5), fold('188,216 212,216', 5)],
  }),
  form('206,296! 262,296! 262,314! 244,314! 244,326! 268,326! 268,362! 248,362! 248,346! 206,346!', BRASS, {
    turn: 30,
    puff: 0.4,
  }),
  // Thin picks beside it
  form(limb('112,150 104,250 96,356', [8, 8, 7]), STEEL, { edge: 1.8 }),
  form(limb('96,356 108,372', [7, 5]), STEEL, { edge: 1.8 }),
  form(limb('300,150 312,250 322,352', [8, 8, 7]), STEEL, { edge: 1.8 }),
  form(limb('322,352 308,366 302,356', [7, 6, 4]), STEEL, { edge: 1.8 }),
]);

/** Oil for another hour. */
export const lantern = still('ember', [
  masonry(63),
  glow(200, 210, 240, '#ffb84a', 0.9),
  ledge(352, 204, 110),
  form(hoop(200, 60, 46, 44, 10), IRON, { edge: 1.8 }),
  form('200,84! 170,104 130,124 124,140! 276,140! 270,124 230,104', BRASS, { turn: 10, puff: 0.6 }),
  spot('136,140! 264,140! 264,314! 136,314!', '#5a2a08', 0.7),
  glow(200, 240, 100, '#ffe08a', 1),
  tongue(200, 290, 1.05),
  ...[136, 179, 221, 264].map((x) => form(limb(`${x},138 ${x},318`, [10, 10]), BRASS, { turn: 10, edge: 2 })),
  form(limb('132,226 200,232 268,226', [7, 7, 7]), BRASS, { turn: 10, edge: 1.8 }),
  form('118,312! 282,312! 292,356! 108,356!', BRASS, { turn: 6, puff: 0.5 }),
]);

export const candlestick = still('ember', [
  masonry(64),
  glow(200, 90, 200, '#ffc25a', 0.8),
  ledge(352, 204, 110),
  form(
    '120,354 136,332 182,318 188,250 176,226 190,208 188,176 212,176 210,208 224,226 212,250 218,318 264,332 280,354',
    SILVER,
    { turn: 10, puff: 0.7 },
  ),
  form(ellipse(200, 176, 52, 14), SILVER, { turn: 0, puff: 0.6 }),
  form('180,174! 182,96 190,90 210,92 218,100 220,174!', LINEN, { turn: 80, puff: 0.7 }),
  form(limb('184,112 178,140 184,166', [10, 10, 5]), LINEN, { edge: 1.6 }),
  ink('200,94 201,78', 4),
  tongue(201, 82, 0.66),
]);

/** It has turned worse than this. */
export const armour = still('blood', [
  masonry(65),
  glow(200, 190, 190, '#e0a070', 0.35),
  form('136,64 90,74 58,118 66,164 110,150 140,120', IRON, {
    turn: 40,
    folds: [fold('66,132 100,116 132,106', 5), fold('70,152 106,138 136,122', 5)],
  }),
  form('264,64 310,74 342,118 334,164 290,150 260,120', IRON, {
    turn: -40,
    folds: [fold('334,132 300,116 268,106', 5)],
  }),
  form(limb('116,316 200,336 284,316', [34, 38, 34]), IRON, { turn: 10 }),
  form(limb('108,348 200,370 292,348', [34, 38, 34]), IRON, { turn: 10 }),
  form(
    '132,56 150,90 200,102 250,90 268,56 304,96 300,176 278,246 272,304 200,324 128,304 122,246 100,176 96,96',
    IRON,
    {
      turn: -12,
      puff: 0.55,
      bumps: [
        bump('116,140 168,124 194,150 190,220 140,232', 0.45),
        bump('284,140 232,124 206,150 210,220 260,232', 0.45),
      ],
      folds: [fold('200,104 200,320', -7, 6), fold('122,250 200,280 278,250', 5)],
    },
  ),
  form('168,160! 200,136! 232,160! 226,206 200,236 174,206', GOLD, {
    turn: 30,
    puff: 0.3,
    folds: [fold('200,146 200,228', -4, 3)],
  }),
  ...[
    [146, 76],
    [254, 76],
    [124, 118],
    [276, 118],
  ].map(([x, y]) => form(ellipse(x, y, 6), BRASS, { edge: 1.4, space: 3.2 })),
]);

export const rope = still('dust', [
  masonry(66),
  ledge(336, 204, 140),
  ...[330, 302, 274].map((y, n) =>
    form(hoop(200, y - 20, 118 - n * 5, 46, 32), HIDE, {
      turn: 70,
      puff: 0.8,
      folds: Array.from({ length: 22 }, (_, i) => {
        const a = (i / 22) * Math.PI * 2;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        return fold(
          `${200 + c * 100},${y - 20 + s * 32} ${200 + Math.cos(a + 0.2) * 136},${y - 20 + Math.sin(a + 0.2) * 62}`,
          4,
          2.4,
        );
      }),
    }),
  ),
  form(limb('300,230 330,160 280,100 300,40', [26, 26, 26, 24]), HIDE, {
    turn: 20,
    folds: Array.from({ length: 9 }, (_, i) =>
      fold(`${288 - (i % 3) * 6},${60 + i * 20} ${326 - (i % 3) * 4},${44 + i * 20}`, 4, 2.4),
    ),
  }),
  // A hook at its end
  form(limb('298,50 296,10 250,-4 226,30', [14, 15, 14, 4]), STEEL, { turn: 30 }),
  form(limb('300,20 340,4 356,36', [12, 12, 3]), STEEL, { turn: 30 }),
]);

/** Half of it is burnt. The other half is wrong. */
export const scroll = still('dust', [
  masonry(67),
  glow(200, 200, 180, '#ffe0a0', 0.4),
  form('84,84 316,70 330,120 312,180 326,250 318,326 92,336 70,290 88,220 72,150', LINEN, {
    turn: 10,
    puff: 0.1,
    shine: 1.3,
  }),
  form(limb('70,78 200,66 334,64', [32, 34, 32]), LINEN, { turn: 80, puff: 0.8 }),
  form(limb('74,342 200,336 332,330', [34, 36, 34]), LINEN, { turn: 80, puff: 0.8 }),
  ...[
    [58, 80],
    [346, 64],
    [62, 344],
    [344, 330],
  ].map(([x, y]) => form(ellipse(x, y, 12, 18), WOOD, { edge: 1.8 })),
  // The way, and where it ends
  lines(
    [
      '110,300! 110,250! 160,250! 160,190! 230,190! 230,240! 280,240!',
      '160,190! 160,130! 210,130!',
      '230,190! 290,190! 290,130!',
    ],
    4,
    '#3a2010',
  ),
  lines(
    ['100,120! 140,120! 140,160! 100,160! 100,120!', '250,270! 300,270! 300,304! 250,304! 250,270!'],
    3,
    '#3a2010',
    0.8,
  ),
  ink('274,114! 306,146!', 9, '#a8241a'),
  ink('306,114! 274,146!', 9, '#a8241a'),
  spot('316,250 300,262 306,290 290,310 318,326 336,300 330,262', '#1a0c04', 0.85),
]);

/** Shut it. */
export const tome = still('hex', [
  masonry(68),
  glow(200, 200, 190, '#b46aff', 0.55),
  ledge(344, 204, 150),
  form('76,96! 290,80! 330,110! 332,338! 112,352! 80,322!', LINEN, {
    turn: 4,
    puff: 0.1,
    folds: Array.from({ length: 6 }, (_, i) => fold(`112,${346 - i * 5}! 330,${332 - i * 5}!`, 3, 1.6)),
  }),
  form('76,96! 290,80! 296,312! 80,328!', CLOTH, {
    turn: 30,
    puff: 0.16,
    folds: [fold('92,112! 276,98! 280,298! 96,312! 92,112!', 5, 2.6), fold('108,92 112,324', 6, 3)],
  }),
  ...[
    [84, 102, 0],
    [284, 88, 90],
    [288, 306, 180],
    [88, 320, 270],
  ].map(([x, y, turn]) =>
    placed([form('-10,-10! 34,-10! 10,10! -10,34!', BRASS, { puff: 0.4, edge: 1.8 })], { x, y, turn }),
  ),
  placed(skull({ gape: 4 }), { x: 196, y: 200, scale: 0.92, turn: -4 }),
  glow(176, 198, 18, '#d08aff', 0.9),
  glow(214, 195, 18, '#d08aff', 0.9),
  form(limb('296,180 330,182', [24, 22]), BRASS, { turn: 10 }),
  form(limb('296,250 331,252', [24, 22]), BRASS, { turn: 10 }),
]);

/** For wounds that are not too deep. */
export const salve = still('swamp', [
  masonry(69),
  glow(190, 230, 170, '#d8f08a', 0.4),
  ledge(344, 204, 140),
  form(
    '120,208 116,300 136,346 230,346 250,300 246,208',
    { dark: '#1c0f08', body: '#6b3a20', lit: '#f0b080' },
    { turn: 10, puff: 0.7, folds: [fold('120,240 184,252 248,240', 4)] },
  ),
  form(ellipse(183, 206, 68, 18), { dark: '#1c0f08', body: '#6b3a20', lit: '#f0b080' }, { turn: 0 }),
  spot(ellipse(183, 206, 54, 12), '#2a3a10'),
  form(
    ellipse(183, 200, 46, 13),
    { dark: '#1c2a0c', body: '#5a7a2a', lit: '#e0f0a0' },
    { turn: 20, puff: 0.8, edge: 1.4 },
  ),
  form('270,330 262,290 300,270 350,282 364,320 330,350 288,350', LINEN, {
    turn: 70,
    puff: 0.7,
    folds: [fold('272,316 300,296 350,300', 5), fold('276,332 310,314 356,318', 5)],
  }),
  form(limb('352,322 372,352 340,378 290,376', [24, 24, 24, 12]), LINEN, { turn: 40, puff: 0.4 }),
  // Leaves
  ...[
    [90, 330, -50],
    [70, 352, -80],
    [104, 352, -110],
  ].map(([x, y, turn]) =>
    placed(
      [
        form(
          '0,0! -15,-22 0,-60! 15,-22',
          { dark: '#0c1406', body: '#2c4a14', lit: '#b8d86a' },
          { puff: 0.5, edge: 1.8, folds: [fold('0,-2 0,-56', -3, 2)] },
        ),
      ],
      { x, y, turn },
    ),
  ),
  ink('140,232 138,284 148,320', 7, '#ffffff', 0.5),
]);
