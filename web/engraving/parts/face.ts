/** A human face, or nearly: what makes it somebody's are the bones, the brows and the mouth. */
import { ellipse, even, mirrored, moved, outline, stroke } from '../geometry.ts';
import { bump, fold, form, INK, ink, type Layer, type Layers, type Stuff, spot } from '../plate.ts';
import { FLESH } from '../stuffs.ts';

/** Halves of outlines, from the crown to the chin; the eyes are on a line through the origin. */
const BONES = {
  oval: '0,-84 -30,-78 -47,-52 -49,-16 -45,18 -34,50 -17,74 0,82',
  square: '0,-80 -34,-76 -52,-50 -53,-12 -51,24 -45,56 -26,78 0,84',
  round: '0,-78 -36,-72 -56,-44 -59,-8 -56,26 -42,56 -22,74 0,78',
  long: '0,-90 -28,-84 -44,-56 -46,-16 -43,22 -33,60 -16,86 0,94',
  narrow: '0,-84 -29,-78 -45,-52 -47,-16 -41,16 -28,48 -12,72 0,78',
} as const;

const MOUTHS = {
  calm: '-20,46 -8,44 0,46 8,44 20,46',
  smile: '-24,41 -12,48 0,50 12,48 24,41',
  grim: '-20,50 -8,45 0,45 8,45 20,50',
  smirk: '-18,49 -6,47 6,46 22,39',
} as const;

export interface Face {
  readonly skin?: Stuff;
  readonly bones?: keyof typeof BONES;
  readonly mouth?: keyof typeof MOUTHS | 'grin' | 'none';
  readonly eyes?: string;
  /** How far the inner ends of the brows come down: less than nothing lifts them. */
  readonly frown?: number;
  readonly brow?: number;
  readonly brows?: string;
  readonly nose?: number;
  /** Lines of age, from none to many. */
  readonly age?: number;
  readonly lips?: string;
  readonly lashes?: boolean;
  readonly ears?: 'round' | 'pointed' | 'none';
}

function humanEye(x: number, iris: string, side: number, lashes: boolean): Layer[] {
  const almond = moved(outline('-13,1! -5,-5.6 5,-5.6 13,0! 5,4.6 -5,4.6'), { x, y: 0, flip: side > 0 });
  return [
    spot(almond, '#f3e8d4'),
    spot(ellipse(x, -1.4, 5.4), iris),
    spot(ellipse(x, -1.4, 2.8), INK),
    spot(ellipse(x - 2, -3.4, 1.6), '#ffffff'),
    ink(moved(stroke('-14,2 -5,-6.6 5,-6.6 15,0'), { x, y: 0, flip: side > 0 }), lashes ? 5.4 : 4.4),
    ...(lashes ? [ink(`${x + side * 12},-1 ${x + side * 19},-7`, 3)] : []),
  ];
}

export function face({
  skin = FLESH,
  bones = 'oval',
  mouth = 'calm',
  eyes = '#5a3a1c',
  frown = 2,
  brow = 5,
  brows = INK,
  nose = 1,
  age = 0,
  lips,
  lashes = false,
  ears = 'round',
}: Face): Layers {
  const both = (shape: string, height: number) => [
    bump(shape, height),
    bump(mirrored(outline(shape), 0), height),
  ];
  const ear =
    ears === 'pointed'
      ? outline('-44,-10 -62,-30 -92,-48! -82,-14 -64,14 -45,20')
      : outline('-47,-12 -61,-18 -66,2 -58,20 -46,20');
  const wrinkles = [
    fold('-22,-46 0,-43 22,-46', 2.6, 2.4),
    fold('-24,-57 0,-54 24,-57', 2.4, 2.4),
    fold('-32,12 -22,15', 2.4, 2),
    fold('32,12 22,15', 2.4, 2),
  ];
  return [
    ...(ears === 'none' ? [] : [form(ear, skin, { turn: 40 }), form(mirrored(ear, 0), skin, { turn: -40 })]),
    form(even(BONES[bones]), skin, {
      turn: 6,
      puff: 0.44,
      shine: 1.12,
      space: 4,
      bumps: [
        ...both('-42,-16 -22,-22 -5,-10 -9,-5 -40,-8', 0.7 + brow * 0.04),
        ...both('-38,-7 -10,-6 -10,8 -34,9', -0.7),
        bump('-7,-12 7,-12 12,20 0,30 -12,20', 0.85 * nose),
        ...both('-42,12 -22,10 -17,26 -32,34', 0.6),
        bump('-20,58 0,52 20,58 12,76 0,80 -12,76', 0.7),
      ],
      folds: [
        fold('-14,24 -23,34 -25,44', 2 + age * 1.6, 2.4),
        fold('14,24 23,34 25,44', 2 + age * 1.6, 2.4),
        ...wrinkles.slice(0, age * 2),
      ],
    }),
    ink(`${-9 * nose},25 -4,28`, 3),
    ink(`${9 * nose},25 4,28`, 3),
    ink(`${-13 * nose},20 ${-12 * nose},26`, 2.2),
    humanEye(-23, eyes, -1, lashes),
    humanEye(23, eyes, 1, lashes),
    ink(`-40,${-13 - frown} -26,-18 -9,${-13 + frown}`, brow, brows),
    ink(`40,${-13 - frown} 26,-18 9,${-13 + frown}`, brow, brows),
    ...lipsOf(mouth, lips),
  ];
}

function lipsOf(mouth: NonNullable<Face['mouth']>, lips: string | undefined): Layer[] {
  if (mouth === 'none') return [];
  if (mouth === 'grin')
    return [
      spot('-28,39! -12,45 0,47 12,45 28,39! 18,56 0,60 -18,56', '#2a0a08'),
      spot('-24,42! -10,47 0,48 10,47 24,42! 16,50 0,52 -16,50', '#f6ead0'),
      ink('-30,37 -26,43', 3),
      ink('30,37 26,43', 3),
    ];
  const line = stroke(MOUTHS[mouth]);
  const [x, y] = line[Math.floor(line.length / 2)];
  return [
    ...(lips
      ? [
          spot(
            outline(
              `${x - 17},${y}! ${x - 6},${y - 6} ${x},${y - 4} ${x + 6},${y - 6} ${x + 17},${y}! ${x + 7},${y + 8} ${x - 7},${y + 8}`,
            ),
            lips,
          ),
        ]
      : [ink(`${x - 9},${y + 9} ${x + 9},${y + 9}`, 2.4, INK, 0.6)]),
    ink(line, 3.4),
  ];
}
