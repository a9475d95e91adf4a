import { dungeon } from '@underhall/dungeon';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { expect, test } from 'vitest';
import { keyMoments } from './moments.ts';
import type { Told } from './scene.ts';
import { speaking } from './words.ts';

const quest = speaking(dungeonquestClassic);
const cellar = speaking(dungeon);

function told(...types: readonly string[]): Told[] {
  return types.map((type, n) => ({
    ...{ n, moment: n, event: { type, seat: 0 }, faces: {}, line: `${n} ${type}` },
  })) as unknown as Told[];
}

const linesOf = (game: typeof quest, ...types: readonly string[]) =>
  keyMoments(game, told(...types)).map(({ line }) => line);

test('of what a Hero finds the first counts, and all that he loses', () => {
  const lines = linesOf(quest, 'gained', 'gained', 'lost-loot', 'loot-taken', 'lost-loot', 'worth');
  expect(lines).toEqual(['0 gained', '2 lost-loot', '3 loot-taken', '4 lost-loot', '5 worth']);
});

test('a moment has a name in the words of its game', () => {
  expect(keyMoments(quest, told('died'))).toMatchObject([{ kind: 'death', name: 'A death', fate: true }]);
});

test('what has no line in the log is not remembered', () => {
  expect(keyMoments(quest, [{ ...told('died')[0], line: undefined }])).toEqual([]);
});

test('in Dungeon! every sword is remembered', () => {
  expect(linesOf(cellar, 'forged', 'turn', 'forged')).toEqual(['0 forged', '2 forged']);
});

test('every great treasure of Dungeon! is remembered, however it was come by, those of one choice once', () => {
  const gold = [0, 4000, 8000];
  const outcome = { winners: [], results: [{ need: 10_000 }], rule: '' };
  const back = (n: number) => ({
    outcome,
    before: [{ gold: gold[Math.max(0, n - 1)] }],
    after: [{ gold: gold[n] }],
  });
  const [, first, second] = told('turn', 'gained', 'regained');
  const treasures = [first, { ...first, n: 3 }, second];
  expect(keyMoments(cellar, treasures, back).map(({ kind, moment }) => [kind, moment])).toEqual([
    ['riches', 1],
    ['riches', 2],
  ]);
});
