import type { ParseArgsConfig } from 'node:util';
import { type Bot, botList, botNames, createBot } from '@underhall/bots';
import { type Game, Playthrough, Refusal, type Seat } from '@underhall/kernel';
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
  const game = boxedAs(id).box.open(values.pack.map(readJson));
  const seats = seatCount(game, values.seats);
  if (values.bot.length > seats) throw new WrongUse(`There are more programs than ${seats} seats.`);
  const matches = countFrom('--games', values.games);
  const timeout = countFrom('--timeout', values.timeout, LONGEST_TIMEOUT);
  const house = botList(values.bots);
  for (const name of house) createBot(name, { seed: '' });
  const table = game.agree({
    options: optionsFrom(values.options, game.spec.options),
    seats: seatsWith(seats, game.spec.seatOptions ?? [], values),
  });
  const undo = endedWithUs();
  const programs = values.bot.map((command) => new Program(command, timeout));
  try {
    const tally = new Score(programs);
    for (let n = 0; n < matches; n++) {
      const seed = `${values.seed}/${n}`;
      const players: Player[] = Array.from({ length: seats }, (_, i) =>
        i < programs.length ? programs[i] : createBot(house[i % house.length], { seed: `${seed} bot ${i}` }),
      );
      const play = new Playthrough(game, { ...table, seed });
      const at = (seat: Seat) => players[(seat + n) % seats];
      await playOut(game, play, at);
      tally.note(play, at);
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

type Player = Program | Bot;

async function playOut(game: Game, play: Playthrough, at: (seat: Seat) => Player): Promise<void> {
  const { seats } = play.setup;
  const programs = seats.flatMap((_, seat) => {
    const player = at(seat);
    return player instanceof Program ? [{ seat, program: player }] : [];
  });
  for (const { seat, program } of programs) program.hello(game, play, seat);
  while (!play.match.outcome) {
    const [seat] = play.view('spectator').awaited;
    const player = at(seat);
    if (player instanceof Program) await ask(player, play, seat);
    else play.choose(seat, player.answer(play.view(seat)).option);
  }
  for (const { seat, program } of programs) program.end(play, seat);
}

/** A refused answer is told with its reason, and the program may try again; but not for ever. */
async function ask(program: Program, play: Playthrough, seat: Seat): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const option = await program.ask(play, seat);
    if (option === undefined) break;
    try {
      play.choose(seat, option);
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      program.refused(error);
    }
  }
  program.troubles++;
  const [first] = play.match.legal(seat);
  play.choose(seat, first.id);
}

/** Who won how often. */
class Score {
  readonly #wins: Map<Program, number>;
  #matches = 0;

  constructor(programs: readonly Program[]) {
    this.#wins = new Map(programs.map((program) => [program, 0]));
  }

  note(play: Playthrough, at: (seat: Seat) => Player): void {
    this.#matches++;
    for (const seat of play.match.outcome?.winners ?? []) {
      const player = at(seat);
      if (player instanceof Program) this.#wins.set(player, (this.#wins.get(player) ?? 0) + 1);
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
