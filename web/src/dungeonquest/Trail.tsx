/** The tunnels under the board as they shine through it, with the shafts that lead up. */
import { memo, type ReactNode } from 'react';
import { HeroToken, heroLook } from './art/tokens.tsx';
import { say } from './say.ts';
import { rollsOf, type Shaft, type Trail } from './trail.ts';
import './trail.css';

interface Props {
  readonly trails: readonly Trail[];
  /** Whether the outer wall wounds whoever runs into it. */
  readonly wallHurts: boolean;
}

export const Trails = memo(function Trails({ trails, wallHurts }: Props): ReactNode {
  return trails.map((trail) => {
    const [x, y] = trail.steps[trail.steps.length - 1];
    const way = lineThrough(trail.steps);
    return (
      <g
        key={trail.seat}
        className="dq-trail"
        style={{ '--who': heroLook(trail.hero).colour } as React.CSSProperties}
      >
        <Crawls trail={trail} />
        <path d={way} className="dq-tunnel-edge" />
        <path d={way} className="dq-tunnel" />
        <path d={way} className="dq-footsteps" />
        {trail.shafts.map((shaft) => (
          <Way key={`${shaft.direction} ${rollsOf(shaft)}`} shaft={shaft} wallHurts={wallHurts} />
        ))}
        {trail.steps.length > 1 && (
          <g className="dq-stand" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <circle r="60" fill="url(#dq-deeplight)" />
            <HeroToken hero={trail.hero} below />
          </g>
        )}
      </g>
    );
  });
});

function lineThrough(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

/** From the end of the tunnel to the farthest shaft on either side. */
function Crawls({ trail: { steps, shafts } }: { trail: Trail }): ReactNode {
  const end = steps[steps.length - 1];
  const farthest = new Map(shafts.map((shaft) => [shaft.direction, shaft.at]));
  return [...farthest].map(([side, at]) => (
    <path key={side} d={lineThrough([end, at])} className="dq-crawl" />
  ));
}

/** A shaft of light, and the roll that leads to it. */
function Way({ shaft, wallHurts }: { shaft: Shaft; wallHurts: boolean }): ReactNode {
  const { at, lost } = shaft;
  const rolls = rollsOf(shaft);
  const width = rolls.length > 1 ? 44 : 30;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <rect x="-42" y="-42" width="84" height="84" rx="9" className="dq-shaft" />
      <rect x={-width / 2} y="12" width={width} height="28" rx="6" className="dq-shaft-die" />
      <text y="33" className="dq-shaft-roll">
        {rolls}
      </text>
      {wallHurts && lost > 0 && (
        <text y="4" className="dq-shaft-wounds">
          {say('trail.wounds', { n: lost })}
        </text>
      )}
    </g>
  );
}
