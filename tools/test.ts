// `npm test`: every check of the repository, two at a time, all of them even when one fails.
// `npm test -- --only unit` (or lint, types, imports, licences, dead; several with commas) runs some of them;
// words after `--` go to vitest: `npm test -- --only unit -- kernel/rng`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { root } from './files.ts';
import { type Count, count, failures, type VitestReport } from './testCount.ts';

interface Step {
  readonly name: string;
  readonly what: string;
  /** A file for our Node, or a command of node_modules/.bin. */
  readonly command: readonly string[];
}

interface Result extends Count {
  readonly step: Step;
  /** What it printed or, where tests failed, what they say. */
  readonly output: string;
  readonly seconds: number;
}

const colours = process.stdout.isTTY === true && process.env.CI !== 'true' && !process.env.NO_COLOR;
const scratch = mkdtempSync(join(tmpdir(), 'underhall-test-'));

/** A project of vitest, with a report of its own. */
const vitest = (project: string): readonly string[] => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(project)}`,
  ...positionals,
];
const reportOf = (project: string): string => join(scratch, `${project}.json`);
const projects: readonly string[] = ['unit', 'web'];

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

/** The longest first, so that the short ones run beside it. */
const steps: readonly Step[] = [
  {
    name: 'unit',
    what: 'unit, property, scenario and recorded-match tests',
    command: vitest('unit'),
  },
  { name: 'lint', what: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', what: 'types', command: ['tools/types.ts'] },
  { name: 'imports', what: 'import directions', command: ['tools/imports.ts'] },
  { name: 'licences', what: 'licences of what goes out', command: ['tools/licences.ts'] },
  { name: 'dead', what: 'dead code', command: ['knip', '--no-config-hints'] },
  { name: 'web', what: 'the app, played in a real browser', command: vitest('web') },
];

const paint = (style: 'green' | 'red' | 'dim', text: string) => (colours ? styleText(style, text) : text);

function run(step: Step): Promise<Result> {
  const started = performance.now();
  const [first = '', ...rest] = step.command;
  const ours = first.endsWith('.ts');
  const child = spawn(ours ? process.execPath : first, ours ? [first, ...rest] : rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(colours ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }) },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      const seconds = (performance.now() - started) / 1000;
      const tests = projects.includes(step.name) ? readReport(step.name) : undefined;
      const told = tests && failures(tests).join('\n\n');
      resolve({ step, output: told || output, seconds, ...count(code === 0, tests) });
    };
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', end);
  });
}

/** Vitest writes none when it cannot start. */
function readReport(project: string): VitestReport {
  try {
    return JSON.parse(readFileSync(reportOf(project), 'utf8')) as VitestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  }
}

function show({ step, output, seconds, passed, failed, skipped }: Result): void {
  const mark = failed > 0 ? paint('red', 'FAIL') : paint('green', 'ok  ');
  const tests = projects.includes(step.name)
    ? `, ${passed} tests${skipped > 0 ? `, ${skipped} skipped` : ''}`
    : '';
  const detail = paint('dim', `${step.what}${tests}, ${seconds.toFixed(1)} s`);
  console.log(`${mark} ${step.name.padEnd(8)} ${detail}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
}

const only = values.only.flatMap((names) => names.split(','));
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; the steps are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const queue = steps.filter(({ name }) => only.length === 0 || only.includes(name));
const results: Result[] = [];

async function worker(): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const result = await run(step);
    results.push(result);
    show(result);
  }
}

await Promise.all([worker(), worker()]);
rmSync(scratch, { recursive: true });

const total = (key: keyof Count) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
