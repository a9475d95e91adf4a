/** What all drawings of the dungeon share: floors, rock, lights. Put once into the page. */
import { memo, type ReactNode } from 'react';
import { flagstones, hatching } from './shapes.ts';

export const FLOORS = 5;
export const ROCKS = 4;

const floors = Array.from({ length: FLOORS }, (_, i) => flagstones(i * 17 + 5));
const rocks = Array.from({ length: ROCKS }, (_, i) => hatching(i * 31 + 3));

export const DungeonDefs = memo(function DungeonDefs(): ReactNode {
  return (
    <svg className="dq-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {floors.map((tones, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawings never change
          <symbol key={i} id={`dq-floor-${i}`} overflow="visible">
            <path d={tones[0]} className="dq-stone-a" />
            <path d={tones[1]} className="dq-stone-b" />
            <path d={tones[2]} className="dq-stone-c" />
          </symbol>
        ))}
        {rocks.map((lines, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawings never change
          <symbol key={i} id={`dq-rock-${i}`} overflow="visible">
            <path d={lines} className="dq-hatch" />
          </symbol>
        ))}
        <radialGradient id="dq-pit">
          <stop offset="0" stopColor="#000" />
          <stop offset="0.72" stopColor="#050302" />
          <stop offset="1" stopColor="#1d1510" />
        </radialGradient>
        <radialGradient id="dq-gloom">
          <stop offset="0" stopColor="#05030a" stopOpacity="0.98" />
          <stop offset="0.7" stopColor="#0a0614" stopOpacity="0.94" />
          <stop offset="1" stopColor="#120b1e" stopOpacity="0.72" />
        </radialGradient>
        <radialGradient id="dq-mist">
          <stop offset="0" stopColor="#4a3f38" stopOpacity="0.5" />
          <stop offset="1" stopColor="#4a3f38" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="dq-light">
          <stop offset="0" stopColor="#ffb347" stopOpacity="0.55" />
          <stop offset="0.45" stopColor="#ff9a2e" stopOpacity="0.2" />
          <stop offset="1" stopColor="#ff8a1e" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="dq-goldlight">
          <stop offset="0" stopColor="#ffd76a" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffb52e" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="dq-wood" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#a26a34" />
          <stop offset="1" stopColor="#6b4019" />
        </linearGradient>
        <linearGradient id="dq-iron" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#aab0b4" />
          <stop offset="1" stopColor="#4d5357" />
        </linearGradient>
        <linearGradient id="dq-coin" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#ffe89a" />
          <stop offset="0.5" stopColor="#f0b93a" />
          <stop offset="1" stopColor="#a06a12" />
        </linearGradient>
        <linearGradient id="dq-scale" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#a9442f" />
          <stop offset="1" stopColor="#5e1a14" />
        </linearGradient>
        <radialGradient id="dq-dais">
          <stop offset="0" stopColor="#8d7350" />
          <stop offset="1" stopColor="#4a3a28" />
        </radialGradient>
      </defs>
    </svg>
  );
});
