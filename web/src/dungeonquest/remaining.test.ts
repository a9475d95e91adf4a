import { gameCard, speaking } from '@underhall/table';
import { boxOf } from '@underhall/table/boxes';
import { expect, test } from 'vitest';
import { remainingIn } from './remaining.ts';
import type { Facts } from './terms.ts';

test('a deck may still hold what is in the box and lies open nowhere', async () => {
  const card = gameCard(speaking(await boxOf('dungeonquest-classic')));
  const nobody = { seats: [] } as unknown as Facts;
  const dragons = remainingIn('dragon', ['dragon-sleeping', 'dragon-sleeping'], nobody, card);
  expect(dragons.map(({ face, left }) => [face.name, left])).toEqual([
    ['Sleeping', 5],
    ['Dragon Rage', 1],
  ]);
  const carried = { loot: ['treasure-jade-toad'], kept: [], runes: [], tripCards: [], drawn: [] };
  const treasures = remainingIn('treasure', [], { seats: [carried] } as unknown as Facts, card);
  expect(treasures).toHaveLength(31);
  expect(treasures.some(({ face }) => face.id === 'treasure-jade-toad')).toBe(false);
});
