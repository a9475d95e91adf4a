/** Bones in the dark, with a sword that has outlived its owner. */
import { limb, mirrored } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { fist } from '../parts/hand.ts';
import { masonry } from '../parts/masonry.ts';
import { skull } from '../parts/skull.ts';
import { placed } from '../placed.ts';
import { fold, form, INK, spot } from '../plate.ts';
import { BONE, IRON, STEEL, WOOD } from '../stuffs.ts';

const rib = (y: number, wide: number, drop: number) => {
  const left = limb(
    `198,${y} ${200 - wide * 0.6},${y - 8} ${200 - wide},${y + 12} ${200 - wide * 0.7},${y + drop}`,
    [12, 13, 13, 6],
  );
  return [left, mirrored(left)].map((shape) => form(shape, BONE, { turn: 70, space: 3.8 }));
};

export const skeleton = plate('ember', [
  masonry(3),
  // The sword, broken and notched, goes up into the dark.
  form('318,148! 372,8! 388,2! 388,20! 372,64! 362,76! 362,96! 342,158!', STEEL, {
    turn: -20,
    puff: 0.3,
    folds: [fold('332,146 382,12', 5, 3)],
  }),
  form(limb('300,138 332,152 362,170', [12, 14, 12]), IRON, { turn: 60 }),
  form(limb('330,152 314,196', [15, 14]), WOOD, { turn: -30 }),
  // Spine and hips
  form(limb('200,190 200,300 200,410', [26, 24, 30]), BONE, {
    turn: 0,
    folds: [206, 226, 246, 266, 286, 306, 326, 346, 366].map((y) => fold(`182,${y} 218,${y}`, 6, 3)),
  }),
  spot('120,240 200,214 280,240 272,320 200,340 128,320', INK, 0.75),
  rib(330, 58, 30),
  rib(304, 72, 40),
  rib(276, 82, 44),
  rib(248, 84, 44),
  rib(222, 74, 40),
  form('188,214 212,214 214,262 208,318 200,330 192,318 186,262', BONE, { turn: 0 }),
  // Shoulders
  form(limb('200,208 152,196 106,204', [12, 13, 18]), BONE, { turn: 60 }),
  form(limb('200,208 248,196 294,204', [12, 13, 18]), BONE, { turn: 60 }),
  // The right arm, raised
  form(limb('298,206 316,258 342,282', [24, 15, 24]), BONE, { turn: 20 }),
  form(limb('342,278 338,244 322,202', [18, 11, 16]), BONE, { turn: -70 }),
  form(limb('350,270 350,240 334,204', [12, 9, 12]), BONE, { turn: -70 }),
  placed(fist(BONE), { x: 322, y: 180, scale: 0.72, turn: -62 }),
  // The left arm hangs
  form(limb('102,206 80,260 70,318', [24, 15, 24]), BONE, { turn: 20 }),
  form(limb('70,316 84,360 112,400', [20, 12, 16]), BONE, { turn: 60 }),
  form(limb('62,318 70,366 96,410', [12, 9, 12]), BONE, { turn: 60 }),
  form(limb('200,190 200,214', [22, 24]), BONE, { turn: 0, folds: [fold('186,202 214,202', 5, 3)] }),
  placed(skull({ gape: 12 }), { x: 196, y: 116, scale: 1.42, turn: -5 }),
  eyes(192, 114, 60, 9, '#ff7a2a', { pupil: 'none', light: '#ffdf8a' }),
]);
