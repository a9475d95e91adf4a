/** Everything on the plan that never changes. Drawn once; its colours come from plan.css. */
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { chance, path } from '../../art/shapes.ts';
import { SignShape } from '../icons.ts';
import {
  CELL,
  middleOf,
  middleOfSegment,
  ownerAt,
  type Segment,
  type Space,
  secretDoors,
  spaces,
  type Way,
  ways,
} from './board.ts';
import { flagstones, roomPattern, stairSteps } from './floors.ts';
import { Compass, doorAt, Foot, Frame, LevelMark, leafAt, MainStaircase, SecretSign } from './furniture.tsx';
import { hatchedRock, inBlocks, scaled, stroke } from './ink.ts';
import { chamberText, emblems, levelPlaces } from './lettering.ts';
import { isOuter, outlineOf, runsOf, wallSegments } from './walls.ts';
import { washPicture, washPlace } from './wash.ts';
import './palette.css';
import './plan.css';

export const Ground = memo(function Ground(): ReactNode {
  return (
    <g>
      <Frame />
      <Washes />
      <Suspense>
        <Hatching />
      </Suspense>
      <Floors />
      <Walls />
      <SecretDoors />
      <Stairs />
      <Letters />
      <g transform={`translate(${36 * CELL} ${14 * CELL})`}>
        <Compass />
      </g>
      <Foot />
    </g>
  );
});

function Lines({ className, lines }: { className: string; lines: readonly string[] }): ReactNode {
  return (
    <g className={className}>
      {lines.map((d, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <path key={i} d={d} />
      ))}
    </g>
  );
}

/** Thousands of strokes: they come when everything else is on the table, a few at a time. */
const Hatching = lazy(async () => {
  const lines: string[] = [];
  for (const band of hatchedRock()) {
    lines.push(...band);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { default: () => <Lines className="plan-hatch" lines={lines} /> };
});

function Washes(): ReactNode {
  return <image href={washPicture()} {...washPlace} preserveAspectRatio="none" className="plan-wash" />;
}

const shape = (lines: ReturnType<typeof outlineOf>): string =>
  lines.map((line) => path(line.map(([x, y]) => [x * CELL, y * CELL] as const))).join('');

const floorOf = ({ cells }: Space): string => shape(outlineOf(cells));

const cornerOf = ({ box }: Space) => [box.left, box.top] as const;

const corridors = spaces.filter(({ kind }) => kind === 'corridor' || kind === 'stairs');
const rooms = spaces.filter(({ kind }) => kind === 'room');
const chambers = spaces.filter(({ kind }) => kind === 'chamber');

function Floors(): ReactNode {
  const rnd = chance(52);
  return (
    <>
      <Lines className="plan-corridor" lines={inBlocks(corridors, cornerOf, floorOf)} />
      {chambers.map((chamber) => (
        <g key={chamber.name} className="plan-chamber" data-level={chamber.level}>
          <path d={floorOf(chamber)} className="plan-chamber-floor" />
          <path d={flagstones(chamber)} className="plan-flags" />
          <Emblem space={chamber} />
        </g>
      ))}
      {rooms.map((room) => (
        <g key={room.name} className="plan-room" data-level={room.level}>
          <path d={floorOf(room)} className="plan-room-floor" />
          <path d={roomPattern(room)} className="plan-pattern" />
          <path d={inset(room, 7)} className="plan-room-rule" />
        </g>
      ))}
      <Lines
        className="plan-cell-lines"
        lines={inBlocks(
          ways.filter(({ kind, a, b }) => kind === 'open' && a.kind !== 'start' && b.kind !== 'start'),
          ({ at }) => middleOfSegment(at[0]),
          ({ at }) => at.map((segment) => stroke(scaled(segment), 0.7, rnd)).join(''),
        )}
      />
    </>
  );
}

function inset({ box }: Space, by: number): string {
  const [left, top] = [box.left * CELL + by, box.top * CELL + by];
  const [right, bottom] = [box.right * CELL - by, box.bottom * CELL - by];
  return path([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
}

function Emblem({ space }: { space: Space }): ReactNode {
  const emblem = emblems[space.name];
  if (!emblem) return null;
  const [x, y] = middleOf(space);
  return (
    <g className="plan-emblem" transform={`translate(${x} ${y})`}>
      <SignShape name={emblem} size={132} fill="currentColor" />
    </g>
  );
}

/** Light falls in from the north-west: floors lie in the shade of the walls there. */
const SHADE = 4.5;

function shadeOf([x1, y1, x2, y2]: Segment): string {
  const [x, y] = y1 === y2 ? [0, SHADE] : [SHADE, 0];
  return path(
    [
      [x1 * CELL + x, y1 * CELL + y],
      [x2 * CELL + x, y2 * CELL + y],
    ],
    false,
  );
}

function Walls(): ReactNode {
  const rnd = chance(36);
  const runs = runsOf(wallSegments);
  const outer = runsOf(wallSegments.filter(isOuter));
  const shaded = runsOf(wallSegments.filter(([x1, y1]) => ownerAt(x1, y1) !== undefined));
  const draw = (waver: number) => (run: Segment) => stroke(scaled(run), waver, rnd);
  return (
    <>
      <Lines className="plan-shade" lines={inBlocks(shaded, middleOfSegment, shadeOf)} />
      <Lines className="plan-wall" lines={inBlocks(runs, middleOfSegment, draw(0.9))} />
      <Lines className="plan-wall-outer" lines={inBlocks(outer, middleOfSegment, draw(1.7))} />
    </>
  );
}

export function placeOfWay({ at: [segment] }: Way): string {
  const [x, y] = middleOfSegment(segment);
  return `translate(${x * CELL} ${y * CELL})`;
}

export function isUpright({ at: [[x1, , x2]] }: Way): boolean {
  return x1 === x2;
}

/** Drawn over the light on floors, which would hide them. */
export const Doors = memo(function Doors(): ReactNode {
  const doors = ways.filter(({ kind }) => kind === 'door');
  const placeOf = ({ at: [segment] }: Way) => middleOfSegment(segment);
  return (
    <>
      <Lines className="plan-door" lines={inBlocks(doors, placeOf, ({ at: [segment] }) => doorAt(segment))} />
      <Lines
        className="plan-door-leaf"
        lines={inBlocks(doors, placeOf, ({ at: [segment] }) => leafAt(segment))}
      />
    </>
  );
});

function SecretDoors(): ReactNode {
  return (
    <g className="plan-secret-dim">
      {secretDoors.map((way) => (
        <g key={way.id} transform={placeOfWay(way)}>
          <SecretSign upright={isUpright(way)} />
        </g>
      ))}
    </g>
  );
}

function Stairs(): ReactNode {
  return (
    <>
      <Lines className="plan-steps" lines={spaces.filter(({ kind }) => kind === 'stairs').map(stairSteps)} />
      <g transform={`translate(${26 * CELL} ${18 * CELL})`}>
        <MainStaircase />
      </g>
    </>
  );
}

function Letters(): ReactNode {
  return (
    <>
      {rooms.map((room) => {
        const [x, y] = middleOf(room);
        return (
          <text key={room.name} x={x} y={y + 9.5} className="plan-room-name" data-level={room.level}>
            {room.title}
          </text>
        );
      })}
      {chambers.map((chamber) => {
        const { lines, size, mark } = chamberText(chamber);
        return (
          <g key={chamber.name}>
            <text className="plan-chamber-name" fontSize={size}>
              {lines.map(({ text, x, y }) => (
                <tspan key={text} x={x} y={y}>
                  {text}
                </tspan>
              ))}
            </text>
            <g transform={`translate(${mark[0]} ${mark[1]})`}>
              <LevelMark level={chamber.level} />
            </g>
          </g>
        );
      })}
      {levelPlaces.map(({ level, at: [x, y] }) => (
        <g key={`${x},${y}`} transform={`translate(${x * CELL} ${y * CELL}) scale(2.100)`}>
          <LevelMark level={level} />
        </g>
      ))}
    </>
  );
}
