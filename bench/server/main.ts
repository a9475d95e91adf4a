/** `npm run bench:server`: our server under load, beside boardgame.io's in the same run. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../measure.ts';
import { type Crowd, type Figures, flatOut, paced, Timings } from './drive.ts';
import { Host } from './host.ts';
import { type OurTable, openOurs } from './ourTables.ts';
import { inBatches } from './tables.ts';
import { openTheirs } from './theirTables.ts';

const HELP = `Usage: npm run bench:server -- [--json] [--quick] [beside] [growth]

Bot clients over WebSockets on 127.0.0.1, four at each table; clients and server share the machine.
  beside   as fast as they can by turns: ours (on disk before it is answered), boardgame.io's in
           memory, and with the store in files that it brings along
  growth   one choice a second at each of few, then many tables, then with many idle ones besides:
           latency, and memory of each
  --game ID      what is played on ours (dungeonquest-classic)
  --tables N     tables of 'beside' (100)
  --live N       the most live tables of 'growth' (1000; begins with a tenth of it)
  --idle N       all tables at its end, the live ones included (10000)
  --seconds N    of each measurement (5)
  --json         the results as JSON
  --quick        a few tables for a moment, to see that it works; the figures mean little
`;

interface Wishes {
  readonly game: string;
  readonly tables: number;
  readonly live: number;
  readonly idle: number;
  readonly seconds: number;
  readonly rounds: number;
}

const QUICK: Omit<Wishes, 'game'> = { tables: 2, live: 10, idle: 20, seconds: 0.3, rounds: 1 };

interface Compared {
  readonly name: string;
  readonly figures: Figures;
  /** Ours by theirs, the medians of the rounds: in a second, and in a second of the server's processor time. */
  readonly ratio: number;
  readonly ratioPerServerSecond: number;
}

interface Grown extends Figures {
  readonly what: string;
  readonly kept: number;
  readonly residentMB: number;
  readonly heapMB: number;
  readonly fileMB: number;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-load-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Named = Crowd & { readonly name: string };

async function ourCrowd(folder: string, { game, tables }: Wishes): Promise<Named> {
  const host = await Host.start('ours.ts', [join(folder, 'underhall.db')]);
  const ears = new Timings();
  return { name: 'ours, on disk', host, ears, tables: await openOurs(host.port, game, tables, ears) };
}

async function theirCrowd(name: string, { tables }: Wishes, folder?: string): Promise<Named> {
  const host = await Host.start('theirs.ts', folder === undefined ? [] : [folder]);
  const ears = new Timings();
  return { name, host, ears, tables: await openTheirs(host.port, tables, ears) };
}

/** By turns, so that whatever else the machine does meets all alike. */
async function beside(wishes: Wishes): Promise<Compared[]> {
  return inFolder(async (folder) => {
    const crowds = [
      await ourCrowd(folder, wishes),
      await theirCrowd('boardgame.io, in memory', wishes),
      await theirCrowd('boardgame.io, in files', wishes, join(folder, 'matches')),
    ];
    const rounds: Figures[][] = [];
    // The first one only warms up.
    for (let round = 0; round <= wishes.rounds; round++) {
      const taken: Figures[] = [];
      for (const crowd of crowds) taken.push(await flatOut(crowd, wishes.seconds));
      if (round > 0) rounds.push(taken);
    }
    for (const { host, tables } of crowds) {
      for (const table of tables) table.close();
      await host.end();
    }
    return crowds.map(({ name }, i) => {
      const by = (key: 'perSecond' | 'perServerSecond') =>
        Number(median(rounds.map((taken) => taken[0][key] / taken[i][key])).toPrecision(3));
      const figures = rounds[rounds.length >> 1][i];
      return { name, figures, ratio: by('perSecond'), ratioPerServerSecond: by('perServerSecond') };
    });
  });
}

const MB = 1e6;

async function growth({ game, live, idle, seconds }: Wishes): Promise<Grown[]> {
  const idleSeconds = 10;
  return inFolder(async (folder) => {
    const file = join(folder, 'underhall.db');
    const host = await Host.start('ours.ts', [file, `${idleSeconds}`]);
    const ears = new Timings();
    const grown: Grown[] = [];
    const tables: OurTable[] = [];
    const measure = async (what: string, kept: number) => {
      const figures = await paced({ host, tables, ears }, seconds);
      const { resident, heap } = await host.usage(true);
      const fileMB = statSync(file).size / MB;
      grown.push({ ...figures, what, kept, residentMB: resident / MB, heapMB: heap / MB, fileMB });
    };
    await measure('nobody', 0);
    for (const count of [Math.ceil(live / 10), live]) {
      tables.push(...(await openOurs(host.port, game, count - tables.length, ears)));
      await measure('live', count);
    }
    const more = idle - live;
    await inBatches(more, 20, (i) => tables[i % tables.length].set());
    // Those whom nobody watches leave memory by themselves; the live ones play on meanwhile.
    await paced({ host, tables, ears }, Math.min(seconds * 4, idleSeconds * 2));
    await measure('live and idle', idle);
    for (const table of tables) table.close();
    await host.end();
    return grown;
  });
}

function inWords(
  name: string,
  { perSecond, perServerSecond, acked, heard, failures, failure }: Figures,
): string {
  const times = (of: Figures['acked']) => `p50 ${of.p50} ms, p99 ${of.p99} ms`;
  const failed = failures > 0 ? `; ${failures} failed: ${failure}` : '';
  return `${name}: ${perSecond} choices/s (${perServerSecond} per second of the server's processor), answered ${times(acked)}, at the others ${times(heard)}${failed}`;
}

function print({ beside: compared, growth: many }: { beside?: Compared[]; growth?: Grown[] }): void {
  for (const { name, figures, ratio, ratioPerServerSecond } of compared ?? []) {
    console.log(inWords(`${name}, ${figures.tables} tables`, figures));
    if (figures !== compared?.[0].figures)
      console.log(`  ours × ${ratio}; by processor time of the server × ${ratioPerServerSecond}`);
  }
  const [none] = many ?? [];
  for (const grown of many ?? []) {
    const { what, kept, tables, residentMB, heapMB, fileMB } = grown;
    const each = tables > 0 ? `, ${Math.round(((heapMB - none.heapMB) * 1000) / tables)} kB each live` : '';
    console.log(inWords(`${what}, ${tables} live of ${kept}`, grown));
    console.log(
      `  memory ${Math.round(residentMB)} MB resident, ${Math.round(heapMB)} MB heap${each}; file ${fileMB.toFixed(1)} MB`,
    );
  }
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      game: { type: 'string', default: 'dungeonquest-classic' },
      tables: { type: 'string', default: '100' },
      live: { type: 'string', default: '1000' },
      idle: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const unknown = positionals.find((word) => word !== 'beside' && word !== 'growth');
  if (unknown) throw new TypeError(`There is no '${unknown}' here: beside, growth.`);
  const numbers = ['tables', 'live', 'idle', 'seconds', 'rounds'] as const;
  for (const name of numbers)
    if (!(Number(values[name]) > 0)) throw new TypeError(`--${name} must be a number above 0.`);
  const [tables, live, idle, seconds, rounds] = numbers.map((name) => Number(values[name]));
  const { game } = values;
  const wishes: Wishes = values.quick ? { game, ...QUICK } : { game, tables, live, idle, seconds, rounds };
  const wanted = (name: string) => positionals.length === 0 || positionals.includes(name);
  const load = loadavg()[0];
  const results = {
    ...(wanted('beside') ? { beside: await beside(wishes) } : {}),
    ...(wanted('growth') ? { growth: await growth(wishes) } : {}),
  };
  const cores = cpus();
  const machine = { node: process.version, cpu: cores[0]?.model ?? 'unknown', cores: cores.length, load };
  if (values.json) console.log(JSON.stringify({ machine, ...wishes, ...results }, undefined, 2));
  else {
    print(results);
    console.log(
      `${machine.cores} cores for clients and server together (${machine.cpu}), load before ${load.toFixed(1)}`,
    );
  }
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
