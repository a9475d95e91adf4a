/** What was wrapped up so well has come undone. */
import { limb, outline } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eye } from '../parts/eyes.ts';
import { openHand } from '../parts/hand.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, ink, lines, spot } from '../plate.ts';
import { LINEN, PITCH, STONE } from '../stuffs.ts';

/** Turns of the bandage across a width, none of them like the other. */
const wraps = (from: number, to: number, top: number, bottom: number, step: number, slope: number) =>
  Array.from({ length: Math.floor((bottom - top) / step) }, (_, i) => {
    const y = top + i * step;
    const tilt = slope * (i % 2 ? 1 : -1) + (i % 3) * 3;
    return `${from},${y - tilt} ${(from + to) / 2},${y + 7} ${to},${y + tilt}`;
  });

const folds = (ways: readonly string[]) => ways.map((way) => fold(way, 6, 3));
const edges = (ways: readonly string[]) => ways.map((way) => ink(way, 2.6));

const CHEST = wraps(100, 300, 222, 410, 24, 12);
const ARM = wraps(296, 346, 262, 410, 21, 8);
const REACH = [
  '120,214 104,266',
  '96,226 82,280',
  '72,232 54,272',
  '64,226 22,240',
  '64,202 18,208',
  '64,180 24,182',
];
const HEAD = [
  '142,86 200,72 256,92',
  '139,106 190,92 204,108',
  '146,66 206,54 250,70',
  '146,150 200,164 256,146',
  '158,170 204,178 244,166',
  '204,116 234,128 261,122',
  '204,134 232,146 258,140',
  '232,80 262,110',
];

export const mummy = plate('gold', [
  // The sarcophagus behind
  form('90,10! 310,10! 352,110! 340,420! 60,420! 48,110!', STONE, {
    turn: 0,
    puff: 0.15,
    shine: 0.55,
    folds: [fold('106,26! 294,26! 330,112! 320,420!', 6, 3), fold('294,26! 106,26! 70,112! 80,420!', 6, 3)],
  }),
  spot('118,40 282,40 316,116 306,420 94,420 84,116', '#0a0604', 0.8),
  glow(200, 200, 170, '#c78a2a', 0.35),
  form('200,186 140,196 100,230 92,300 104,420 296,420 308,300 300,230 260,196', LINEN, {
    turn: -6,
    puff: 0.5,
    folds: folds(CHEST),
  }),
  edges(CHEST),
  // One arm hangs, one reaches
  form(limb('290,230 326,290 318,370 322,420', [58, 50, 44, 40]), LINEN, { turn: 20, folds: folds(ARM) }),
  edges(ARM),
  form(limb('112,236 62,256 40,216 44,160', [58, 52, 46, 38]), LINEN, {
    turn: 60,
    folds: folds(REACH),
  }),
  edges(REACH),
  placed(openHand({ stuff: LINEN, nail: 0, long: 46, crook: 22 }), { x: 46, y: 164, scale: 1.02, turn: 14 }),
  // Head
  form(limb('200,170 200,200', [58, 66]), LINEN, {
    turn: 0,
    folds: [fold('166,184 200,190 234,182', 5, 2.4)],
  }),
  form('200,40 164,48 142,78 138,116 148,154 168,180 200,190 232,180 252,154 262,116 258,78 236,48', LINEN, {
    turn: 6,
    puff: 0.65,
    bumps: [
      bump('148,106 176,98 196,112 192,124 152,122', 0.8),
      bump('252,106 224,98 204,112 208,124 248,122', 0.8),
      bump('190,112 210,112 214,144 200,150 186,144', 0.8),
      bump('154,118 190,118 188,136 160,136', -0.9),
    ],
    folds: folds(HEAD),
  }),
  edges(HEAD),
  spot('152,116 172,108 192,118 188,134 170,138 156,132', '#080402'),
  eye(172, 123, 11, '#ff7a1a', { pupil: 'round', light: '#ffe08a', shine: 2.6 }),
  // The mouth, where the linen has torn
  spot('172,158 200,152 228,160 222,172 200,176 178,172', '#080402'),
  ink('182,156 182,172', 2, '#c9ae78'),
  ink('196,154 196,174', 2, '#c9ae78'),
  ink('212,156 212,173', 2, '#c9ae78'),
  // Loose ends
  form(limb('258,150 292,170 286,214 306,250', [16, 15, 15, 4]), LINEN, { turn: 30, puff: 0.3, edge: 1.8 }),
  form(limb('60,210 88,250 76,306 92,352', [14, 15, 13, 3]), LINEN, { turn: 30, puff: 0.3, edge: 1.8 }),
  form(limb('228,56 262,40 290,52', [12, 12, 3]), LINEN, { turn: 10, puff: 0.3, edge: 1.8 }),
  lines(['300,250 306,268', '92,350 88,366'], 1.4, '#efdfb6', 0.7),
  form(outline('170,226 200,218 230,226 222,250 200,262 178,250'), PITCH, {
    turn: 0,
    shine: 1.4,
    bumps: [bump('188,232 200,226 212,232 200,250', 0.8)],
  }),
]);
