import { ellipse } from '../geometry.ts';
import { INK, type Layers, spot } from '../plate.ts';

/** A bat on the wing, far off; about 100 wide. */
export const bat: Layers = [
  spot(
    '0,-8 -6,-18! -9,-8 -22,-14 -50,-24! -44,-6 -50,8! -36,4 -28,18! -16,10 -6,22 0,16 6,22 16,10 28,18! 36,4 50,8! 44,-6 50,-24! 22,-14 9,-8 6,-18!',
    INK,
  ),
  spot(ellipse(-3, -5, 1.4), '#ff5a2a'),
  spot(ellipse(3, -5, 1.4), '#ff5a2a'),
];
