import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json } from '../ids.ts';
import { parseJson } from '../json.ts';
import { Misfit } from '../refusal.ts';
import { readScenario, type Scenario } from '../scenario/scenario.ts';

/** Every scenario in a folder and the folders in it, in the order of their files. */
export function scenariosIn(folder: string): Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return files.sort().map((file) => scenarioIn(join(folder, file)));
}

/** Content packs that it names are read from beside it. */
function scenarioIn(file: string): Scenario {
  const read = (path: string): Json => parseJson(readFileSync(path, 'utf8'), path) as Json;
  try {
    return readScenario(read(file), (pack) => read(join(dirname(file), pack)));
  } catch (error) {
    throw new Misfit(file, [(error as Error).message], { cause: error });
  }
}
