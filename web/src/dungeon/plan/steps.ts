/** Going over the plan: from space to space with the arrows of a keyboard, and the line of a walk. */
import type { Point } from '../../art/shapes.ts';
import { CELL, type Direction, type Exit, exitsOf, middleOf, type Space, spaceNamed } from './board.ts';

const AHEAD: Readonly<Record<Direction, Point>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

const along = ([x, y]: Point, [dx, dy]: Point) => x * dx + y * dy;
const across = ([x, y]: Point, [dx, dy]: Point) => Math.abs(x * dy - y * dx);

/** The middle of a space in cells. */
function standing(space: Space): Point {
  const [x, y] = middleOf(space);
  return [x / CELL, y / CELL];
}

/**
 * The way out that an arrow means. A large space has several on one side: the one that lies straight ahead of where it
 * was entered, and none that lies behind.
 */
export function exitTowards(space: Space, direction: Direction, entered?: Point): Exit | undefined {
  const ahead = AHEAD[direction];
  const from = entered ?? standing(space);
  const off = ({ at }: Exit): Point => [at[0] - from[0], at[1] - from[1]];
  return exitsOf(space)
    .filter((exit) => exit.direction === direction && along(off(exit), ahead) > -0.01)
    .toSorted(
      (a, b) => across(off(a), ahead) - across(off(b), ahead) || along(off(a), ahead) - along(off(b), ahead),
    )[0];
}

/** The name of the next space in a direction. */
export function beyond(name: string, direction: Direction): string | undefined {
  const space = spaceNamed(name);
  return space && exitTowards(space, direction)?.to.name;
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Where a walk crosses from one space to the next: of several borders the one nearest to where it goes on. */
function crossing(a: Space, b: Space, towards: Point): Exit | undefined {
  const all = exitsOf(a).filter(({ to }) => to === b);
  return all.toSorted((p, q) => distance(p.at, towards) - distance(q.at, towards))[0];
}

/** How far a walk goes into a room or chamber, in cells: names and pieces are farther in. */
const THRESHOLD = 0.7;

/**
 * The line of a walk, in units of the drawing: from where the pawn stands through doors and arches to the last space.
 * A chamber is crossed straight from door to door.
 */
export function lineOf(from: Space, begin: Point, path: readonly string[]): readonly Point[] {
  const stops = [from, ...path.flatMap((name) => spaceNamed(name) ?? [])].filter(
    (space, i, all) => space !== all[i - 1],
  );
  const last = stops.at(-1) ?? from;
  const line: Point[] = [standing(last)];
  for (let i = stops.length - 2; i >= 0; i--) {
    const exit = crossing(stops[i], stops[i + 1], line[0]);
    if (!exit) continue;
    const [dx, dy] = AHEAD[exit.direction];
    if (stops[i + 1] === last && isLarge(last) && i === stops.length - 2)
      line[0] = [exit.at[0] + dx * THRESHOLD, exit.at[1] + dy * THRESHOLD];
    line.unshift(exit.at);
    if (i > 0 && !isLarge(stops[i])) line.unshift(standing(stops[i]));
  }
  return [begin, ...line.map(([x, y]): Point => [x * CELL, y * CELL])];
}

const isLarge = ({ kind }: Space) => kind === 'room' || kind === 'chamber';

export interface Print {
  readonly at: Point;
  readonly angle: number;
  readonly left: boolean;
}

const STRIDE = 15;

/** Footprints along a line, left and right in turn; not as far as `begin` from its begin and `end` from its end. */
export function footprints(line: readonly Point[], begin: number, end: number): readonly Print[] {
  const legs = line.slice(1).map((to, i) => {
    const from = line[i];
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  const prints: Print[] = [];
  let walked = 0;
  for (const { from, to, length } of legs) {
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    for (;;) {
      const wanted = begin + prints.length * STRIDE;
      if (wanted > walked + length || wanted > whole - end) break;
      const t = length === 0 ? 0 : (wanted - walked) / length;
      prints.push({
        at: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
        angle,
        left: prints.length % 2 === 0,
      });
    }
    walked += length;
  }
  return prints;
}
