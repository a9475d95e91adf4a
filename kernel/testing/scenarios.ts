import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../json.ts';
import { readScenario, type Scenario } from '../scenario/scenario.ts';

/** Every scenario in a folder and the folders in it, in the order of their files. */
export function scenariosIn(folder: string): Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return files.sort().map((file) => readScenario(parseJson(readFileSync(join(folder, file), 'utf8'), file)));
}
