import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import { fateOf, othersPlayOn, stepsToTower } from './fate.ts';
import type { Facts, Told } from './terms.ts';

const card = {
  faces: { ruby: { printed: { gold: 4500 } }, toad: { printed: { gold: 120 } } },
} as unknown as GameCard;
const factsOf = (seat: object) =>
  ({ seats: [{ hero: 'hugo', loot: [], gold: 0, ...seat }] }) as unknown as Facts;
const told = (event: object, faces = {}) => ({ n: 7, event, faces, line: 'So it ended.' }) as unknown as Told;

test('who died: how, what was lost with him, and how far the nearest tower was', () => {
  const died = told({ type: 'died', seat: 0, space: 3 + 2 * 13, cards: [4, 5, 6] }, { 4: 'ruby', 5: 'toad' });
  expect(fateOf([died], factsOf({ state: 'dead' }), 0, card)).toEqual({
    n: 7,
    kind: 'dead',
    hero: 'hugo',
    line: 'So it ended.',
    loot: ['ruby', 'toad'],
    gold: 4620,
    steps: 5,
  });
});

test('who got out: with all that he carries, at its worth', () => {
  const left = told({ type: 'left', seat: 0, space: 0 });
  const facts = factsOf({ state: 'out', loot: ['ruby'], gold: 5000 });
  expect(fateOf([left], facts, 0, card)).toMatchObject({ kind: 'out', loot: ['ruby'], gold: 5000 });
});

test('who is inside has none yet, and what became of others is theirs', () => {
  expect(fateOf([], factsOf({ state: 'dungeon' }), 0, card)).toBeUndefined();
  const other = told({ type: 'died', seat: 1, space: 0 });
  expect(fateOf([other], factsOf({ state: 'dead' }), 0, card)).toBeUndefined();
});

test('there are others to watch only while one of them is inside', () => {
  const facts = (...states: string[]) => ({ seats: states.map((state) => ({ state })) }) as unknown as Facts;
  expect(othersPlayOn(facts('dead', 'dungeon'), 0)).toBe(true);
  expect(othersPlayOn(facts('dead', 'out', 'catacombs'), 0)).toBe(true);
  expect(othersPlayOn(facts('dead', 'out', 'dead'), 0)).toBe(false);
  expect(othersPlayOn(facts('dead'), 0)).toBe(false);
});

test('the way to a tower is counted in steps', () => {
  expect(['A1', 'B1', 'D3', 'G5'].map(stepsToTower)).toEqual([0, 1, 5, 10]);
});
