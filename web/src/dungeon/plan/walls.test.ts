import { expect, test } from 'vitest';
import type { Point } from '../../art/shapes.ts';
import { CELL, cellsAt, middleOf, ownerAt, type Segment, spaceNamed, spaces, ways } from './board.ts';
import { insetShape } from './Light.tsx';
import { outlineOf, rectanglesOf, runsOf, wallSegments } from './walls.ts';

const keys = new Set(wallSegments.map(String));

test('walls are closed: one ends only where others go on, or where a way is open', () => {
  const ends = new Map<string, number>();
  const count = (segments: readonly Segment[]) => {
    for (const [x1, y1, x2, y2] of segments)
      for (const end of [`${x1},${y1}`, `${x2},${y2}`]) ends.set(end, (ends.get(end) ?? 0) + 1);
  };
  count(wallSegments);
  count(ways.filter(({ kind }) => kind === 'open').flatMap(({ at }) => at));
  expect([...ends].filter(([, n]) => n < 2)).toEqual([]);
});

test('rock is walled off from every floor', () => {
  const open = spaces.flatMap(({ cells }) =>
    cells.flatMap(([x, y]) =>
      (
        [
          [x, y, x + 1, y],
          [x, y + 1, x + 1, y + 1],
          [x, y, x, y + 1],
          [x + 1, y, x + 1, y + 1],
        ] as const
      ).filter((side) => cellsAt(side).some(([cx, cy]) => !ownerAt(cx, cy)) && !keys.has(String(side))),
    ),
  );
  expect(open).toEqual([]);
});

test('every door and every secret door stands in a wall between its two spaces', () => {
  for (const { id, kind, a, b, at } of ways) {
    for (const segment of at) {
      expect(keys.has(String(segment)), id).toBe(kind !== 'open');
      expect(new Set(cellsAt(segment).map(([x, y]) => ownerAt(x, y)))).toEqual(new Set([a, b]));
    }
  }
});

test('runs cover the same borders as their pieces', () => {
  const long = ([x1, y1, x2, y2]: Segment) => Math.abs(x2 - x1) + Math.abs(y2 - y1);
  const runs = runsOf(wallSegments);
  expect(runs.reduce((sum, run) => sum + long(run), 0)).toBe(wallSegments.length);
  expect(runs.length).toBeLessThan(wallSegments.length / 2);
});

function area(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length];
    return sum + (x * ny - y * nx) / 2;
  }, 0);
}

test('an outline encloses exactly the cells of its space', () => {
  for (const { name, cells } of spaces)
    expect(
      outlineOf(cells).reduce((sum, line) => sum + area(line), 0),
      name,
    ).toBe(cells.length);
});

test('an outline around cells that touch in a corner only stays closed', () => {
  const lines = outlineOf([
    [0, 0],
    [1, 1],
  ]);
  expect(lines.map(area)).toEqual([1, 1]);
});

test('the Main Gallery has a hole for the staircase, and light on it has none', () => {
  const gallery = spaceNamed('main-gallery');
  expect(gallery && outlineOf(gallery.cells).length).toBe(2);
  expect(gallery && insetShape(gallery, 4).match(/M/g)?.length).toBe(1);
});

test('a space is met at all its cells and at no other', () => {
  for (const { name, cells } of spaces) {
    const met = rectanglesOf(cells).flatMap(([left, top, right, bottom]) => {
      const found: string[] = [];
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) found.push(`${x},${y}`);
      return found;
    });
    expect(met.toSorted(), name).toEqual(cells.map(String).toSorted());
  }
});

test('the middle of every space, where its name or its pieces are, lies inside', () => {
  for (const space of spaces) {
    const [x, y] = middleOf(space);
    // On a border between two cells of the space both must be its own.
    for (const nudge of [-1, 1])
      expect(ownerAt(Math.floor((x + nudge) / CELL), Math.floor((y + nudge) / CELL)), space.name).toBe(space);
  }
});
