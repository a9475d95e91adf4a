import { Rng, View } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { openDungeoneer } from './game.ts';

const game = openDungeoneer();

test('DNR-HIDDEN-18 no view has the seed or the generator in it', () => {
  const seed = 'a seed that nobody may see';
  const match = game.start({ seats: [{}, {}], seed });
  for (const viewer of [0, 1]) {
    const sent = JSON.stringify(new View(match, viewer).toJSON());
    expect(sent).not.toContain(seed);
  }
  // What is filled in for it is made anew: two tries of what a seat cannot know differ in their dice.
  const rolls = ['one', 'other'].map((word) => {
    const guess = new View(match, 0).determinise(Rng.fromSeed(word));
    return Array.from({ length: 20 }, () => guess.roll());
  });
  expect(rolls[0]).not.toEqual(rolls[1]);
});
