import { arrange } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openDungeon } from './game.ts';

const game = openDungeon();

it.each([
  [{ cleaned: ['armory'] }, 'cleaned[0]: must be a room, not "armory"'],
  [{ seen: 'armory', ball: 't4-crystal-ball' }, 'seen: must be a room, not'],
  [{ seen: 'c014', ball: 't4-crystal-ball' }, 'seen: must be a room, not'],
  [{ guard: 'm3-ogre', at: 'armory' }, 'hoard: must be a list, not missing'],
  [{ guard: 'm3-ogre', at: 'armory', hoard: [] }, 'A guard needs a "hoard".'],
  [{ adventurer: 0, treasures: [] }, 'treasures: is not known here. Fields: adventurer, type, at'],
  [{ adventurer: 0, at: 'attic' }, 'at: must be a space, not "attic"'],
  [{ turn: 99 }, 'turn: must be a seat from 0 to 1'],
  [{ first: -1 }, 'first: must be a seat from 0 to 1, not -1'],
  [{ round: 1e9 }, 'round: must be a whole number from 0 to 1000'],
  [{ adventurer: 2, at: 'armory' }, 'adventurer: must be a seat from 0 to 1'],
  [{ adventurer: 0, lostTurns: 1e9 }, 'lostTurns: must be a whole number from 0 to 6'],
  [{ sword: 'excalibur', bonus: 1 }, 'sword: must be the id of a magic sword, not "excalibur"'],
  [{ sword: 't1-magic-sword', bonus: 99 }, 'bonus: must be a whole number from 0 to 10'],
  [{ seen: '2-3', ball: 'no-ball' }, 'ball: must be the id of a crystal ball, not "no-ball"'],
  [{ guard: 'm3-ogre', at: 'armory', hoard: ['t1-bag-of-gold'], of: 9 }, 'of: must be a seat from 0 to 1'],
])('%j cannot be arranged', (statement, problem) => {
  const match = game.start({ seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'arranged' });
  expect(() => arrange(match, [statement])).toThrow(problem);
});

it('what cannot be seen leaves no number marker behind', () => {
  const match = game.start({ seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'arranged' });
  expect(() => arrange(match, [{ seen: 'armory', ball: 't4-crystal-ball' }])).toThrow();
  expect(match.world.marks).toEqual([]);
});
