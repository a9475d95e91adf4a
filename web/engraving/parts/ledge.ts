import { ellipse } from '../geometry.ts';
import { fold, form, type Layers, spot } from '../plate.ts';
import { STONE } from '../stuffs.ts';

/** The stone that things lie on, with the shadow of what stands at `x`. */
export function ledge(y = 330, x = 210, wide = 120): Layers {
  return [
    form(`-10,${y}! 410,${y}! 410,420! -10,420!`, STONE, {
      turn: 3,
      puff: 0.16,
      shine: 0.9,
      grain: { height: 4, size: [30, 12] },
      folds: [
        fold(`-10,${y + 26}! 410,${y + 26}!`, 7, 2.4),
        fold(`120,${y + 26} 116,420`, 6, 2.4),
        fold(`292,${y + 26} 298,420`, 6, 2.4),
      ],
    }),
    spot(ellipse(x, y + 14, wide, 15), '#0b0705', 0.6),
  ];
}
