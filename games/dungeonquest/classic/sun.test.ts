import { Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openClassic } from './game.ts';

const game = openClassic();
const DICE = [1, 2, 3, 4, 5, 6];

/** The dice with which the doors close when the sun comes to a space. */
function closing(space: number): number[] {
  return DICE.filter((die) => {
    const play = new Playthrough(game, { seats: [{}, {}] }, [
      { first: 0 },
      { sun: space - 1 },
      { round: 5 },
      { dice: [die] },
      { turn: 0 },
    ]);
    expect(play.match.world.sun).toBe(space);
    return play.match.outcome !== undefined;
  });
}

it.each([
  [26, [1]],
  [27, [1, 2]],
  [28, [1, 2, 3]],
  [29, [1, 2, 3, 4]],
  [30, [1, 2, 3, 4, 5]],
])('DQ-SUN-3 DQ-SUN-4 DQ-SUN-5 on space %i the doors close with %j and no other roll', (space, dice) => {
  expect(closing(space)).toEqual(dice);
});

it('DQ-SUN-9 on the spaces before them the doors never close', () => {
  for (let space = 2; space < 26; space++) expect(closing(space), `${space}`).toEqual([]);
});
