/**
 * A Map card, drawn: thick walls, a floor, what bars each of its four sides, what lies in its middle, and the Glory and
 * Peril that it brings. Its middle is the origin.
 */
import type { PrintedMap } from '@underhall/dungeoneer';
import { memo, type ReactNode } from 'react';
import { engraved } from '../../art/Engraving.tsx';
import { type SignName, SignShape } from '../icons.ts';
import { CELL } from './layout.ts';
import './card.css';

const HALF = CELL / 2;
/** Half of the width of a way. */
const WAY = 34;
/** Half of the side of a room. */
const ROOM = 78;

export const SIDES = ['north', 'east', 'south', 'west'] as const;
type Side = (typeof SIDES)[number];

interface Props {
  readonly id: string;
  readonly name: string;
  readonly printed: PrintedMap;
  readonly turned: boolean;
  /** Locked exits that stand open. */
  readonly opened?: readonly string[];
  /** The letter of the marker that links a Portal. */
  readonly letter?: string | null | undefined;
}

export const MapCardArt = memo(function MapCardArt(props: Props): ReactNode {
  const { id, name, printed, turned, opened = [], letter } = props;
  const { realm, kind, grim, exits, centre } = printed;
  const open = kind === 'room' || kind === 'site';
  const ways = SIDES.map((side, i) => ({ side, exit: exits[turned ? (i + 2) % 4 : i] }));
  const floor = (
    <>
      {ways.map(({ side, exit }) =>
        exit.kind === 'wall' ? null : (
          <path key={side} d={WAY_OUT} transform={`rotate(${SIDES.indexOf(side) * 90})`} />
        ),
      )}
      {open ? (
        <rect x={-ROOM} y={-ROOM} width={2 * ROOM} height={2 * ROOM} rx={realm === 'dungeon' ? 5 : 46} />
      ) : (
        <circle r={WAY + 12} />
      )}
    </>
  );
  return (
    <g className="dnr-map" data-realm={realm} data-grim={grim || undefined}>
      <rect className="dnr-map-rock" x={-HALF + 2} y={-HALF + 2} width={CELL - 4} height={CELL - 4} rx="10" />
      <g className="dnr-map-stones">{realm === 'dungeon' ? <Stones /> : <Thicket id={id} />}</g>
      <g className="dnr-map-wall">{floor}</g>
      <g className="dnr-map-floor">{floor}</g>
      <g className="dnr-map-flags">{floor}</g>
      <Middle id={id} printed={printed} room={open} />
      {ways.map(({ side, exit }) => (
        <g key={side} transform={PLACES[side]}>
          <g transform={`rotate(${SIDES.indexOf(side) * 90})`}>
            <Bar kind={exit.kind} realm={realm} open={opened.includes(side)} />
          </g>
          {(exit.kind === 'locked' || exit.kind === 'trapped') && (
            <g transform={BADGES[side]}>
              <Need score={exit.score} number={exit.number} kind={exit.kind} />
            </g>
          )}
        </g>
      ))}
      <g transform="translate(-94 -94)">
        <Value what="glory" n={printed.glory} />
      </g>
      <g transform="translate(94 -94)">
        <Value what="peril" n={printed.peril} />
      </g>
      <Corner printed={printed} letter={letter} />
      <Name name={name} low={centre.kind !== 'none' || open} />
    </g>
  );
});

/** From the middle to the northern edge. */
const WAY_OUT = `M${-WAY} ${-HALF}H${WAY}V${WAY}H${-WAY}Z`;

const PLACES: Readonly<Record<Side, string>> = {
  north: `translate(0 ${-HALF + 12})`,
  east: `translate(${HALF - 12} 0)`,
  south: `translate(0 ${HALF - 12})`,
  west: `translate(${-HALF + 12} 0)`,
};

/** What one needs stands a little inside of what bars the way. */
const BADGES: Readonly<Record<Side, string>> = {
  north: 'translate(0 17)',
  east: 'translate(-17 0)',
  south: 'translate(0 -14)',
  west: 'translate(17 0)',
};

/** Rows of dressed stone. */
function Stones(): ReactNode {
  return (
    <path d="M-118-74H118M-118-28H118M-118 18H118M-118 64H118M-60-118V-74M20-118V-74M92-118V-74M-96-74V-28M-20-74V-28M64-74V-28M-60-28V18M30-28V18M96-28V18M-92 18V64M-14 18V64M70 18V64M-56 64V118M24 64V118M94 64V118" />
  );
}

/** Trees, tufts and rocks, in another order on each card. */
function Thicket({ id }: { id: string }): ReactNode {
  const seed = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const places = [
    [-88, -40],
    [-92, 74],
    [-58, -96],
    [84, 44],
    [56, 96],
    [92, -52],
    [52, -92],
    [-48, 92],
  ] as const;
  return places.map(([x, y], i) => {
    const r = 13 + ((seed * (i + 3)) % 9);
    return <circle key={`${x} ${y}`} cx={x + ((seed * i) % 9) - 4} cy={y} r={r} />;
  });
}

/** What stands in a way: a door with a lock, jaws and spikes, nothing. In the wilderness a signpost and loose ground. */
function Bar({
  kind,
  realm,
  open,
}: {
  kind: PrintedMap['exits'][number]['kind'];
  realm: PrintedMap['realm'];
  open: boolean;
}): ReactNode {
  if (kind === 'open') return null;
  if (kind === 'wall')
    return <path className="dnr-bar-wall" d="M-34-10H34V6H-34ZM-12-10V-2H12V-10M-24-2V6M0-2V6M24-2V6" />;
  if (kind === 'trapped')
    return (
      <path className="dnr-bar-trap" d="M-34-10L-27 8L-20-10L-13 8L-6-10L0 8L6-10L13 8L20-10L27 8L34-10Z" />
    );
  if (open)
    return (
      <g className="dnr-bar-door" data-open>
        <path d="M-34-10V20H-28V-10ZM34-10V20H28V-10Z" />
      </g>
    );
  return realm === 'dungeon' ? (
    <g className="dnr-bar-door">
      <path d="M-34-11H34V5H-34Z" />
      <path className="dnr-bar-iron" d="M-34-7H34M-34 1H34M-18-11V5M18-11V5M0-11V5" />
    </g>
  ) : (
    <path className="dnr-bar-lost" d="M-34-4Q-22-14-12-4T10-4T34-4" />
  );
}

const SCORE_SIGNS: Readonly<Record<string, SignName>> = {
  melee: 'crossed-swords',
  magic: 'magic-swirl',
  speed: 'walking-boot',
  life: 'hearts',
  level: 'laurels',
  glory: 'laurels',
};

/** The score that is tested, and the number to reach. */
function Need({ score, number, kind }: { score: string; number: number; kind: string }): ReactNode {
  return (
    <g className="dnr-need" data-kind={kind}>
      <rect x="-25" y="-13" width="50" height="26" rx="13" />
      <g transform="translate(-11 0)">
        <SignShape name={SCORE_SIGNS[score] ?? 'hazard-sign'} size={18} fill="currentColor" />
      </g>
      <text x="11" y="6.5">
        {number}
      </text>
    </g>
  );
}

/** What the space does: a hole, spikes, a danger, something of its own. Rooms have a picture as well. */
function Middle({ id, printed, room }: { id: string; printed: PrintedMap; room: boolean }): ReactNode {
  const { centre, entrance, packed } = printed;
  const { kind, score, number, bonus } = centre;
  const size = room ? 92 : 58;
  const lift = room ? -16 : 0;
  return (
    <g transform={`translate(0 ${lift})`}>
      {kind === 'pit' && <ellipse className="dnr-pit" rx={room ? 54 : 38} ry={room ? 44 : 30} />}
      {kind === 'effect' && <circle className="dnr-sigil" r={size * 0.56} />}
      {entrance && <circle className="dnr-entrance" r="44" />}
      {!packed && (
        <image
          className="dnr-map-picture"
          href={engraved(`signs/${id}`)}
          x={-size / 2}
          y={-size / 2}
          width={size}
          height={size}
        />
      )}
      {kind === 'spikes' && (
        <path
          className="dnr-spikes"
          d="M-44 34L-36 4L-28 34ZM-24 38L-16 6L-8 38ZM-4 40L4 8L12 40ZM16 38L24 6L32 38ZM34 34L41 6L48 34Z"
        />
      )}
      {(kind === 'pit' || kind === 'spikes') && (
        <g transform={`translate(0 ${room ? 50 : 34})`}>
          <Need score={score} number={number} kind={kind} />
        </g>
      )}
      {kind === 'hazard' && (
        <g className="dnr-hazard" transform={`translate(${room ? 54 : 36} ${room ? -40 : -34})`}>
          <SignShape name="hazard-sign" size={34} fill="currentColor" />
          <text x="0" y="27">{`+${bonus}`}</text>
        </g>
      )}
    </g>
  );
}

function Value({ what, n }: { what: 'glory' | 'peril'; n: number }): ReactNode {
  return (
    <g className="dnr-value" data-what={what} data-none={n === 0 || undefined}>
      {what === 'glory' ? <circle r="18" /> : <path d="M-17-17H17V3L0 19L-17 3Z" />}
      <text y={what === 'glory' ? 7.5 : 6}>{n}</text>
    </g>
  );
}

/** Sewers and Portals by their letters, the ground in the wilderness, what is grim. */
function Corner({ printed, letter }: { printed: PrintedMap; letter: string | null | undefined }): ReactNode {
  const { sewer, portal, terrain, grim } = printed;
  return (
    <>
      {sewer !== '' && (
        <g className="dnr-mark" data-mark="sewer" transform="translate(-92 92)">
          <circle r="19" />
          <SignShape name="hole-ladder" size={30} fill="currentColor" />
          <text y="8">{sewer}</text>
        </g>
      )}
      {portal && (
        <g className="dnr-mark" data-mark="portal" transform="translate(92 92)">
          <circle r="19" />
          <SignShape name="magic-portal" size={30} fill="currentColor" />
          {letter && <text y="8">{letter}</text>}
        </g>
      )}
      {grim && (
        <g className="dnr-mark" data-mark="grim" transform="translate(92 92)">
          <circle r="17" />
          <SignShape name="death-skull" size={24} fill="currentColor" />
        </g>
      )}
      {terrain.map((one, i) => (
        <image
          key={one}
          className="dnr-terrain"
          href={engraved(`signs/terrain-${one}`)}
          x={-108 + i * 34}
          y="-70"
          width="28"
          height="28"
        />
      ))}
    </>
  );
}

/** Letters of this size are about so wide. */
const LETTER = 9.4;
const WIDEST = 214;

function Name({ name, low }: { name: string; low: boolean }): ReactNode {
  const width = Math.min(WIDEST, name.length * LETTER + 20);
  return (
    <g className="dnr-map-name" transform={`translate(0 ${low ? 66 : 58})`}>
      <rect x={-width / 2} y="-12" width={width} height="23" rx="4" />
      <text
        y="4.5"
        {...(name.length * LETTER + 20 > WIDEST && {
          textLength: WIDEST - 16,
          lengthAdjust: 'spacingAndGlyphs',
        })}
      >
        {name}
      </text>
    </g>
  );
}
