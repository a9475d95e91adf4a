/** It drips from above, and those it dripped on are still in it. */
import { ellipse, limb } from '../geometry.ts';
import { plate } from '../moods.ts';
import { masonry } from '../parts/masonry.ts';
import { skull } from '../parts/skull.ts';
import { placed } from '../placed.ts';
import { bump, form, glow, ink, spot } from '../plate.ts';
import { BONE, SLIME } from '../stuffs.ts';

export const greenSlime = plate(
  'swamp',
  [
    masonry(23),
    glow(200, 210, 220, '#6aff3a', 0.4),
    // Bones that it holds
    form(limb('270,330 330,296 352,250', [16, 12, 18]), BONE, { turn: 30 }),
    form(limb('352,252 340,216 352,186', [14, 9, 12]), BONE, { turn: -70 }),
    ...[
      [348, 188, 336, 160],
      [354, 186, 354, 152],
      [360, 190, 372, 162],
    ].map(([a, b, c, d]) =>
      form(limb(`${a},${b} ${(a + c) / 2},${(b + d) / 2} ${c},${d}`, [8, 6, 5]), BONE, {
        turn: 10,
        edge: 1.6,
      }),
    ),
    form(
      '-10,-10! 410,-10! 410,40 380,60 372,120 360,128 350,70 316,52 300,70 294,150 280,166 268,150 262,76 230,60 210,84 204,110 194,84 168,62 140,70 132,130 120,140 110,80 76,56 54,80 46,190 34,206 22,190 20,70 -10,44',
      SLIME,
      {
        turn: 60,
        puff: 0.7,
        shine: 1.1,
      },
    ),
    form(
      '60,420 20,400 14,370 50,344 76,300 84,246 118,206 160,186 204,196 246,184 290,214 312,262 316,310 352,346 388,376 380,420',
      SLIME,
      {
        turn: -20,
        puff: 0.55,
        space: 4.6,
        bumps: [
          bump('96,270 140,226 190,232 180,290 120,312', 0.5),
          bump('240,226 286,250 292,310 250,300', 0.5),
          bump('60,370 150,340 260,350 340,380 320,420 80,420', 0.5),
        ],
      },
    ),
    placed(skull({ gape: 8 }), { x: 192, y: 286, scale: 0.92, turn: -12 }),
    spot('104,270 130,226 190,206 250,230 282,290 262,350 190,366 120,340', '#3fae2a', 0.42),
    ink('126,262 140,234 170,222', 6, '#e6ffb0', 0.9),
    ink('262,262 270,284', 5, '#e6ffb0', 0.8),
    glow(176, 282, 16, '#c8ff5a', 0.9),
    glow(206, 275, 16, '#c8ff5a', 0.9),
    ...[
      [70, 384, 9],
      [330, 388, 11],
      [110, 392, 6],
      [300, 330, 6],
      [92, 330, 7],
    ].flatMap(([x, y, r]) => [
      spot(ellipse(x, y, r), '#16480f'),
      ink(limb(ellipse(x, y, r * 0.7).slice(2, 8), [1, 2, 1]), 2, '#d8ff9a'),
    ]),
    // Falling drops
    ...[
      [204, 150, 8],
      [280, 196, 7],
      [36, 240, 7],
      [122, 176, 5],
    ].map(([x, y, r]) =>
      form(`${x},${y - r * 2}! ${x + r},${y} ${x},${y + r} ${x - r},${y}`, SLIME, { edge: 1.6, space: 3.4 }),
    ),
  ],
  { torch: { strength: 1.2 }, rim: { even: -0.35 } },
);
