/** A great deal of meat, looking for more. */
import { limb, mirrored, outline } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { fist } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, ink, spot } from '../plate.ts';
import { BONE, FLESH, FUR, IRON, WOOD } from '../stuffs.ts';

const ear = outline('-64,-6 -88,-16 -96,4 -84,30 -62,30');

export const ogre = plate('ember', [
  masonry(41),
  // Club with nails, over the shoulder
  form(limb('330,330 356,200 366,60 362,-20', [26, 34, 62, 76]), WOOD, {
    turn: 10,
    grain: { height: 4, size: [5, 50] },
  }),
  ...[
    [334, 120, -100],
    [396, 90, 80],
    [332, 60, -100],
    [336, 10, -100],
    [394, 30, 80],
  ].map(([x, y, turn]) =>
    form(outline(`${x},${y - 8}! ${x + (turn < 0 ? -26 : 26)},${y - 2}! ${x},${y + 8}!`), IRON, {
      edge: 1.6,
      turn: 10,
    }),
  ),
  form('120,186 66,200 26,244 14,320 20,420 384,420 380,320 366,244 330,200 276,186', FLESH, {
    turn: -10,
    puff: 0.45,
    space: 4.8,
    bumps: [
      bump('56,240 120,220 190,256 180,306 100,312 50,284', 0.55),
      bump('344,240 280,220 210,256 220,306 300,312 350,284', 0.55),
      bump('70,316 200,300 330,316 344,420 56,420', 0.45),
    ],
    folds: [
      fold('200,250 200,306', 8, 5),
      fold('66,310 130,326 196,312', 7, 4),
      fold('334,310 270,326 204,312', 7, 4),
      fold('186,396 200,404 214,396', 10, 4),
    ],
  }),
  // A pelt across the chest
  form('90,196 60,214 130,300 220,380 300,420 350,420 260,330 170,250', FUR, {
    turn: 40,
    puff: 0.4,
    grain: { height: 4, size: [8, 14] },
  }),
  form(limb('60,236 24,300 28,370', [88, 80, 64]), FLESH, {
    turn: 62,
    bumps: [bump('20,230 70,226 76,290 30,300', 0.5)],
  }),
  form(limb('346,236 376,280 352,330', [80, 74, 60]), FLESH, { turn: -62 }),
  placed(fist(FLESH), { x: 340, y: 326, scale: 1.15, turn: 82 }),
  // Head
  ...placed(
    [
      form(ear, FLESH, { turn: 40 }),
      form(mirrored(ear, 0), FLESH, { turn: -40 }),
      form(
        '0,-84 -34,-78 -58,-54 -66,-16 -72,24 -66,62 -40,88 0,98 40,88 66,62 72,24 66,-16 58,-54 34,-78',
        FLESH,
        {
          turn: 6,
          puff: 0.7,
          space: 4.2,
          bumps: [
            bump('-62,-26 -34,-36 -2,-22 2,-10 -58,-8', 1.2),
            bump('62,-26 34,-36 2,-22 -2,-10 58,-8', 1.2),
            bump('-54,-8 -12,-6 -14,12 -50,14', -1),
            bump('54,-8 12,-6 14,12 50,14', -1),
            bump('-62,14 -32,8 -24,34 -52,44', 0.8),
            bump('62,14 32,8 24,34 52,44', 0.8),
            bump('-62,54 0,44 62,54 44,92 0,102 -44,92', 0.9),
          ],
          folds: [
            fold('-34,-62 0,-56 34,-62', 4, 3),
            fold('-40,-48 0,-42 40,-48', 4, 3),
            fold('-20,90 0,94 20,90', 5, 3),
          ],
        },
      ),
      spot('-48,48! -24,40 0,44 24,40 48,48! 26,62 0,58 -26,62'),
      fang(-36, 58, 34, 15, 174),
      fang(36, 58, 34, 15, 186),
      fang(-16, 43, 9, 10),
      fang(-4, 44, 10, 10),
      fang(18, 43, 9, 10),
      form('-16,-16 16,-16 22,8 36,22 22,38 0,42 -22,38 -36,22 -22,8', FLESH, { turn: 6, puff: 1 }),
      ink('-18,32 -9,36', 5),
      ink('18,32 9,36', 5),
      form('0,-58 -28,-68 -20,-92 -8,-118! 0,-92 10,-120! 20,-92 28,-68', FUR, {
        turn: 80,
        grain: { height: 3, size: [5, 12] },
      }),
      eyes(0, 2, 62, 11, '#ffb02a', { pupil: 'round', light: '#fff0b0', slant: 6, brow: 0.8, shine: 1.7 }),
      // A ring through the nose
      form(limb('-12,36 -14,52 0,60 14,52 12,36', [6, 6, 6, 6, 6]), BONE, { turn: 10, edge: 1.8 }),
    ],
    { x: 194, y: 134, scale: 1.14, turn: -3 },
  ),
]);
