import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenario, runScenario } from '@underhall/kernel';
import { expect, test } from 'vitest';
import { dungeon } from './game.ts';

const folder = join(import.meta.dirname, 'scenarios');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const game = dungeon.open();

for (const file of files.sort()) {
  const scenario = readScenario(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  test(`${scenario.rules.join(' ')} ${scenario.title}`, () => {
    expect(scenario.game).toBe(game.id);
    runScenario(game, scenario);
  });
}
