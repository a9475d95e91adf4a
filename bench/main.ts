/** `npm run bench [-- --json] [-- NAME…]`: kernel and games beside boardgame.io, in one process run. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { entries } from './entries.ts';
import { compare, type Entry, type Measure, type Result } from './measure.ts';

const HELP = `Usage: npm run bench -- [--json] [--quick] [NAME…]

Measures kernel and games beside boardgame.io in one process run. Each figure is the median of
rounds taken by turns with the peer's. NAME selects the figures whose name begins so.

  --json         the results as JSON
  --rounds N     rounds of each figure, at least 5 (11)
  --quick        few short rounds, to see that it works; the figures mean little
`;

const LEAST_ROUNDS = 5;

function main(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
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
  const results = values.quick ? measured(chosen, LEAST_ROUNDS, 5, 1) : measured(chosen, rounds, 300, 60);
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

/** All are warmed up before any is measured: none profits from being compiled for itself alone. */
function measured(
  chosen: readonly Entry[],
  rounds: number,
  milliseconds: number,
  mostWarmUp: number,
): Result[] {
  for (const { ours, theirs, unit } of chosen) {
    if (unit === 'bytes/match') continue;
    warmUp(ours, milliseconds, mostWarmUp);
    warmUp(theirs, milliseconds, mostWarmUp);
  }
  return chosen.map((entry) => compare(entry, rounds, milliseconds));
}

/** So many rounds without getting faster. */
const STEADY = 12;

/** A whole game is much code, which the engine compiles bit by bit: until it gets no faster any more. */
function warmUp(measure: Measure, milliseconds: number, most: number): void {
  let best = 0;
  let steady = 0;
  for (let round = 0; round < most && steady < STEADY; round++) {
    const value = measure(milliseconds);
    steady = value > best * 1.02 ? 0 : steady + 1;
    best = Math.max(best, value);
  }
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
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`bench: ${error.message}`);
  process.exitCode = 2;
}
