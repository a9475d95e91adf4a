/** `npm run bench:server`: our server under load, beside boardgame.io's in the same run. */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { beside } from './beside.ts';
import { growth } from './growth.ts';
import { tellBeside, tellGrowth } from './report.ts';

const HELP = `Usage: npm run bench:server -- [--json] [--quick] [beside] [growth]

Bot clients over WebSockets on 127.0.0.1, four at each table, all in this process; each server has a
process of its own. Clients and servers share the machine.
  beside   as fast as they can by turns: ours (on disk before it is answered) without and with what
           clients make frames of, boardgame.io's in memory, and with the store in files that it
           brings along
  growth   one choice a second at each of more and more tables, then with many idle ones besides:
           latency, and memory of each
  --game ID      what is played on ours (dungeonquest-classic)
  --tables N     tables of 'beside' (100)
  --live N,…     live tables of 'growth', one after another (100,200,500,1000)
  --idle N       all tables at its end, the live ones included (10000)
  --plain        the clients of 'growth' ask for no frames; those of the app do
  --seconds N    of each measurement (10)
  --warm N       seconds before anything counts, so that all of it is compiled (10)
  --json         the results as JSON
  --quick        a few tables for a moment, to see that it works; the figures mean little
`;

const QUICK = { tables: 2, live: [3, 10], idle: 20, seconds: 0.3, warm: 0.3, rounds: 1 };

function numberIn(name: string, text: string): number {
  if (Number(text) > 0) return Number(text);
  throw new TypeError(`--${name} must be a number above 0.`);
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      game: { type: 'string', default: 'dungeonquest-classic' },
      tables: { type: 'string', default: '100' },
      live: { type: 'string', default: '100,200,500,1000' },
      idle: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '10' },
      warm: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '3' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const unknown = positionals.find((word) => word !== 'beside' && word !== 'growth');
  if (unknown) throw new TypeError(`There is no '${unknown}' here: beside, growth.`);
  const live = values.live.split(',').map((count) => numberIn('live', count));
  const [tables, idle, seconds, warm, rounds] = (
    ['tables', 'idle', 'seconds', 'warm', 'rounds'] as const
  ).map((name) => numberIn(name, values[name]));
  if (Math.max(...live) >= idle) throw new TypeError('--idle counts the live tables, too: it must be more.');
  const { game, plain } = values;
  const wishes = values.quick ? QUICK : { tables, live, idle, seconds, warm, rounds };
  const wanted = (name: string) => positionals.length === 0 || positionals.includes(name);
  const load = loadavg()[0];
  const results = {
    ...(wanted('beside') ? { beside: await beside({ game, ...wishes }) } : {}),
    ...(wanted('growth') ? { growth: await growth({ game, frames: !plain, ...wishes }) } : {}),
  };
  const cores = cpus();
  const machine = { node: process.version, cpu: cores[0]?.model ?? 'unknown', cores: cores.length, load };
  if (values.json) console.log(JSON.stringify({ machine, game, ...wishes, ...results }, undefined, 2));
  else {
    const told = [
      ...(results.beside ? tellBeside(results.beside) : []),
      ...(results.growth ? tellGrowth(results.growth) : []),
    ];
    console.log(told.join('\n'));
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
