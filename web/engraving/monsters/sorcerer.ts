/** A hood with nothing in it but two lights, and fire between the hands. */
import { limb, outline } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { openHand } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, INK, ink, spot } from '../plate.ts';
import { BRASS, PALE, ROBE } from '../stuffs.ts';

export const sorcerer = plate(
  'hex',
  [
    masonry(8),
    glow(200, 250, 170, '#7dff9a', 0.55),
    // Robe
    form('200,120 150,132 104,170 78,230 60,320 40,420 360,420 340,320 322,230 296,170 250,132', ROBE, {
      turn: 76,
      puff: 0.35,
      folds: [
        fold('150,180 130,280 112,400', 9, 5),
        fold('176,220 168,320 158,410', 8, 5),
        fold('226,220 234,320 240,410', 8, 5),
        fold('252,180 272,280 288,400', 9, 5),
        fold('118,190 92,300 70,400', 7, 5),
        fold('284,190 308,300 330,400', 7, 5),
      ],
    }),
    // Sleeves
    form('112,176 80,206 52,268 62,318 104,332 138,300 150,262 158,214', ROBE, {
      turn: 60,
      folds: [fold('124,206 86,262 80,318', 8, 5), fold('140,226 112,270 104,318', 7, 4)],
    }),
    form('288,176 320,206 348,268 338,318 296,332 262,300 250,262 242,214', ROBE, {
      turn: -60,
      folds: [fold('276,206 314,262 320,318', 8, 5), fold('260,226 288,270 296,318', 7, 4)],
    }),
    spot('68,300 84,322 108,326 132,302 118,290 92,290', INK),
    spot('332,300 316,322 292,326 268,302 282,290 308,290', INK),
    placed(openHand({ stuff: PALE, nail: 10, long: 50, crook: 20 }), {
      x: 98,
      y: 312,
      scale: 0.98,
      turn: 34,
    }),
    placed(openHand({ stuff: PALE, nail: 10, long: 50, crook: 20 }), {
      x: 302,
      y: 312,
      scale: 0.98,
      turn: -34,
      flip: true,
    }),
    // Hood
    form(
      '202,20! 168,36 134,76 122,130 130,176 150,206 176,222 200,228 224,222 250,206 270,176 278,130 266,76 234,36',
      ROBE,
      {
        turn: 60,
        puff: 0.55,
        folds: [fold('198,26 158,80 146,150 156,200', 6, 4), fold('204,26 244,80 254,150 244,200', 6, 4)],
      },
    ),
    spot('200,66 172,82 154,116 154,158 170,192 200,206 230,192 246,158 246,116 228,82', '#060309'),
    form(limb('156,116 158,160 176,196 200,208 224,196 242,160 244,116', [5, 9, 10, 10, 10, 9, 5]), BRASS, {
      turn: 0,
      edge: 1.6,
    }),
    // A little of the face
    form('200,136 188,150 180,168 186,184 200,194 214,184 220,168 212,150', PALE, {
      turn: 0,
      shine: 0.6,
      bumps: [bump('194,136 206,136 210,166 200,172 190,166', 0.9)],
    }),
    ink('184,178 200,174 216,178', 3),
    ink('172,128 196,146', 4),
    ink('228,128 204,146', 4),
    eyes(200, 142, 46, 11, '#7dff9a', { slant: 16, pupil: 'none', light: '#eaffdf', shine: 2.8 }),
    // Fire between the hands
    glow(200, 262, 96, '#5cf08a', 0.9),
    spot(
      outline(
        '200,206! 208,228 224,236 216,250 232,262 226,286 208,302 188,300 174,284 172,264 186,252 180,236 194,230',
      ),
      '#58e07e',
      0.85,
    ),
    spot(outline('201,232! 206,252 216,262 214,282 200,292 186,282 186,266 196,254'), '#d8ffd0'),
    ink('150,236 168,246 176,262', 3, '#c8ffcf'),
    ink('250,236 232,246 224,262', 3, '#c8ffcf'),
    ink('162,206 176,222 180,240', 2.4, '#c8ffcf'),
    ink('238,206 224,222 220,240', 2.4, '#c8ffcf'),
  ],
  {
    haze: [200, 200, 280],
    torch: { from: [0, 0.55, 0.5], at: [200, 250], reach: 300, strength: 1.1 },
    rim: { from: [-0.9, -0.4, 0.05], at: [80, 120], even: -0.42, colour: '#c9a2ff' },
  },
);
