import { expect, it } from 'vitest';
import { openClassic } from './game.ts';
import type { ClassicSpec } from './world.ts';

const { heroes } = (openClassic().spec as ClassicSpec).content;
const ONES = 29;
const FIVES = 12;

it('DQ-WOUND-4 the wound tokens suffice for any wounds of four Heroes, if fives are exchanged', () => {
  const lives = heroes.map((hero) => hero.life).sort((a, b) => b - a);
  const worst = lives.slice(0, 4);
  // What is left after exchanging is at most four ones for each Hero.
  expect(4 * worst.length).toBeLessThanOrEqual(ONES);
  expect(worst.reduce((fives, life) => fives + Math.floor(life / 5), 0)).toBeLessThanOrEqual(FIVES);
});
