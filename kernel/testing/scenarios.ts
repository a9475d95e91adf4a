import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameBox } from '../game.ts';
import type { Json } from '../ids.ts';
import { parseJson } from '../json.ts';
import { Misfit } from '../refusal.ts';
import { flawsOf } from '../scenario/flaws.ts';
import { gameOf, runScenario } from '../scenario/run.ts';
import { readScenario, type Scenario } from '../scenario/scenario.ts';
import { checkDamaged } from './damaged.ts';

/** Every scenario in a folder and the folders in it, in the order of their files. The ledger lies beside the folder. */
export function scenariosIn(folder: string): Scenario[] {
  const ledger = readFileSync(join(folder, '../rules.md'), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return files.sort().map((file) => scenarioIn(join(folder, file), ledger));
}

/** Content packs that it names are read from beside it. */
function scenarioIn(file: string, ledger: string): Scenario {
  const read = (path: string): Json => parseJson(readFileSync(path, 'utf8'), path) as Json;
  try {
    const scenario = readScenario(read(file), (pack) => read(join(dirname(file), pack)));
    const flaws = flawsOf(scenario, ledger);
    if (flaws.length > 0) throw new Misfit(scenario.title, flaws);
    return scenario;
  } catch (error) {
    throw new Misfit(file, [(error as Error).message], { cause: error });
  }
}

/** The tests of a game's scenarios: one of each, under its rules and its title, and one of what is not sound. */
export function scenarioTestsOf(box: GameBox, folder: string) {
  const game = box.open();
  const scenarios = scenariosIn(folder);
  return {
    each: scenarios.map((scenario) => {
      const run = (): void => {
        if (scenario.game !== game.id) throw new Error(`It is a scenario of '${scenario.game}'.`);
        runScenario(gameOf(box, scenario), scenario);
      };
      return [`${scenario.rules.join(' ')} ${scenario.title}`, run] as const;
    }),

    damaged(count: number): void {
      checkDamaged(game, scenarios, 'quick', count);
    },
  };
}
