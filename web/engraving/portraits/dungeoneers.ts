/** The heroes of Dungeoneer: each by face, hair, cloth, and what is on the head. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, even, limb, ragged } from '../geometry.ts';
import { portrait } from '../moods.ts';
import { type Face, face } from '../parts/face.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { fold, form, glow, type Layer, type Plate, type Stuff, spot } from '../plate.ts';
import {
  AZURE,
  BRASS,
  CLOTH,
  EMERALD,
  FLESH,
  GREYFUR,
  HIDE,
  IRON,
  LINEN,
  PALE,
  PITCH,
  PURPLE,
  SILVER,
  STEEL,
  WATER,
  WOOD,
} from '../stuffs.ts';

const at = { x: 200, y: 176, scale: 1.3 };
const RED: Stuff = { dark: '#24080a', body: '#8a2a12', lit: '#ffae62' };
const REED: Stuff = { dark: '#14180a', body: '#4d5a22', lit: '#dbe79a' };
const BRONZE: Stuff = { dark: '#2a1608', body: '#8a5a2a', lit: '#ffdc9a' };
const MOTH: Stuff = { dark: '#1a1420', body: '#5c4c6c', lit: '#e6d6f0' };
const BARK: Stuff = { dark: '#1c140c', body: '#5e482c', lit: '#e6cfa0' };

interface Looks {
  readonly mood: Parameters<typeof portrait>[0];
  readonly seed: number;
  readonly cloth: Stuff;
  readonly hair?: Stuff;
  /** How far down the hair falls. */
  readonly long?: boolean;
  readonly beard?: Stuff;
  readonly face: Face;
  readonly head?: readonly Layer[];
  readonly light?: string;
}

function hero({ mood, seed, cloth, hair, long, beard, face: features, head = [], light }: Looks): Plate {
  const skin = features.skin ?? FLESH;
  return portrait(mood, [
    masonry(seed),
    ...(light ? [glow(200, 140, 180, light, 0.35)] : []),
    ...(hair && long
      ? [
          form(even('200,46 146,56 112,106 104,200 96,310 120,380 200,390', 200), hair, {
            turn: 86,
            puff: 0.4,
            grain: { height: 5, size: [7, 60] } as const,
          }),
        ]
      : []),
    form(even('200,270 138,280 82,306 46,420 200,420', 200), cloth, {
      turn: 78,
      puff: 0.4,
      folds: [fold('126,310 108,370 100,420', 8, 5), fold('274,310 292,370 300,420', 8, 5)],
    }),
    form(limb('200,244 200,316', [52, 66]), skin, { turn: 0, shine: 0.8 }),
    placed(face(features), at),
    ...(beard
      ? [
          form(
            ragged(
              even('200,220 160,216 126,196 118,256 134,322 164,366 200,388', 200),
              8,
              13,
              chance(seed),
              [0, 0.7],
            ),
            beard,
            {
              turn: 84,
              puff: 0.5,
              grain: { height: 5, size: [7, 40] },
            },
          ),
        ]
      : []),
    ...(hair
      ? [
          form(even('200,58 156,66 130,112 126,190! 144,140 170,112 200,98', 200), hair, {
            turn: 76,
            grain: { height: 4, size: [7, 40] },
          }),
        ]
      : []),
    ...head,
  ]);
}

/** A salvor, with the helm of a diving bell pushed back. */
export const brannocVell = hero({
  mood: 'blood',
  seed: 301,
  cloth: HIDE,
  hair: WOOD,
  beard: WOOD,
  face: { bones: 'round', mouth: 'none', eyes: '#3f6a7a', frown: 4, brow: 8, nose: 1.3, age: 1 },
  head: [
    form(even('200,34 140,46 112,96 118,122 160,104 200,100', 200), BRASS, {
      turn: 20,
      puff: 0.6,
      shine: 1.5,
    }),
    form(ellipse(200, 66, 22), WATER, { puff: 0.5, edge: 2, shine: 2 }),
    form(limb('114,112 200,96 286,112', [12, 14, 12]), BRASS, { edge: 1.6 }),
  ],
});

/** She listens to the lake, and it answers. */
export const morwenSedge = hero({
  mood: 'night',
  seed: 302,
  cloth: WATER,
  hair: { dark: '#04140f', body: '#1c4a42', lit: '#9ae0cc' },
  long: true,
  light: '#8ff0dc',
  face: {
    skin: PALE,
    bones: 'narrow',
    eyes: '#7ae0d0',
    lashes: true,
    lips: '#2c5a5a',
    mouth: 'calm',
    frown: 3,
    brow: 4,
    ears: 'none',
  },
  head: [
    form(limb('140,112 200,126 260,112', [4, 5, 4]), SILVER, { edge: 1.2 }),
    spot(ellipse(200, 128, 7), '#b4fff0'),
  ],
});

/** Gone before you have counted three. */
export const tikletRush = hero({
  mood: 'swamp',
  seed: 303,
  cloth: REED,
  hair: REED,
  face: {
    skin: { dark: '#141a0c', body: '#5a6a34', lit: '#e6f0b4' },
    bones: 'narrow',
    eyes: '#e0a82c',
    mouth: 'smirk',
    frown: -2,
    brow: 3,
    nose: 0.8,
    ears: 'pointed',
  },
});

/** Her handbell has sent worse than you back to sleep. */
export const sisterAudeKarr = hero({
  mood: 'gold',
  seed: 304,
  cloth: PITCH,
  light: '#ffe6a0',
  face: {
    bones: 'oval',
    eyes: '#5a4a2a',
    lashes: true,
    lips: '#7a3a2c',
    mouth: 'calm',
    frown: 3,
    brow: 5,
    age: 1,
    ears: 'none',
  },
  head: [
    form(even('200,40 138,54 108,118 102,230 120,318 148,286 132,200 142,124 170,100 200,96', 200), PITCH, {
      turn: 84,
      puff: 0.4,
    }),
    form(even('200,90 166,96 144,120 136,176! 152,136 174,116 200,110', 200), LINEN, { turn: 70 }),
  ],
});

/** She would rather be hit than bored. */
export const dorritHask = hero({
  mood: 'ember',
  seed: 305,
  cloth: IRON,
  hair: RED,
  long: true,
  face: {
    skin: BRONZE,
    bones: 'round',
    eyes: '#6a3a1c',
    mouth: 'grin',
    frown: 6,
    brow: 9,
    brows: '#7a2410',
    nose: 1.3,
    ears: 'round',
  },
  head: [form(limb('128,116 200,104 272,116', [14, 16, 14]), STEEL, { edge: 1.6, shine: 1.5 })],
});

/** It has seen this before, and did not like it then. */
export const vesperQuill = hero({
  mood: 'night',
  seed: 306,
  cloth: PURPLE,
  hair: MOTH,
  light: '#cfb2ff',
  face: {
    skin: MOTH,
    bones: 'narrow',
    eyes: '#f0d060',
    mouth: 'calm',
    frown: 0,
    brow: 2,
    nose: 0.6,
    ears: 'none',
  },
  head: [
    form(limb('176,96 150,50 104,26', [6, 10, 16]), MOTH, { turn: 40, grain: { height: 4, size: [5, 12] } }),
    form(limb('224,96 250,50 296,26', [6, 10, 16]), MOTH, { turn: -40, grain: { height: 4, size: [5, 12] } }),
  ],
});

/** The road has not been made that loses her. */
export const wennaFarrow = hero({
  mood: 'swamp',
  seed: 307,
  cloth: AZURE,
  hair: GREYFUR,
  long: true,
  face: {
    bones: 'oval',
    eyes: '#3a6a4a',
    lashes: true,
    mouth: 'smile',
    frown: 1,
    brow: 4,
    age: 1,
    ears: 'none',
  },
  head: [form(even('200,62 150,70 104,96 88,118 150,104 200,100', 200), HIDE, { turn: 20, puff: 0.4 })],
});

/** Green things lean towards her. */
export const ottolineBrack = hero({
  mood: 'swamp',
  seed: 308,
  cloth: EMERALD,
  hair: BARK,
  long: true,
  light: '#c0f0a0',
  face: {
    skin: BARK,
    bones: 'oval',
    eyes: '#5ac05a',
    mouth: 'smirk',
    frown: 2,
    brow: 5,
    nose: 1.2,
    age: 2,
    ears: 'pointed',
  },
});

/** Everything has a price, and he has it written down. */
export const jorunPell = hero({
  mood: 'gold',
  seed: 309,
  cloth: CLOTH,
  hair: WOOD,
  beard: GREYFUR,
  face: {
    skin: BRONZE,
    bones: 'round',
    mouth: 'none',
    eyes: '#4a3a1c',
    frown: 0,
    brow: 7,
    nose: 1.4,
    age: 2,
  },
  head: [
    form(
      even('200,36 152,44 116,84 112,116 200,100', 200),
      { dark: '#2a0a20', body: '#7a2a5a', lit: '#f0a8d0' },
      { turn: 30, puff: 0.6 },
    ),
  ],
});
