import type { ParseArgsConfig } from 'node:util';
import { botList, botNames, createBot } from '@underhall/bots';
import type { Outcome, Seat } from '@underhall/kernel';
import { freshRecord, type MatchRecord, type Sitter, type Speaking, speaking, Table } from '@underhall/table';
import { boxedAs } from '../boxes.ts';
import { type Command, countFrom, WrongUse } from '../command.ts';
import { readJson } from '../files.ts';
import { argumentsFor, optionsFrom, seatCount, seatsWith } from '../play/seating.ts';
import { Program, ProgramFailure } from './bot-host/program.ts';

export const botHost: Command = {
  help: `Usage: underhall bot-host GAME --bot "COMMAND" [options]

Plays a match in which your program plays a seat. It is asked on its standard input and answers on its
standard output, one JSON value a line; docs/writing-a-bot.md describes the messages.

  --bot "COMMAND"    your program, once for each seat it plays (one for the first seat, another for the second …)
  --bots NAMES       who plays the other seats, in turn (greedy)
                     ${botNames}
  --seats N          how many seats (two, where the game allows it)
  --games N          how many matches, one after another, with the seats moved on each time (1)
  --seed S           the seed of dice and cards (underhall)
  --options LIST     what the table agrees on: goal=50,cloak,no-pvp
  --pack FILE        adds a content pack; may be repeated
  --hero A,B …       what each seat brings, by the name of the game's seat option
  --timeout MS       how long an answer may take (10000); then any legal option is chosen

Example: underhall bot-host pig --bot "python3 docs/examples/bot.py" --games 20
`,

  run: (args) => hosted(args),
};

const FLAGS = {
  bot: { type: 'string', multiple: true, default: [] },
  bots: { type: 'string', default: 'greedy' },
  seats: { type: 'string' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: 'underhall' },
  options: { type: 'string', multiple: true, default: [] },
  pack: { type: 'string', multiple: true, default: [] },
  timeout: { type: 'string', default: '10000' },
} satisfies ParseArgsConfig['options'];

/** Longer than anybody waits, in milliseconds; timers do not go on for ever. */
const LONGEST_TIMEOUT = 86_400_000;
/** The programs are in groups of their own, which Ctrl-C does not reach. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

async function hosted(args: string[]): Promise<number> {
  const [id] = args;
  if (id === undefined || id.startsWith('-')) throw new WrongUse('Name one game, before the options.');
  const { values, positionals } = argumentsFor(boxedAs(id).box.open(), args, FLAGS);
  if (positionals.length !== 1) throw new WrongUse('Name one game, before the options.');
  if (values.bot.length === 0 || values.bot.some((command) => command.trim() === ''))
    throw new WrongUse('Say which program plays: --bot "python3 bot.py".');
  const speech = speaking(boxedAs(id).box, values.pack.map(readJson));
  const { game } = speech;
  const seats = seatCount(game, values.seats);
  if (values.bot.length > seats) throw new WrongUse(`There are more programs than ${seats} seats.`);
  const matches = countFrom('--games', values.games);
  const timeout = countFrom('--timeout', values.timeout, LONGEST_TIMEOUT);
  const house = botList(values.bots);
  for (const name of house) createBot(name, { seed: '' });
  const agreed = game.agree({
    options: optionsFrom(values.options, game.spec.options),
    seats: seatsWith(seats, game.spec.seatOptions ?? [], values),
  });
  const undo = endedWithUs();
  const programs = values.bot.map((command) => new Program(command, timeout));
  try {
    const tally = new Score(programs);
    for (let n = 0; n < matches; n++) {
      const record = freshRecord(game, { ...agreed, seed: `${values.seed}/${n}` });
      const guests = Array.from({ length: seats }, (_, seat): Guest => {
        const i = (seat + n) % seats;
        return programs[i] ?? house[i % house.length];
      });
      tally.note(await playOut(speech, record, guests), guests);
    }
    console.log(tally.text());
    return tally.troubled ? 1 : 0;
  } catch (error) {
    if (error instanceof ProgramFailure) throw new WrongUse(error.message, { cause: error });
    throw error;
  } finally {
    await Promise.all(programs.map((program) => program.close()));
    undo();
  }
}

/** However we are asked to end, the programs are ended, too: they hear of our exit. */
function endedWithUs(): () => void {
  const handlers = Object.entries(ENDINGS).map(
    ([signal, code]) => [signal as keyof typeof ENDINGS, () => process.exit(code)] as const,
  );
  for (const [signal, end] of handlers) process.once(signal, end);
  return () => {
    for (const [signal, end] of handlers) process.off(signal, end);
  };
}

/** A program, or the name of a bot of the house. */
type Guest = Program | string;

async function playOut(speech: Speaking, record: MatchRecord, guests: readonly Guest[]): Promise<Outcome> {
  const sitters = guests.map(
    (guest): Sitter =>
      guest instanceof Program ? { kind: 'program', name: '' } : { kind: 'bot', name: '', level: guest },
  );
  const program = (seat: Seat): Program => {
    const guest = guests[seat];
    if (guest instanceof Program) return guest;
    throw new RangeError(`No program sits in seat ${seat}.`);
  };
  const table = new Table(speech, { id: '', sitters, record, picks: [] }, { program });
  const turns = sitters.flatMap(({ kind }, seat) => (kind === 'program' ? [seat] : []));
  for (const seat of turns) program(seat).hello(table.turn(seat));
  while (!table.match.outcome) if (!(await table.stepIn())) await table.answer();
  for (const seat of turns) program(seat).end(table.turn(seat));
  return table.match.outcome;
}

/** Who won how often. */
class Score {
  readonly #wins: Map<Program, number>;
  #matches = 0;

  constructor(programs: readonly Program[]) {
    this.#wins = new Map(programs.map((program) => [program, 0]));
  }

  note({ winners }: Outcome, guests: readonly Guest[]): void {
    this.#matches++;
    for (const seat of winners) {
      const guest = guests[seat];
      if (guest instanceof Program) this.#wins.set(guest, (this.#wins.get(guest) ?? 0) + 1);
    }
  }

  get troubled(): boolean {
    return [...this.#wins.keys()].some(({ troubles }) => troubles > 0);
  }

  text(): string {
    return [...this.#wins]
      .map(([{ name, command, troubles }, wins]) => {
        const trouble = troubles > 0 ? `; ${troubles} times it gave no legal answer` : '';
        return `${name ?? command}: won ${wins} of ${this.#matches} matches${trouble}`;
      })
      .join('\n');
  }
}
