/** What lies on the floors: flagstones in chambers, the pattern of its level in a room, the steps of stairs. */
import { chance, type Point, path } from '../../art/shapes.ts';
import { CELL, levels, type Segment, type Space } from './board.ts';
import { stroke } from './ink.ts';

/** The same hand for the same space. */
function handOf({ box }: Pick<Space, 'box'>): () => number {
  return chance(box.left * 97 + box.top);
}

/** Slabs of about a cell, laid in courses that break the joints. */
export function flagstones(space: Space): string {
  const rnd = handOf(space);
  const has = (x: number, y: number) => space.cells.some(([cx, cy]) => cx === x && cy === y);
  let out = '';
  for (const [x, y] of space.cells) {
    const [left, top] = [x * CELL, y * CELL];
    if (has(x, y - 1)) out += stroke([left, top, left + CELL, top], 0.8, rnd);
    const shift = y % 2 === 0 ? 0 : CELL / 2;
    if (shift > 0 || has(x - 1, y)) out += stroke([left + shift, top, left + shift, top + CELL], 0.8, rnd);
    // Here and there a slab is broken.
    if (rnd() < 0.16) {
      const [a, b] = [rnd() * CELL * 0.5, rnd() * CELL * 0.4];
      out += path(
        [
          [left + shift * 0.5 + a, top],
          [left + shift * 0.5 + a + 4 - rnd() * 8, top + b],
          [left + shift * 0.5 + a + 6 - rnd() * 12, top + b + 8],
        ],
        false,
      );
    }
  }
  return out;
}

const EDGE = 7;

/** The second sign of a level besides its colour. */
export function roomPattern(space: Pick<Space, 'box' | 'level'>): string {
  const rnd = handOf(space);
  const left = space.box.left * CELL + EDGE;
  const top = space.box.top * CELL + EDGE;
  const right = space.box.right * CELL - EDGE;
  const bottom = space.box.bottom * CELL - EDGE;
  const line = (segment: Segment) => stroke(segment, 0.5, rnd);
  const rows = () => each(top, bottom, 8, (y) => line([left, y, right, y]));
  const columns = () => each(left, right, 8, (x) => line([x, top, x, bottom]));
  const slant = (apart: number, leaning: 1 | -1) =>
    each(left - (bottom - top), right, apart, (x) => {
      const foot: Point = [Math.max(left, x), bottom - Math.max(0, left - x)];
      const head: Point = [Math.min(right, x + bottom - top), top + Math.max(0, x + bottom - top - right)];
      if (head[0] - foot[0] < 3) return '';
      const mirror = ([mx, my]: Point): Point => (leaning === 1 ? [mx, my] : [left + right - mx, my]);
      return line([...mirror(foot), ...mirror(head)] as unknown as Segment);
    });
  switch (levels[space.level - 1]?.pattern) {
    case 'dots':
      return each(top, bottom, 9, (y) =>
        each(left, right, 9, (x) => `M${x + rnd() - 0.5} ${y + rnd() - 0.5}h.1`),
      );
    case 'rows':
      return rows();
    case 'columns':
      return columns();
    case 'slant':
      return slant(9, 1);
    case 'cross':
      return slant(13, 1) + slant(13, -1);
    default:
      return '';
  }
}

function each(from: number, to: number, apart: number, draw: (at: number) => string): string {
  const n = Math.floor((to - from) / apart);
  const rest = (to - from - n * apart) / 2;
  let out = '';
  for (let i = 0; i <= n; i++) {
    const at = from + rest + i * apart;
    if (at > from + 1 && at < to - 1) out += draw(at);
  }
  return out;
}

const STEPS = 6;

/** Lines across the way that one walks, growing narrow downwards as on every old plan. */
export function stairSteps(space: Pick<Space, 'box' | 'upright'>): string {
  const rnd = handOf(space);
  const [x, y] = [space.box.left * CELL, space.box.top * CELL];
  return Array.from({ length: STEPS }, (_, i) => {
    const along = ((i + 0.6) * CELL) / (STEPS + 0.2);
    const in_ = 3 + i * 2.1;
    const segment: Segment = space.upright
      ? [x + in_, y + along, x + CELL - in_, y + along]
      : [x + along, y + in_, x + along, y + CELL - in_];
    return stroke(segment, 0.4, rnd);
  }).join('');
}
