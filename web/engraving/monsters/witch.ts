/** She has something on the fire, and it still needs you. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, outline, ragged } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eye } from '../parts/eyes.ts';
import { openHand } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, INK, ink, lines, spot } from '../plate.ts';
import { GREYFUR, IRON, IVORY, OLIVE, PITCH, ROBE } from '../stuffs.ts';

const rnd = chance(6);

export const witch = plate(
  'swamp',
  [
    masonry(19),
    glow(120, 330, 210, '#8dff4a', 0.55),
    // Cloak
    form('230,190 190,230 176,300 170,420 410,420 400,300 360,220 300,190', ROBE, {
      turn: 84,
      puff: 0.4,
      folds: [
        fold('250,240 240,330 236,420', 9, 5),
        fold('300,230 310,320 306,420', 9, 5),
        fold('350,240 366,330 372,420', 8, 5),
      ],
    }),
    // Hair
    form(
      ragged(
        outline(
          '250,90 214,120 200,180 206,240 190,290 226,280 260,250 330,260 366,280 352,220 346,150 316,100',
        ),
        10,
        12,
        rnd,
        [-0.2, 0.8],
      ),
      GREYFUR,
      { turn: 84, puff: 0.35, grain: { height: 5, size: [6, 44] } },
    ),
    // Face, looking left
    form(
      '232,116 216,140 212,160 196,176 168,196 152,218! 178,214 204,206 208,218 202,228 210,234 206,248 196,270 182,286! 216,284 244,268 270,240 300,226 308,170 296,120',
      OLIVE,
      {
        turn: -6,
        puff: 0.55,
        space: 4.1,
        bumps: [
          bump('214,148 244,138 268,154 250,166 218,164', 1.1),
          bump('216,172 256,170 270,200 236,214 212,200', 0.8),
          bump('220,168 250,164 248,176 224,178', -1),
          bump('196,256 220,246 226,270 196,282', 0.8),
        ],
        folds: [
          fold('226,206 238,224 232,246', 7, 3),
          fold('240,216 256,236 250,256', 5, 3),
          fold('270,170 288,176', 4, 2),
          fold('268,180 286,190', 4, 2),
          fold('190,192 206,196', 4, 3),
        ],
      },
    ),
    spot('206,222 224,228 234,226 222,236 208,234', INK),
    form('212,228! 216,228! 214,238!', IVORY, { edge: 1, space: 3 }),
    spot(ellipse(178, 206, 4.6), '#5c5a22'),
    lines(['176,203 170,196', '180,203 180,194'], 1.2, INK),
    eye(234, 168, 11, '#d8ff4a', { slant: -10, pupil: 'round', light: '#fbffc8' }),
    ink('212,158 232,150 258,160', 5),
    // Hat
    form('144,132 180,112 240,92 310,92 362,112 386,140 350,138 300,128 240,128 190,140', PITCH, {
      turn: 10,
      shine: 1.5,
      puff: 0.6,
    }),
    form('216,112 228,70 260,30 310,4 352,10! 326,34 318,66 330,108 276,120', PITCH, {
      turn: 70,
      shine: 1.5,
      folds: [fold('240,70 280,60 320,62', 7, 4), fold('262,36 294,34 326,32', 6, 3)],
    }),
    form('218,96 270,88 328,94 332,110 276,106 214,116', ROBE, { turn: 10 }),
    // The arm, and the hand over the pot
    form('300,270 260,300 214,318 186,316 190,352 230,366 300,350 344,320', ROBE, {
      turn: 30,
      folds: [fold('300,290 250,322 196,336', 7, 4)],
    }),
    placed(openHand({ stuff: OLIVE, nail: 20, long: 56, crook: 28 }), {
      x: 198,
      y: 334,
      scale: 0.95,
      turn: -74,
      flip: true,
    }),
    // The cauldron
    glow(96, 300, 120, '#8dff4a', 0.6),
    form('20,320 14,360 30,420 176,420 190,360 180,320', IRON, { turn: -10, puff: 0.5 }),
    form(ellipse(100, 318, 92, 20), IRON, { turn: 0, puff: 0.6 }),
    spot(ellipse(100, 317, 78, 13), '#2d6a12'),
    spot(ellipse(100, 318, 70, 10), '#9be04a'),
    ...[
      [70, 312, 9],
      [118, 310, 12],
      [142, 316, 6],
      [92, 318, 6],
    ].flatMap(([x, y, r]) => [
      spot(ellipse(x, y, r), '#4f9a20'),
      spot(ellipse(x - r * 0.3, y - r * 0.3, r * 0.35), '#e8ffc0'),
    ]),
    // Steam, and what looks out of it
    ink('80,296 60,240 92,190 70,130 100,70', 12, '#b8ff8a', 0.26),
    ink('126,292 150,240 118,200 140,140 116,96', 9, '#b8ff8a', 0.24),
  ],
  {
    torch: { from: [-0.7, -0.1, 0.42], at: [130, 220], reach: 330, strength: 1.2 },
    rim: { colour: '#a8c84a' },
  },
);
