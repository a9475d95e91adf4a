/** The board: a pure drawing of what lies where. Knows no rules; spaces that can be chosen are given to it. */
import { memo, type ReactNode } from 'react';
import { chance } from '../art/shapes.ts';
import { ChamberTile } from './art/ChamberTile.tsx';
import type { TileMark } from './art/doors.tsx';
import { TowerTile, TreasureChamberTile } from './art/printed.tsx';
import type { Passages } from './art/shapes.ts';
import { EntranceMarker, Gravestone, HeroToken, MonsterToken, TravelMarker } from './art/tokens.tsx';
import { COLUMNS, DIRECTIONS, middleOf, nameAt, ROWS, TOWERS } from './board.ts';
import './art/art.css';
import './board.css';

export interface TileOn {
  readonly space: string;
  readonly tile: string;
  readonly entry: number;
  readonly mark?: TileMark | undefined;
}

export interface HeroOn {
  readonly seat: number;
  readonly hero: string;
  readonly space: string;
  readonly active: boolean;
  /** In the Catacombs: the way the travel marker points. */
  readonly below?: number | undefined;
  /** In one half of a chasm or bridge: the side it lies towards. */
  readonly towards?: number | undefined;
}

export interface MonsterOn {
  readonly space: string;
  readonly kind: string;
  readonly life?: number | undefined;
}

/** Where a hero has died. */
export interface GraveOn {
  readonly space: string;
  readonly hero: string;
}

export interface BoardProps {
  readonly tiles: readonly TileOn[];
  readonly heroes: readonly HeroOn[];
  readonly monsters: readonly MonsterOn[];
  readonly entrances: readonly string[];
  readonly graves: readonly GraveOn[];
}

export const WIDTH = COLUMNS * 100;
export const HEIGHT = ROWS * 100;
/** The wall around the dungeon. */
export const MARGIN = 34;

const CORNERS = [0, 90, 270, 180];

interface GroundProps extends Pick<BoardProps, 'tiles'> {
  /** The space whose tile has just been laid. */
  readonly fresh?: string | undefined;
  /** What is carved into the foot of the frame. */
  readonly lettering?: string | undefined;
}

/** Everything that stays where it is: tiles and what is printed. Drawn anew only when a tile is placed. */
export const Ground = memo(function Ground({ tiles, fresh, lettering }: GroundProps): ReactNode {
  return (
    <g>
      <rect
        x={-MARGIN}
        y={-MARGIN}
        width={WIDTH + 2 * MARGIN}
        height={HEIGHT + 2 * MARGIN}
        rx="14"
        className="dq-frame"
      />
      <rect width={WIDTH} height={HEIGHT} className="dq-fog" />
      <Fog />
      <path d={grid()} className="dq-grid" />
      <Names />
      {lettering && (
        <text className="dq-lettering" x={WIDTH / 2} y={HEIGHT + MARGIN / 2 + 6} textAnchor="middle">
          {lettering}
        </text>
      )}
      {tiles.map(({ space, tile, entry, mark }) => {
        const [x, y] = middleOf(space);
        return (
          <g key={space} transform={`translate(${x} ${y})`} data-space={space} className="dq-placed">
            <g className={space === fresh ? 'dq-flip' : undefined}>
              <ChamberTile tile={tile} entry={entry} salt={x / 100 + y} mark={mark} />
            </g>
          </g>
        );
      })}
      {TOWERS.map(({ space, exits }, i) => {
        const [x, y] = middleOf(space);
        const passages = DIRECTIONS.map((side) => exits.includes(side)) as unknown as Passages;
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <TowerTile passages={passages} corner={CORNERS[i]} />
          </g>
        );
      })}
      <g transform="translate(650 500)">
        <TreasureChamberTile />
      </g>
    </g>
  );
});

const rnd = chance(2718);
const clouds = Array.from({ length: 46 }, () => ({
  x: rnd() * WIDTH,
  y: rnd() * HEIGHT,
  r: 90 + rnd() * 130,
  opacity: 0.25 + rnd() * 0.5,
}));

/** What nobody has seen yet. */
function Fog(): ReactNode {
  return (
    <g>
      {clouds.map(({ x, y, r, opacity }) => (
        <ellipse key={x} cx={x} cy={y} rx={r} ry={r * 0.62} fill="url(#dq-mist)" opacity={opacity} />
      ))}
    </g>
  );
}

/** Letters and numbers along the frame, so that the log can be followed. */
function Names(): ReactNode {
  return (
    <g className="dq-names">
      {Array.from({ length: COLUMNS }, (_, c) => (
        <text key={nameAt(c, 0)} x={c * 100 + 50} y={-MARGIN / 2 + 7} textAnchor="middle">
          {nameAt(c, 0)[0]}
        </text>
      ))}
      {Array.from({ length: ROWS }, (_, r) => (
        <text key={nameAt(0, r)} x={-MARGIN / 2} y={r * 100 + 57} textAnchor="middle">
          {r + 1}
        </text>
      ))}
    </g>
  );
}

function grid(): string {
  let lines = '';
  for (let c = 1; c < COLUMNS; c++) lines += `M${c * 100} 0V${HEIGHT}`;
  for (let r = 1; r < ROWS; r++) lines += `M0 ${r * 100}H${WIDTH}`;
  return lines;
}

/** Where several things share a space they stand side by side. */
const PLACES: readonly (readonly [number, number])[] = [
  [0, 0],
  [-19, -12],
  [19, 12],
  [19, -14],
  [-19, 14],
];

export function Pieces({ heroes, monsters, entrances, graves }: Omit<BoardProps, 'tiles'>): ReactNode {
  const crowd = new Map<string, number>();
  for (const { space } of [...heroes, ...monsters]) crowd.set(space, (crowd.get(space) ?? 0) + 1);
  const taken = new Map<string, number>();
  const place = (space: string): readonly [number, number] => {
    const n = taken.get(space) ?? 0;
    taken.set(space, n + 1);
    const [x, y] = middleOf(space);
    const [dx, dy] = (crowd.get(space) ?? 1) === 1 ? PLACES[0] : PLACES[1 + (n % 4)];
    return [x + dx, y + dy];
  };
  return (
    <g className="dq-pieces">
      {entrances.map((space) => {
        const [x, y] = middleOf(space);
        return (
          <g key={space} transform={`translate(${x - 28} ${y + 28})`}>
            <EntranceMarker />
          </g>
        );
      })}
      {graves.map(({ space, hero }) => {
        const [x, y] = middleOf(space);
        return (
          <g key={hero} transform={`translate(${x + 27} ${y + 27})`}>
            <Gravestone hero={hero} />
          </g>
        );
      })}
      {monsters.map(({ space, kind, life }, i) => {
        const [x, y] = place(space);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one kind are alike
          <g key={`${space}-${i}`} className="dq-stand" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <MonsterToken kind={kind} life={life} />
          </g>
        );
      })}
      {heroes.map(({ seat, hero, space, active, below }) => {
        const [x, y] = place(space);
        return (
          <g key={`hero-${seat}`} className="dq-stand" style={{ transform: `translate(${x}px, ${y}px)` }}>
            {below === undefined ? (
              <g transform="scale(1.320)">
                <HeroToken hero={hero} active={active} />
              </g>
            ) : (
              <g transform="scale(1.700)">
                <TravelMarker hero={hero} direction={below} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Torches: the nearer to a hero, the brighter; of one under the board only a gleam comes up. */
export function Torchlight({ heroes }: Pick<BoardProps, 'heroes'>): ReactNode {
  return (
    <g className="dq-torches">
      {heroes.map(({ seat, space, below }) => {
        const [x, y] = middleOf(space);
        return (
          <circle
            key={seat}
            r={below === undefined ? 230 : 110}
            fill={below === undefined ? 'url(#dq-light)' : 'url(#dq-deeplight)'}
            className="dq-stand"
            style={{ transform: `translate(${x}px, ${y}px)` }}
          />
        );
      })}
    </g>
  );
}
