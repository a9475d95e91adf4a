import { arrange } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { openDungeon } from './game.ts';

const game = openDungeon();

it.each([
  [{ cleaned: ['armory'] }, 'Only rooms can be cleaned out.'],
  [{ seen: 'armory', ball: 't4-crystal-ball' }, 'Only rooms can be seen.'],
  [{ seen: 'c014', ball: 't4-crystal-ball' }, 'Only rooms can be seen.'],
  [{ guard: 'm3-ogre', at: 'armory' }, 'A guard needs a "hoard".'],
  [{ adventurer: 0, at: 'attic' }, "There is no space 'attic' on the board."],
])('%j cannot be arranged', (statement, problem) => {
  const match = game.start({ seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'arranged' });
  expect(() => arrange(match, [statement])).toThrow(problem);
});

it('what cannot be seen leaves no number marker behind', () => {
  const match = game.start({ seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: 'arranged' });
  expect(() => arrange(match, [{ seen: 'armory', ball: 't4-crystal-ball' }])).toThrow();
  expect(match.world.marks).toEqual([]);
});
