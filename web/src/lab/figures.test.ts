import type { Figure } from '@underhall/lab';
import { expect, test } from 'vitest';
import { interval } from './figures.ts';

const figure = (part: Partial<Figure>) =>
  interval({ kind: 'share', value: 0.25, low: 0.2, high: 0.31, n: 400, ...part } as Figure);

test('an interval goes from its low to its high end', () => {
  expect(figure({})).toBe('20 % to 31 %');
});

test('what is the same in every match has no interval', () => {
  expect(figure({ low: 0.25, high: 0.25 })).toBe('the same in every match');
});

test('one match knows no spread', () => {
  const endless = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, n: 1 };
  expect(figure({ kind: 'mean', value: 300, ...endless })).toBe('seen once: no range yet');
});

test('a small sample says how small it is', () => {
  expect(figure({ n: 12 })).toBe('20 % to 31 %, of only 12');
});
