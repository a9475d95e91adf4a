/** Pieces of Dungeon!: a pawn has the shape and the emblem of its adventurer and the colour of its seat. */
import { memo, type ReactNode } from 'react';
import { SHAPES } from '../../art/tokenShapes.ts';
import { type SignName, SignShape } from '../icons.ts';
import { signOf } from '../signs.ts';
import './palette.css';
import './pieces.css';

export interface AdventurerLook {
  readonly shape: string;
  readonly emblem: SignName;
  readonly colour: string;
  readonly dark: string;
}

/** The colours of the pawns in the box: green, blue, red, white. */
const LOOKS: Readonly<Record<string, AdventurerLook>> = {
  elf: { shape: SHAPES.hexagon, emblem: 'bow-arrow', colour: '#b6e27c', dark: '#1f4214' },
  hero: { shape: SHAPES.shield, emblem: 'broadsword', colour: '#a9cbff', dark: '#16305f' },
  superhero: { shape: SHAPES.square, emblem: 'visored-helm', colour: '#ffb3a3', dark: '#641712' },
  wizard: { shape: SHAPES.round, emblem: 'wizard-face', colour: '#fbf5e4', dark: '#3d3852' },
};

const STRANGER: AdventurerLook = {
  shape: SHAPES.diamond,
  emblem: 'hooded-figure',
  colour: '#e4d8c0',
  dark: '#3b3227',
};

export function adventurerLook(id: string): AdventurerLook {
  return LOOKS[id] ?? STRANGER;
}

/** Eight may sit at a table. */
export const SEATS = 8;

interface PawnProps {
  readonly adventurer: string;
  /** Without a seat: the adventurer as such. */
  readonly seat?: number | undefined;
  readonly active?: boolean;
}

export const PawnToken = memo(function PawnToken({ adventurer, seat, active = false }: PawnProps): ReactNode {
  const { shape, emblem, colour, dark } = adventurerLook(adventurer);
  return (
    <g className="plan-pawn" data-seat={seat === undefined ? undefined : seat % SEATS}>
      <path d={shape} className="plan-pawn-shadow" transform="translate(1.500 3)" />
      {active && <path d={shape} className="plan-pawn-active" />}
      <path d={shape} className="plan-pawn-edge" />
      <path
        d={shape}
        fill={dark}
        className="plan-pawn-body"
        style={seat === undefined ? { stroke: colour } : undefined}
      />
      <SignShape name={emblem} size={21} fill={colour} />
      {seat !== undefined && (
        <g transform="translate(13 13)" className="plan-pawn-number">
          <circle r="8.500" />
          <text y="4.500">{seat + 1}</text>
        </g>
      )}
    </g>
  );
});

/** A monster that watches over what was dropped: its sign over a chest. */
export const Guard = memo(function Guard({
  guard,
  level,
  treasures,
}: {
  guard: string | null;
  level: number;
  treasures: number;
}): ReactNode {
  return (
    <g className="plan-guard">
      {treasures > 0 && (
        <g transform="translate(14 13)">
          <path d="M-12-8Q-12-12-8-12H8Q12-12 12-8V8H-12Z" className="plan-chest" />
          <path d="M-12-3H12M-3-5.500H3V1H-3Z" className="plan-chest-band" />
        </g>
      )}
      {guard && (
        <g transform="translate(3 2)" data-level={level}>
          <circle r="14.500" className="plan-monster" />
          <SignShape name={signOf(guard, 'monster')} size={20} fill="#f1e3c6" />
        </g>
      )}
    </g>
  );
});

/** A square counter, because distances stand in circles. */
export function NumberMarker({ number }: { number: number }): ReactNode {
  return (
    <g className="plan-number">
      <rect x="-10.500" y="-10.500" width="21" height="21" rx="3" />
      <text y="6.400">{number}</text>
    </g>
  );
}

/** A tomb over crossed bones: nothing is left here. */
export const Grave = memo(function Grave(): ReactNode {
  return (
    <g className="plan-grave">
      <g className="plan-bones">
        <path d="M-15 8L15 19M-15 19L15 8" />
        <path
          d="M-16.500 6.500h.1M-14.500 10h.1M16.500 20.500h.1M14.500 17h.1M-16.500 20.500h.1M-14.500 17h.1M16.500 6.500h.1M14.500 10h.1"
          className="plan-knobs"
        />
      </g>
      <path d="M-10 13V-7A10 10 0 0 1 10-7V13Z" className="plan-tomb" />
      <path d="M0-12V5M-5.500-6H5.500" className="plan-tomb-cross" />
    </g>
  );
});
