/** The host. He has dined with everybody who ever called. */
import { ellipse, limb, mirrored, outline } from '../geometry.ts';
import { plate } from '../moods.ts';
import { bat } from '../parts/bat.ts';
import { eyes } from '../parts/eyes.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, ink, spot } from '../plate.ts';
import { GOLD, PALE, PITCH, SCARLET } from '../stuffs.ts';

const collar = outline('196,300! 150,250 118,190 92,110 74,56! 60,140 56,220 70,300 110,360');
const ear = outline('-46,-14 -62,-44! -64,-10 -56,16 -44,22');

export const vampire = plate(
  'blood',
  [
    glow(200, 110, 150, '#e8c8a0', 0.35),
    spot(ellipse(200, 104, 92), '#c9a27a', 0.35),
    placed(bat, { x: 62, y: 44, scale: 0.9, turn: -10 }),
    placed(bat, { x: 336, y: 30, scale: 1.1, turn: 12 }),
    placed(bat, { x: 354, y: 110, scale: 0.55, turn: -6 }),
    form(collar, PITCH, { turn: 60, puff: 0.35, shine: 1.3 }),
    form(mirrored(collar), PITCH, { turn: -60, puff: 0.35, shine: 1.3 }),
    spot('190,290 150,240 122,190 104,130 96,200 110,280 160,330', '#7a140e'),
    spot('210,290 250,240 278,190 296,130 304,200 290,280 240,330', '#7a140e'),
    form('140,280 80,300 30,340 10,420 390,420 370,340 320,300 260,280 200,330', PITCH, {
      turn: 80,
      puff: 0.4,
      shine: 1.3,
      folds: [fold('120,310 90,360 80,420', 9, 6), fold('280,310 310,360 320,420', 9, 6)],
    }),
    form(limb('200,236 200,320', [76, 90]), PALE, { turn: 0, shine: 0.7 }),
    form(
      '168,280 200,300 232,280 240,420 160,420',
      { dark: '#2a2622', body: '#8d8578', lit: '#fff8e8' },
      { turn: 80, puff: 0.3, folds: [fold('188,310 186,410', 5, 3), fold('212,310 214,410', 5, 3)] },
    ),
    form('200,296 176,286 168,306 186,316 200,310 214,316 232,306 224,286', SCARLET, { turn: 10 }),
    form(ellipse(200, 302, 9, 8), GOLD, { edge: 1.6, space: 3 }),
    // Head
    ...placed(
      [
        form(ear, PALE, { turn: 40 }),
        form(mirrored(ear, 0), PALE, { turn: -40 }),
        form(
          '0,-86 -30,-82 -48,-58 -50,-20 -46,14 -38,44 -20,72 0,84 20,72 38,44 46,14 50,-20 48,-58 30,-82',
          PALE,
          {
            turn: 6,
            puff: 0.6,
            space: 4,
            bumps: [
              bump('-46,-24 -22,-30 -4,-14 -8,-6 -44,-12', 1),
              bump('46,-24 22,-30 4,-14 8,-6 44,-12', 1),
              bump('-42,-10 -12,-8 -12,8 -38,8', -1),
              bump('42,-10 12,-8 12,8 38,8', -1),
              bump('-8,-18 8,-18 12,22 0,30 -12,22', 0.9),
              bump('-44,14 -24,10 -18,24 -34,32', 0.8),
              bump('44,14 24,10 18,24 34,32', 0.8),
              bump('-38,34 -20,30 -20,54 -30,56', -0.6),
              bump('38,34 20,30 20,54 30,56', -0.6),
            ],
            folds: [fold('-12,26 -22,40', 4, 3), fold('12,26 22,40', 4, 3)],
          },
        ),
        // Hair, to a point
        form(
          '0,-48! -20,-64 -38,-58 -48,-28 -54,-10! -56,-50 -42,-82 -16,-98 0,-100 16,-98 42,-82 56,-50 54,-10! 48,-28 38,-58 20,-64',
          PITCH,
          {
            turn: 76,
            shine: 1.6,
            folds: [fold('-6,-56 -26,-80 -44,-70', 5, 3), fold('6,-56 26,-80 44,-70', 5, 3)],
          },
        ),
        ink('-9,24 -3,28', 3),
        ink('9,24 3,28', 3),
        spot('-24,42! -10,38 0,40 10,38 24,42! 14,54 0,58 -14,54', '#1a0204'),
        ink('-26,42 -10,37 0,40 10,37 26,42', 4, '#8a1a14'),
        fang(-13, 40, 17, 7),
        fang(13, 40, 17, 7),
        fang(-4, 41, 6, 6),
        fang(5, 41, 6, 6),
        spot('-13,58 -10,66 -13,72 -16,66', '#c21f14'),
        ink('-13,54 -14,64', 3, '#c21f14'),
        eyes(0, -4, 48, 11, '#ff2a1a', {
          slant: 12,
          light: '#ffd0b0',
          pupil: 'round',
          brow: 0.7,
          shine: 2.2,
        }),
      ],
      { x: 200, y: 164, scale: 1.36 },
    ),
  ],
  { torch: { strength: 1.1 } },
);
