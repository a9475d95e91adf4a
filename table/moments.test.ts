import { expect, test } from 'vitest';
import { keyMoments } from './moments.ts';
import type { Told } from './scene.ts';

function told(...types: readonly string[]): Told[] {
  return types.map((type, n) => ({
    ...{ n, moment: n, event: { type, seat: 0 }, faces: {}, line: `${n} ${type}` },
  })) as unknown as Told[];
}

const linesOf = (game: string, ...types: readonly string[]) =>
  keyMoments(game, told(...types)).map(({ line }) => line);

test('of what a Hero finds the first counts, and all that he loses', () => {
  const lines = linesOf(
    'dungeonquest-classic',
    'gained',
    'gained',
    'lost-loot',
    'loot-taken',
    'lost-loot',
    'worth',
  );
  expect(lines).toEqual(['0 gained', '2 lost-loot', '3 loot-taken', '4 lost-loot', '5 worth']);
});

test('in Dungeon! every sword is remembered', () => {
  expect(linesOf('dungeon', 'forged', 'turn', 'forged')).toEqual(['0 forged', '2 forged']);
});

test('every great treasure of Dungeon! is remembered, however it was come by', () => {
  const ended = { gold: [[0, 4000, 8000]], results: [] };
  const treasures = told('turn', 'gained', 'gained');
  expect(keyMoments('dungeon', treasures, ended).map(({ kind }) => kind)).toEqual(['riches', 'riches']);
});
