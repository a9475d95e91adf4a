/** He bends down to look into the hall, and the hall is full. */
import { chance } from '../../src/art/shapes.ts';
import { limb, outline, ragged } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { fist } from '../parts/hand.ts';
import { fang } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, ink, spot } from '../plate.ts';
import { FLESH, FUR, HIDE, STONE } from '../stuffs.ts';

const rnd = chance(12);

export const giant = plate(
  'ember',
  [
    form('-10,-10! 410,-10! 410,410! 356,410! 360,170 320,70 200,30 80,70 40,170 44,410! -10,410!', STONE, {
      turn: 10,
      puff: 0.12,
      shine: 0.5,
      grain: { height: 4, size: [30, 22] },
      folds: [
        '40,170 0,150',
        '60,110 20,70',
        '110,56 80,0',
        '200,32 200,-10',
        '290,56 320,0',
        '340,110 380,70',
        '360,170 400,150',
        '44,250 -10,250',
        '358,250 410,250',
        '44,330 -10,330',
        '358,330 410,330',
      ].map((line) => fold(line, 8, 2.6)),
    }),
    // Shoulders fill the arch
    form('90,200 50,260 40,360 60,420 340,420 362,360 350,260 310,200', HIDE, {
      turn: 70,
      puff: 0.4,
      folds: [fold('120,280 110,350 120,410', 8, 5), fold('280,280 292,350 284,410', 8, 5)],
    }),
    // Hair
    form(
      ragged(
        outline('200,30 130,40 84,90 72,170 80,250 110,290 290,290 322,250 330,170 316,90 270,40'),
        12,
        13,
        rnd,
        [0, 0.7],
      ),
      FUR,
      { turn: 84, puff: 0.4, grain: { height: 5, size: [7, 40] } },
    ),
    form(
      '200,62 140,70 108,112 104,170 116,226 150,270 200,284 250,270 284,226 296,170 292,112 260,70',
      FLESH,
      {
        turn: 6,
        puff: 0.6,
        space: 4.8,
        bumps: [
          bump('108,140 150,126 196,148 190,168 114,166', 1),
          bump('292,140 250,126 204,148 210,168 286,166', 1),
          bump('118,164 186,168 182,192 126,192', -0.9),
          bump('282,164 214,168 218,192 274,192', -0.9),
          bump('112,196 160,190 168,230 128,240', 0.7),
          bump('288,196 240,190 232,230 272,240', 0.7),
        ],
        folds: [
          fold('140,92 200,84 260,92', 5, 4),
          fold('130,112 200,102 270,112', 5, 4),
          fold('190,120 196,146', 5, 4),
          fold('212,120 206,146', 5, 4),
        ],
      },
    ),
    form('178,150 222,150 234,192 250,216 230,238 200,244 170,238 150,216 166,192', FLESH, {
      turn: 6,
      puff: 0.9,
      space: 4.8,
    }),
    spot('176,228 188,236 178,240', '#2a1006'),
    spot('224,228 212,236 222,240', '#2a1006'),
    eyes(200, 180, 108, 19, '#ffd27a', { pupil: 'round', light: '#fff3d0', slant: 4, brow: 0.7, shine: 1.4 }),
    // Beard and mouth
    form(
      ragged(
        outline(
          '200,246 150,244 112,262 104,310 130,360 170,392 200,420 234,392 272,360 298,310 290,262 250,244',
        ),
        13,
        13,
        rnd,
        [0, 0.8],
      ),
      FUR,
      { turn: 84, puff: 0.45, grain: { height: 5, size: [7, 44] } },
    ),
    spot('156,266! 178,258 200,262 222,258 244,266! 226,286 200,290 174,286'),
    [172, 186, 202, 218].map((x, i) => fang(x, 262, i === 1 ? 12 : 15, 13)),
    form(
      ragged(
        outline('200,240 168,240 138,256 150,266 176,258 200,262 224,258 250,266 262,256 232,240'),
        6,
        9,
        rnd,
        [0, 0.4],
      ),
      FUR,
      { turn: 70, grain: { height: 3, size: [7, 14] } },
    ),
    // A hand on the sill
    placed(fist(FLESH), { x: 70, y: 356, scale: 1.55, turn: -8 }),
    placed(fist(FLESH), { x: 334, y: 360, scale: 1.5, turn: 8, flip: true }),
    // And somebody with a torch
    glow(196, 382, 54, '#ffb03a', 0.8),
    spot('188,404 190,382 186,372 192,364 199,368 198,380 203,404', '#0b0705'),
    ink(limb('198,376 208,368', [4, 3]), 3),
    ink('208,370 210,356', 3),
    spot('210,346 214,354 210,360 206,354', '#ffe08a'),
  ],
  { torch: { at: [140, 120], strength: 1.1 } },
);
