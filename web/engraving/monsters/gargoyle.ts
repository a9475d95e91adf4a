/** On its ledge for a hundred years, and tonight it has moved. */
import { limb, mirrored, outline, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { fang } from '../parts/teeth.ts';
import { bump, fold, form, ink, type Layers, spot } from '../plate.ts';
import { IVORY, SLATE, STONE } from '../stuffs.ts';

const rough = { grain: { height: 3.4, size: [18, 14] as const } };
const wing = outline(
  '160,190! 120,110 60,50 14,30! 26,90 8,130! 34,160 22,214! 62,216 70,262! 104,240 140,262',
);
const bones = [
  '156,196 84,90 18,34',
  '152,204 84,140 12,130',
  '150,216 90,200 28,212',
  '150,230 112,238 74,258',
];
const ear = outline('158,112 128,100 100,64! 138,74 166,92');
const horn = limb('178,82 166,58 172,28', [20, 15, 3]);

const talons = (x: number, other: boolean): Layers =>
  [-26, -9, 9, 26].flatMap((dx) => {
    const toe = limb(`${x + dx * 0.6},330 ${x + dx},346 ${x + dx * 1.1},366`, [22, 20, 14]);
    const claw = outline(`${x + dx * 1.1 - 7},362! ${x + dx * 1.1 + 7},362! ${x + dx * 1.15},392!`);
    return [claw, toe].map((shape, i) =>
      form(other ? mirrored(shape) : shape, i ? SLATE : IVORY, { edge: 1.8, turn: 70 }),
    );
  });

export const gargoyle = plate(
  'night',
  [
    form(wing, SLATE, { turn: 60, puff: 0.25, shine: 0.85, folds: bones.map((line) => fold(line, -9, 4)) }),
    form(mirrored(wing), SLATE, {
      turn: -60,
      puff: 0.25,
      shine: 0.85,
      folds: bones.map((line) => fold(mirrored(stroke(line)), -9, 4)),
    }),
    // The ledge
    form('-10,352! 410,352! 410,420! -10,420!', STONE, {
      turn: 4,
      puff: 0.2,
      ...rough,
      folds: [
        fold('-10,372! 410,372!', 6, 2),
        fold('96,372 96,420', 6, 2),
        fold('236,372 236,420', 6, 2),
        fold('340,372 340,420', 6, 2),
      ],
    }),
    // Haunches, folded
    form('150,240 106,236 78,264 72,310 92,346 136,350 168,320', SLATE, {
      turn: 40,
      ...rough,
      bumps: [bump('88,256 130,252 140,300 100,318', 0.5)],
    }),
    form('250,240 294,236 322,264 328,310 308,346 264,350 232,320', SLATE, {
      turn: -40,
      ...rough,
      bumps: [bump('312,256 270,252 260,300 300,318', 0.5)],
    }),
    form('200,170 154,180 130,214 136,270 156,330 244,330 264,270 270,214 246,180', SLATE, {
      turn: -10,
      puff: 0.5,
      ...rough,
      bumps: [
        bump('140,216 170,200 196,220 190,256 152,260', 0.6),
        bump('260,216 230,200 204,220 210,256 248,260', 0.6),
      ],
      folds: [fold('200,214 200,330', 6, 4)],
    }),
    // Forelegs
    form(limb('150,210 128,268 140,336', [52, 42, 40]), SLATE, { turn: 70, ...rough }),
    form(limb('250,210 272,268 260,336', [52, 42, 40]), SLATE, { turn: -70, ...rough }),
    talons(142, false),
    talons(142, true),
    form(horn, STONE, { turn: 30 }),
    form(mirrored(horn), STONE, { turn: -30 }),
    form(ear, SLATE, { turn: 30 }),
    form(mirrored(ear), SLATE, { turn: -30 }),
    form(
      '200,70 170,76 152,100 150,130 158,160 176,186 200,198 224,186 242,160 250,130 248,100 230,76',
      SLATE,
      {
        turn: 6,
        puff: 0.7,
        ...rough,
        space: 4.1,
        bumps: [
          bump('150,112 176,104 198,126 192,134 154,124', 1.3),
          bump('250,112 224,104 202,126 208,134 246,124', 1.3),
          bump('184,126 216,126 222,150 200,158 178,150', 1),
          bump('156,138 176,140 174,164 162,160', 0.8),
          bump('244,138 224,140 226,164 238,160', 0.8),
          bump('178,178 200,172 222,178 214,198 200,204 186,198', 1.1),
        ],
        folds: [fold('200,76 200,112', 5, 3)],
      },
    ),
    spot('164,158! 182,166 200,162 218,166 236,158! 226,180 200,184 174,180'),
    fang(172, 162, 16, 8, -6),
    fang(228, 162, 16, 8, 6),
    fang(188, 164, 9, 7),
    fang(212, 164, 9, 7),
    fang(180, 182, 15, 8, 172),
    fang(220, 182, 15, 8, 188),
    ink('190,150 194,156', 4),
    ink('210,150 206,156', 4),
    eyes(200, 136, 56, 10, '#6ad2ff', { slant: 20, pupil: 'none', light: '#e6fbff', shine: 2.6 }),
  ],
  { torch: { strength: 1.25 } },
);
