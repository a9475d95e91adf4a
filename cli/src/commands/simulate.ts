import { existsSync, writeFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { botList, botNames } from '@underhall/bots';
import type { Game, Json } from '@underhall/kernel';
import {
  beside,
  checkPlan,
  findings,
  type Pairing,
  type Plan,
  Run,
  rated,
  type Table,
  type Verdict,
  winsIn,
} from '@underhall/lab';
import {
  asCsv,
  asRatings,
  asReport,
  asText,
  cores,
  openGame,
  playOnQueue,
  playOnThreads,
  RunBroken,
} from '@underhall/lab/node';
import { gamesThereAre } from '../boxes.ts';
import {
  type argumentsOf,
  type Command,
  countFrom,
  MOST_PATIENCE,
  mostWorkers,
  sentenceOf,
  WrongUse,
} from '../command.ts';
import { checkWritable, notWritten, readJson } from '../files.ts';
import { argumentsFor, optionsFrom, seatCount, seatsWith } from '../play/seating.ts';
import { ProgressBar } from './simulate/progress.ts';
import { goneOn, store } from './simulate/stored.ts';

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
  --beside GAME        another game that is measured in the same way, such as another edition, and the difference
  --head-to-head       two kinds of bots: stops when it is clear which wins more (at least --least matches, 200)
  --round-robin        every kind of --bots against every other (--games each), and a rating of each
  --seed S             the same seed gives the same figures (underhall)
  --workers N          worker threads (one for each core: ${cores})
  --queue URL          hands the matches to 'underhall worker' processes through PostgreSQL instead
  --patience S         how many seconds that PostgreSQL may be away in the middle of a run (60)
  --resume FILE        keeps what is done in FILE, and goes on with it
  --no-events          leaves cards and rules out, which is quicker
  --json | --csv       prints all figures so; --report FILE.html writes a report with plots

Ctrl-C prints what is done so far.

Examples: underhall simulate pig --games 2000 --bots search:200,greedy --head-to-head
          underhall simulate market --seats 4 --versus "rounds=12" --report market.html
          underhall simulate pig --games 200 --round-robin --bots random,greedy:20,greedy:200,search:200
          underhall simulate dungeonquest-classic --seats 4 --beside dungeonquest-revised --no-events
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
  beside: { type: 'string' },
  'head-to-head': { type: 'boolean', default: false },
  least: { type: 'string', default: '200' },
  'round-robin': { type: 'boolean', default: false },
  seed: { type: 'string', default: 'underhall' },
  workers: { type: 'string', default: String(cores) },
  queue: { type: 'string' },
  patience: { type: 'string', default: '60' },
  resume: { type: 'string' },
  'no-events': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  report: { type: 'string' },
} satisfies ParseArgsConfig['options'];

const STORE_EVERY = 5_000;
/** Ctrl-C, and however else a run is asked to end. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function simulated(args: string[]): Promise<number> {
  const packs = packFiles(args).map(readJson);
  const id = args.find((word) => !word.startsWith('-'));
  if (id === undefined) throw new WrongUse(`Which game? ${gamesThereAre()}`);
  if (id !== args[0] && args[0] !== '--') throw new WrongUse('Name one game, before the options.');
  const game = openGame({ game: id, packs });
  const { values, positionals } = argumentsFor(game, args, FLAGS);
  if (positionals.length !== 1) throw new WrongUse('Name one game, before the options.');
  if (values.json && values.csv) throw new WrongUse('--json and --csv exclude each other.');
  const means = meansFrom(values);
  if (values.beside !== undefined) return sideBySide(game, values, means);
  if (values['round-robin']) return roundRobin(game, values, means);
  const plan = planFrom(game, values, packs);
  checkPlan(game, plan);
  const run = begun(plan, verdictFrom(plan, values), values.resume);
  if (values.report !== undefined) checkWritable(values.report);
  const { seconds, broken } = await played(run, means, values.resume);
  const code = tell(run, game, values, args, seconds);
  if (broken === undefined) return code;
  const goOn = values.resume === undefined ? '' : ' The same command goes on with it.';
  console.error(`underhall: ${sentenceOf(broken)} What is done so far is told.${goOn}`);
  return 1;
}

const ALONE = ['versus', 'head-to-head', 'round-robin', 'resume', 'report', 'pack'] as const;
const NO_ROBIN = ['versus', 'head-to-head', 'resume', 'report', 'pack', 'csv'] as const;

function isGiven(value: boolean | string | readonly string[] | undefined): boolean {
  return typeof value === 'object' ? value.length > 0 : value !== undefined && value !== false;
}

/** The same table in two games, one after the other. */
async function sideBySide(game: Game, values: Values, means: Means): Promise<number> {
  for (const flag of ALONE)
    if (isGiven(values[flag])) throw new WrongUse(`--beside and --${flag} exclude each other.`);
  const runs = [game, openGame({ game: values.beside ?? '' })].map((each) => {
    const plan = planFrom(each, values, []);
    checkPlan(each, plan);
    return { name: each.spec.name, run: new Run(plan) };
  });
  for (const { run } of runs) {
    const { broken } = await played(run, means, undefined);
    if (broken !== undefined) throw broken;
    if (!run.finished) break;
  }
  const [first, second] = runs;
  const found = beside(findings(first.run.soFar), findings(second.run.soFar));
  if (values.json) console.log(JSON.stringify({ plans: runs.map(({ run }) => run.plan), ...found }, null, 2));
  else if (values.csv) process.stdout.write(asCsv(found));
  else {
    console.log(`${first.name}, then ${second.name}: ${found.matches} matches, seed '${values.seed}'\n`);
    console.log(asText(found, { versus: second.run.plan.table }));
  }
  return found.failed.length > 0 ? 1 : 0;
}

/** Everybody against everybody, two kinds of bots at a table. */
async function roundRobin(game: Game, values: Values, means: Means): Promise<number> {
  for (const flag of NO_ROBIN)
    if (isGiven(values[flag])) throw new WrongUse(`--round-robin and --${flag} exclude each other.`);
  const bots = [...new Set(botList(values.bots))];
  if (bots.length < 2) throw new WrongUse('--round-robin wants two kinds of --bots, or more.');
  const pairs = bots.flatMap((first, i) => bots.slice(i + 1).map((second) => [first, second] as const));
  const plans = pairs.map((pair) => planFrom(game, { ...values, bots: pair.join() }, []));
  for (const plan of plans) checkPlan(game, plan);
  const pairings: Pairing[] = [];
  let failed = 0;
  for (const [i, plan] of plans.entries()) {
    const run = new Run(plan);
    const { broken } = await played(run, means, undefined);
    if (broken !== undefined) throw broken;
    const [first, second] = pairs[i];
    pairings.push({ bots: [first, second], wins: [winsIn(run.soFar, first), winsIn(run.soFar, second)] });
    failed += findings(run.soFar).failed.length;
    if (!run.finished) break;
  }
  const ratings = rated(pairings);
  if (values.json) console.log(JSON.stringify({ plans, pairings, ratings }, null, 2));
  else {
    const unfinished = pairings.length < pairs.length ? ', interrupted' : '';
    console.log(`${game.spec.name}: ${pairings.length} pairings${unfinished}, seed '${values.seed}'\n`);
    console.log(asRatings(ratings, pairings));
  }
  return failed > 0 ? 1 : 0;
}

/** Who plays: threads here, or workers at a queue. */
type Means = { readonly workers: number } | { readonly queue: string; readonly outage: number };

function meansFrom({ queue, patience, workers }: Values): Means {
  const outage = 1000 * countFrom('--patience', patience, MOST_PATIENCE);
  const threads = countFrom('--workers', workers, mostWorkers);
  return queue === undefined ? { workers: threads } : { queue, outage };
}

type Values = ReturnType<typeof argumentsOf<typeof FLAGS>>['values'];

function packFiles(args: readonly string[]): string[] {
  return args.flatMap((word, i) => {
    if (word === '--pack') return args.slice(i + 1, i + 2);
    return word.startsWith('--pack=') ? [word.slice('--pack='.length)] : [];
  });
}

function planFrom(game: Game, values: Values, packs: readonly Json[]): Plan {
  if (values.heroes !== undefined && !game.spec.seatOptions?.some(({ id }) => id === 'hero'))
    throw new WrongUse(`In ${game.spec.name} seats bring no heroes.`);
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
  const parts = change.split(';').filter((each) => each.trim());
  if (parts.length === 0) throw new WrongUse('--versus names no change.');
  for (const part of parts) {
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
  return file === undefined || !existsSync(file) ? new Run(plan, verdict) : goneOn(file, plan, verdict);
}

/** Plays on until all is done, somebody interrupts it, or it cannot go on. */
async function played(
  run: Run,
  means: Means,
  resume: string | undefined,
): Promise<{ readonly seconds: number; readonly broken?: RunBroken }> {
  if (run.finished) return { seconds: 0 };
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1000;
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  const bar = new ProgressBar(run);
  let stored = performance.now();
  const watch = {
    signal: stop.signal,
    progress: () => {
      bar.show();
      if (performance.now() - stored < STORE_EVERY) return;
      keep();
      stored = performance.now();
    },
    trouble: (sentence: string) => {
      bar.clear();
      console.error(sentence);
    },
  };
  // Once the run has begun, a disk that is full must not cost its figures.
  const keep = () => {
    try {
      store(run, resume);
    } catch (error) {
      watch.trouble((error as Error).message);
    }
  };
  for (const signal of ENDINGS) process.once(signal, interrupt);
  try {
    store(run, resume);
    if ('queue' in means) await playOnQueue(run, means.queue, { ...watch, outage: means.outage });
    else await playOnThreads(run, means.workers, watch);
    return { seconds: secondsSince() };
  } catch (error) {
    if (!(error instanceof RunBroken)) throw error;
    return { seconds: secondsSince(), broken: error };
  } finally {
    for (const signal of ENDINGS) process.off(signal, interrupt);
    bar.clear();
    keep();
  }
}

function tell(run: Run, game: Game, values: Values, args: readonly string[], seconds: number): number {
  const found = findings(run.soFar);
  const { plan } = run;
  const unfinished = run.finished ? '' : ` of ${plan.matches}, interrupted`;
  const decided = run.decided ? ', decided' : '';
  const title = `${game.spec.name}: ${found.matches} matches${unfinished}${decided}`;
  if (values.json) console.log(JSON.stringify({ plan, ...found }, null, 2));
  else if (values.csv) process.stdout.write(asCsv(found));
  else {
    const rate =
      seconds > 0 ? `, ${seconds.toFixed(1)} s, ${Math.round(run.played / seconds)} matches/s` : '';
    console.log(`${title}, seed '${plan.seed}'${rate}\n`);
    console.log(asText(found, plan));
  }
  if (values.report !== undefined) {
    const command = `underhall simulate ${args.map(quoted).join(' ')}`;
    writeReport(values.report, asReport(found, plan, title, command));
    if (!values.json && !values.csv) console.log(`\nThe report is in ${values.report}.`);
  }
  return found.failed.length > 0 ? 1 : 0;
}

/** The figures are told by now: a disk that is full costs only the report. */
function writeReport(file: string, report: string): void {
  try {
    writeFileSync(file, report);
  } catch (error) {
    throw new WrongUse(notWritten(file, error), { cause: error });
  }
}

function quoted(word: string): string {
  return /^[\w.,:=/@-]+$/.test(word) ? word : `'${word}'`;
}
