import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Distribution, Figure, Findings } from '../core/figures.ts';
import type { Plan } from '../core/plan.ts';
import { shown, withInterval } from './numbers.ts';
import { byMeasure } from './text.ts';

/** Spaces of a board by column and row: `C4`. */
const SPACE = /^([A-Z])(\d{1,2})$/;
const FIRST = '#2f6f8f';
const SECOND = '#b5651d';
const MOST_BARS = 25;
const BINS = 24;
const WIDTH = 720;

/** The whole report as one file that needs nothing else. */
export function asReport(found: Findings, plan: Plan, heading: string, command: string): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const plot = (options: Plot.PlotOptions) => {
    const drawn = Plot.plot({
      width: WIDTH,
      marginLeft: 170,
      document: document as unknown as NonNullable<Plot.PlotOptions['document']>,
      style: { background: 'none', fontSize: '13px' },
      ...options,
    });
    // The table below says the same; the parts of the drawing have no names that would mean anything.
    drawn.setAttribute('aria-hidden', 'true');
    return drawn.outerHTML;
  };
  const sections = [
    ...[...byMeasure(found.figures)].map(([measure, figures]) =>
      measureSection(plot, measure, figures, found),
    ),
    ...partSections(plot, found),
  ];
  return page(heading, plan, found, command, sections.join('\n'));
}

type Draw = (options: Plot.PlotOptions) => string;

function measureSection(draw: Draw, measure: string, figures: readonly Figure[], found: Findings): string {
  const words = figures.filter(({ measure: m }) => m.includes('='));
  const drawn =
    words.length === 0
      ? [byGroup(draw, figures), ...distributionsOf(draw, measure, found)]
      : words.every(({ measure: m }) => SPACE.test(wordOf(m)))
        ? [heatMap(draw, words)]
        : [byWord(draw, words)];
  return `<section><h2>${escaped(measure)}</h2>${drawn.join('')}${figureTable(figures)}</section>`;
}

function wordOf(measure: string): string {
  return measure.slice(measure.indexOf('=') + 1);
}

function axis(kind: Figure['kind']): Plot.ScaleOptions {
  return kind === 'share'
    ? { percent: true, label: '%', grid: true, nice: true }
    : { label: null, grid: true, nice: true };
}

interface Row {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly of: string;
}

/** A dot with its interval for each group, and for both set-ups. */
function byGroup(draw: Draw, figures: readonly Figure[]): string {
  return intervals(
    draw,
    figures.map((figure) => ({ ...figure, label: figure.group })),
    figures[0].kind,
  );
}

function byWord(draw: Draw, figures: readonly Figure[]): string {
  const all = figures.filter(({ group }) => group === 'all' || group === 'match');
  const first = all.filter(({ of }) => of === 'first');
  const top = new Set(
    first
      .toSorted((a, b) => b.value - a.value)
      .slice(0, MOST_BARS)
      .map(({ measure }) => measure),
  );
  return intervals(
    draw,
    all
      .filter(({ measure }) => top.has(measure))
      .map((figure) => ({ ...figure, label: wordOf(figure.measure) })),
    'share',
  );
}

function intervals(draw: Draw, rows: readonly Row[], kind: Figure['kind']): string {
  const plain = rows.filter(({ of, low, high }) => of !== 'difference' && Number.isFinite(low + high));
  const gaps = rows.filter(({ of, low, high }) => of === 'difference' && Number.isFinite(low + high));
  const one = (list: readonly Row[], marks: Plot.Markish[]) => {
    const labels = [...new Set(list.map(({ label }) => label))];
    return draw({
      height: 70 + 24 * labels.length,
      marginBottom: 40,
      x: axis(kind),
      y: { label: null, domain: labels },
      color: { domain: ['first', 'second', 'difference'], range: [FIRST, SECOND, '#555'] },
      marks: [
        ...marks,
        Plot.ruleY(list, { y: 'label', x1: 'low', x2: 'high', stroke: 'of', strokeWidth: 2 }),
        Plot.dot(list, { y: 'label', x: 'value', fill: 'of', r: 4 }),
      ],
    });
  };
  const drawn = plain.length > 0 ? one(plain, []) : '';
  return gaps.length > 0 ? `${drawn}<h3>second − first</h3>${one(gaps, [Plot.ruleX([0])])}` : drawn;
}

function distributionsOf(draw: Draw, measure: string, { distributions }: Findings): string[] {
  const list = distributions.filter((each) => each.measure === measure && each.group === 'all');
  return list.map((each) => histogram(draw, each));
}

function histogram(draw: Draw, { values, of, quartiles }: Distribution): string {
  const least = values[0][0];
  const most = values[values.length - 1][0];
  const all = values.reduce((sum, [, times]) => sum + times, 0);
  const step =
    values.length <= BINS && values.every(([v]) => Number.isInteger(v)) ? 1 : (most - least) / BINS || 1;
  const bins = new Map<number, number>();
  for (const [value, times] of values) {
    const bin = least + Math.min(BINS - 1, Math.floor((value - least) / step)) * step;
    bins.set(bin, (bins.get(bin) ?? 0) + times / all);
  }
  const rects = [...bins].map(([x1, part]) => ({ x1, x2: x1 + step, part }));
  return draw({
    height: 200,
    x: { label: null },
    y: { percent: true, label: '% of seats', grid: true },
    marks: [
      Plot.rectY(rects, { x1: 'x1', x2: 'x2', y: 'part', fill: of === 'first' ? FIRST : SECOND, inset: 0.5 }),
      Plot.ruleY([0]),
      Plot.ruleX([quartiles[1]], { strokeDasharray: '4 3' }),
    ],
  });
}

/** Where it happened: a board seen from above. */
function heatMap(draw: Draw, figures: readonly Figure[]): string {
  const cells = figures
    .filter(({ group, of }) => group === 'all' && of === 'first')
    .map(({ measure, value }) => {
      const [, column, row] = SPACE.exec(wordOf(measure)) ?? [];
      return { column, row: Number(row), value };
    });
  const columns = letters(Math.max(13, ...cells.map(({ column }) => column.charCodeAt(0) - 64)));
  const rows = Array.from({ length: Math.max(10, ...cells.map(({ row }) => row)) }, (_, i) => i + 1);
  return draw({
    width: 52 * columns.length + 60,
    height: 52 * rows.length + 60,
    marginLeft: 40,
    x: { domain: columns, label: null, axis: 'top' },
    y: { domain: rows, label: null },
    color: {
      type: 'sqrt',
      scheme: 'YlOrRd',
      legend: false,
      domain: [0, Math.max(...cells.map((c) => c.value))],
    },
    marks: [
      Plot.cell(
        rows.flatMap((row) => columns.map((column) => ({ row, column }))),
        { x: 'column', y: 'row', fill: '#8883', inset: 1 },
      ),
      Plot.cell(cells, { x: 'column', y: 'row', fill: 'value', inset: 1 }),
      Plot.text(cells, {
        x: 'column',
        y: 'row',
        text: ({ value }: { value: number }) => `${(100 * value).toFixed(1)}`,
        fontSize: 11,
        fill: 'black',
      }),
    ],
  });
}

function letters(count: number): string[] {
  return Array.from({ length: count }, (_, i) => String.fromCharCode(65 + i));
}

function partSections(draw: Draw, { parts }: Findings): string[] {
  const sections: string[] = [];
  for (const kind of ['card', 'rule'] as const) {
    const decided = parts.filter((part) => part.kind === kind && part.decided.value > 0).slice(0, MOST_BARS);
    if (decided.length > 0) {
      const rows = decided.map(({ name, decided: d }) => ({ ...d, label: name, of: 'first' }));
      sections.push(section(`Decided by a ${kind}`, intervals(draw, rows, 'share')));
    }
  }
  const swings = parts
    .flatMap(({ name, swing }) =>
      swing && swing.n >= 30 ? [{ ...swing, label: name, of: 'difference' }] : [],
    )
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_BARS);
  if (swings.length > 0) {
    sections.push(section('Wins of seats that met a card, against others', intervals(draw, swings, 'share')));
  }
  return sections;
}

function section(title: string, content: string): string {
  return `<section><h2>${escaped(title)}</h2>${content}</section>`;
}

function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    (f) =>
      `<tr><td>${escaped(f.measure)}</td><td>${escaped(f.group)}</td><td>${f.of}</td>` +
      `<td>${withInterval(f, f.kind, f.of === 'difference')}</td><td>${f.n}</td></tr>`,
  );
  return `<details><summary>${figures.length} figures</summary><table><thead><tr><th>measure</th><th>group</th><th>of</th><th>value (95 % interval)</th><th>n</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function page(heading: string, plan: Plan, found: Findings, command: string, sections: string): string {
  const won = found.figures.find(
    ({ measure, group, of }) => measure === 'won' && group === 'all' && of === 'first',
  );
  const failed = found.failed.length > 0 ? `<p class="bad">${found.failed.length} matches failed.</p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(heading)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 800px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-weight: 600; } h2 { margin-top: 3rem; border-bottom: 1px solid #8885; }
svg { max-width: 100%; height: auto; } figure { margin: 0; }
table { border-collapse: collapse; font-size: 14px; } td, th { padding: 2px 10px; text-align: left; }
code, pre { background: #8882; padding: 2px 6px; border-radius: 4px; white-space: pre-wrap; }
.bad { color: #c33; }
</style>
</head>
<body>
<h1>${escaped(heading)}</h1>
<p>${found.matches} matches${won ? `; a seat wins ${shown(won.value, 'share')} of them` : ''}. Intervals hold the truth with 95 %.</p>
${failed}
<pre>${escaped(command)}</pre>
<details><summary>The plan</summary><pre>${escaped(JSON.stringify(plan, null, 2))}</pre></details>
${sections}
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
