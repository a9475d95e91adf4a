/** What all drawings of the dungeon share: floors, rock, lights. Put once into the page. */
import { memo, type ReactNode } from 'react';
import { Fade, Glow } from '../../art/gradients.tsx';
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
        <Glow
          id="dq-pit"
          stops={[
            [0, '#000'],
            [0.72, '#050302'],
            [1, '#1d1510'],
          ]}
        />
        <Glow
          id="dq-gloom"
          stops={[
            [0, '#05030a', 0.98],
            [0.7, '#0a0614', 0.94],
            [1, '#120b1e', 0.72],
          ]}
        />
        <Glow
          id="dq-mist"
          stops={[
            [0, '#4a3f38', 0.5],
            [1, '#4a3f38', 0],
          ]}
        />
        <Glow
          id="dq-unseen"
          stops={[
            [0, '#8c6c3a', 1],
            [1, '#57411f', 1],
          ]}
        />
        <Glow
          id="dq-light"
          stops={[
            [0, '#ffb347', 0.55],
            [0.45, '#ff9a2e', 0.2],
            [1, '#ff8a1e', 0],
          ]}
        />
        <Glow
          id="dq-deeplight"
          stops={[
            [0, '#9a7cff', 0.6],
            [0.5, '#6a48d8', 0.24],
            [1, '#4a2cb0', 0],
          ]}
        />
        <Glow
          id="dq-goldlight"
          stops={[
            [0, '#ffd76a', 0.75],
            [1, '#ffb52e', 0],
          ]}
        />
        <Fade
          id="dq-wood"
          stops={[
            [0, '#a26a34'],
            [1, '#6b4019'],
          ]}
        />
        <Fade
          id="dq-iron"
          stops={[
            [0, '#aab0b4'],
            [1, '#4d5357'],
          ]}
        />
        <Fade
          id="dq-coin"
          slant={0.6}
          stops={[
            [0, '#ffe89a'],
            [0.5, '#f0b93a'],
            [1, '#a06a12'],
          ]}
        />
        <Fade
          id="dq-scale"
          stops={[
            [0, '#a9442f'],
            [1, '#5e1a14'],
          ]}
        />
        <Glow
          id="dq-dais"
          stops={[
            [0, '#8d7350'],
            [1, '#4a3a28'],
          ]}
        />
      </defs>
    </svg>
  );
});
