/** Where on the plan it happens: the rooms and chambers, glowing where many fell. */
import type { ReactNode } from 'react';
import type { HeatProps } from '../games/appearance.ts';
import { say } from '../lab/say.ts';
import { CELL, middleOf, type Space, spaceNamed } from './plan/board.ts';
import { HEIGHT, MARGIN, WIDTH } from './plan/furniture.tsx';
import { Ground } from './plan/Ground.tsx';
import { placeInside } from './plan/words.ts';

/** So many places are named for those who cannot see the glow. */
const NAMED = 5;

export function PlanHeat({ shares }: HeatProps): ReactNode {
  const most = Math.max(...shares.values());
  const hot = [...shares].flatMap(([name, share]) => {
    const space = spaceNamed(name);
    return space ? [{ space, share }] : [];
  });
  const worst = hot.toSorted((a, b) => b.share - a.share).slice(0, NAMED);
  const percent = (share: number) => say('lab.percent', { n: (share * 100).toFixed(1) });
  return (
    <>
      <svg
        className="lab-board plan"
        viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('lab.where')}
      >
        {/* The colours of the levels would drown the glow. */}
        <g className="lab-dimmed">
          <Ground />
        </g>
        {hot.map(({ space, share }) => (
          <Glow key={space.name} space={space} share={share} heat={Math.sqrt(share / most)} />
        ))}
      </svg>
      <p className="muted">
        {say('lab.worst')}{' '}
        {worst.map(({ space, share }) => `${placeInside(space)} ${percent(share)}`).join(' · ')}
      </p>
    </>
  );
}

function Glow({ space, share, heat }: { space: Space; share: number; heat: number }): ReactNode {
  const [x, y] = middleOf(space);
  return (
    <g>
      <g opacity={0.25 + 0.6 * heat}>
        {space.cells.map(([column, row]) => (
          <rect
            key={`${column} ${row}`}
            className="lab-heat-cell"
            x={column * CELL}
            y={row * CELL}
            width={CELL}
            height={CELL}
          />
        ))}
      </g>
      <text className="lab-heat-text" x={x} y={y + 9} textAnchor="middle">
        {(share * 100).toFixed(share < 0.0995 ? 1 : 0)}
      </text>
    </g>
  );
}
