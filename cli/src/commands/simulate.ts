import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { botList, botNames } from '@underhall/bots';
import type { Game, Json } from '@underhall/kernel';
import { checkPlan, findings, type Plan, Run, type RunJson, type Table, type Verdict } from '@underhall/lab';
import { asCsv, asReport, asText, cores, openGame, playOnQueue, playOnThreads } from '@underhall/lab/node';
import { type argumentsOf, type Command, countFrom, WrongUse } from '../command.ts';
import { readJson, whyNot } from '../files.ts';
import { argumentsFor, optionsFrom, seatCount, seatsWith } from '../play/seating.ts';
import { ProgressBar } from './simulate/progress.ts';

export const simulate: Command = {
  help: `Usage: underhall simulate GAME [options]

  --games N            how many matches (1000)
  --seats N            how many seats (two, where the game allows it)
  --heroes A,B …       what each seat brings; 'any' draws one for each match. Also --hero, --NAME of a seat option
  --bots NAMES         one for all seats, or several, in turn (greedy)
                       ${botNames}
  --options LIST       what the table agrees on: goal=50,cloak,no-pvp
  --pack FILE          adds a content pack; may be repeated
  --fixed              nobody changes seats; otherwise, where seats differ, they move on with every match
  --versus CHANGE      a second set-up with the same seeds, and the difference:
                       "no-cloak", "bots: search:200", "hero: challara,hugo; options: cloak"
  --head-to-head       two kinds of bots: stops when it is clear which wins more (at least --least matches, 200)
  --seed S             the same seed gives the same figures (underhall)
  --workers N          worker threads (one for each core: ${cores})
  --queue URL          hands the matches to 'underhall worker' processes through PostgreSQL instead
  --resume FILE        keeps what is done in FILE, and goes on with it
  --no-events          leaves cards and rules out, which is quicker
  --json | --csv       prints all figures so; --report FILE.html writes a report with plots

Ctrl-C prints what is done so far.

Examples: underhall simulate pig --games 2000 --bots search:200,greedy --head-to-head
          underhall simulate market --seats 4 --versus "rounds=12" --report market.html
`,
  run: (args) => simulated(args),
};

const FLAGS = {
  games: { type: 'string', default: '1000' },
  seats: { type: 'string' },
  heroes: { type: 'string' },
  bots: { type: 'string', default: 'greedy' },
  options: { type: 'string', multiple: true, default: [] },
  pack: { type: 'string', multiple: true, default: [] },
  fixed: { type: 'boolean', default: false },
  versus: { type: 'string' },
  'head-to-head': { type: 'boolean', default: false },
  least: { type: 'string', default: '200' },
  seed: { type: 'string', default: 'underhall' },
  workers: { type: 'string', default: String(cores) },
  queue: { type: 'string' },
  resume: { type: 'string' },
  'no-events': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  report: { type: 'string' },
} satisfies ParseArgsConfig['options'];

const STORE_EVERY = 5_000;

async function simulated(args: string[]): Promise<number> {
  const packs = packFiles(args).map(readJson);
  const id = args.find((word) => !word.startsWith('-'));
  if (id === undefined) throw new WrongUse('Say which game.');
  const game = openGame({ game: id, packs });
  const { values, positionals } = argumentsFor(game, args, FLAGS);
  if (positionals.length !== 1) throw new WrongUse('Name one game, before the options.');
  const plan = planFrom(game, values, packs);
  checkPlan(game, plan);
  const run = begun(plan, verdictFrom(plan, values), values.resume);
  const seconds = await played(run, values);
  return tell(run, game, values, args, seconds);
}

type Values = ReturnType<typeof argumentsOf<typeof FLAGS>>['values'];

function packFiles(args: readonly string[]): string[] {
  return args.flatMap((word, i) => {
    if (word === '--pack') return args.slice(i + 1, i + 2);
    return word.startsWith('--pack=') ? [word.slice('--pack='.length)] : [];
  });
}

function planFrom(game: Game, values: Values, packs: readonly Json[]): Plan {
  const brought: Record<string, unknown> = {
    ...values,
    hero: values.heroes ?? (values as { hero?: string }).hero,
  };
  const count = seatCount(game, values.seats);
  const table: Table = {
    options: optionsFrom(values.options, game.spec.options),
    seats: broughtTo(game, count, brought),
    bots: inTurn(botList(values.bots), count),
  };
  const versus = values.versus === undefined ? undefined : changed(game, table, values.versus);
  const differ = [table, ...(versus ? [versus] : [])].some(
    ({ bots, seats }) => new Set(bots.map((bot, i) => JSON.stringify([bot, seats[i]]))).size > 1,
  );
  return {
    game: game.id,
    version: game.version,
    ...(packs.length > 0 ? { packs } : {}),
    seed: values.seed,
    matches: countFrom('--games', values.games),
    rotate: differ && !values.fixed,
    table,
    ...(versus ? { versus } : {}),
    events: !values['no-events'],
  };
}

/** One value is for every seat, where the seats may share it (`any`); else one for each. */
function broughtTo(game: Game, count: number, brought: Record<string, unknown>): Table['seats'] {
  const spread = Object.fromEntries(
    Object.entries(brought).map(([name, value]) => [
      name,
      value === 'any' ? inTurn(['any'], count).join() : value,
    ]),
  );
  return seatsWith(count, game.spec.seatOptions ?? [], spread);
}

function inTurn(names: readonly string[], count: number): string[] {
  if (names.length > count) throw new WrongUse(`${names.join(', ')} are more than ${count} seats.`);
  return Array.from({ length: count }, (_, i) => names[i % names.length]);
}

/** `bots: greedy; hero: any; options: no-cloak`; what has no name is options. */
function changed(game: Game, table: Table, change: string): Table {
  let { options, seats, bots } = table;
  for (const part of change.split(';').filter((each) => each.trim())) {
    const [, name = 'options', value] = /^\s*(?:([a-z]+):\s+)?(.*)$/i.exec(part) ?? [];
    const words = value.trim();
    if (name === 'options') options = { ...options, ...optionsFrom([words], game.spec.options) };
    else if (name === 'bots') bots = inTurn(botList(words), seats.length);
    else {
      const option = name === 'heroes' ? 'hero' : name;
      if (!game.spec.seatOptions?.some(({ id }) => id === option)) {
        throw new WrongUse(`--versus changes options, bots or what a seat brings, not '${name}'.`);
      }
      const brought = broughtTo(game, seats.length, { [option]: words });
      seats = seats.map((seat, i) => ({ ...seat, ...brought[i] }));
    }
  }
  return { options, seats, bots };
}

function verdictFrom({ table }: Plan, values: Values): Verdict | undefined {
  if (!values['head-to-head']) return undefined;
  if (new Set(table.bots).size < 2) throw new WrongUse('--head-to-head wants two kinds of --bots.');
  return { bot: table.bots[0], least: countFrom('--least', values.least) };
}

function begun(plan: Plan, verdict: Verdict | undefined, file: string | undefined): Run {
  if (file === undefined || !existsSync(file)) return new Run(plan, verdict);
  return Run.resume(JSON.parse(readFileSync(file, 'utf8')) as RunJson, plan, verdict);
}

async function played(run: Run, values: Values): Promise<number> {
  const began = performance.now();
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  const bar = new ProgressBar(run);
  let stored = performance.now();
  const progress = () => {
    bar.show();
    if (performance.now() - stored < STORE_EVERY) return;
    store(run, values.resume);
    stored = performance.now();
  };
  process.once('SIGINT', interrupt);
  try {
    if (run.finished) return 0;
    store(run, values.resume);
    if (values.queue !== undefined) await playOnQueue(run, values.queue, { progress, signal: stop.signal });
    else await playOnThreads(run, countFrom('--workers', values.workers), { progress, signal: stop.signal });
  } finally {
    process.off('SIGINT', interrupt);
    bar.clear();
    store(run, values.resume);
  }
  return (performance.now() - began) / 1000;
}

/** Written beside and renamed, so that a crash leaves the old one. */
function store(run: Run, file: string | undefined): void {
  if (file === undefined) return;
  try {
    writeFileSync(`${file}.new`, JSON.stringify(run));
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new WrongUse(`${file} cannot be written: ${whyNot(error)}.`, { cause: error });
  }
}

function tell(run: Run, game: Game, values: Values, args: readonly string[], seconds: number): number {
  const found = findings(run.soFar);
  const { plan } = run;
  const unfinished = run.finished ? '' : ` of ${plan.matches}, interrupted`;
  const decided = run.decided ? ', decided' : '';
  const title = `${game.spec.name}: ${found.matches} matches${unfinished}${decided}`;
  if (values.report !== undefined) {
    const command = `underhall simulate ${args.map(quoted).join(' ')}`;
    writeFileSync(values.report, asReport(found, plan, title, command));
  }
  if (values.json) console.log(JSON.stringify({ plan, ...found }, null, 2));
  else if (values.csv) process.stdout.write(asCsv(found));
  else {
    const rate =
      seconds > 0 ? `, ${seconds.toFixed(1)} s, ${Math.round(run.played / seconds)} matches/s` : '';
    console.log(`${title}, seed '${plan.seed}'${rate}\n`);
    console.log(asText(found, plan));
    if (values.report !== undefined) console.log(`\nThe report is in ${values.report}.`);
  }
  return found.failed.length > 0 ? 1 : 0;
}

function quoted(word: string): string {
  return /^[\w.,:=/@-]+$/.test(word) ? word : `'${word}'`;
}
