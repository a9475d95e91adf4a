/** The heroes of DungeonQuest. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, limb, outline, ragged } from '../geometry.ts';
import { portrait } from '../moods.ts';
import { dragonHead } from '../parts/dragonHead.ts';
import { face } from '../parts/face.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { fold, form, glow, ink, type Stuff, spot } from '../plate.ts';
import {
  AMBER,
  BRASS,
  EMBER,
  FLESH,
  FUR,
  GOLD,
  HIDE,
  IRON,
  LINEN,
  MOSS,
  PITCH,
  ROBE,
  RUBY,
  STEEL,
  WOOD,
} from '../stuffs.ts';

const TAN: Stuff = { dark: '#1a0e08', body: '#5a3620', lit: '#eeb884' };
const BROWN: Stuff = { dark: '#140a06', body: '#43281a', lit: '#d09a6c' };
const COPPER: Stuff = { dark: '#1e0a04', body: '#6a2c10', lit: '#f09a4c' };
const at = { x: 200, y: 176, scale: 1.3 };

/** A young sorceress, and a dragon who is braver than he looks. */
export const challara = portrait('hex', [
  masonry(121),
  form(
    ragged(
      outline(
        '200,48 146,56 118,104 112,170 100,250 84,340 150,330 250,330 312,340 300,250 288,170 282,104 254,56',
      ),
      8,
      15,
      chance(21),
      [0, 0.8],
    ),
    PITCH,
    { turn: 84, puff: 0.4, shine: 1.5, grain: { height: 5, size: [7, 60] } },
  ),
  form('150,282 96,300 58,346 40,420 360,420 342,346 304,300 250,282 200,330', ROBE, {
    turn: 80,
    puff: 0.4,
    folds: [
      fold('110,320 92,370 88,420', 8, 5),
      fold('160,330 152,380 150,420', 7, 4),
      fold('290,320 308,370 312,420', 8, 5),
    ],
  }),
  form(limb('200,244 200,310', [54, 66]), FLESH, { turn: 0, shine: 0.7 }),
  form('150,286 200,344 250,286 240,278 200,318 160,278', BRASS, { turn: 20 }),
  form('200,322! 212,340! 200,362! 188,340!', RUBY, { puff: 0.5, edge: 1.8, space: 3.6 }),
  placed(
    face({
      bones: 'narrow',
      eyes: '#7a4ac0',
      lashes: true,
      lips: '#b0404a',
      mouth: 'smile',
      frown: 1,
      brow: 4,
    }),
    at,
  ),
  form(
    '200,60 150,72 134,124 132,186! 150,130 176,100 204,92 236,106 256,140 268,186! 268,122 250,72',
    PITCH,
    { turn: 70, shine: 1.5, grain: { height: 4, size: [8, 30] } },
  ),
  form(limb('140,116 200,90 260,116', [8, 9, 8]), GOLD, { turn: 20, edge: 1.8 }),
  form('200,84! 209,98! 200,114! 191,98!', RUBY, { puff: 0.6, edge: 1.6, space: 3.2 }),
  // Brightblaze, on her shoulder
  form(limb('330,420 352,340 330,270', [70, 52, 44]), EMBER, { turn: -50, scales: { size: 11, height: 3 } }),
  glow(316, 236, 70, '#ff9a3a', 0.4),
  placed(dragonHead({ stuff: EMBER, gape: 6 }), { x: 330, y: 244, scale: 0.42, turn: -6 }),
]);

/** A friar, who trusts in luck and prayer. */
export const gherinn = portrait('gold', [
  masonry(122),
  glow(200, 150, 160, '#ffe08a', 0.5),
  form(
    '140,272 86,292 44,350 30,420 370,420 356,350 314,292 260,272 200,320',
    { dark: '#160d07', body: '#4d3018', lit: '#d8a868' },
    {
      turn: 80,
      puff: 0.4,
      folds: [fold('110,320 88,370 84,420', 9, 5), fold('290,320 312,370 316,420', 9, 5)],
    },
  ),
  form(
    '132,262 100,290 120,330 200,362 280,330 300,290 268,262 200,300',
    { dark: '#160d07', body: '#4d3018', lit: '#d8a868' },
    { turn: 20, puff: 0.7, folds: [fold('120,300 200,340 280,300', 6, 4)] },
  ),
  form(limb('200,244 200,300', [60, 70]), FLESH, { turn: 0, shine: 0.7 }),
  placed(
    face({
      bones: 'round',
      mouth: 'smile',
      eyes: '#6a4a1c',
      frown: -3,
      brow: 5,
      brows: '#5a4028',
      nose: 1.15,
      age: 2,
    }),
    at,
  ),
  // What the tonsure leaves
  form(ragged(outline('128,150 120,116 134,92 152,108 148,140 138,176'), 5, 9, chance(3)), FUR, { turn: 70 }),
  form(ragged(outline('272,150 280,116 266,92 248,108 252,140 262,176'), 5, 9, chance(4)), FUR, { turn: 70 }),
  ink('176,84 196,76 222,80', 6, '#fff2d0', 0.7),
  // The sun he carries
  form(limb('152,312 176,350 200,366', [5, 5, 5]), BRASS, { edge: 1.4 }),
  form(limb('248,312 224,350 200,366', [5, 5, 5]), BRASS, { edge: 1.4 }),
  ...Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2;
    const p = (r: number, d: number) =>
      `${Math.round(200 + Math.cos(a + d) * r)},${Math.round(378 + Math.sin(a + d) * r)}!`;
    return form(`${p(16, -0.3)} ${p(32, 0)} ${p(16, 0.3)}`, GOLD, { edge: 1.6 });
  }),
  form(ellipse(200, 378, 18), GOLD, { puff: 0.6, edge: 1.8 }),
]);

const visor = outline('132,118! 140,70 170,40 200,34 230,40 260,70 268,118! 236,106 200,102 164,106');

/** Hard to hurt, and harder to impress. */
export const hugo = portrait('night', [
  masonry(123),
  form('150,270 110,262 62,288 40,346 60,400 110,390 146,350', STEEL, {
    turn: 40,
    folds: [fold('50,340 96,316 140,308', 5), fold('56,370 100,350 142,332', 5)],
  }),
  form('250,270 290,262 338,288 360,346 340,400 290,390 254,350', STEEL, {
    turn: -40,
    folds: [fold('350,340 304,316 260,308', 5), fold('344,370 300,350 258,332', 5)],
  }),
  form('146,272 128,330 130,420 270,420 272,330 254,272 200,300', STEEL, {
    turn: -10,
    puff: 0.5,
    folds: [fold('200,304 200,420', -7, 6), fold('132,360 200,386 270,360', 5)],
  }),
  form('140,258 200,294 260,258 266,290 200,328 134,290', STEEL, { turn: 10, puff: 0.7 }),
  placed(
    face({
      bones: 'square',
      eyes: '#3a6a9a',
      frown: 3,
      brow: 6,
      brows: '#8a5a20',
      mouth: 'none',
      nose: 1.1,
      ears: 'none',
      age: 1,
    }),
    at,
  ),
  // Moustache and beard, curled
  form(
    ragged(
      outline('200,226 176,224 150,236 138,252! 166,250 200,240 234,250 262,252! 250,236 224,224'),
      4,
      8,
      chance(7),
    ),
    { dark: '#2a1604', body: '#8a5a1c', lit: '#ffd98a' },
    { turn: 60 },
  ),
  form(
    ragged(outline('180,252 200,248 220,252 218,284 200,304 182,284'), 5, 9, chance(8), [0, 0.6]),
    { dark: '#2a1604', body: '#8a5a1c', lit: '#ffd98a' },
    { turn: 84 },
  ),
  // The helm, its visor up, and a crown about it
  form('130,120! 124,180 132,250 152,270! 146,200 150,140', STEEL, { turn: 80 }),
  form('270,120! 276,180 268,250 248,270! 254,200 250,140', STEEL, { turn: 80 }),
  form('200,16 158,24 132,58 126,120! 160,112 200,108 240,112 274,120! 268,58 242,24', STEEL, {
    turn: -14,
    puff: 0.6,
    folds: [fold('200,18 200,108', -7, 5)],
  }),
  form(visor, STEEL, {
    turn: 14,
    puff: 0.4,
    folds: [
      fold('150,82 186,76', 6, 2.4),
      fold('250,82 214,76', 6, 2.4),
      fold('154,94 188,90', 6, 2.4),
      fold('246,94 212,90', 6, 2.4),
    ],
  }),
  form('134,58! 128,22! 150,38! 168,2! 184,30! 200,-6! 216,30! 232,2! 250,38! 272,22! 266,58! 200,46', GOLD, {
    turn: 70,
    puff: 0.4,
  }),
  ...[
    [158, 46],
    [200, 40],
    [242, 46],
  ].map(([x, y]) => form(ellipse(x, y, 6), RUBY, { edge: 1.4, space: 3.2 })),
]);

/** More cheerful with every wound. */
export const krutzbeck = portrait('blood', [
  masonry(124),
  form(limb('346,420 340,250 330,60', [16, 15, 14]), WOOD, { turn: 10 }),
  form('330,70! 288,40 250,44! 268,100 252,160! 296,152 334,132!', STEEL, {
    turn: -60,
    puff: 0.35,
    folds: [fold('264,56 276,100 264,146', -5, 4)],
  }),
  spot('252,150 262,128 268,142 262,158', '#8a1a14'),
  form('334,76! 352,62 370,40! 372,100 380,150! 360,134 336,128!', STEEL, { turn: 60, puff: 0.35 }),
  form('140,270 84,282 36,330 20,420 380,420 364,330 316,282 260,270', TAN, {
    turn: -10,
    puff: 0.5,
    folds: [fold('200,330 200,420', 6, 4)],
  }),
  form(ragged(outline('70,286 110,268 150,280 140,330 90,340 50,330'), 10, 13, chance(2), [0, 0.4]), FUR, {
    turn: 50,
    grain: { height: 4, size: [8, 12] },
  }),
  form(ragged(outline('330,286 290,268 250,280 260,330 310,340 350,330'), 10, 13, chance(5), [0, 0.4]), FUR, {
    turn: -50,
    grain: { height: 4, size: [8, 12] },
  }),
  placed(
    face({
      skin: TAN,
      bones: 'square',
      mouth: 'grin',
      eyes: '#4a6a3a',
      frown: 5,
      brow: 8,
      brows: '#5a2008',
      nose: 1.2,
      age: 1,
    }),
    at,
  ),
  ink('150,112 166,150 160,196', 5, '#7a1a10', 0.8),
  ink('228,214 244,236', 4, '#7a1a10', 0.7),
  ink('144,206 168,214', 7, '#a8241a', 0.6),
  ink('256,206 232,214', 7, '#a8241a', 0.6),
  // Beard and braids
  form(
    ragged(
      outline(
        '138,210 150,250 176,262 200,258 224,262 250,250 262,210 268,270 246,330 200,380 154,330 132,270',
      ),
      9,
      13,
      chance(9),
      [0, 0.7],
    ),
    COPPER,
    { turn: 84, puff: 0.5, grain: { height: 5, size: [7, 36] } },
  ),
  form(limb('150,320 140,364 146,404', [24, 22, 10]), COPPER, {
    turn: 20,
    folds: [330, 346, 362, 378].map((y) => fold(`128,${y + 6} 160,${y - 6}`, 4, 2.4)),
  }),
  form(limb('250,320 260,364 254,404', [24, 22, 10]), COPPER, {
    turn: -20,
    folds: [330, 346, 362, 378].map((y) => fold(`240,${y - 6} 272,${y + 6}`, 4, 2.4)),
  }),
  placed(
    [
      spot('-28,39! -12,45 0,47 12,45 28,39! 18,56 0,60 -18,56', '#2a0a08'),
      spot('-24,42! -10,47 0,48 10,47 24,42! 16,50 0,52 -16,50', '#f6ead0'),
      ink('4,47 4,51', 3),
    ],
    at,
  ),
  form(
    ragged(outline('200,84 182,76 176,40 184,0 200,-16 218,0 224,40 218,76'), 10, 12, chance(12), [0, -0.4]),
    COPPER,
    { turn: 84, grain: { height: 5, size: [6, 24] } },
  ),
]);

/** Good at everything, and best at nothing. */
export const lindel = portrait('swamp', [
  masonry(125),
  ...[false, true].map((flip) =>
    placed(
      [
        form(limb('0,0 0,70', [15, 14]), HIDE, {
          turn: 10,
          folds: [14, 28, 42].map((y) => fold(`-9,${y + 4} 9,${y - 4}`, 3, 2.2)),
        }),
        form(limb('-26,74 0,80 26,74', [9, 13, 9]), BRASS, { turn: 20 }),
        form(ellipse(0, -8, 11), BRASS, { edge: 1.8 }),
      ],
      { x: flip ? 332 : 68, y: 196, turn: flip ? 26 : -26 },
    ),
  ),
  form('140,262 84,290 48,350 36,420 364,420 352,350 316,290 260,262 200,330', MOSS, {
    turn: 80,
    puff: 0.4,
    folds: [
      fold('110,310 88,370 84,420', 9, 5),
      fold('160,330 150,380 150,420', 8, 4),
      fold('290,310 312,370 316,420', 9, 5),
    ],
  }),
  form('200,24! 150,40 114,90 104,160 118,230 150,282 200,306 250,282 282,230 296,160 286,90 250,40', MOSS, {
    turn: 60,
    puff: 0.45,
    folds: [fold('198,30 146,90 132,170 150,260', 6, 4), fold('202,30 254,90 268,170 250,260', 6, 4)],
  }),
  spot('200,66 150,86 132,140 136,210 160,258 200,274 240,258 264,210 268,140 250,86', '#0a0c05'),
  form(limb('200,240 200,300', [52, 60]), FLESH, { turn: 0, shine: 0.5 }),
  placed(
    face({
      bones: 'long',
      eyes: '#4a7a3a',
      frown: 1,
      brow: 5,
      brows: '#6a4420',
      mouth: 'calm',
      ears: 'none',
    }),
    { x: 200, y: 172, scale: 1.16 },
  ),
  form(
    ragged(
      outline(
        '200,76 160,84 140,120 142,164! 160,126 184,112 196,126 212,108 244,128 258,164! 260,118 240,84',
      ),
      5,
      11,
      chance(14),
      [0, 0.5],
    ),
    { dark: '#1c0f05', body: '#6a4420', lit: '#eec07c' },
    { turn: 70 },
  ),
  ...[-1, 0, 1].map((d) => ink(`${190 + d * 8},252 ${190 + d * 8},262`, 1.8, '#3a2412', 0.5)),
  // A leaf holds the cloak
  placed(
    [
      form(
        '0,0! -22,-16 -18,-44 0,-66! 18,-44 22,-16',
        { dark: '#14240a', body: '#4a7a20', lit: '#d8f08a' },
        { puff: 0.5, folds: [fold('0,-2 0,-60', -3, 2)] },
      ),
    ],
    { x: 200, y: 350, turn: 14 },
  ),
]);

/** Gone before the blow lands. */
export const tatianna = portrait('crypt', [
  masonry(126),
  ...[
    [-34, 0.94],
    [-14, 1],
    [8, 0.94],
  ].map(([turn, scale]) =>
    placed(
      [
        form('-10,0! -7,-70 0,-104! 7,-70 10,0!', STEEL, { turn: 80, puff: 0.4 }),
        form(limb('-16,2 0,4 16,2', [7, 9, 7]), BRASS, { edge: 1.6 }),
        form(limb('0,6 0,40', [10, 9]), HIDE, { edge: 1.8 }),
      ],
      { x: 74, y: 250, turn, scale },
    ),
  ),
  form(
    ragged(
      outline('200,52 152,58 124,96 118,150 124,200 150,230 250,230 276,200 282,150 276,96 248,58'),
      6,
      12,
      chance(30),
      [0, 0.5],
    ),
    PITCH,
    { turn: 84, puff: 0.4, shine: 1.5 },
  ),
  form('150,276 100,292 66,340 52,420 348,420 334,340 300,292 250,276', BROWN, { turn: -10, puff: 0.5 }),
  form('120,320 160,344 200,350 240,344 280,320 300,420 100,420', HIDE, {
    turn: 70,
    puff: 0.3,
    folds: [fold('200,350 200,420', 5)],
  }),
  form(limb('110,300 200,360 300,420', [22, 24, 24]), HIDE, { turn: 40 }),
  ...[
    [140, 322],
    [176, 346],
    [214, 372],
  ].map(([x, y]) =>
    placed(
      [form('-6,6! 0,-30! 6,6!', STEEL, { edge: 1.6 }), form(limb('0,6 0,20', [8, 8]), IRON, { edge: 1.6 })],
      { x, y, turn: -30 },
    ),
  ),
  form(limb('200,240 200,310', [50, 60]), BROWN, { turn: 0, shine: 0.7 }),
  form(limb('168,286 200,304 232,286', [7, 8, 7]), LINEN, { edge: 1.6 }),
  ...[178, 192, 208, 222].map((x) =>
    form(outline(`${x - 5},${296}! ${x + 5},${296}! ${x},316!`), LINEN, { edge: 1.2, space: 3 }),
  ),
  placed(
    face({
      skin: BROWN,
      bones: 'narrow',
      eyes: '#2a8a7a',
      lashes: true,
      lips: '#7a2a2a',
      mouth: 'smirk',
      frown: 3,
      brow: 5,
    }),
    at,
  ),
  // The paint of her tribe
  spot('134,188 170,184 176,196 140,202', '#3fc0b0', 0.75),
  spot('266,188 230,184 224,196 260,202', '#3fc0b0', 0.75),
  ink('200,90 200,140', 6, '#3fc0b0', 0.7),
  ink('188,262 188,278', 4, '#3fc0b0', 0.7),
  ink('212,262 212,278', 4, '#3fc0b0', 0.7),
  form('200,62 156,72 138,112 136,160! 152,124 180,104 220,104 248,124 264,160! 262,112 244,72', PITCH, {
    turn: 70,
    shine: 1.6,
    grain: { height: 4, size: [8, 24] },
  }),
  // Braids with feathers
  ...[132, 268].map((x) =>
    form(
      limb(`${x},170 ${x + (x < 200 ? -12 : 12)},240 ${x + (x < 200 ? -6 : 6)},320`, [20, 19, 12]),
      PITCH,
      {
        turn: 20,
        shine: 1.6,
        folds: [190, 210, 230, 250, 270, 290].map((y) =>
          fold(`${x - 20},${y + 6} ${x + 20},${y - 6}`, 4, 2.6),
        ),
      },
    ),
  ),
  ...[126, 274].map((x, i) =>
    placed(
      [
        form(
          '0,0! -12,26 0,66! 12,26',
          { dark: '#0c1c1c', body: '#2a6a66', lit: '#b8f0e6' },
          { puff: 0.4, edge: 1.8, folds: [fold('0,2 0,60', -3, 2)] },
        ),
      ],
      { x, y: 318, turn: i ? -10 : 10 },
    ),
  ),
  form(limb('128,314 126,326', [16, 16]), AMBER, { edge: 1.6 }),
  form(limb('272,314 274,326', [16, 16]), AMBER, { edge: 1.6 }),
]);
