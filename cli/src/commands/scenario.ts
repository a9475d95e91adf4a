import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  flawsOf,
  GameFault,
  gameOf,
  type Json,
  Misfit,
  readScenario,
  runScenario,
  ScenarioFailure,
} from '@underhall/kernel';
import { boxedAs } from '../boxes.ts';
import { argumentsOf, type Command, sentenceOf, WrongUse } from '../command.ts';
import { isFile, isFolder, readJson, readText } from '../files.ts';
import { bad, dim, good } from '../style.ts';

/** How a scenario went: as it says, otherwise, or so that it could not be understood. */
type Verdict = 'passed' | 'failed' | 'not understood';

export const scenario: Command = {
  help: `Usage: underhall scenario FILE… [--pack FILE] [--quiet]

Plays each scenario. FILE is a scenario, a folder of them, or a pattern in quotes
('games/**/scenarios/*.json'). How to write one: docs/scenarios.md.

  --pack FILE   adds a content pack to the game; may be repeated
  --quiet       shows only what failed

Exit code: 0 all passed, 1 some failed, 2 some could not be understood.

Example: underhall scenario kernel/examples/pig/scenarios
`,

  run(args) {
    const { values, positionals } = argumentsOf(args, {
      pack: { type: 'string', multiple: true, default: [] },
      quiet: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new WrongUse('Which scenarios? Name a file, a folder or a pattern.');
    const packs = values.pack.map(readJson);
    const files = [...new Set(positionals.flatMap(filesOf))];
    const verdicts = files.map((file) => judged(file, packs, values.quiet));
    const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
    const odd = count('not understood');
    const tail = odd > 0 ? `, ${odd} not understood` : '';
    console.log(`${count('passed')} passed, ${count('failed')} failed${tail}`);
    if (odd > 0) return 2;
    return count('failed') > 0 ? 1 : 0;
  },
};

function filesOf(path: string): string[] {
  if (isFile(path)) return [path];
  if (!isFolder(path)) {
    const found = globSync(path, { exclude: ['**/node_modules/**'] }).filter(isFile);
    if (found.length === 0) throw new WrongUse(`There is no file, folder or match for '${path}'.`);
    return found.sort();
  }
  const inside = (pattern: string) => globSync(pattern, { cwd: path, exclude: ['**/node_modules/**'] });
  // The folder of a whole game holds other JSON, too.
  const scenarios = inside('**/scenarios/**/*.json');
  const found = scenarios.length > 0 ? scenarios : inside('**/*.json');
  if (found.length === 0) throw new WrongUse(`There are no scenarios in ${path}.`);
  return found.map((file) => join(path, file)).sort();
}

function judged(file: string, packs: readonly Json[], quiet: boolean): Verdict {
  try {
    const story = readScenario(readJson(file), (pack) => readJson(join(dirname(file), pack)));
    const { box, folder } = boxedAs(story.game);
    const flaws = flawsOf(story, readText(join(folder, 'rules.md')));
    if (flaws.length > 0) throw new Misfit(story.title, flaws);
    runScenario(gameOf(box, story, packs), story, console.log);
    if (!quiet) console.log(`${good('✓')} ${story.title}  ${dim(file)}`);
    return 'passed';
  } catch (error) {
    const [headline, ...rest] = wrongWith(error).split('\n');
    console.log([`${bad('✗')} ${headline}  ${dim(file)}`, ...rest].join('\n'));
    const failure = error instanceof ScenarioFailure || error instanceof GameFault;
    return failure ? 'failed' : 'not understood';
  }
}

/** One file must not end the run of the others, whatever it does to the game. */
function wrongWith(error: unknown): string {
  const known = [ScenarioFailure, GameFault, Misfit, WrongUse].some((kind) => error instanceof kind);
  const sentence = sentenceOf(error as Error);
  return known ? sentence : `This scenario asks for something that the game cannot carry out (${sentence})`;
}
