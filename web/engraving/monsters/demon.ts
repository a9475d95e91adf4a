/** Horns, wings, and the fire it stands in. */
import { limb, mirrored, outline, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { blaze, sparks } from '../parts/flames.ts';
import { openHand } from '../parts/hand.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, spot } from '../plate.ts';
import { BONE, SCARLET } from '../stuffs.ts';

const wing = outline(
  '176,170! 130,96 84,40 20,14! 34,66 14,96! 38,120 24,168! 54,178 50,224! 84,214 100,256! 128,226 170,240',
);
const bones = [
  '170,176 96,74 24,18',
  '168,184 90,116 18,98',
  '168,192 96,162 28,168',
  '168,202 108,206 52,222',
];
const horn = limb('166,72 132,62 108,34 112,2', [30, 26, 18, 3]);

export const demon = plate(
  'blood',
  [
    glow(200, 380, 230, '#ff7a1a', 0.9),
    form(wing, SCARLET, { turn: 60, puff: 0.25, shine: 0.75, folds: bones.map((line) => fold(line, -9, 4)) }),
    form(mirrored(wing), SCARLET, {
      turn: -60,
      puff: 0.25,
      shine: 0.75,
      folds: bones.map((line) => fold(mirrored(stroke(line)), -9, 4)),
    }),
    // Body
    form(
      '200,150 150,158 108,182 96,220 116,270 136,320 130,420 270,420 264,320 284,270 304,220 292,182 250,158',
      SCARLET,
      {
        turn: -12,
        puff: 0.45,
        bumps: [
          bump('126,200 166,186 196,208 192,246 150,258 122,236', 0.6),
          bump('274,200 234,186 204,208 208,246 250,258 278,236', 0.6),
          bump('160,266 196,262 196,290 164,294', 0.5),
          bump('240,266 204,262 204,290 236,294', 0.5),
          bump('160,300 196,298 196,326 164,330', 0.5),
          bump('240,300 204,298 204,326 236,330', 0.5),
        ],
        folds: [fold('200,204 200,400', 6, 4)],
      },
    ),
    // Arms, ready
    form(limb('112,196 64,230 40,284 52,330', [62, 56, 50, 40]), SCARLET, {
      turn: 60,
      bumps: [bump('78,202 116,196 112,236 74,252', 0.6), bump('24,262 64,250 72,300 36,316', 0.5)],
    }),
    form(limb('288,196 336,230 360,284 348,330', [62, 56, 50, 40]), SCARLET, {
      turn: -60,
      bumps: [bump('322,202 284,196 288,236 326,252', 0.6), bump('376,262 336,250 328,300 364,316', 0.5)],
    }),
    placed(openHand({ stuff: SCARLET, nail: 30, long: 40, spread: [-30, -12, 4, 22], crook: 26 }), {
      x: 54,
      y: 322,
      scale: 1.02,
      turn: 158,
      flip: true,
    }),
    placed(openHand({ stuff: SCARLET, nail: 30, long: 40, spread: [-30, -12, 4, 22], crook: 26 }), {
      x: 346,
      y: 322,
      scale: 1.02,
      turn: -158,
    }),
    // Horns
    ...[horn, mirrored(horn)].map((shape, i) =>
      form(shape, BONE, {
        turn: i ? -40 : 40,
        space: 4,
        folds: ['128,72 138,52', '114,54 128,40', '106,34 120,26', '106,18 116,14'].map((line) =>
          fold(i ? mirrored(stroke(line)) : stroke(line), 4, 2.4),
        ),
      }),
    ),
    // Ears
    form('158,104 122,96 100,110! 124,128 154,138', SCARLET, { turn: 20 }),
    form('242,104 278,96 300,110! 276,128 246,138', SCARLET, { turn: -20 }),
    form(
      '200,52 168,58 150,82 148,116 158,152 172,184 188,206 200,214 212,206 228,184 242,152 252,116 250,82 232,58',
      SCARLET,
      {
        turn: 6,
        puff: 0.7,
        space: 4,
        bumps: [
          bump('148,96 174,92 198,116 194,126 152,110', 1.3),
          bump('252,96 226,92 202,116 206,126 248,110', 1.3),
          bump('156,114 192,128 188,142 160,136', -1.2),
          bump('244,114 208,128 212,142 240,136', -1.2),
          bump('192,110 208,110 216,154 200,164 184,154', 1.1),
          bump('156,146 178,148 178,170 162,166', 0.8),
          bump('244,146 222,148 222,170 238,166', 0.8),
          bump('186,194 200,190 214,194 212,218 200,224 188,218', 1.2),
        ],
        folds: [
          fold('200,58 200,96', 5, 3),
          fold('176,66 188,92', 4, 3),
          fold('224,66 212,92', 4, 3),
          fold('186,152 192,158', 5, 3),
          fold('214,152 208,158', 5, 3),
        ],
      },
    ),
    spot('162,164! 182,174 200,170 218,174 238,164! 230,188 214,198 200,194 186,198 170,188'),
    [172, 184, 216, 228].map((x, i) =>
      fang(x, i === 0 || i === 3 ? 170 : 174, i === 0 || i === 3 ? 20 : 13, 8, i < 2 ? -6 : 6),
    ),
    [194, 206].map((x) => fang(x, 172, 8, 7)),
    [178, 190, 210, 222].map((x, i) => fang(x, i === 0 || i === 3 ? 190 : 196, 12, 7, 180)),
    eyes(200, 130, 58, 12, '#ffcf2a', { slant: 22, light: '#fff6b0', shine: 2.6 }),
    blaze(0, 400, 404, 0.8, 5),
    sparks(200, 400, 380, 300, 26),
  ],
  {
    haze: [200, 160, 260],
    torch: { from: [-0.7, -0.2, 0.36], at: [130, 130], reach: 330 },
    rim: { from: [0.3, 0.95, 0.05], at: [200, 400], reach: 380, even: -0.3, colour: '#ffb03a' },
  },
);
