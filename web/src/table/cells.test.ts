import { expect, test } from 'vitest';
import { meantBy } from './cells.ts';

const box = (id: string, left: number, top: number, size: number) => ({
  id,
  left,
  top,
  right: left + size,
  bottom: top + size,
});
const meant = (x: number, y: number, ...boxes: ReturnType<typeof box>[]) => meantBy(x, y, boxes)?.id;

test('a finger that just misses something small means the nearest of it', () => {
  const [a, b] = [box('A1', 0, 0, 23), box('B1', 60, 0, 23)];
  expect(meant(10, 10, a, b)).toBe('A1');
  expect(meant(30, 10, a, b)).toBe('A1');
  expect(meant(52, 30, a, b)).toBe('B1');
});

test('beyond its reach it means nothing, and what is large enough must be hit', () => {
  expect(meant(60, 60, box('A1', 0, 0, 23))).toBeUndefined();
  expect(meant(50, 10, box('A1', 0, 0, 40))).toBeUndefined();
});
