import { join } from 'node:path';
import { runScenario } from '@underhall/kernel';
import { checkDamaged, scenariosIn } from '@underhall/kernel/testing';
import { expect, test } from 'vitest';
import { openRevised } from './game.ts';

const game = openRevised();

const scenarios = scenariosIn(join(import.meta.dirname, 'scenarios'));

for (const scenario of scenarios) {
  test(`${scenario.rules.join(' ')} ${scenario.title}`, () => {
    expect(scenario.game).toBe(game.id);
    runScenario(scenario.packs ? openRevised(scenario.packs) : game, scenario);
  });
}

test('damaged scenarios end, and fail alone', () => {
  checkDamaged(game, scenarios, 'quick', 500);
});
