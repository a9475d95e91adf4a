/** What makes each kind of chamber what it is. Drawn inside the floor, with the entry in the south. */
import type { ReactNode } from 'react';
import { chance, type Point, path } from '../../art/shapes.ts';
import type { Chamber, LocalSide } from '../chambers.ts';
import { IconShape } from '../icons.ts';
import { blob, rift } from './shapes.ts';

interface Props {
  readonly chamber: Chamber;
  readonly seed: number;
}

export function Feature(props: Props): ReactNode {
  const Draw = features[props.chamber.kind];
  return Draw ? <Draw {...props} /> : null;
}

/** Where each side's passage begins. */
const MOUTH: Readonly<Record<LocalSide, Point>> = {
  ahead: [0, -37],
  right: [37, 0],
  entry: [0, 37],
  left: [-37, 0],
};

/** Bones, a puddle, a broken jar: no two rooms alike. */
function Furnishings({ seed }: Props): ReactNode {
  const rnd = chance(seed + 77);
  const what = Math.floor(rnd() * 6);
  const corner = Math.floor(rnd() * 3);
  const [x, y] = [
    [-25, -25],
    [-25, 25],
    [25, 25],
  ][corner];
  return (
    <g transform={`translate(${x} ${y}) rotate(${Math.floor(rnd() * 360)})`} opacity="0.9">
      {what === 0 && (
        <g stroke="#e8dcc0" strokeWidth="2" strokeLinecap="round">
          <path d="M-6-3l11 5M-4 5l8-8" />
          <circle cx="-1" cy="-7" r="2.600" fill="#e8dcc0" stroke="#7d6c50" strokeWidth="0.800" />
        </g>
      )}
      {what === 1 && <path d={blob(0, 0, 9, 9, 0.22, rnd)} fill="#3f5560" opacity="0.55" />}
      {what === 2 && (
        <g>
          <rect x="-6" y="-6" width="12" height="12" fill="#7d5429" stroke="#2f1b08" strokeWidth="1.200" />
          <path d="M-6-6l12 12M6-6l-12 12" stroke="#2f1b08" strokeWidth="1" />
        </g>
      )}
      {what === 3 && (
        <g fill="#54483a" stroke="#221a12" strokeWidth="0.800">
          <path d={blob(-4, 0, 4, 6, 0.2, rnd)} />
          <path d={blob(4, 3, 2.8, 6, 0.2, rnd)} />
          <path d={blob(1, -5, 2.2, 5, 0.2, rnd)} />
        </g>
      )}
      {what === 4 && <path d="M-10 2l5-4 3 4 5-6 4 2 5-5" stroke="#2b2118" strokeWidth="1.100" fill="none" />}
      {what === 5 && (
        <g>
          <circle r="6" fill="#7a4c22" stroke="#2f1b08" strokeWidth="1.200" />
          <circle r="3.600" fill="none" stroke="#2f1b08" strokeWidth="0.800" />
        </g>
      )}
    </g>
  );
}

/** A cross of slots in the floor with spikes in them. */
function TrapRoom(): ReactNode {
  const spots = [-15, 0, 15].flatMap((x) => [-15, 0, 15].map((y) => [x, y] as const));
  return (
    <g>
      <rect x="-25" y="-25" width="50" height="50" fill="#3a2018" stroke="#7e2b1e" strokeWidth="2" />
      <rect
        x="-25"
        y="-25"
        width="50"
        height="50"
        fill="none"
        stroke="#e2543f"
        strokeWidth="1"
        strokeDasharray="4 3"
      />
      {spots.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="4.600" fill="#0d0604" />
          <path d="M0-5.500l3 8h-6z" fill="#d9dde0" stroke="#33302c" strokeWidth="0.700" />
          <path d="M0-5.500l1 8h2z" fill="#8e969b" />
        </g>
      ))}
    </g>
  );
}

function CatacombEntrance(): ReactNode {
  return (
    <g>
      <rect x="-19" y="-21" width="38" height="40" fill="#6d5d48" stroke="#2b2118" strokeWidth="1.500" />
      <rect x="-15" y="-17" width="30" height="34" fill="#060403" />
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <rect
          key={i}
          x={-15 + i * 0.9}
          y={11.5 - i * 5.2}
          width={30 - i * 1.8}
          height="4.200"
          fill={`hsl(32 ${22 - i * 2}% ${48 - i * 8}%)`}
        />
      ))}
      <path
        d="M0-8v-9M-4-12.500l4-4.500 4 4.500"
        stroke="#c7a3f2"
        strokeWidth="2"
        fill="none"
        opacity="0.9"
      />
    </g>
  );
}

function RotatingRoom({ seed }: Props): ReactNode {
  const spokes = Array.from({ length: 12 }, (_, i) => i * 30 + (seed % 30));
  return (
    <g>
      <circle r="34" fill="#1a140e" />
      <circle r="32.500" fill="url(#dq-dais)" stroke="#1e160e" strokeWidth="1" />
      {spokes.map((angle) => (
        <path key={angle} d="M0-10V-32" stroke="#2a1f14" strokeWidth="1" transform={`rotate(${angle})`} />
      ))}
      <circle r="21" fill="none" stroke="#2a1f14" strokeWidth="1" />
      <circle r="10" fill="#3c5e86" stroke="#12233a" strokeWidth="1.500" />
      {[0, 180].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-22.500 13A26 26 0 0 1-13-22.500" stroke="#8cc4ff" strokeWidth="4" fill="none" />
          <path d="M-17.500-29l10 3.500-8 8.500z" fill="#8cc4ff" />
        </g>
      ))}
    </g>
  );
}

function ChamberOfDarkness({ chamber, seed }: Props): ReactNode {
  const rnd = chance(seed);
  const marks = Object.entries(chamber.darkness ?? {});
  const sides = [...new Set(marks.map(([, side]) => side))] as LocalSide[];
  return (
    <g>
      <rect x="-50" y="-50" width="100" height="100" fill="url(#dq-gloom)" />
      {Array.from({ length: 7 }, (_, i) => {
        const r = 8 + i * 4;
        const a = rnd() * 360;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
            key={i}
            d={`M${r} 0A${r} ${r * 0.8} 0 0 1 ${-r * 0.6} ${r * 0.7}`}
            transform={`rotate(${a})`}
            stroke="#6d55a0"
            strokeOpacity="0.32"
            strokeWidth="2.400"
            fill="none"
            strokeLinecap="round"
          />
        );
      })}
      <g fill="#f4e9c8" opacity="0.95">
        <ellipse cx="-6" cy="-3" rx="2" ry="2.800" />
        <ellipse cx="5" cy="-3" rx="2" ry="2.800" />
      </g>
      {sides.map((side) => {
        const [x, y] = MOUTH[side];
        const numbers = marks.filter(([, s]) => s === side).map(([die]) => die);
        return (
          <text
            key={side}
            x={x * 0.66}
            y={y * 0.66 + 2.6}
            textAnchor="middle"
            fontSize="9"
            fontWeight="700"
            fill="#d8c8ff"
            className="dq-die-marks"
          >
            {numbers.join(' ')}
          </text>
        );
      })}
    </g>
  );
}

/** The line that keeps the two halves of a chamber apart. */
function divide(chamber: Chamber): readonly [Point, Point] {
  const [first] = chamber.halves ?? [['entry']];
  const has = (side: LocalSide) => first.includes(side);
  if (first.length === 3)
    return [
      [-52, -25],
      [52, -25],
    ];
  if (has('entry') && has('left'))
    return [
      [-46, -46],
      [46, 46],
    ];
  if (has('entry') && has('right'))
    return [
      [46, -46],
      [-46, 46],
    ];
  return chamber.kind === 'cave-in'
    ? [
        [-52, 14],
        [52, 14],
      ]
    : [
        [-52, 0],
        [52, 0],
      ];
}

function Chasm({ chamber, seed }: Props): ReactNode {
  const [from, to] = divide(chamber);
  const wide = chamber.halves?.[0].length === 3 ? 17 : 24;
  return (
    <g>
      <path d={rift(from, to, wide + 9, 7, seed)} fill="#4f4131" />
      <path d={rift(from, to, wide + 3, 6, seed + 1)} fill="#2a2018" />
      <path d={rift(from, to, wide - 3, 5, seed + 2)} fill="#080504" />
      <path d={rift(from, to, wide - 15, 3, seed + 3)} fill="#4a1606" opacity="0.75" />
    </g>
  );
}

function BottomlessPit({ seed }: Props): ReactNode {
  const rnd = chance(seed);
  return (
    <g>
      {Array.from({ length: 16 }, (_, i) => {
        const angle = (i / 16) * Math.PI * 2;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
            key={i}
            d={blob(Math.cos(angle) * 29, Math.sin(angle) * 29, 6.4, 6, 0.12, rnd)}
            fill={i % 2 ? '#7a6750' : '#665541'}
            stroke="#241b12"
            strokeWidth="1"
          />
        );
      })}
      <circle r="27" fill="url(#dq-pit)" stroke="#150e09" strokeWidth="2" />
      <path d="M-22-8A24 24 0 0 1 4-23" stroke="#6f5a42" strokeWidth="1.600" fill="none" opacity="0.7" />
      <path d="M-14-5A15 15 0 0 1 3-14" stroke="#4d3d2c" strokeWidth="1.300" fill="none" opacity="0.7" />
      <path d="M-7-3A8 8 0 0 1 2-7.500" stroke="#33271b" strokeWidth="1" fill="none" opacity="0.8" />
    </g>
  );
}

function CaveIn({ chamber, seed }: Props): ReactNode {
  const [from, to] = divide(chamber);
  const rnd = chance(seed);
  const stones = Array.from({ length: 40 }, (_, i) => {
    const t = (i + rnd()) / 40;
    const spread = (rnd() + rnd() - 1) * 19;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    return {
      at: [
        from[0] + (to[0] - from[0]) * t + nx * spread,
        from[1] + (to[1] - from[1]) * t + ny * spread,
      ] as const,
      size: 3.4 + rnd() * 6.4,
      tone: 30 + rnd() * 20,
    };
  }).sort((a, b) => b.size - a.size);
  return (
    <g>
      <path d={rift(from, to, 40, 10, seed)} fill="#241b13" opacity="0.55" />
      {stones.map(({ at, size, tone }) => (
        <path
          key={`${at[0]}`}
          d={blob(at[0], at[1], size, 7, 0.18, rnd)}
          fill={`hsl(32 17% ${tone}%)`}
          stroke="#1d150e"
          strokeWidth="1.100"
        />
      ))}
    </g>
  );
}

function SpiderWeb({ seed }: Props): ReactNode {
  const rnd = chance(seed);
  const arms = 12;
  const angles = Array.from({ length: arms }, (_, i) => (i / arms) * Math.PI * 2 + (rnd() - 0.5) * 0.25);
  const ring = (radius: number) =>
    angles
      .map((angle, i) => {
        const next = angles[(i + 1) % arms] + (i === arms - 1 ? Math.PI * 2 : 0);
        const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
        const [x2, y2] = [Math.cos(next) * radius, Math.sin(next) * radius];
        const mid = (angle + next) / 2;
        const [mx, my] = [Math.cos(mid) * radius * 0.8, Math.sin(mid) * radius * 0.8];
        return `${i === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : ''}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`;
      })
      .join('');
  return (
    <g>
      <rect x="-50" y="-50" width="100" height="100" fill="#1a1712" opacity="0.34" />
      <g stroke="#f2f5f6" fill="none" strokeLinecap="round">
        <path
          d={angles
            .map((a) =>
              path(
                [
                  [0, 0],
                  [Math.cos(a) * 60, Math.sin(a) * 60],
                ],
                false,
              ),
            )
            .join('')}
          strokeWidth="1.300"
        />
        {[8, 15, 23, 32, 42].map((radius) => (
          <path key={radius} d={ring(radius)} strokeWidth="1.200" opacity="0.92" />
        ))}
      </g>
      <g transform={`translate(${rnd() > 0.5 ? 13 : -13} -11) rotate(${rnd() * 120 - 60})`}>
        <circle r="9.500" fill="#1a1712" opacity="0.5" />
        <IconShape name="spider-alt" size={20} fill="#120b08" />
      </g>
    </g>
  );
}

function Bridge({ seed }: Props): ReactNode {
  const rnd = chance(seed);
  const planks = Array.from({ length: 13 }, (_, i) => -38 + i * 6.3);
  return (
    <g>
      <path d={rift([-52, 0], [52, 0], 76, 6, seed)} fill="#4f4131" />
      <path d={rift([-52, 0], [52, 0], 68, 6, seed + 1)} fill="#2a2018" />
      <path d={rift([-52, 0], [52, 0], 60, 6, seed + 2)} fill="#070504" />
      <path d={rift([-52, 4], [52, -4], 8, 4, seed + 3)} fill="#43160a" opacity="0.8" />
      {planks.map((y) => {
        const skew = (rnd() - 0.5) * 6;
        const off = (rnd() - 0.5) * 3;
        return (
          <g key={y} transform={`translate(${off} ${y}) rotate(${skew})`}>
            <rect
              x="-13.500"
              y="-2.500"
              width="27"
              height="5"
              rx="0.700"
              fill="#8f6032"
              stroke="#2a1606"
              strokeWidth="0.900"
            />
            <path d="M-11-0.800h20M-9 1h18" stroke="#5e3b18" strokeWidth="0.600" />
          </g>
        );
      })}
      <path
        d="M-14.500-42Q-17.500 0-14.500 42M14.500-42Q17.500 0 14.500 42"
        stroke="#d0b176"
        strokeWidth="1.800"
        fill="none"
      />
      <path
        d="M-14.500-42Q-17.500 0-14.500 42M14.500-42Q17.500 0 14.500 42"
        stroke="#5f4720"
        strokeWidth="0.800"
        strokeDasharray="1.500 2.500"
        fill="none"
      />
    </g>
  );
}

const features: Readonly<Record<string, (props: Props) => ReactNode>> = {
  'dungeon-room': Furnishings,
  portcullis: Furnishings,
  'trap-room': TrapRoom,
  'catacomb-entrance': CatacombEntrance,
  'rotating-room': RotatingRoom,
  'chamber-of-darkness': ChamberOfDarkness,
  chasm: Chasm,
  'bottomless-pit': BottomlessPit,
  'cave-in': CaveIn,
  'spider-web': SpiderWeb,
  bridge: Bridge,
};
