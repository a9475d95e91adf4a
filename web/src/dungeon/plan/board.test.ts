import { nameOf as gameName, SPACES } from '@underhall/dungeon/board';
import { expect, test } from 'vitest';
import { CELL, COLUMNS, levelAround, levels, ROWS, spaceNamed, spaces } from './board.ts';
import { hatchedRock } from './ink.ts';
import { chamberText, emblems, levelPlaces } from './lettering.ts';
import { washOf } from './wash.ts';

test('spaces go by the names of the game', () => {
  const names = Array.from({ length: SPACES }, (_, space) => gameName(space));
  expect(spaces.map(({ name }) => name)).toEqual(names);
});

test('every level has its colour around its rooms, and a mark in its rock', () => {
  for (const { level, box } of spaces.filter(({ kind }) => kind === 'room'))
    expect(levelAround(box.left, box.top)).toBe(level);
  expect(new Set(levelPlaces.map(({ level }) => level))).toEqual(new Set(levels.map(({ level }) => level)));
});

test('the names of chambers stay inside', () => {
  for (const chamber of spaces.filter(({ kind }) => kind === 'chamber')) {
    const { lines, mark } = chamberText(chamber);
    expect(lines.map(({ text }) => text).join(' ')).toBe(chamber.title);
    const ys = [...lines.map(({ y }) => y), mark[1] + 15];
    for (const y of ys) {
      expect(y, chamber.name).toBeGreaterThan(chamber.box.top * CELL);
      expect(y, chamber.name).toBeLessThanOrEqual(chamber.box.bottom * CELL);
    }
  }
});

test('emblems belong to chambers', () => {
  for (const name of Object.keys(emblems)) expect(spaceNamed(name)?.kind).toBe('chamber');
});

test('the rock is hatched the same way every time, and nowhere beyond the frame', () => {
  const bands = [...hatchedRock()];
  expect(bands).toEqual([...hatchedRock()]);
  const starts = [
    ...bands
      .flat()
      .join('')
      .matchAll(/M(-?[\d.]+) (-?[\d.]+)/g),
  ].map(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.length).toBeGreaterThan(5000);
  const inside = ([x, y]: readonly number[]) =>
    x > -CELL && y > -CELL && x < (COLUMNS + 1) * CELL && y < (ROWS + 1) * CELL;
  expect(starts.filter((start) => !inside(start))).toEqual([]);
});

test('the washes of all levels together cover the middle of the board once', () => {
  const whole = levels.map(({ level }) => washOf(level));
  const middle = Math.floor(whole[0].length / 2) + (COLUMNS + 2) / 2;
  expect(whole.reduce((sum, dots) => sum + dots[middle], 0)).toBeCloseTo(1, 3);
});
