import type { Findings } from '../core/figures.ts';

/** One line for each figure. */
export function asCsv({ figures }: Findings): string {
  const head = ['measure', 'group', 'of', 'kind', 'value', 'low', 'high', 'n'];
  const lines = figures.map((f) =>
    [f.measure, f.group, f.of, f.kind, f.value, f.low, f.high, f.n].map(cell).join(','),
  );
  return `${[head.join(','), ...lines].join('\n')}\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
