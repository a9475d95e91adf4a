import { expect, it } from 'vitest';
import { sets } from '../content/said.ts';
import { chanceOfAtLeast, specialGain } from './chances.ts';

it('tells how likely a die shows enough, also where the better or the worse of two counts', () => {
  expect([1, 4, 6, 7].map((needs) => chanceOfAtLeast(needs, 0))).toEqual([1, 1 / 2, 1 / 6, 0]);
  expect(chanceOfAtLeast(4, 1)).toBe(3 / 4);
  expect(chanceOfAtLeast(4, -1)).toBe(1 / 4);
});

it('counts what a special effect adds to the score of a monster', () => {
  const monster = (id: string) =>
    sets.flatMap(({ adventures }) => adventures).find((card) => card.id === id)?.monster;
  const [swarm, selkie, hound] = ['lamprey-swarm', 'sump-selkie', 'verdigris-hound'].map(monster);
  expect(swarm && specialGain(swarm, 'speed', 3)).toBe(3);
  expect(swarm && specialGain(swarm, 'melee', 3)).toBe(0);
  expect(selkie && specialGain(selkie, 'melee', 0)).toBe(3);
  expect(hound && specialGain(hound, 'speed', 0)).toBe(0);
});
