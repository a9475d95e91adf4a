import { join } from 'node:path';
import { runScenario } from '@underhall/kernel';
import { scenariosIn } from '@underhall/kernel/testing';
import { expect, test } from 'vitest';
import { dungeon } from './game.ts';

const game = dungeon.open();

for (const scenario of scenariosIn(join(import.meta.dirname, 'scenarios'))) {
  test(`${scenario.rules.join(' ')} ${scenario.title}`, () => {
    expect(scenario.game).toBe(game.id);
    runScenario(game, scenario);
  });
}
