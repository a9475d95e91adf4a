import type { Figure, Findings, Part } from '../core/figures.ts';
import type { Plan } from '../core/plan.ts';
import { shown, withInterval } from './numbers.ts';

const MOST_WORDS = 12;
const MOST_PARTS = 8;

/** The figures as tables for a terminal; two set-ups, or two games, in columns. */
export function asText(found: Findings, { versus }: Pick<Plan, 'versus'>): string {
  const lines: string[] = [];
  for (const [measure, figures] of byMeasure(found.figures)) {
    lines.push('', measure, ...table(rowsOf(figures, versus !== undefined)));
  }
  for (const kind of ['card', 'rule'] as const) {
    const parts = found.parts.filter((part) => part.kind === kind && part.decided.value > 0);
    if (parts.length > 0) lines.push('', `decided by a ${kind}`, ...table(partRows(parts)));
  }
  const swings = found.parts.filter(isTelling).sort((a, b) => swingOf(b) - swingOf(a));
  if (swings.length > 0)
    lines.push('', 'wins of seats that met a card, against others', ...table(swingRows(swings)));
  if (found.failed.length > 0) {
    lines.push('', `${found.failed.length} matches failed:`);
    for (const failure of found.failed.slice(0, MOST_PARTS)) lines.push(`  ${failure}`);
  }
  return lines.join('\n').trimStart();
}

/** Figures by measure without the word: all causes of death are one table. */
export function byMeasure(figures: readonly Figure[]): Map<string, Figure[]> {
  const measures = new Map<string, Figure[]>();
  for (const figure of figures) {
    const [measure] = figure.measure.split('=');
    const list = measures.get(measure);
    if (list) list.push(figure);
    else measures.set(measure, [figure]);
  }
  return measures;
}

function rowsOf(figures: readonly Figure[], compared: boolean): string[][] {
  const words = figures.some(({ measure }) => measure.includes('='));
  // Words by group would be a table of tables: only those of all seats are printed.
  const printed = words ? figures.filter(({ group }) => group === 'all' || group === 'match') : figures;
  const labels = [...new Set(printed.map(labelOf))];
  const rows = labels.slice(0, words ? MOST_WORDS : undefined).map((label) => {
    const of = (which: Figure['of']) => printed.find((each) => labelOf(each) === label && each.of === which);
    const first = of('first');
    if (!compared) return [label, ...(first ? [withInterval(first, first.kind), `n ${first.n}`] : [])];
    const difference = of('difference');
    return [
      label,
      ...[first, of('second')].map((each) => (each ? shown(each.value, each.kind) : '–')),
      difference ? withInterval(difference, difference.kind, true) : '–',
      difference && isClear(difference) ? '*' : '',
    ];
  });
  if (labels.length > rows.length) rows.push([`… ${labels.length - rows.length} more`]);
  return compared ? [['', 'first', 'second', 'difference'], ...rows] : rows;
}

function labelOf({ measure, group }: Figure): string {
  const at = measure.indexOf('=');
  return at < 0 ? group : measure.slice(at + 1);
}

/** Is the truth surely not 0? */
function isClear({ low, high }: { low: number; high: number }): boolean {
  return low > 0 || high < 0;
}

function isTelling(part: Part): boolean {
  return part.swing !== undefined && isClear(part.swing) && part.swing.n >= 30;
}

function swingOf({ swing }: Part): number {
  return Math.abs(swing?.value ?? 0);
}

function partRows(parts: readonly Part[]): string[][] {
  return parts.slice(0, MOST_PARTS).map(({ name, decided }) => [name, withInterval(decided, 'share')]);
}

function swingRows(parts: readonly Part[]): string[][] {
  return parts
    .slice(0, MOST_PARTS)
    .map(({ name, swing }) => [name, swing ? withInterval(swing, 'share', true) : '']);
}

export function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => row[i]?.length ?? 0)),
  );
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i])).join('  ')}`.trimEnd());
}
