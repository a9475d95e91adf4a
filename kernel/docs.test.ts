import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { duel, market, pig } from './examples/index.ts';
import type { Game } from './game.ts';
import { runScenario, ScenarioFailure } from './scenario/run.ts';
import { readScenario } from './scenario/scenario.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const blocks = (page: string, language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block);
const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const games: Record<string, Game> = { pig: pig as Game, duel: duel as Game, market: market as Game };

describe('docs/adding-a-game.md', () => {
  const page = read('docs/adding-a-game.md');

  test('its code is that of Pig, line for line', () => {
    expect(blocks(page, 'ts').flatMap(lines)).toEqual(lines(read('kernel/examples/pig/pig.ts')));
  });

  test('its box and its tests are those of Dungeon! and Pig, line for line', () => {
    const [[box], scenarios, promises] = blocks(page, 'js').map(lines);
    expect(lines(read('games/dungeon/game.ts'))).toContain(box);
    expect(scenarios).toEqual(lines(read('games/dungeon/scenarios.test.ts')));
    expect(promises).toEqual(lines(read('kernel/examples/pig/pig.test.ts')));
  });

  test('what it names is there', () => {
    const named = [...page.matchAll(/\]\((\.\.\/|)([\w./-]+)\)/g)].map(([, up, path]) =>
      up ? path : `docs/${path}`,
    );
    expect(named.length).toBeGreaterThan(8);
    for (const path of named) expect(() => read(path), path).not.toThrow();
    const exported =
      read('kernel/index.ts') +
      read('kernel/shape.ts') +
      read('kernel/testing/index.ts') +
      read('kernel/content.ts');
    const names = [...page.matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, name]) => name);
    const spec = read('kernel/game.ts') + read('kernel/testing/reader.ts');
    for (const name of names) expect(`${exported} ${spec}`, name).toContain(name);
  });

  test('its ledger is that of Pig, and its scenario holds', () => {
    expect(blocks(page, 'md').flatMap(lines)).toEqual(lines(read('kernel/examples/pig/rules.md')));
    const [scenario] = blocks(page, 'json');
    runScenario(pig, readScenario(JSON.parse(scenario)));
  });
});

describe('docs/scenarios.md', () => {
  const page = read('docs/scenarios.md');
  const values = blocks(page, 'json').map((block) => JSON.parse(block));

  test('every block of JSON is JSON, and there are whole scenarios among them', () => {
    expect(values.filter((value) => 'steps' in value).length).toBeGreaterThan(1);
  });

  const scenarios = values.filter((value) => 'steps' in value).map((value) => readScenario(value));

  test.each(scenarios.filter(({ title }) => !title.includes('wrong')))(
    'its scenario holds: $title',
    (scenario) => {
      runScenario(games[scenario.game], scenario);
    },
  );

  test('its failure looks as it is printed', () => {
    const wrong = scenarios.find(({ title }) => title.includes('wrong'));
    if (!wrong) throw new Error('There is no wrong scenario on the page.');
    let message = '';
    try {
      runScenario(games[wrong.game], wrong);
    } catch (error) {
      if (!(error instanceof ScenarioFailure)) throw error;
      message = error.message;
    }
    expect(`${message}\n`).toBe(blocks(page, 'text')[0]);
  });
});
