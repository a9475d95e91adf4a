// `npm run mutate -- RULE…`: changes the code that cites a rule, a little at a time, and runs the tests that name
// the rule. A change that no test notices is shown. (How code is found and changed: tools/mutate/.)
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from './files.ts';
import { laboratory } from './mutate/laboratory.ts';
import { citedRules, workshop } from './mutate/plan.ts';
import { rulesAsked } from './mutate/rules.ts';
import { type Baselines, type Study, study } from './mutate/study.ts';

const help = `Usage: npm run mutate -- RULE… [--max N] [--json]

RULE     an id (DQ-PORT-7), a range (DQ-PIT-1..3) or the beginning of ids (DQ-PORT)
--max N  at most N mutants for each rule
--json   the result as JSON

Exit code: 0 every mutant was noticed, 1 some survived or a rule could not be tried, 2 wrong use.`;

function wrongUse(message: string): never {
  console.error(`${message}\n\n${help}`);
  process.exit(2);
}

function words() {
  try {
    return parseArgs({
      options: {
        max: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        // For the tool's own tests.
        folder: { type: 'string', default: root },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return wrongUse((error as Error).message);
  }
}

function show({ rule, killed, survived, survivors, problem }: Study): void {
  if (problem !== undefined) {
    console.log(`${rule}: ${problem}`);
    return;
  }
  console.log(`${rule}: ${killed} killed, ${survived} survived`);
  for (const { file, line, what, diff } of survivors) {
    console.log(`  ${file}:${line}  ${what}\n${diff.replace(/^/gm, '    ')}`);
  }
}

const { values, positionals } = words();
if (values.help) {
  console.log(help);
  process.exit(0);
}
if (positionals.length === 0) wrongUse('Which rule?');
const max = values.max === undefined ? Number.POSITIVE_INFINITY : Number(values.max);
if (!(max >= 1)) wrongUse(`--max needs a number of at least 1, not ${values.max}.`);

const shop = workshop(values.folder);
const lab = laboratory(values.folder, availableParallelism());
const baselines: Baselines = new Map();
const studies: Study[] = [];
for (const rule of rulesAsked(positionals, citedRules(shop))) {
  const result = await study(shop, lab, baselines, rule, max);
  studies.push(result);
  if (!values.json) show(result);
}
lab.close();

if (values.json) console.log(JSON.stringify(studies, null, 2));
process.exitCode = studies.some(({ survived, problem }) => survived > 0 || problem !== undefined) ? 1 : 0;
