/** The red dragon and the blue one, at the bottom of the dungeon. */
import { limb } from '../geometry.ts';
import { plate } from '../moods.ts';
import { dragonHead, spines } from '../parts/dragonHead.ts';
import { breath, sparks } from '../parts/flames.ts';
import { heap } from '../parts/hoard.ts';
import { placed } from '../placed.ts';
import { bolt, fold, form, glow, ink, type Stuff } from '../plate.ts';
import { AZURE, BONE, HIDE, SCARLET, SLATE } from '../stuffs.ts';

const neck = (stuff: Stuff, belly: Stuff) => [
  spines('228,86 300,110 352,180 370,270 360,380', 9, [36, 44], belly === HIDE ? BONE : SLATE),
  form(limb('212,130 280,160 316,230 320,310 300,420', [90, 110, 124, 130, 150]), stuff, {
    turn: -60,
    puff: 0.6,
    scales: { size: 15, height: 5 },
  }),
  form(limb('196,170 244,200 266,260 262,330 240,420', [26, 40, 50, 56, 70]), belly, {
    turn: 0,
    puff: 0.5,
    folds: Array.from({ length: 9 }, (_, i) =>
      fold(`${190 + i * 8 - i * i * 0.7},${196 + i * 26} ${300 - i * 2},${184 + i * 28}`, 6, 3),
    ),
  }),
];

export const redDragon = plate(
  'blood',
  [
    glow(60, 250, 200, '#ff8a2a', 0.6),
    neck(SCARLET, HIDE),
    breath('100,196 50,236 10,300 -30,380', 150),
    placed(dragonHead({ stuff: SCARLET, gape: 30 }), { x: 186, y: 138, scale: 1.06, turn: -14 }),
    sparks(70, 400, 160, 260, 22),
    heap('-10,420 -10,384 60,366 130,380 220,392 240,420', 16, 3, 8),
  ],
  {
    torch: { from: [-0.75, 0.1, 0.42], at: [90, 200], reach: 400 },
    rim: { from: [0.7, -0.75, 0.05], even: -0.42 },
  },
);

export const blueDragon = plate(
  'night',
  [
    glow(60, 210, 200, '#8ac0ff', 0.55),
    neck(AZURE, SLATE),
    bolt(
      [
        '96,196 64,226 80,240 36,290 58,300 4,380',
        '64,226 30,230 10,262',
        '80,240 96,290 84,330',
        '36,290 10,300 -6,330',
        '58,300 66,350 50,390',
      ],
      5,
      '#9ad0ff',
      0.6,
    ),
    bolt(
      ['96,196 64,226 80,240 36,290 58,300 4,380', '64,226 30,230 10,262', '80,240 96,290 84,330'],
      2.2,
      '#f4faff',
    ),
    placed(dragonHead({ stuff: AZURE, gape: 30, glow: '#bfe4ff', unicorn: true, horn: SLATE }), {
      x: 186,
      y: 138,
      scale: 1.06,
      turn: -14,
    }),
    glow(92, 196, 40, '#cfe6ff', 0.8),
    ink('70,214 58,222', 3, '#fff'),
  ],
  {
    torch: { from: [-0.75, -0.1, 0.42], at: [90, 180], reach: 400 },
    rim: { from: [0.7, -0.75, 0.05], even: -0.42 },
  },
);
