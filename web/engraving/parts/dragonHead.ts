/** The head of a dragon that looks to the left. */
import { limb, moved, outline, stroke } from '../geometry.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, INK, ink, type Layers, type Stuff, spot } from '../plate.ts';
import { BONE } from '../stuffs.ts';
import { eye } from './eyes.ts';
import { row } from './teeth.ts';

interface Wishes {
  readonly stuff: Stuff;
  readonly horn?: Stuff;
  /** Degrees by which the mouth is open. */
  readonly gape?: number;
  readonly eye?: 'shut' | 'open';
  readonly glow?: string;
  /** On the snout stands a horn, instead of two on the brow. */
  readonly unicorn?: boolean;
}

const JAW: readonly [number, number] = [44, 14];
const TONGUE = { dark: '#2a0608', body: '#8a1a20', lit: '#ff9a8a' };

/** About 300 wide and 220 high, its eye near the origin. */
export function dragonHead({
  stuff,
  horn = BONE,
  gape = 0,
  eye: look = 'open',
  glow: light = '#ffd23a',
  unicorn = false,
}: Wishes): Layers {
  const scales = { size: 12, height: 3.4 };
  const ridges = (way: string, n: number) =>
    Array.from({ length: n }, (_, i) => {
      const line = stroke(way);
      const [x, y] = line[Math.floor(((i + 1) / (n + 1)) * (line.length - 1))];
      return fold(`${x - 12},${y - 8} ${x + 8},${y + 10}`, 3.5, 2.2);
    });
  const jaw = placed(
    [
      form(outline('14,-6 6,26 -34,44 -90,46 -150,40 -186,26 -196,12 -176,4 -120,10 -60,8 -20,-2'), stuff, {
        turn: -4,
        scales,
        folds: [fold('-180,22 -110,30 -30,24', 5, 3)],
      }),
      spot('-186,8! -120,12 -60,10 -10,0 -30,-14 -110,-10', '#1a0305'),
      ...(gape > 8 ? [form(limb('-20,2 -80,0 -130,-8 -160,2', [24, 26, 20, 6]), TONGUE, { turn: 10 })] : []),
      row(stroke('-188,12 -130,10 -70,8').toReversed(), 6, [18, 13, 22, 14], 12),
      spot('-182,14! -120,15 -50,14! -56,20 -120,24 -170,22', stuff.body),
    ],
    { x: JAW[0], y: JAW[1], turn: -gape },
  );
  return [
    // Barbs on the cheek, horns and frill
    ...[
      [52, 30, 30],
      [22, 44, 24],
      [-14, 52, 18],
    ].map(([x, y, long]) =>
      form(outline(`${x - 12},${y - 8}! ${x + long * 0.7},${y + long}! ${x + 12},${y - 12}!`), horn, {
        turn: 60,
        edge: 1.8,
      }),
    ),
    form(outline('66,-40 110,-66 168,-60! 134,-30 170,-6! 128,4 150,40! 104,34 70,30'), stuff, {
      turn: 20,
      puff: 0.25,
      shine: 0.85,
      folds: [
        fold('70,-26 120,-52 164,-58', -7, 3),
        fold('72,-8 120,-10 164,-4', -7, 3),
        fold('70,10 110,22 146,38', -7, 3),
      ],
    }),
    form(limb('46,-64 96,-104 150,-116 196,-104', [36, 28, 19, 3]), horn, {
      turn: 60,
      folds: ridges('60,-76 110,-112 180,-112', 6),
    }),
    ...(unicorn
      ? [
          form(limb('-96,-42 -112,-84 -104,-124', [30, 20, 3]), horn, {
            turn: 10,
            folds: ridges('-98,-52 -110,-90 -106,-116', 4),
          }),
        ]
      : [
          form(limb('24,-76 54,-124 104,-150', [30, 20, 3]), horn, {
            turn: 60,
            folds: ridges('32,-86 60,-124 98,-146', 4),
          }),
        ]),
    jaw,
    form(
      outline(
        '-158,-14 -154,-40 -128,-54 -92,-52 -62,-62 -40,-82 -4,-90 36,-80 70,-50 82,-8 70,26 40,36 6,22 -50,10 -108,12 -146,8',
      ),
      stuff,
      {
        turn: -10,
        puff: 0.62,
        scales: { size: 11, height: 2.4 },
        space: 4.2,
        bumps: [
          bump('-58,-54 -30,-76 14,-72 34,-52 6,-50 -30,-46', 1.3),
          bump('-36,-46 0,-50 22,-40 0,-28 -28,-28', -0.9),
          bump('8,-24 54,-30 68,6 44,26 12,14', 0.8),
          bump('-154,-34 -128,-46 -112,-32 -130,-22', 0.9),
          bump('-100,-20 -50,-30 -20,-10 -60,0', 0.5),
        ],
        folds: [
          fold('-148,0 -90,-6 -30,0', 5, 3),
          fold('-104,-44 -84,-26', 4, 3),
          fold('-88,-46 -68,-28', 4, 3),
        ],
      },
    ),
    row(stroke('-150,6 -108,10 -50,8 -4,18'), 9, [24, 14, 18, 11, 20], 12),
    spot('-144,-32 -132,-36 -128,-28 -138,-24', INK),
    look === 'open'
      ? [
          eye(-8, -38, 15, light, { slant: 16, light: '#fff6b8', shine: 2.2 }),
          ink('-40,-34 -14,-54 26,-46', 10),
        ]
      : [ink('-30,-36 -6,-29 18,-38', 4.5), ink('-36,-44 -8,-54 24,-46', 6)],
    glow(-136, -32, look === 'open' ? 12 : 5, '#ff7a2a', 0.7),
  ];
}

/** Spines that stand along a back, from its beginning to its end. */
export function spines(way: string, count: number, long: readonly [number, number], stuff: Stuff): Layers {
  const line = stroke(way);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const n = Math.min(line.length - 2, Math.floor(t * (line.length - 1)));
    const [[ax, ay], [bx, by]] = [line[n], line[n + 1]];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    const high = long[0] + (long[1] - long[0]) * t;
    const shape = outline(`${-high * 0.34},4! ${high * 0.3},${-high}! ${high * 0.42},4!`);
    return form(moved(shape, { x: ax, y: ay, turn }), stuff, { turn: turn + 70, edge: 1.8 });
  });
}
