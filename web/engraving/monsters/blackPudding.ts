/** A darkness that is wet, and rises. */
import { ellipse, limb } from '../geometry.ts';
import { plate } from '../moods.ts';
import { masonry } from '../parts/masonry.ts';
import { skull } from '../parts/skull.ts';
import { placed } from '../placed.ts';
import { bump, form, glow, ink, spot } from '../plate.ts';
import { BONE, PITCH, STEEL, WOOD } from '../stuffs.ts';

export const blackPudding = plate(
  'dust',
  [
    masonry(37),
    glow(200, 160, 220, '#c98a3a', 0.35),
    // Arms of it, groping
    form(limb('110,330 60,250 70,160 40,100 60,60', [90, 66, 44, 30, 10]), PITCH, {
      turn: 60,
      puff: 0.9,
      shine: 1.2,
    }),
    form(limb('290,320 350,260 330,170 366,110 350,66', [90, 66, 44, 30, 10]), PITCH, {
      turn: -60,
      puff: 0.9,
      shine: 1.2,
    }),
    form(limb('200,260 220,160 190,90 214,30', [120, 80, 52, 14]), PITCH, {
      turn: 20,
      puff: 0.9,
      shine: 1.2,
    }),
    // What it has swallowed
    form(limb('276,286 334,206', [10, 9]), WOOD, { turn: 10 }),
    form('330,214! 318,188! 350,170! 366,196! 344,224!', STEEL, { turn: 60 }),
    form(limb('120,300 84,330 60,372', [14, 10, 16]), BONE, { turn: 40 }),
    form(
      '10,420 4,380 40,350 70,300 110,260 160,236 210,232 262,244 302,276 332,316 366,352 396,384 392,420',
      PITCH,
      {
        turn: -16,
        puff: 0.6,
        space: 4.4,
        shine: 1.25,
        bumps: [
          bump('90,310 140,266 200,262 196,310 120,344', 0.6),
          bump('226,262 284,286 296,334 240,320', 0.6),
          bump('40,380 130,352 240,360 350,386 330,420 60,420', 0.6),
        ],
      },
    ),
    placed(skull({ gape: 14 }), { x: 206, y: 322, scale: 0.66, turn: 16 }),
    spot('150,300 180,270 230,272 262,304 250,350 200,366 160,346', '#0a0a0e', 0.5),
    // Where the torch is mirrored in it
    ink('96,318 118,286 150,266', 7, '#e8eef4', 0.9),
    ink('64,200 58,160 62,140', 5, '#e8eef4', 0.8),
    ink('186,150 188,110 196,84', 5, '#e8eef4', 0.8),
    ink('318,226 320,190 328,168', 4, '#ffcf8a', 0.8),
    spot(ellipse(128, 300, 6, 9, 40), '#ffffff', 0.9),
    ...[
      [60, 392, 8],
      [340, 398, 10],
      [300, 380, 5],
      [110, 376, 5],
    ].map(([x, y, r]) => spot(ellipse(x, y, r), '#2a2f3a')),
  ],
  { torch: { strength: 1.1, even: -0.42 }, rim: { even: -0.45 } },
);
