import { type Line, moved, outline } from '../geometry.ts';
import { form, type Layers } from '../plate.ts';
import { IVORY } from '../stuffs.ts';

/** A tooth with its root at a place, pointing down; `turn` swings its tip. */
export function fang(x: number, y: number, long: number, wide: number, turn = 0): Layers {
  const shape = outline(`${-wide / 2},0! ${wide / 2},0! ${wide * 0.3},${long * 0.6} ${wide * 0.05},${long}!`);
  return [form(moved(shape, { x, y, turn }), IVORY, { space: 3.4, edge: 1.4, turn: turn + 10, shine: 1.3 })];
}

/** A row of teeth along a line; they stand out to its right-hand side as one walks it, `long` from root to tip. */
export function row(line: Line, count: number, long: readonly number[], wide: number): Layers {
  return Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.5) / count) * (line.length - 1);
    const n = Math.floor(at);
    const [[ax, ay], [bx, by]] = [line[n], line[Math.min(line.length - 1, n + 1)]];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    return fang(ax + (bx - ax) * (at - n), ay + (by - ay) * (at - n), long[i % long.length], wide, turn);
  });
}
