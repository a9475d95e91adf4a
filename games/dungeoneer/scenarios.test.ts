import { join } from 'node:path';
import { gameOf, runScenario } from '@underhall/kernel';
import { checkDamaged, scenariosIn } from '@underhall/kernel/testing';
import { expect, test } from 'vitest';
import { dungeoneer } from './game.ts';

const game = dungeoneer.open();
const scenarios = scenariosIn(join(import.meta.dirname, 'scenarios'));

for (const scenario of scenarios) {
  test(`${scenario.rules.join(' ')} ${scenario.title}`, () => {
    expect(scenario.game).toBe(game.id);
    runScenario(gameOf(dungeoneer, scenario), scenario);
  });
}

test('damaged scenarios end, and fail alone', () => {
  checkDamaged(game, scenarios, 'quick', 1500);
});
