import { expect, test } from 'vitest';
import { CELL, DIRECTIONS, exitsOf, middleOf, ownerAt, type Space, spaceNamed, spaces } from './board.ts';
import { beyond, exitTowards, footprints, lineOf } from './steps.ts';

const named = (name: string) => spaceNamed(name) as Space;

test('every space is reached from the staircase with arrows alone', () => {
  const seen = new Set<string>();
  const reached = new Set<Space>();
  const waiting: [Space, readonly [number, number] | undefined][] = [[named('start'), undefined]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [space, entered] = next;
    if (seen.has(`${space.name} ${entered}`)) continue;
    seen.add(`${space.name} ${entered}`);
    reached.add(space);
    for (const direction of DIRECTIONS) {
      const exit = exitTowards(space, direction, entered);
      if (exit) waiting.push([exit.to, exit.at]);
    }
  }
  expect(reached.size).toBe(spaces.length);
});

test('an arrow leads through a way on that side, and the opposite arrow back', () => {
  const back = { north: 'south', east: 'west', south: 'north', west: 'east' } as const;
  for (const space of spaces) {
    for (const direction of DIRECTIONS) {
      const exit = exitTowards(space, direction);
      if (!exit) continue;
      expect(exit.direction).toBe(direction);
      expect(exitTowards(exit.to, back[direction], exit.at)?.to, `${space.name} ${direction}`).toBe(space);
    }
  }
});

test('from the staircase every arrow leads into the Gallery; from there southwards is out, not back', () => {
  for (const direction of DIRECTIONS) expect(beyond('start', direction)).toBe('main-gallery');
  const south = exitTowards(named('start'), 'south');
  expect(south && exitTowards(named('main-gallery'), 'south', south.at)?.to.kind).toBe('corridor');
});

test('a wall stops an arrow', () => {
  const room = spaces.find((space) => space.kind === 'room' && exitsOf(space).length === 1) as Space;
  const ways = DIRECTIONS.filter((direction) => exitTowards(room, direction));
  expect(ways).toEqual([exitsOf(room)[0].direction]);
});

test('the line of a walk stays on the floors of its spaces', () => {
  for (const space of spaces) {
    for (const first of exitsOf(space)) {
      for (const second of exitsOf(first.to)) {
        const path = [first.to.name, second.to.name];
        const line = lineOf(space, middleOf(space), path);
        expect(line[0]).toEqual(middleOf(space));
        for (const [x, y] of line.slice(1)) {
          const around = [-1, 1].flatMap((dx) =>
            [-1, 1].map((dy) => ownerAt(Math.floor((x + dx) / CELL), Math.floor((y + dy) / CELL))),
          );
          expect(around.some((owner) => owner && [space, first.to, second.to].includes(owner))).toBe(true);
        }
      }
    }
  }
});

test('a walk through the Gallery leaves the staircase on the side it goes on to', () => {
  const start = named('start');
  const south = exitsOf(named('main-gallery')).find(
    ({ direction, to }) => direction === 'south' && to.kind === 'corridor',
  );
  const line = lineOf(start, middleOf(start), ['main-gallery', south?.to.name ?? '']);
  const heights = line.map(([, y]) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

test('footprints keep away from the ends and alternate', () => {
  const prints = footprints(
    [
      [0, 0],
      [100, 0],
      [100, 100],
    ],
    20,
    10,
  );
  expect(prints[0].at[0]).toBeGreaterThanOrEqual(20);
  expect(prints.at(-1)?.at[1]).toBeLessThanOrEqual(90);
  expect(prints.every(({ left }, i) => left === (i % 2 === 0))).toBe(true);
  expect(new Set(prints.map(({ angle }) => angle))).toEqual(new Set([0, 90]));
});
