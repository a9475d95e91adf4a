/** What is printed on the board itself: the four towers and the Treasure Chamber. */
import { memo, type ReactNode } from 'react';
import { chance, coil, path } from '../../art/shapes.ts';
import { FLOORS } from './Defs.tsx';
import { type Passages, plan } from './shapes.ts';

interface TowerProps {
  /** North, east, south, west. */
  readonly passages: Passages;
  /** The corner it stands in, to which its gate to the open leads: degrees clockwise from north-west. */
  readonly corner: number;
}

/** A round room in a thick ring of wall, with a winding stair and a gate to daylight. */
export const TowerTile = memo(function TowerTile({ passages, corner }: TowerProps): ReactNode {
  const treads = Array.from({ length: 14 }, (_, i) => i * (360 / 14));
  const id = `dq-tower-${corner}`;
  return (
    <g className="dq-tile dq-tower">
      <rect x="-50" y="-50" width="100" height="100" className="dq-rock" />
      <use href="#dq-rock-1" />
      <circle r="47" fill="#5d5142" stroke="#0f0b08" strokeWidth="2" />
      {Array.from({ length: 24 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          key={i}
          d="M0-46V-37"
          stroke="#2c241b"
          strokeWidth="1.100"
          transform={`rotate(${i * 15 + 4})`}
        />
      ))}
      <circle r="42" fill="none" stroke="#8b795f" strokeWidth="1.200" opacity="0.6" />
      <clipPath id={id}>
        <circle r="37" />
        {passages.map((open, i) =>
          open ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four sides
            <rect key={i} x="-17" y="-50" width="34" height="50" transform={`rotate(${i * 90})`} />
          ) : null,
        )}
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x="-50" y="-50" width="100" height="100" className="dq-floor" />
        <use href={`#dq-floor-${2 % FLOORS}`} />
        <circle r="37" fill="#6f7f8f" opacity="0.18" />
      </g>
      <circle r="37" fill="none" stroke="#0b0704" strokeOpacity="0.35" strokeWidth="6" />
      {passages.map((open, i) =>
        open ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four sides
          <g key={i} transform={`rotate(${i * 90})`}>
            <rect x="-16" y="-50" width="32" height="17" className="dq-floor" />
            <path
              d="M-10-49v15M0-49v15M10-49v15M-16-42h32"
              stroke="#988770"
              strokeWidth="0.500"
              opacity="0.5"
            />
            <path d="M-17-50v16M17-50v16" stroke="#bda784" strokeWidth="3" />
          </g>
        ) : null,
      )}
      <g>
        <circle r="17" fill="#1c1610" />
        {treads.map((angle, i) => (
          <path
            key={angle}
            d="M0 0L-3.700-16.500A17 17 0 0 1 3.700-16.500Z"
            fill={`hsl(34 16% ${66 - i * 3.6}%)`}
            stroke="#17110b"
            strokeWidth="0.700"
            transform={`rotate(${angle})`}
          />
        ))}
        <circle r="4" fill="#3a3026" stroke="#17110b" strokeWidth="0.800" />
      </g>
      <g transform={`rotate(${corner - 45})`}>
        <path
          d="M-12-49A49 49 0 0 1 12-49L9-35A36 36 0 0 0-9-35Z"
          fill="#ffe6a3"
          stroke="#2b1b08"
          strokeWidth="1.500"
        />
        <path d="M-7-36L-24-8H24L7-36Z" fill="#ffe6a3" opacity="0.16" />
        <path d="M0-46.500l4.500 5h-2.700v4h-3.600v-4h-2.700z" fill="#8d5a12" />
      </g>
    </g>
  );
});

const rnd = chance(4711);
const heap = Array.from({ length: 210 }, () => {
  const angle = rnd() * Math.PI * 2;
  const r = Math.sqrt(rnd());
  return {
    x: Math.cos(angle) * r * 34,
    y: Math.sin(angle) * r * 74,
    size: 2.2 + rnd() * 2.4,
    turn: rnd() * 180,
  };
}).sort((a, b) => a.y - b.y);

const gems = Array.from({ length: 11 }, () => ({
  x: (rnd() - 0.5) * 56,
  y: (rnd() - 0.5) * 130,
  hue: [205, 355, 140, 285][Math.floor(rnd() * 4)],
}));

const TURNS = 1.42;
const dragon = coil(
  TURNS,
  9,
  31,
  (t) => 4 + 15 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.62) ** 1.4,
  1.55,
);
const spikes = dragon.spine
  .map((point, i) => ({ point, i }))
  .filter(({ i }) => i % 3 === 0 && i > 6)
  .map(({ point: [x, y], i }) => {
    const t = i / (dragon.spine.length - 1);
    const out = 1.5 + 4.5 * Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.62);
    const angle = Math.atan2(y / 1.55, x);
    const side = angle + Math.PI / 2;
    return path([
      [x - Math.cos(side) * 2.1, y - Math.sin(side) * 2.1],
      [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 1.3],
      [x + Math.cos(side) * 2.1, y + Math.sin(side) * 2.1],
    ]);
  })
  .join('');
const hall = plan([true, true, true, true], 37, 34, 1.5, 99);

/** The dragon asleep on the hoard: two squares, one above the other, with six ways in. */
export const TreasureChamberTile = memo(function TreasureChamberTile(): ReactNode {
  const [hx, hy] = dragon.spine[dragon.spine.length - 1];
  return (
    <g className="dq-tile dq-treasure">
      <rect x="-50" y="-100" width="100" height="200" className="dq-rock" />
      <clipPath id="dq-hall">
        <path d={hall.floor} transform="translate(0 -50)" />
        <path d={hall.floor} transform="translate(0 50)" />
      </clipPath>
      <g clipPath="url(#dq-hall)">
        <rect x="-50" y="-100" width="100" height="200" className="dq-floor" />
        <use href="#dq-floor-3" y="-50" />
        <use href="#dq-floor-1" y="50" />
        <rect x="-50" y="-100" width="100" height="200" fill="#3d2408" opacity="0.35" />
      </g>
      <path
        d="M-17-100V-87L-37-85V-67H-50M-50-33H-37V33H-50M-50 67H-37V85L-17 87V100M17 100V87L37 85V67H50M50 33H37V-33H50M50-67H37V-85L17-87V-100"
        className="dq-wall-edge"
      />
      <path
        d="M-17-100V-87L-37-85V-67H-50M-50-33H-37V33H-50M-50 67H-37V85L-17 87V100M17 100V87L37 85V67H50M50 33H37V-33H50M50-67H37V-85L17-87V-100"
        className="dq-wall"
      />
      <ellipse rx="60" ry="105" fill="url(#dq-goldlight)" />
      <g stroke="#6b430a" strokeWidth="0.450">
        {heap.map(({ x, y, size, turn }) => (
          <ellipse
            key={`${x}`}
            cx={x}
            cy={y}
            rx={size}
            ry={size * 0.72}
            fill="url(#dq-coin)"
            transform={`rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})`}
          />
        ))}
      </g>
      {gems.map(({ x, y, hue }) => (
        <path
          key={`${x}`}
          d={`M${x} ${y - 3}l3 3-3 3.500-3-3.500z`}
          fill={`hsl(${hue} 70% 58%)`}
          stroke="#1a1208"
          strokeWidth="0.600"
        />
      ))}
      <g>
        <path d={dragon.body} fill="#1b0503" opacity="0.5" transform="translate(2.500 4)" />
        <path
          d="M-6-38C-34-58-44-30-38-6 -30-18-24-14-22-2 -16-12-8-10-4-2Z"
          fill="#7d2a1c"
          stroke="#2a0805"
          strokeWidth="1.600"
        />
        <path
          d="M-38-6C-34-26-26-36-8-37M-22-2C-22-18-16-30-7-36"
          stroke="#2a0805"
          strokeWidth="1.200"
          fill="none"
        />
        <path
          d={dragon.body}
          fill="url(#dq-scale)"
          stroke="#2a0805"
          strokeWidth="1.600"
          strokeLinejoin="round"
        />
        <path
          d={path(dragon.spine.slice(8), false)}
          fill="none"
          stroke="#d8794f"
          strokeWidth="1"
          strokeDasharray="2.600 3"
          opacity="0.7"
        />
        <path d={spikes} fill="#e9b36a" stroke="#3a1206" strokeWidth="0.600" />
        <g transform={`translate(${hx} ${hy}) rotate(${(TURNS * 360 + 96) % 360})`}>
          <path
            d="M-9-6C-14-2-14 4-9 7 -3 11 6 9 14 4 17 2 18-1 15-3 8-8-2-11-9-6Z"
            fill="#a9442f"
            stroke="#2a0805"
            strokeWidth="1.500"
          />
          <path d="M-8-6l-11-7 6 9zM-9 7l-11 6 7-8z" fill="#e9b36a" stroke="#3a1206" strokeWidth="0.900" />
          <path
            d="M1-4.500q3 1.500 5 0"
            stroke="#1b0503"
            strokeWidth="1.500"
            fill="none"
            strokeLinecap="round"
          />
          <path d="M1 5q3-1.500 5 0" stroke="#1b0503" strokeWidth="1.500" fill="none" strokeLinecap="round" />
          <circle cx="14" cy="-0.800" r="0.900" fill="#1b0503" />
          <circle cx="13.600" cy="2.600" r="0.900" fill="#1b0503" />
        </g>
      </g>
    </g>
  );
});
