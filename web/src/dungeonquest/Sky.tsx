/** The sun crosses the sky over the castle; the doors close when it is gone. */
import { memo, type ReactNode } from 'react';
import { SUN_TRACK } from './board.ts';
import { closingLine } from './closing.ts';
import { say } from './say.ts';
import './sky.css';

const LAST = SUN_TRACK.length;

interface Light {
  readonly at: number;
  readonly top: readonly number[];
  readonly low: readonly number[];
}

/** The colours of the day, from the first space of the track to the last. */
const DAY: readonly Light[] = [
  { at: 0, top: [38, 44, 84], low: [236, 148, 110] },
  { at: 0.16, top: [74, 128, 186], low: [250, 214, 158] },
  { at: 0.45, top: [62, 138, 204], low: [176, 218, 238] },
  { at: 0.68, top: [70, 116, 172], low: [246, 200, 120] },
  { at: 0.84, top: [84, 52, 104], low: [240, 116, 52] },
  { at: 1, top: [22, 14, 38], low: [142, 34, 30] },
];

function mix(a: readonly number[], b: readonly number[], t: number): string {
  return `rgb(${a.map((value, i) => Math.round(value + (b[i] - value) * t)).join(' ')})`;
}

export function lightAt(sun: number): { readonly top: string; readonly low: string; readonly day: number } {
  const day = Math.min(1, Math.max(0, (sun - 1) / (LAST - 1)));
  const next = Math.max(
    1,
    DAY.findIndex(({ at }) => at >= day),
  );
  const [a, b] = [DAY[next - 1], DAY[next]];
  const t = (day - a.at) / (b.at - a.at);
  return { top: mix(a.top, b.top, t), low: mix(a.low, b.low, t), day };
}

/** Where the sun stands on its way: a low arc from left to right. */
function sunAt(sun: number): readonly [number, number] {
  const t = (sun - 0.5) / LAST;
  return [20 + t * 960, 92 - Math.sin(Math.PI * (0.05 + t * 0.93)) * 66];
}

export const Sky = memo(function Sky({ sun }: { sun: number }): ReactNode {
  const { top, low, day } = lightAt(sun);
  const [x, y] = sunAt(sun);
  const space = SUN_TRACK[sun - 1];
  const left = LAST - sun;
  const label = space?.closesOn
    ? closingLine(space.closesOn)
    : say('sky.day', {
        safe: Math.max(0, SUN_TRACK.findIndex(({ closesOn }) => closesOn > 0) - sun + 1),
      });
  return (
    <figure
      className="sky"
      data-late={day > 0.8 || undefined}
      data-afternoon={x > 500 || undefined}
      style={{ '--x': `${x / 10}%`, '--y': `${y}%`, '--late': day } as React.CSSProperties}
      title={say('sky.track', { n: sun, all: LAST })}
    >
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="sky-air" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={top} />
            <stop offset="1" stopColor={low} />
          </linearGradient>
        </defs>
        <rect width="1000" height="100" fill="url(#sky-air)" />
        {day > 0.75 &&
          STARS.map(([sx, sy]) => (
            <circle key={sx} cx={sx} cy={sy} r="1.200" fill="#fff" opacity={(day - 0.75) * 3.2} />
          ))}
        <path d={HILLS} fill="#1c1420" opacity="0.45" />
      </svg>
      <div className="sky-track" aria-hidden="true">
        {SUN_TRACK.map(({ space: n, closesOn }) => (
          <span
            key={n}
            data-gone={n < sun || undefined}
            data-here={n === sun || undefined}
            data-closes={closesOn || undefined}
          >
            {closesOn > 0 ? closesOn : ''}
          </span>
        ))}
      </div>
      <span className="sky-sun" aria-hidden="true" />
      <svg className="sky-castle" viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
        <path d={CASTLE} />
      </svg>
      <figcaption>{label}</figcaption>
      <span className="sr">{say('sky.left', { n: left })}</span>
    </figure>
  );
});

const STARS = Array.from({ length: 26 }, (_, i) => [(i * 389) % 1000, ((i * 53) % 46) + 4] as const);
const HILLS = 'M0 100V78Q60 60 130 74T300 66T470 76T640 62T820 74T1000 64V100Z';
const CASTLE =
  'M0 60V40H14V34H22V40H30V34H38V40H46V34H54V40H60V18H56V10H64V14H72V10H80V14H88V10H96V18H92V44H180V38H190V44H200V38H210V44H300V38H310V44H320V38H330V44H470V32H476V26H484V30H492V26H500V30H508V26H516V30H524V26H530V32H536V44H670V38H680V44H690V38H700V44H800V38H810V44H820V38H830V44H908V18H904V10H912V14H920V10H928V14H936V10H944V18H940V40H946V34H954V40H962V34H970V40H978V34H986V40H1000V60Z';
