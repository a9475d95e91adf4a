/**
 * Light and darkness on the board. It grows dark with the day, and where one can go lies in the light: inside a ring,
 * with nothing laid over it. What nobody has seen yet is lifted out of the fog.
 */
import { memo, type ReactNode } from 'react';
import { HEIGHT, WIDTH } from './Board.tsx';
import { SUN_TRACK, squareOf, TREASURE } from './board.ts';

/** Until then the day is bright. */
const AFTERNOON = 0.4;
/** How dark it is at nightfall. */
const NIGHT = 0.5;
/** How dark it is where no torch is, if torches are all the light there is. */
const UNLIT = 0.62;
/** How dark everything is that a question is not about. */
const VEIL = 0.58;

/** From 0 to NIGHT. */
export function nightAt(sun: number): number {
  const day = Math.min(1, Math.max(0, (sun - 1) / (SUN_TRACK.length - 1)));
  return NIGHT * Math.max(0, (day - AFTERNOON) / (1 - AFTERNOON)) ** 1.3;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(space: string): Box {
  const [column, row] = squareOf(space);
  return { x: column * 100, y: row * 100, width: 100, height: space === TREASURE ? 200 : 100 };
}

function squareAt(space: string): string {
  const { x, y, width, height } = boxOf(space);
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

interface LitProps {
  /** The spaces that the question is about; none while nothing is asked. */
  readonly open: readonly string[];
  /** Where the one who is asked stands. */
  readonly own: string | undefined;
}

/** The whole board without what is lit. */
function around({ open, own }: LitProps, torches: readonly string[] = []): string {
  const lit = [...new Set([...open, ...(open.length > 0 && own ? [own] : []), ...torches])];
  return `M0 0H${WIDTH}V${HEIGHT}H0Z${lit.map(squareAt).join('')}`;
}

interface NightProps extends LitProps {
  readonly sun: number;
  /** Where torches alone give light, the spaces that they reach; undefined where the dungeon has light of its own. */
  readonly torches: readonly string[] | undefined;
}

/** Lies under the light of the torches, which grows stronger in it. */
export const Night = memo(function Night({ sun, open, own, torches }: NightProps): ReactNode {
  return (
    <path
      className="dq-dark"
      fillRule="evenodd"
      style={{ fillOpacity: torches ? Math.max(UNLIT, nightAt(sun)) : nightAt(sun) }}
      d={around({ open, own }, torches)}
    />
  );
});

/** Lies over everything that a question is not about. */
export const Veil = memo(function Veil({ open, own }: LitProps): ReactNode {
  if (open.length === 0) return null;
  return (
    <path className="dq-dark" fillRule="evenodd" style={{ fillOpacity: VEIL }} d={around({ open, own })} />
  );
});

interface RingsProps extends Pick<LitProps, 'open'> {
  readonly isSeen: (space: string) => boolean;
}

/** They have a layer of their own, so that their pulse repaints nothing. */
export function Rings({ open, isSeen }: RingsProps): ReactNode {
  return open.map((space) => {
    const { x, y, width, height } = boxOf(space);
    const ring = { x: x + 6, y: y + 6, width: width - 12, height: height - 12, rx: 9 };
    return (
      <g key={space}>
        {!isSeen(space) && (
          <>
            <rect {...ring} fill="url(#dq-unseen)" />
            <text x={x + width / 2} y={y + 59} className="dq-unseen-name">
              {space}
            </text>
          </>
        )}
        <rect {...ring} className="dq-ring-edge" />
        <rect {...ring} className="dq-ring" />
      </g>
    );
  });
}
