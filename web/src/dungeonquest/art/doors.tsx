/** What stands in a passage to the north of an unturned tile, and the marks printed on tiles. */
import type { ReactNode } from 'react';
import type { SideKind } from '../chambers.ts';
import { IconShape } from '../icons.ts';

export function Doorway({ kind }: { kind: SideKind }): ReactNode {
  if (kind === 'door') return <Door />;
  return kind === 'portcullis' ? <Portcullis /> : null;
}

function Posts(): ReactNode {
  return (
    <>
      <rect x="-22" y="-50" width="6.500" height="12" rx="1" className="dq-post" />
      <rect x="15.500" y="-50" width="6.500" height="12" rx="1" className="dq-post" />
    </>
  );
}

function Door(): ReactNode {
  return (
    <g className="dq-door">
      <rect x="-17" y="-50" width="34" height="12" fill="#120c07" />
      <Posts />
      <rect
        x="-16"
        y="-48.500"
        width="32"
        height="8.500"
        rx="0.800"
        fill="url(#dq-wood)"
        stroke="#2b1706"
        strokeWidth="1"
      />
      <path
        d="M-9.600-48.500v8.500M-3.200-48.500v8.500M3.200-48.500v8.500M9.600-48.500v8.500"
        stroke="#3d230c"
        strokeWidth="0.900"
      />
      <path d="M-16-46.400h32M-16-42.200h32" stroke="#2c2e30" strokeWidth="1.500" />
      <circle cx="11" cy="-44.300" r="1.700" fill="none" stroke="#e0b85a" strokeWidth="1" />
    </g>
  );
}

function Portcullis(): ReactNode {
  return (
    <g className="dq-portcullis">
      <rect x="-17" y="-50" width="34" height="12" fill="#0d0b09" />
      <Posts />
      <g stroke="url(#dq-iron)" strokeWidth="2" strokeLinecap="round" fill="none">
        <path d="M-16-47.500h32M-16-42.500h32" stroke="#7d8488" />
      </g>
      {[-13, -6.5, 0, 6.5, 13].map((x) => (
        <path
          key={x}
          d={`M${x - 1.5}-50h3v11l-1.500 4-1.500-4z`}
          fill="#9ba2a6"
          stroke="#1c1f21"
          strokeWidth="0.600"
        />
      ))}
    </g>
  );
}

const ARROWS: Readonly<Record<string, string>> = {
  white: '#f4ecd8',
  violet: '#b48be6',
  green: '#8fbf5a',
  grey: '#a9b0b6',
  red: '#e2543f',
  blue: '#5f9fe0',
  black: '#0b0810',
  brown: '#b07a44',
  orange: '#f08a2c',
  yellow: '#f2cf46',
  silver: '#dfe6ea',
  crimson: '#c01f3f',
};

/** Stands in the entry passage and points into the chamber. */
export function EntryArrow({ colour }: { colour: string }): ReactNode {
  return (
    <path
      d="M0 30.500l6.800 8.200h-3.600v6h-6.400v-6h-3.600z"
      fill={ARROWS[colour] ?? colour}
      stroke={colour === 'black' ? '#cbbfe6' : '#20170e'}
      strokeWidth="1.100"
      strokeLinejoin="round"
      className="dq-arrow"
    />
  );
}

/** What stands on a tile about searching it: the icon of an edition, or the token of somebody who has searched it. */
export type TileMark = 'glass' | 'torch' | 'searched';

/** The chamber may be searched, or was. Always upright, always in the same corner. */
export function SearchMark({ mark, turn }: { mark: TileMark; turn: number }): ReactNode {
  return (
    <g transform={`rotate(${-turn}) translate(28.500 -28.500)`} className="dq-search" data-mark={mark}>
      {mark === 'searched' ? (
        <>
          <circle r="8.400" fill="#0d2422" stroke="#8fd6c6" strokeWidth="1.400" />
          <IconShape name="magnifying-glass" size={9.5} fill="#bfe9e0" />
          <path d="M-4.600 4.600L4.600-4.600" stroke="#e0604b" strokeWidth="1.600" strokeLinecap="round" />
        </>
      ) : (
        <>
          <circle r="6.200" fill="#241a10" fillOpacity="0.78" />
          <IconShape name={mark === 'torch' ? 'torch' : 'magnifying-glass'} size={9} fill="#f0d596" />
        </>
      )}
    </g>
  );
}
