import { ellipse, outline } from '../geometry.ts';
import { bump, fold, form, INK, ink, type Layers, type Stuff, spot } from '../plate.ts';
import { BONE } from '../stuffs.ts';

interface Wishes {
  readonly stuff?: Stuff;
  /** How far the jaw hangs: 0 is shut. */
  readonly gape?: number;
}

/** A skull that looks at us; 100 high from crown to cheek, its nose at the origin. */
export function skull({ stuff = BONE, gape = 10 }: Wishes = {}): Layers {
  const low = (y: number) => y + gape;
  return [
    form(
      outline(
        `-30,${low(22)} -29,${low(44)} -18,${low(58)} 0,${low(62)} 18,${low(58)} 29,${low(44)} 30,${low(22)} 20,${low(36)} 0,${low(40)} -20,${low(36)}`,
      ),
      stuff,
      { turn: 0, space: 3.8 },
    ),
    spot(`-22,26 22,26 20,${low(38)} 0,${low(42)} -20,${low(38)}`),
    form(
      '0,-68 -30,-62 -46,-40 -46,-12 -38,6 -36,20 -24,26 -21,38 0,41 21,38 24,26 36,20 38,6 46,-12 46,-40 30,-62',
      stuff,
      {
        turn: 4,
        space: 3.8,
        puff: 0.5,
        shine: 1.2,
        bumps: [
          bump('-40,-16 -22,-24 -6,-14 -8,-6 -38,-4', 0.9),
          bump('40,-16 22,-24 6,-14 8,-6 38,-4', 0.9),
          bump('-38,8 -22,6 -16,20 -30,24', 0.8),
          bump('38,8 22,6 16,20 30,24', 0.8),
        ],
        folds: [fold('-34,-40 -20,-52 -4,-46 8,-58', 3, 2)],
      },
    ),
    spot('-34,-8 -24,-15 -11,-11 -8,0 -15,10 -28,9', INK),
    spot('34,-8 24,-15 11,-11 8,0 15,10 28,9', INK),
    spot('0,2 -6,14 -5,20 -1,16 1,16 5,20 6,14', INK),
    ...[-15, -8, -1, 6, 13].map((x) => ink(`${x + 1},28 ${x + 1},40`, 2)),
    ...[-14, -7, 0, 7, 14].map((x) => ink(`${x},${low(40)} ${x},${low(50)}`, 2)),
    spot(ellipse(-30, 26, 4, 5), INK, 0.8),
    spot(ellipse(30, 26, 4, 5), INK, 0.8),
  ];
}
