import { expect, it } from 'vitest';
import { beside } from './beside.ts';
import type { Figure, Findings } from './figures.ts';

function found(...figures: Figure[]): Findings {
  return { matches: 100, failed: [], figures, distributions: [], parts: [] };
}

function share(measure: string, value: number): Figure {
  const interval = { low: value - 0.03, high: value + 0.04, n: 100 };
  return { measure, group: 'all', kind: 'share', of: 'first', value, ...interval };
}

it('puts the figures of two games side by side, with the difference of separate runs', () => {
  const { figures } = beside(found(share('out', 0.3)), found(share('out', 0.5)));
  expect(figures.map(({ of }) => of)).toEqual(['first', 'second', 'difference']);
  const [, , gap] = figures;
  expect(gap.value).toBeCloseTo(0.2);
  expect(gap.low).toBeCloseTo(0.2 - 0.05);
  expect(gap.high).toBeCloseTo(0.2 + 0.05);
});

it('keeps what only one of them has', () => {
  const { figures } = beside(found(share('death=pit', 0.1)), found(share('death=dead-end', 0.2)));
  expect(figures.map(({ measure, of }) => [measure, of])).toEqual([
    ['death=pit', 'first'],
    ['death=dead-end', 'second'],
  ]);
});
