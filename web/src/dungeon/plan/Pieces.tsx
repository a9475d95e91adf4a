/** What changes on the plan: how far it is, the way there, markers, pawns. */
import { memo, type ReactNode } from 'react';
import { IconShape } from '../../art/Icon.tsx';
import { type Point, path } from '../../art/shapes.ts';
import { type Box, CELL, middleOf, middleOfSegment, type Space, secretDoors, spaceNamed } from './board.ts';
import { SecretSign } from './furniture.tsx';
import { insetShape, isLarge, lightOn, placesOf } from './Light.tsx';
import type { Mark, Pawn, PlanProps } from './props.ts';
import { footprints, lineOf } from './steps.ts';
import { Grave, Guard, NumberMarker, PawnToken, SEATS } from './tokens.tsx';

interface DistancesProps extends Pick<PlanProps, 'reach'> {
  /** Those that hang in the corners of rooms and chambers, or those on the floors of corridors. */
  readonly large: boolean;
}

/** How far it is to each space in reach; where a walk would end has a double ring. */
export const Distances = memo(function Distances({ reach, large }: DistancesProps): ReactNode {
  const places = placesOf(reach).filter(({ space }) => isLarge(space) === large);
  return places.map(({ space, reached: { path: way, stops, options } }) => {
    const [x, y] = large ? corner(space, 'north-east', TAG) : middleOf(space);
    return (
      <g key={space.name} className="plan-distance">
        {options.length === 0 ? (
          <g transform={`translate(${x} ${y})`}>
            <Refused />
          </g>
        ) : way.length === 0 ? null : stops || large ? (
          <g className="plan-stop">
            <circle r="18" cx={x} cy={y} />
            {stops && <circle r="14.600" cx={x} cy={y} className="plan-stop-inner" />}
            <text x={x} y={y + 7.6}>
              {way.length}
            </text>
          </g>
        ) : (
          <text x={x} y={y + 8}>
            {way.length}
          </text>
        )}
      </g>
    );
  });
});

function Refused(): ReactNode {
  return (
    <g className="plan-refused">
      <circle r="12" />
      <IconShape name="lock" size={15} fill="#f1e3c6" />
    </g>
  );
}

const GALLERY = 'main-gallery';

/** Where pieces have their places in a room or chamber; in the Gallery around the staircase. */
function ground({ name, label, box }: Space): Box {
  return name === GALLERY ? { ...box, top: box.top + 1, bottom: box.bottom - 1 } : label;
}

/** A distance hangs in its corner, partly over the wall, and leaves the name free. */
const TAG = 13;

type Corner = 'north-west' | 'north-east' | 'south-west' | 'south-east';

function corner(space: Space, which: Corner, by = 19): Point {
  const { left, right, top, bottom } = ground(space);
  return [
    which.endsWith('west') ? left * CELL + by : right * CELL - by,
    which.startsWith('north') ? top * CELL + by : bottom * CELL - by,
  ];
}

interface WalkProps {
  readonly walker: Pawn | undefined;
  readonly standing: ReadonlyMap<string, readonly Pawn[]>;
  readonly to: string;
  /** The spaces to walk over; none where nobody walks. */
  readonly way: readonly string[];
}

/** Footsteps from a pawn to where it would go. */
export const Walk = memo(function Walk({ walker, standing, to, way }: WalkProps): ReactNode {
  const space = spaceNamed(to);
  if (!space) return null;
  const from = walker && spaceNamed(walker.space);
  const begin =
    from && standingOn(from, standing.get(from.name) ?? []).find(({ pawn }) => pawn === walker)?.at;
  const line = from && begin ? lineOf(from, begin, way) : [];
  const prints = way.length > 0 ? footprints(line, 24, 4) : [];
  const last = prints.at(-1);
  return (
    <g className="plan-walk">
      <path d={lightOn(space, 4)} className="plan-goal" />
      {prints.length > 0 && <path d={path(line, false)} className="plan-walk-line" />}
      {prints.slice(0, -1).map(({ at: [x, y], angle, left }) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${x} ${y}) rotate(${angle}) translate(0 ${left ? -4.6 : 4.6}) scale(1.150)`}
          d="M-5.500 0A2.200 2.200 0 1 1-1.500 1.200A2.200 2.200 0 0 1-5.500 0ZM-.4-1.900Q3-3.700 5.600-1.600Q6.800 0 5.600 1.600Q3 2.900-.4 1.700Z"
        />
      ))}
      {last && (
        <path
          transform={`translate(${last.at[0]} ${last.at[1]}) rotate(${last.angle})`}
          d="M-8-9L9 0L-8 9L-4 0Z"
          className="plan-arrow"
        />
      )}
    </g>
  );
});

interface HomewardProps extends Pick<PlanProps, 'homeward' | 'seat'> {
  readonly standing: ReadonlyMap<string, readonly Pawn[]>;
}

/** The race home: the ways of all who have enough to win, one's own on top, and light on the staircase. */
export const HomewardWays = memo(function HomewardWays({
  homeward = [],
  seat,
  standing,
}: HomewardProps): ReactNode {
  if (homeward.length === 0) return null;
  const stairs = spaceNamed('start');
  return (
    <g className="plan-homeward">
      {stairs && <path d={lightOn(stairs, 0)} className="plan-home" />}
      {homeward
        .toSorted((a, b) => Number(a.seat === seat) - Number(b.seat === seat))
        .map(({ seat: one, path: way }) => {
          const pawns = [...standing.values()].flat();
          const pawn = pawns.find((other) => other.seat === one);
          const from = pawn && spaceNamed(pawn.space);
          if (!from) return null;
          const begin = standingOn(from, standing.get(from.name) ?? []).find(
            (stands) => stands.pawn === pawn,
          )?.at;
          const line = begin ? path(lineOf(from, begin, way), false) : '';
          return (
            <g key={one} data-seat={one % SEATS} data-own={one === seat || undefined}>
              <path d={line} className="plan-home-edge" />
              <path d={line} className="plan-home-way" />
            </g>
          );
        })}
    </g>
  );
});

// ------------------------------------------------------------------ markers

export const Graves = memo(function Graves({ graves }: Pick<PlanProps, 'graves'>): ReactNode {
  return [...graves].map((name) => {
    const space = spaceNamed(name);
    if (!space) return null;
    // Also in the smallest room beside its number.
    const [x, y] = corner(space, 'south-west', 16);
    return (
      <g key={name}>
        <path d={insetShape(space, 2)} className="plan-cleaned" />
        <text x={middleOf(space)[0]} y={middleOf(space)[1] + 9.5} className="plan-cleaned-name">
          {space.title}
        </text>
        <g transform={`translate(${x} ${y - 2}) scale(0.820)`}>
          <Grave />
        </g>
      </g>
    );
  });
});

const MARKS_APART = 52;
/** Who stands at the other side of the wall covers no marker. */
const INSIDE = 24;

/** In a chamber above its name; in a room below its number, where a grave will lie. */
function markPlace(space: Space): { readonly at: Point; readonly scale: number } {
  if (space.kind === 'room') return { at: corner(space, 'south-west', 20), scale: 0.9 };
  return { at: isLarge(space) ? corner(space, 'north-west', INSIDE) : middleOf(space), scale: 1 };
}

export const Marks = memo(function Marks({ marks }: Pick<PlanProps, 'marks'>): ReactNode {
  return [...marks].map(([name, here]) => {
    const space = spaceNamed(name);
    if (!space) return null;
    const {
      at: [x, y],
      scale,
    } = markPlace(space);
    return (
      <g key={name}>
        {here.map((mark, i) => (
          <g key={mark.number} transform={`translate(${x + i * MARKS_APART} ${y}) scale(${scale})`}>
            <OneMark mark={mark} level={space.level} />
          </g>
        ))}
      </g>
    );
  });
});

/** A monster lies where cards of its level are drawn. */
function OneMark({ mark, level }: { mark: Mark; level: number }): ReactNode {
  const { number, guard, monster, treasure, hoard } = mark;
  const watched = guard ?? monster;
  const alone = !watched && hoard.length === 0 && !treasure;
  return (
    <>
      <Guard guard={watched} level={level} treasures={hoard.length + (treasure ? 1 : 0)} />
      <g transform={alone ? undefined : 'translate(-14 -14)'}>
        <NumberMarker number={number} />
      </g>
    </>
  );
}

const BADGES_APART = 14;

/** Secret doors that somebody may use, with the colours and numbers of those who may. */
export const FoundDoors = memo(function FoundDoors({
  doors,
  seat,
}: Pick<PlanProps, 'doors' | 'seat'>): ReactNode {
  return secretDoors.map(({ id, at: [segment] }) => {
    const seats = doors.get(id) ?? [];
    if (seats.length === 0) return null;
    const [x, y] = middleOfSegment(segment);
    const upright = segment[0] === segment[2];
    return (
      <g
        key={id}
        transform={`translate(${x * CELL} ${y * CELL})`}
        className="plan-found"
        data-own={seat !== undefined && seats.includes(seat) ? true : undefined}
      >
        <SecretSign upright={upright} />
        {seats.map((one, i) => {
          const off = (i - (seats.length - 1) / 2) * BADGES_APART;
          return (
            <g
              key={one}
              transform={upright ? `translate(17 ${off})` : `translate(${off} 17)`}
              className="plan-badge"
              data-seat={one % SEATS}
            >
              <circle r="7.500" />
              <text y="4">{one + 1}</text>
            </g>
          );
        })}
      </g>
    );
  });
});

// ------------------------------------------------------------------ pawns

interface Standing {
  readonly pawn: Pawn;
  readonly at: Point;
  readonly scale: number;
}

/** Pawns may stand over the edge of a space a little. */
const SPILL = 16;

/** Where several stand on one space they stand side by side, smaller where it is narrow. */
export function standingOn(space: Space, pawns: readonly Pawn[]): readonly Standing[] {
  const { left, right, top, bottom } = ground(space);
  const large = isLarge(space);
  const width = (right - left) * CELL;
  const height = (bottom - top) * CELL;
  if (pawns.length === 1) {
    const at = large ? corner(space, 'south-east') : middleOf(space);
    return [{ pawn: pawns[0], at: large ? [at[0] - 4, at[1] - 4] : at, scale: 1.1 }];
  }
  const columns = large ? pawns.length : Math.ceil(Math.sqrt((pawns.length * width) / height));
  const rows = Math.ceil(pawns.length / columns);
  const apart = Math.min(42, (width + SPILL) / columns, (height + SPILL) / rows);
  const [x, y] = middleOf(space);
  const middle = large ? (space.name === GALLERY ? space.box.bottom : bottom) * CELL - 24 : y;
  return pawns.map((pawn, i) => ({
    pawn,
    at: [
      x + ((i % columns) - (columns - 1) / 2) * apart,
      middle + (Math.floor(i / columns) - (rows - 1) / 2) * apart,
    ],
    scale: Math.min(1.1, apart / 38),
  }));
}

export const Pawns = memo(function Pawns({
  standing,
}: {
  standing: ReadonlyMap<string, readonly Pawn[]>;
}): ReactNode {
  const placed = [...standing].flatMap(([name, pawns]) => {
    const space = spaceNamed(name);
    return space ? standingOn(space, pawns) : [];
  });
  // Always in the order of seats: an element that moves in the page would not glide over the board.
  return placed
    .toSorted((a, b) => a.pawn.seat - b.pawn.seat)
    .map(({ pawn: { seat, adventurer, active }, at: [x, y], scale }) => (
      <g key={seat} className="plan-stand" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <PawnToken adventurer={adventurer} seat={seat} active={active} />
      </g>
    ));
});

/** Whoever is down here carries a torch. */
export const Torches = memo(function Torches({
  standing,
}: {
  standing: ReadonlyMap<string, readonly Pawn[]>;
}): ReactNode {
  return (
    <>
      <defs>
        <radialGradient id="plan-torch">
          <stop offset="0" stopColor="#ffc46b" stopOpacity="0.24" />
          <stop offset="0.5" stopColor="#ff9f38" stopOpacity="0.09" />
          <stop offset="1" stopColor="#ff8a1e" stopOpacity="0" />
        </radialGradient>
      </defs>
      {[...standing.keys()].map((name) => {
        const space = spaceNamed(name);
        if (!space) return null;
        const [x, y] = middleOf(space);
        return <circle key={name} className="plan-torch" r="150" cx={x} cy={y} fill="url(#plan-torch)" />;
      })}
    </>
  );
});
