/**
 * Light and darkness on the plan: where one can go is seen as it is drawn, inside a ring of light; everything else lies
 * in the dark. Nothing is laid over what is lit, so that names, numbers and pieces there keep their colours.
 */
import { memo, type ReactNode } from 'react';
import { type Point, path } from '../../art/shapes.ts';
import { CELL, middleOf, type Space, spaceNamed } from './board.ts';
import { HEIGHT, MARGIN, WIDTH } from './furniture.tsx';
import type { PlanProps, Reached } from './props.ts';
import { outlineOf } from './walls.ts';

/** The lines around cells, drawn in by so much on all sides. */
function insetLines(lines: readonly (readonly Point[])[], by: number): string {
  return lines
    .map((line) =>
      path(
        line.map((corner, i) => {
          const [before, after] = [line.at(i - 1) as Point, line[(i + 1) % line.length]];
          const [ax, ay] = inward(before, corner);
          const [bx, by_] = inward(corner, after);
          return [corner[0] * CELL + (ax + bx) * by, corner[1] * CELL + (ay + by_) * by] as const;
        }),
      ),
    )
    .join('');
}

/** The shape of a space, drawn in by so much on all sides, as if there were no hole in it. */
export function insetShape({ cells }: Pick<Space, 'cells'>, by: number): string {
  return insetLines(
    outlineOf(cells).filter((line) => !isHole(line)),
    by,
  );
}

/** An outline around something else runs the other way round. */
function isHole(line: readonly Point[]): boolean {
  return (
    line.reduce(
      (sum, [x, y], i) => sum + x * line[(i + 1) % line.length][1] - y * line[(i + 1) % line.length][0],
      0,
    ) < 0
  );
}

/** From a side of an outline towards its inside, which lies on the right hand. */
function inward([ax, ay]: Point, [bx, by]: Point): Point {
  return [Math.sign(ay - by), Math.sign(bx - ax)];
}

export const isLarge = ({ kind }: Space): boolean => kind === 'room' || kind === 'chamber';

interface Place {
  readonly space: Space;
  readonly reached: Reached;
}

export function placesOf(reach: PlanProps['reach']): readonly Place[] {
  return [...reach].flatMap(([name, reached]) => {
    const space = spaceNamed(name);
    return space ? [{ space, reached }] : [];
  });
}

/** The Main Staircase is round. */
export function lightOn(space: Space, by: number): string {
  if (space.kind !== 'start') return insetShape(space, by);
  const [x, y] = middleOf(space);
  return `M${x - 52} ${y}a52 52 0 1 1 104 0a52 52 0 1 1-104 0Z`;
}

/** Rings of light. They have a layer of their own, so that their pulse repaints nothing. */
export const Glow = memo(function Glow({ reach }: Pick<PlanProps, 'reach'>): ReactNode {
  return placesOf(reach).map(({ space, reached }) =>
    reached.options.length === 0 ? null : (
      <g
        key={space.name}
        className={isLarge(space) ? 'plan-glow-room' : 'plan-glow-floor'}
        data-kind={space.kind}
      >
        <path d={lightOn(space, isLarge(space) ? 7 : 4)} />
        {reached.stops && <path d={lightOn(space, 14)} className="plan-glow-inner" />}
      </g>
    ),
  );
});

const ALL = `M${-MARGIN} ${-MARGIN}h${WIDTH}v${HEIGHT}h${-WIDTH}Z`;
/** The walls around what is lit are lit as well, up to their middle. */
const WALL = -2.3;

interface DarkProps extends Pick<PlanProps, 'reach'> {
  /** Where the one who is asked stands, which is lit as well. */
  readonly own: string | undefined;
}

/** Everything that the question is not about; nothing while no space is asked for. */
export const Dark = memo(function Dark({ reach, own }: DarkProps): ReactNode {
  const lit = placesOf(reach).flatMap(({ space, reached }) => (reached.options.length > 0 ? space : []));
  if (lit.length === 0) return null;
  const here = own === undefined ? undefined : spaceNamed(own);
  const cells = [...new Set(here ? [...lit, here] : lit)].flatMap((space) => space.cells);
  return <path className="plan-dark" fillRule="evenodd" d={ALL + insetLines(outlineOf(cells), WALL)} />;
});

/** The mark of the keys, or of a line of the log. */
export function Outline({ name, className }: { name: string | undefined; className: string }): ReactNode {
  const space = name ? spaceNamed(name) : undefined;
  return space ? <path d={lightOn(space, 3)} className={className} /> : null;
}
