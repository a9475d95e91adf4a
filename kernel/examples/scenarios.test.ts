import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { runScenario } from '../scenario/run.ts';
import { scenariosIn } from '../testing/scenarios.ts';
import { duel, market, pig, warren } from './index.ts';

describe.each([pig, duel, market, warren] as Game[])('$id', (game) => {
  const folder = join(import.meta.dirname, game.id);
  const scenarios = scenariosIn(join(folder, 'scenarios'));

  for (const scenario of scenarios) {
    test(`${scenario.rules.join(' ')} ${scenario.title}`, () => {
      expect(scenario.game).toBe(game.id);
      runScenario(game, scenario);
    });
  }

  test('every rule of the ledger has a scenario, and every scenario a rule of the ledger', () => {
    const text = readFileSync(join(folder, 'rules.md'), 'utf8');
    const ledger = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
    const named = new Set(scenarios.flatMap(({ rules }) => rules));
    expect([...named].sort()).toEqual(ledger.sort());
  });
});
