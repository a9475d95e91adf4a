/** `npm run bench [-- --json] [-- NAME…]`: kernel and games beside boardgame.io, in one run. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { built } from './built.ts';
import { entries } from './entries.ts';
import { type Effort, type Entry, measured, type Result } from './measure.ts';

const HELP = `Usage: npm run bench -- [--json] [--quick] [NAME…]

Measures kernel and games beside boardgame.io. Each figure is the median of rounds taken by turns
with the peer's, and so is the ratio of the two, in a process of their own where both are warmed up
first: no figure depends on what was measured before it. Ours are built into one file, as browsers
get them. NAME selects the figures whose name begins so.

  --json         the results as JSON
  --rounds N     rounds of each figure, at least 5 (11)
  --together     all figures in one process and from the source, as where several games are played
                 at once
  --quick        few short rounds of that, to see that it works; the figures mean little
`;

const LEAST_ROUNDS = 5;
const QUICK: Effort = { rounds: LEAST_ROUNDS, milliseconds: 5, mostWarmUp: 1 };

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '11' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < LEAST_ROUNDS)
    throw new TypeError(`--rounds must be a whole number of at least ${LEAST_ROUNDS}.`);
  const chosen = selected(positionals);
  const effort = values.quick ? QUICK : { rounds, milliseconds: 300, mostWarmUp: 60 };
  const results =
    values.quick || values.together ? measured(chosen, effort) : await measuredApart(chosen, effort);
  if (values.json) {
    const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', mode: process.env.NODE_ENV };
    console.log(JSON.stringify({ machine, rounds, quick: values.quick, results }, undefined, 2));
  } else printTable(results);
  return 0;
}

function selected(names: readonly string[]): Entry[] {
  const all = entries();
  if (names.length === 0) return all;
  const found = all.filter(({ name }) => names.some((begun) => name.startsWith(begun)));
  if (found.length === 0) {
    throw new TypeError(
      `No figure begins with ${names.join(' or ')}. There are: ${all.map((e) => e.name).join(', ')}.`,
    );
  }
  return found;
}

/** Each figure in a process of its own: games share the kernel, and each would make it slower for the others. */
async function measuredApart(
  chosen: readonly Entry[],
  { rounds, milliseconds, mostWarmUp }: Effort,
): Promise<Result[]> {
  const alone = await built();
  return chosen.map(({ name }) => {
    const effort = [rounds, milliseconds, mostWarmUp].map(String);
    const stdout = execFileSync(process.execPath, [alone, name, ...effort], { encoding: 'utf8' });
    return JSON.parse(stdout) as Result;
  });
}

function printTable(results: readonly Result[]): void {
  const number = (value: number) => Math.round(value).toLocaleString('en');
  const rows = results.map(({ name, unit, value, peer, peerValue, ratio }) => {
    return [name, number(value), unit, peer, number(peerValue), `× ${ratio}`];
  });
  const table = [['', 'ours', 'unit', 'beside', 'theirs', 'ratio'], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const right = new Set([1, 4, 5]);
  for (const row of table) {
    const cells = row.map((cell, i) => (right.has(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])));
    console.log(cells.join('  ').trimEnd());
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`bench: ${error.message}`);
  process.exitCode = 2;
}
