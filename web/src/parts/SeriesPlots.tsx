/** How what the game counts went up and down in a match: one small plot for each count, a line for each seat. */
import type { ReactNode } from 'react';
import { appearanceOf } from '../games/appearances.ts';
import { say, sayIf } from '../messages/say.ts';
import type { ReplayCard } from '../play/scene.ts';
import './series.css';

const WIDE = 320;
/** From so many pixels on a single plot has the room of two. */
const DESK = 768;
const HIGH = 130;
const LEFT = 38;
const TOP = 8;
const BOTTOM = 22;
const DASHES = ['', '7 3', '2 3', '10 3 2 3'];

interface Props {
  readonly replay: ReplayCard;
  readonly names: readonly string[];
  /** The moment that is looked at. */
  readonly moment?: number | undefined;
  readonly onMoment?: ((moment: number) => void) | undefined;
}

/** What is worth a plot has a name for it; the rest (dead or not, in or out) is told better by key moments. */
export function plotted({ series }: ReplayCard): string[] {
  return Object.keys(series)
    .filter((name) => sayIf(`plot.${name}`) && series[name].some((line) => line.some((n) => n !== line[0])))
    .sort();
}

/** Two of the same name are told apart by who plays them. */
function toldApart(names: readonly string[], { sitters }: ReplayCard): string[] {
  return names.map((name, seat) =>
    names.some((other, i) => i !== seat && other === name)
      ? say('table.hero', { hero: name, player: sitters[seat]?.name ?? '' })
      : name,
  );
}

export function SeriesPlots({ replay, names: plain, moment, onMoment }: Props): ReactNode {
  const counts = plotted(replay);
  const names = toldApart(plain, replay);
  if (counts.length === 0) return null;
  const wide = counts.length === 1 && innerWidth >= DESK ? 2 * WIDE : WIDE;
  return (
    <div className="series" translate="no">
      <div className="series-plots">
        {counts.map((count) => (
          <Plot
            key={count}
            count={count}
            wide={wide}
            replay={replay}
            names={names}
            moment={moment}
            onMoment={onMoment}
          />
        ))}
      </div>
      {names.length > 1 && (
        <ul className="plain series-key">
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
            <li key={seat}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <path d="M0 4H28" className="series-line" style={lineOf(replay, seat)} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function lineOf(replay: ReplayCard, seat: number): React.CSSProperties {
  return { ...colourOf(replay, seat), strokeDasharray: DASHES[seat % DASHES.length] };
}

/** The colour that somebody has at the table: his hero's, or his seat's. */
function colourOf({ game, outcome }: ReplayCard, seat: number): React.CSSProperties {
  const hero = outcome?.results[seat]?.hero;
  const colour = typeof hero === 'string' ? appearanceOf(game).colours?.[hero] : undefined;
  const stroke = colour
    ? `color-mix(in oklab, ${colour} var(--of-hero), #1a0d00)`
    : `var(--seat-${seat % 8})`;
  return { stroke };
}

/** A round number at or above: 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(n: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, n)));
  return size * ([1, 2, 2.5, 5, 10].find((step) => step * size >= n) ?? 10);
}

interface PlotProps extends Props {
  readonly count: string;
  readonly wide: number;
}

function Plot({ count, wide, replay, names, moment, onMoment }: PlotProps): ReactNode {
  const lines = replay.series[count];
  const most = roundUp(Math.max(1, ...lines.flat()));
  const least = Math.min(0, ...lines.flat());
  const length = Math.max(1, lines[0].length - 1);
  const x = (i: number) => LEFT + (i / length) * (wide - LEFT - 6);
  const y = (n: number) => HIGH - BOTTOM - ((n - least) / (most - least)) * (HIGH - BOTTOM - TOP);
  const title = sayIf(`plot.${count}`) ?? count;
  const last = lines.map((line, seat) => `${names[seat] ?? ''} ${line.at(-1)}`).join(', ');
  const deaths = replay.moments.filter(
    ({ fate, tone, seat }) => fate && tone === 'bad' && seat !== undefined,
  );
  const atClick = (event: React.MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (((event.clientX - box.left) / box.width) * wide - LEFT) / (wide - LEFT - 6);
    onMoment?.(Math.max(0, Math.min(length, Math.round(at * length))));
  };
  return (
    <figure>
      <figcaption translate="yes">{title}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrub bar does the same by keyboard */}
      <svg
        viewBox={`0 0 ${wide} ${HIGH}`}
        role="img"
        aria-label={`${title}: ${last}`}
        data-can={onMoment ? 'go' : undefined}
        onClick={atClick}
      >
        {[least, (least + most) / 2, most].map((n) => (
          <g key={n}>
            <path d={`M${LEFT} ${y(n)}H${wide - 6}`} className="series-grid" />
            <text x={LEFT - 6} y={y(n) + 3.5} textAnchor="end">
              {n.toLocaleString('en')}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HIGH - 5}>
          {say('plot.begin')}
        </text>
        <text x={wide - 6} y={HIGH - 5} textAnchor="end">
          {say('plot.end', { n: length })}
        </text>
        {moment !== undefined && <path d={`M${x(moment)} ${TOP}V${HIGH - BOTTOM}`} className="series-now" />}
        {lines.map((line, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
            key={seat}
            className="series-line"
            style={lineOf(replay, seat)}
            d={stairs(line, x, y)}
          />
        ))}
        {deaths.map(({ moment: at, seat = 0, line }) => (
          <path
            key={line}
            className="series-death"
            style={colourOf(replay, seat)}
            d={`M${x(at) - 3} ${y(lines[seat][at] ?? 0) - 3}l6 6m0-6l-6 6`}
          />
        ))}
      </svg>
    </figure>
  );
}

/** Counts change at once, not bit by bit. */
function stairs(line: readonly number[], x: (i: number) => number, y: (n: number) => number): string {
  let path = `M${x(0).toFixed(1)} ${y(line[0]).toFixed(1)}`;
  line.forEach((n, i) => {
    if (i > 0 && n !== line[i - 1]) path += `H${x(i).toFixed(1)}V${y(n).toFixed(1)}`;
  });
  return `${path}H${x(line.length - 1).toFixed(1)}`;
}
