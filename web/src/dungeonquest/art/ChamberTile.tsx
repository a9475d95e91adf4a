/** A chamber seen from above: solid rock, a hewn floor, walls, what is in it, doors, the entry arrow. */
import { memo, type ReactNode } from 'react';
import { type Chamber, type Compass, chambers, type LocalSide, turnOf } from '../chambers.ts';
import { FLOORS, ROCKS } from './Defs.tsx';
import { Doorway, EntryArrow, SearchMark, type TileMark } from './doors.tsx';
import { Feature } from './features.tsx';
import { type Passages, plan } from './shapes.ts';

/** Local sides clockwise from the north of an unturned tile, whose entry is in the south. */
const ROUND: readonly LocalSide[] = ['ahead', 'right', 'entry', 'left'];

const ROOM = { half: 37, gap: 34, rough: 1.5 };
const CORRIDOR = { half: 18, gap: 32, rough: 1.8 };
const CAVE = { half: 38, gap: 34, rough: 2.6 };

const caves = new Set(['cave-in', 'chasm', 'bottomless-pit', 'bridge', 'spider-web']);

function measures(kind: string): typeof ROOM {
  if (kind === 'corridor') return CORRIDOR;
  return caves.has(kind) ? CAVE : ROOM;
}

/** The same tile always looks the same; tiles of one kind differ a little by where they lie. */
function seedOf(id: string, salt: number): number {
  let hash = salt * 7919;
  for (const char of id) hash = (hash * 31 + char.charCodeAt(0)) | 0;
  return Math.abs(hash) % 100_000;
}

interface Props {
  readonly tile: string;
  readonly entry?: Compass;
  /** Which of the many stones of its kind this is: the space it lies on. */
  readonly salt?: number;
  readonly mark?: TileMark | undefined;
}

export const ChamberTile = memo(function ChamberTile({ tile, entry = 2, salt = 0, mark }: Props): ReactNode {
  const chamber = chambers.get(tile);
  if (!chamber) return <rect x="-50" y="-50" width="100" height="100" className="dq-rock" />;
  return (
    <g transform={`rotate(${turnOf(entry)})`} className={`dq-tile dq-${chamber.kind}`}>
      <Ground chamber={chamber} salt={salt} />
      {ROUND.map((side, i) => (
        <g key={side} transform={`rotate(${i * 90})`}>
          <Doorway kind={chamber.sides[side]} />
        </g>
      ))}
      <EntryArrow colour={chamber.arrow} />
      {mark && <SearchMark mark={mark} turn={turnOf(entry)} />}
    </g>
  );
});

function Ground({ chamber, salt }: { chamber: Chamber; salt: number }): ReactNode {
  const seed = seedOf(chamber.id, salt);
  const passages = ROUND.map((side) => chamber.sides[side] !== 'wall') as unknown as Passages;
  const { half, gap, rough } = measures(chamber.kind);
  const { floor, walls } = plan(passages, half, gap, rough, seed);
  const clip = `dq-clip-${chamber.id}-${salt}`;
  return (
    <>
      <rect x="-50" y="-50" width="100" height="100" className="dq-rock" />
      <use href={`#dq-rock-${seed % ROCKS}`} />
      <clipPath id={clip}>
        <path d={floor} />
      </clipPath>
      <path d={floor} className="dq-floor" />
      <g clipPath={`url(#${clip})`}>
        <use href={`#dq-floor-${seed % FLOORS}`} transform={`rotate(${(seed % 4) * 90})`} />
        <Feature chamber={chamber} seed={seed} />
        <path d={walls} className="dq-shade-wide" />
        <path d={walls} className="dq-shade" />
      </g>
      <path d={walls} className="dq-wall-edge" />
      <path d={walls} className="dq-wall" />
    </>
  );
}
