/** Hands: open with claws, or shut about something. */
import { limb, moved, outline, stroke } from '../geometry.ts';
import { fold, form, type Layers, type Stuff } from '../plate.ts';
import { IVORY } from '../stuffs.ts';

interface Open {
  readonly stuff: Stuff;
  /** Where the fingers point, in degrees from straight up. */
  readonly spread?: readonly number[];
  readonly long?: number;
  readonly nail?: number;
  /** How much fingers bend inwards. */
  readonly crook?: number;
}

/** An open hand that reaches up; the wrist at the origin, 100 long. The thumb is to the right. */
export function openHand({
  stuff,
  spread = [-34, -14, 6, 28],
  long = 46,
  nail = 14,
  crook = 12,
}: Open): Layers {
  const finger = (turn: number, i: number, x: number, y: number, length: number) => {
    const line = moved(stroke(`0,0 ${crook * 0.3},${-length * 0.5} 0,${-length}`), { x, y, turn });
    const tip = moved(outline(`-4.5,${-length + 3}! 0,${-length - nail}! 4.5,${-length + 3}!`), {
      x,
      y,
      turn,
    });
    return [
      ...(nail > 0 ? [form(tip, IVORY, { edge: 1.4, space: 3.4 })] : []),
      form(limb(line, [15, 14, 13, 9]), stuff, {
        turn: turn + 80,
        space: 3.8,
        folds: [
          fold(moved(stroke(`-8,${-length * 0.42} 8,${-length * 0.45}`), { x, y, turn }), 3, 2),
          fold(moved(stroke(`-7,${-length * 0.72} 7,${-length * 0.75}`), { x, y, turn }), 3, 2),
        ],
        bend: 0.2 + i * 0.01,
      }),
    ];
  };
  return [
    ...spread.map((turn, i) => finger(turn, i, -18 + i * 12, -42 - (i === 1 || i === 2 ? 4 : 0), long)),
    form('-13,4 -17,-12 -27,-30 -24,-46 -4,-54 18,-50 27,-38 22,-18 14,-6 13,4', stuff, {
      turn: 20,
      space: 3.8,
      folds: [fold('-12,-34 0,-26 4,-10', 4, 3), fold('20,-30 8,-24', 3, 3)],
    }),
    finger(58, 4, 18, -22, long * 0.8),
  ];
}

/** A fist about something that runs from left to right through the origin; the arm comes from below. */
export function fist(stuff: Stuff, nail = false): Layers {
  return [
    form('-22,18 -30,2 -28,-16 -14,-24 12,-24 27,-16 30,4 20,22 0,28', stuff, { turn: 10, space: 3.8 }),
    ...[-20, -7, 6, 19].map((x, i) =>
      form(limb(`${x},-18 ${x + 1},-4 ${x},12`, [14, 15, 12]), stuff, {
        turn: 84,
        space: 3.6,
        edge: 1.8,
        bend: 0.2 + i * 0.01,
        folds: [fold(`${x - 8},-7 ${x + 8},-7`, 3, 2)],
      }),
    ),
    ...(nail
      ? [-20, -7, 6, 19].map((x) =>
          form(outline(`${x - 5},10! ${x + 5},10! ${x - 1},26!`), IVORY, { edge: 1.4, space: 3.2 }),
        )
      : []),
    form(limb('24,-6 8,6 -10,8', [15, 14, 10]), stuff, { turn: 40, space: 3.6, edge: 1.8 }),
  ];
}
