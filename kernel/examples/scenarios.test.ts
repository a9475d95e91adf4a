import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { runScenario } from '../scenario/run.ts';
import { readScenario } from '../scenario/scenario.ts';
import { duel, market, pig } from './index.ts';

const folder = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

describe.each([pig, duel, market] as Game[])('$id', (game) => {
  const files = readdirSync(new URL(`${game.id}/scenarios/`, folder)).filter((file) =>
    file.endsWith('.json'),
  );
  const scenarios = files.map((file) => readScenario(JSON.parse(read(`${game.id}/scenarios/${file}`))));

  for (const scenario of scenarios) {
    test(`${scenario.rules.join(' ')} ${scenario.title}`, () => {
      expect(scenario.game).toBe(game.id);
      runScenario(game, scenario);
    });
  }

  test('every rule of the ledger has a scenario, and every scenario a rule of the ledger', () => {
    const ledger = [...read(`${game.id}/rules.md`).matchAll(/^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*/gm)].map(
      ([, id]) => id,
    );
    const named = new Set(scenarios.flatMap(({ rules }) => rules));
    expect([...named].sort()).toEqual(ledger.sort());
  });
});
