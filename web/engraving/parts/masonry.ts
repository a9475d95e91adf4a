/** The wall behind: courses of stone, as faint as torchlight leaves them. */
import { chance } from '../../src/art/shapes.ts';
import type { Line, Point } from '../geometry.ts';
import { INK, type Layers, lines } from '../plate.ts';

export function masonry(seed = 1, course = 44, colour = INK, opacity = 0.5): Layers {
  const rnd = chance(seed);
  const joints: Line[] = [];
  for (let y = course * 0.6; y < 400; y += course) {
    const level: Point[] = [];
    for (let x = 0; x <= 400; x += 50) level.push([x, y + (rnd() - 0.5) * 5]);
    joints.push(level);
    for (let x = rnd() * 60; x < 400; x += 52 + rnd() * 44)
      joints.push([
        [x, y],
        [x + (rnd() - 0.5) * 5, y - course + 2],
      ]);
  }
  return [lines(joints, 2.4, colour, opacity)];
}
