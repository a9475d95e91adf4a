/** Old, patient, and crowned by nobody but himself. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, limb, outline, ragged } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { fist, openHand } from '../parts/hand.ts';
import { skull } from '../parts/skull.ts';
import { placed } from '../placed.ts';
import { bolt, bump, fold, form, glow, ink, spot } from '../plate.ts';
import { AZURE, BRASS, FLESH, GREYFUR, WOOD } from '../stuffs.ts';

const rnd = chance(15);
const beard = ragged(
  outline('200,190 164,186 142,210 146,260 160,310 184,360 204,410 222,360 244,310 258,260 262,210 238,186'),
  9,
  12,
  rnd,
  [0, 0.9],
);

export const evilWizard = plate(
  'night',
  [
    glow(78, 70, 170, '#8ab8ff', 0.6),
    bolt(
      [
        '78,70 130,40 150,60 200,24 240,44 290,12',
        '78,70 50,120 66,150 30,210',
        '78,70 40,40 44,14',
        '150,60 170,90 164,110',
      ],
      3,
      '#dcecff',
      0.9,
    ),
    bolt(['200,24 220,70 250,80', '66,150 96,176'], 2, '#b8d8ff', 0.8),
    form('140,200 100,230 76,300 56,420 350,420 330,300 304,230 262,200', AZURE, {
      turn: 80,
      puff: 0.4,
      folds: [
        fold('130,250 112,330 104,420', 9, 5),
        fold('272,250 292,330 300,420', 9, 5),
        fold('160,300 156,360 150,420', 8, 4),
        fold('244,300 248,360 254,420', 8, 4),
      ],
    }),
    // The staff
    form(limb('86,420 82,250 78,110', [15, 13, 12]), WOOD, { turn: 20, grain: { height: 3, size: [5, 30] } }),
    glow(78, 66, 74, '#a8d0ff', 0.9),
    placed(skull({ gape: 4 }), { x: 78, y: 74, scale: 0.62 }),
    glow(66, 72, 14, '#9ad0ff'),
    glow(90, 72, 14, '#9ad0ff'),
    spot(ellipse(66, 72, 3.4), '#f0faff'),
    spot(ellipse(90, 72, 3.4), '#f0faff'),
    // Sleeves and hands
    form('132,226 96,240 70,280 78,316 124,312 158,280 160,240', AZURE, {
      turn: 50,
      folds: [fold('140,244 100,272 92,308', 7, 4)],
    }),
    placed(fist(FLESH), { x: 84, y: 262, scale: 0.86, turn: 84 }),
    form('270,226 306,230 348,250 372,220 380,260 356,312 306,316 262,280', AZURE, {
      turn: -50,
      folds: [fold('268,250 310,280 356,286', 7, 4)],
    }),
    placed(openHand({ stuff: FLESH, nail: 12, long: 52, crook: 20 }), {
      x: 366,
      y: 250,
      scale: 0.92,
      turn: 4,
      flip: true,
    }),
    // Beard, face, hat
    form('200,100 164,110 150,140 150,176 166,206 200,220 234,206 250,176 250,140 236,110', FLESH, {
      turn: 6,
      puff: 0.6,
      space: 4,
      bumps: [
        bump('152,142 180,134 198,148 192,156 154,152', 1),
        bump('248,142 220,134 202,148 208,156 246,152', 1),
        bump('156,154 188,156 186,168 160,168', -1),
        bump('244,154 212,156 214,168 240,168', -1),
        bump('154,172 180,168 182,188 164,194', 0.8),
        bump('246,172 220,168 218,188 236,194', 0.8),
      ],
      folds: [fold('166,124 200,118 234,124', 4, 3)],
    }),
    form(beard, GREYFUR, { turn: 84, puff: 0.5, grain: { height: 5, size: [6, 50] }, shine: 1.2 }),
    form(
      ragged(
        outline('200,192 176,190 148,206 140,232! 168,216 200,206 232,216 260,232! 252,206 224,190'),
        5,
        9,
        rnd,
        [0, 0.4],
      ),
      GREYFUR,
      { turn: 60, shine: 1.2 },
    ),
    form('190,146 210,146 214,174 222,186 212,196 200,198 188,196 178,186 186,174', FLESH, {
      turn: 6,
      puff: 1,
    }),
    spot('186,210 200,206 214,210 200,216', '#1a0806'),
    form(ragged(outline('152,148! 170,134 196,146 190,156 168,146'), 4, 6, rnd), GREYFUR, {
      edge: 1.4,
      shine: 1.3,
    }),
    form(ragged(outline('248,148! 230,134 204,146 210,156 232,146'), 4, 6, rnd), GREYFUR, {
      edge: 1.4,
      shine: 1.3,
    }),
    eyes(200, 163, 52, 9, '#8ac8ff', { slant: 12, light: '#f2faff', pupil: 'round', shine: 2.4 }),
    form('126,128 160,112 200,106 240,112 274,128 290,142 240,134 200,130 160,134 110,142', AZURE, {
      turn: 0,
      puff: 0.7,
    }),
    form('146,120 158,76 176,30 206,-14 250,-10! 244,30 250,76 256,120 200,112', AZURE, {
      turn: 70,
      folds: [fold('164,84 210,74 250,88', 7, 4), fold('180,40 214,34 244,44', 6, 3)],
    }),
    form(limb('142,120 200,106 260,120', [17, 18, 17]), BRASS, { turn: 20 }),
    form(
      '200,92! 212,106! 200,122! 188,106!',
      { dark: '#3a0408', body: '#b01a24', lit: '#ffb0a0' },
      { space: 3, edge: 1.6 },
    ),
    ink('176,62! 180,70! 188,71! 182,77! 184,86! 176,81! 168,86! 170,77! 164,71! 172,70!', 2, '#ffe9a0'),
    ink('222,54! 225,60! 231,61! 226,65! 228,72! 222,68!', 2, '#ffe9a0'),
  ],
  { torch: { from: [-0.7, -0.45, 0.4], at: [90, 90], strength: 1.15 }, rim: { colour: '#8ab0f0' } },
);
