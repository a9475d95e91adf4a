import { cheapChoice, NONE, Rng } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { evaluate } from '../evaluation.ts';
import { openDungeoneer } from '../game.ts';
import { NOWHERE } from '../world.ts';
import { winChance } from './fights.ts';
import { bestProspect } from './prospects.ts';
import { waysFrom } from './ways.ts';

const game = openDungeoneer();

function played(seed: string, choices: number, seats = 4) {
  const match = game.again(game.agree({ seats: Array.from({ length: seats }, () => ({})) }), seed);
  const rng = Rng.fromSeed(seed);
  for (let i = 0; i < choices; i++) {
    const seat = match.asked();
    if (seat === NONE) break;
    match.take(seat, match.legal(seat)[cheapChoice(match, seat, rng)]);
  }
  return match;
}

test('a lead of nothing wins 15 of 36 clashes, and one of six or more all', () => {
  expect(winChance(0)).toBeCloseTo(15 / 36);
  expect(winChance(6)).toBe(1);
  expect(winChance(-5)).toBe(0);
});

test('ways are none to oneself and at least a step to others', () => {
  const match = played('ways', 80);
  const { space } = match.world.heroes[0];
  const ways = waysFrom(match, space);
  expect(ways[space]).toBe(0);
  for (const [other, steps] of ways.entries()) if (other !== space) expect(steps).toBeGreaterThanOrEqual(1);
});

test('all seats together are worth one, and who lives more safely or nearer to his Quest is worth more', () => {
  const match = played('worth', 60);
  const worth = [0, 1, 2, 3].map((seat) => evaluate(match, seat));
  expect(worth.reduce((a, b) => a + b)).toBeCloseTo(1);
  const hurt = match.clone();
  hurt.world.heroes[0].life = 1;
  expect(evaluate(hurt, 0)).toBeLessThan(worth[0]);
  const goal = bestProspect(match, 0);
  if (goal && goal.space !== NOWHERE) {
    const there = match.clone();
    there.world.heroes[0].space = goal.space;
    expect(evaluate(there, 0)).toBeGreaterThanOrEqual(worth[0]);
  }
});

test('who plays by the policy completes Quests: most matches end with three of them', () => {
  const ends = Array.from({ length: 12 }, (_, i) => played(`ends ${i}`, 5000).outcome?.rule);
  expect(ends.filter((rule) => rule === 'DNR-WIN-1').length).toBeGreaterThan(7);
});
