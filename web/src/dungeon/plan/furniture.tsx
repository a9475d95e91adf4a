/** Single things on the plan: the great staircase, marks and signs, the frame with its cartouche. */
import type { ReactNode } from 'react';
import { chance, path } from '../../art/shapes.ts';
import { say } from '../say.ts';
import { CELL, COLUMNS, levels, middleOfSegment, ROWS, type Segment } from './board.ts';
import { roomPattern, stairSteps } from './floors.ts';

/** Around the plan, and the strip at its foot for the cartouche. */
export const MARGIN = 56;
export const FOOT = 112;
export const WIDTH = COLUMNS * CELL + 2 * MARGIN;
export const HEIGHT = ROWS * CELL + 2 * MARGIN + FOOT;

export function Frame(): ReactNode {
  const edge = (by: number) => ({
    x: -MARGIN + by,
    y: -MARGIN + by,
    width: WIDTH - 2 * by,
    height: HEIGHT - 2 * by,
  });
  return (
    <>
      <rect {...edge(0)} rx="10" className="plan-paper" />
      <path d={stains()} className="plan-stains" />
      <rect {...edge(11)} rx="4" className="plan-border" />
      <rect {...edge(19)} rx="2" className="plan-border-thin" />
      {[0, 1, 2, 3].map((corner) => {
        const x = corner % 2 === 0 ? -MARGIN + 15 : WIDTH - MARGIN - 15;
        const y = corner < 2 ? -MARGIN + 15 : HEIGHT - MARGIN - 15;
        return (
          <g key={corner} transform={`translate(${x} ${y}) rotate(45)`} className="plan-corner">
            <rect x="-10" y="-10" width="20" height="20" className="plan-corner-tile" />
            <rect x="-5" y="-5" width="10" height="10" className="plan-corner-heart" />
          </g>
        );
      })}
    </>
  );
}

/** Old paper has had its share of wine and lamp oil. */
function stains(): string {
  const rnd = chance(404);
  let out = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [rnd() * WIDTH - MARGIN, rnd() * HEIGHT - MARGIN];
    const r = 30 + rnd() * 120;
    out += path(
      Array.from({ length: 22 }, (_, k) => {
        const angle = (k / 22) * Math.PI * 2;
        const at = r * (0.86 + rnd() * 0.2);
        return [x + Math.cos(angle) * at, y + Math.sin(angle) * at] as const;
      }),
    );
  }
  return out;
}

const ray = (angle: number, radius: number) =>
  [Math.cos((angle * Math.PI) / 180) * radius, Math.sin((angle * Math.PI) / 180) * radius] as const;

const TREADS = 20;

/** The Main Staircase: where everybody begins, and where gold has to be brought. */
export function MainStaircase(): ReactNode {
  return (
    <g className="plan-start">
      <circle r="64" className="plan-start-court" />
      <circle r="58" className="plan-start-rule" />
      <circle r="40" className="plan-start-well" />
      {Array.from({ length: TREADS }, (_, i) => {
        const turn = (i * 360) / TREADS - 90;
        const d = path([
          ray(turn, 12),
          ray(turn, 37),
          ray(turn + 360 / TREADS, 37),
          ray(turn + 360 / TREADS, 12),
        ]);
        return <path key={turn} d={d} className="plan-tread" fillOpacity={0.28 + (0.72 * i) / TREADS} />;
      })}
      <circle r="12" className="plan-start-newel" />
      <circle r="40" className="plan-start-rim" />
      <path d={star(8, 10, 4)} className="plan-start-star" />
    </g>
  );
}

function star(points: number, long: number, short: number): string {
  return path(
    Array.from({ length: points * 2 }, (_, i) => ray((i * 180) / points - 90, i % 2 === 0 ? long : short)),
  );
}

export function Compass(): ReactNode {
  const blade = (angle: number, long: number, wide: number) => ({
    light: path([[0, 0], ray(angle, long), ray(angle + 45, wide)]),
    dark: path([[0, 0], ray(angle, long), ray(angle - 45, wide)]),
  });
  const blades = [
    ...[45, 135, 225, 315].map((angle) => blade(angle, 50, 13)),
    ...[0, 90, 180, 270].map((angle) => blade(angle - 90, 82, 19)),
  ];
  return (
    <g className="plan-compass">
      <circle r="92" className="plan-compass-ground" />
      <circle r="58" className="plan-compass-ring" />
      <circle r="51" className="plan-compass-ring" />
      {blades.map(({ light, dark }) => (
        <g key={light}>
          <path d={light} className="plan-compass-light" />
          <path d={dark} className="plan-compass-dark" />
        </g>
      ))}
      <text y="-92">{say('plan.north')}</text>
    </g>
  );
}

/** A shield with the colour and the roman number of a level. */
export function LevelMark({ level }: { level: number }): ReactNode {
  return (
    <g className="plan-level" data-level={level}>
      <path d="M-17-11H17V2C17 9 8 12.500 0 15C-8 12.500-17 9-17 2Z" />
      <text y="5.500">{levels[level - 1]?.mark}</text>
    </g>
  );
}

/** Half the width and half the depth of a door. */
const DOOR = [13, 6.5] as const;

/** A door in the middle of a wall. All of them are one path: hundreds of elements that are turned would cost time. */
export function doorAt(segment: Segment): string {
  const [x, y] = middleOfSegment(segment);
  const [w, h] = segment[0] === segment[2] ? [DOOR[1], DOOR[0]] : DOOR;
  return `M${x * CELL - w} ${y * CELL - h}h${2 * w}v${2 * h}h${-2 * w}Z`;
}

export function leafAt(segment: Segment): string {
  const [x, y] = middleOfSegment(segment);
  return segment[0] === segment[2]
    ? `M${x * CELL} ${y * CELL - DOOR[0]}v${2 * DOOR[0]}`
    : `M${x * CELL - DOOR[0]} ${y * CELL}h${2 * DOOR[0]}`;
}

/** The sign of old plans for a door that one has to find: an S in the wall. */
export function SecretSign({ upright = false }: { upright?: boolean }): ReactNode {
  return (
    <g className="plan-secret">
      <path
        d={upright ? 'M-4.500-16H4.500V16H-4.500Z' : 'M-16-4.500H16V4.500H-16Z'}
        className="plan-secret-leaf"
      />
      <circle r="10" />
      <text y="5.800">{say('plan.secret')}</text>
    </g>
  );
}

/** The title, and what the signs mean. */
export function Foot(): ReactNode {
  const y = ROWS * CELL + 24 + FOOT / 2;
  const middle = (COLUMNS * CELL) / 2;
  return (
    <g transform={`translate(0 ${y})`}>
      <g transform={`translate(${middle} 0)`} className="plan-cartouche">
        <path d="M-300-30L-345-30L-325 4L-345 38L-290 38Z" className="plan-ribbon-end" />
        <path d="M300-30L345-30L325 4L345 38L290 38Z" className="plan-ribbon-end" />
        <path d="M-310-42Q0-56 310-42V30Q0 18-310 30Z" className="plan-ribbon" />
        <path d="M-302-35Q0-48 302-35V23Q0 11-302 23Z" className="plan-ribbon-rule" />
        <text y="3" className="plan-title">
          {say('plan.title')}
        </text>
      </g>
      <g className="plan-legend">
        {levels.map(({ level }, i) => (
          <g key={level} transform={`translate(${62 + i * 104} -6)`}>
            <LegendRoom level={level} />
          </g>
        ))}
        {LEGEND.map(({ kind, x }) => (
          <g key={kind} transform={`translate(${x} -6)`}>
            <LegendSign kind={kind} />
            <text x="34" y="8" className="plan-legend-text">
              {say(`plan.legend.${kind}`)}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

const LEGEND = [
  { kind: 'door', x: 1434 },
  { kind: 'secret', x: 1588 },
  { kind: 'stairs', x: 1850 },
] as const;

/** A small room with the colour, the pattern and the number of its level. */
function LegendRoom({ level }: { level: number }): ReactNode {
  const box = { left: -1.05, right: 1.05, top: -0.68, bottom: 0.68 };
  return (
    <g className="plan-room" data-level={level}>
      <rect x="-42" y="-27" width="84" height="54" className="plan-room-floor" />
      <path d={roomPattern({ box, level })} className="plan-pattern" />
      <rect x="-42" y="-27" width="84" height="54" className="plan-legend-wall" />
      <text y="10" className="plan-room-name" data-level={level}>
        {levels[level - 1]?.mark}
      </text>
    </g>
  );
}

function LegendSign({ kind }: { kind: 'door' | 'secret' | 'stairs' }): ReactNode {
  if (kind === 'stairs')
    return (
      <>
        <rect x="-20" y="-20" width="40" height="40" className="plan-legend-floor" />
        <g className="plan-steps" transform="translate(-20 -20)">
          <path d={stairSteps({ box: { left: 0, top: 0, right: 1, bottom: 1 }, upright: false })} />
        </g>
      </>
    );
  return (
    <>
      <path d="M-24 0H24" className="plan-legend-line" />
      {kind === 'door' ? (
        <>
          <path d={doorAt([-0.5, 0, 0.5, 0])} className="plan-door" />
          <path d={leafAt([-0.5, 0, 0.5, 0])} className="plan-door-leaf" />
        </>
      ) : (
        <SecretSign />
      )}
    </>
  );
}
