/** Where on the board it happens: the dungeon in the dark, glowing where many fell. */
import type { ReactNode } from 'react';
import type { HeatProps } from '../games/appearance.ts';
import { say } from '../lab/say.ts';
import { DungeonDefs } from './art/Defs.tsx';
import { Ground, HEIGHT, MARGIN, WIDTH } from './Board.tsx';
import { middleOf } from './board.ts';

/** So many places are named for those who cannot see the glow. */
const NAMED = 5;

export function BoardHeat({ shares }: HeatProps): ReactNode {
  const most = Math.max(...shares.values());
  const worst = [...shares].sort((a, b) => b[1] - a[1]).slice(0, NAMED);
  const percent = (share: number) => say('lab.percent', { n: (share * 100).toFixed(1) });
  return (
    <>
      <DungeonDefs />
      <svg
        className="lab-board"
        viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`}
        role="img"
        aria-label={say('lab.where')}
      >
        <Ground tiles={[]} />
        {[...shares].map(([space, share]) => {
          const [x, y] = middleOf(space);
          return (
            <g key={space}>
              <rect
                className="lab-heat"
                x={x - 47}
                y={y - 47}
                width="94"
                height="94"
                rx="10"
                opacity={0.2 + 0.8 * Math.sqrt(share / most)}
              />
              <text className="lab-heat-text" x={x} y={y + 9} textAnchor="middle">
                {(share * 100).toFixed(share < 0.0995 ? 1 : 0)}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="muted">
        {say('lab.worst')} {worst.map(([space, share]) => `${space} ${percent(share)}`).join(' · ')}
      </p>
    </>
  );
}
