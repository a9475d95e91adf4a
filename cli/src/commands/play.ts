import { randomBytes } from 'node:crypto';
import type { ParseArgsConfig } from 'node:util';
import { botList, botNames, createBot } from '@underhall/bots';
import { USUAL_LEVEL } from '@underhall/bots/level';
import type { Seat } from '@underhall/kernel';
import { threadPool } from '@underhall/lab/threads';
import { freshRecord, type Sitter, speaking, Table } from '@underhall/table';
import { boxedAs, boxes, gamesThereAre } from '../boxes.ts';
import { type Command, WrongUse } from '../command.ts';
import { readJson } from '../files.ts';
import { readLedger } from '../ledger.ts';
import { Keyboard } from '../play/keyboard.ts';
import { Screen } from '../play/screen.ts';
import { argumentsFor, optionsFrom, peopleAt, seatCount, seatsWith } from '../play/seating.ts';
import { Terminal } from '../play/terminal.ts';
import { replayed } from '../records.ts';
import { dim } from '../style.ts';

export const play: Command = {
  help: `Usage: underhall play [GAME] [options]
       underhall play --from FILE|LINK [options]

Without GAME it asks which. While you play, ? shows what you can type.

  --seats N          how many seats (two, where the game allows it)
  --me SEATS         your seats: 0 (default), 0,2, all or none
  --bot NAMES        who plays the others: one for all or one for each of them (regular)
                     ${botNames}
  --seed S           the seed of dice and cards; a new one is drawn and shown without it
  --options LIST     what the table agrees on: goal=50,cloak,no-pvp
  --pack FILE        adds a content pack; may be repeated
  --from FILE|LINK   goes on with a saved match
  --hero A,B …       what each seat brings, by the name of the game's seat option

Examples: underhall play pig --seats 3 --options goal=50
          underhall play market --me all
          underhall play duel --bot veteran --seed tuesday
`,

  async run(args) {
    const keyboard = new Keyboard();
    try {
      return await playAt(keyboard, args);
    } finally {
      keyboard.close();
    }
  },
};

const FLAGS = {
  seats: { type: 'string' },
  me: { type: 'string', multiple: true, default: ['0'] },
  bot: { type: 'string', multiple: true, default: [USUAL_LEVEL] },
  seed: { type: 'string' },
  options: { type: 'string', multiple: true, default: [] },
  pack: { type: 'string', multiple: true, default: [] },
  from: { type: 'string' },
} satisfies ParseArgsConfig['options'];

/** What a match that goes on has settled long ago. */
const AGREED = ['seats', 'seed', 'options'] as const;

function given(value: string | string[] | undefined): boolean {
  return value !== undefined && value.length > 0;
}

async function playAt(keyboard: Keyboard, args: string[]): Promise<number> {
  const { boxed, packs, record, me, bot } = await begun(keyboard, args);
  const speech = speaking(boxed.box, packs);
  const seats = record.setup.seats.length;
  const sitters = sittersAt(seats, peopleAt(me, seats), bot);
  const thinker = threadPool().for({ game: boxed.box.id, packs });
  const table = new Table(speech, { id: '', sitters, record, picks: [] }, { thinker: () => thinker });
  const screen = new Screen(speech.game, boxed.board);
  screen.say(`${boxed.box.name}, ${seats} seats. ${dim(`Seed ${record.setup.seed}.`)} ? for help.`);
  await new Terminal(table, sitters, screen, keyboard, readLedger(boxed.folder)).run();
  return 0;
}

async function begun(keyboard: Keyboard, args: string[]) {
  // The game must be known before the rest is read.
  const named = boxes.find(({ box }) => args.includes(box.id));
  const { values, positionals } = argumentsFor(named?.box.open(), args, FLAGS);
  if (positionals.length > 1) throw new WrongUse('Name one game only.');
  const { me, bot, pack, from } = values;
  if (from !== undefined) {
    const agreed = [
      ...positionals,
      ...AGREED.filter((flag) => given(values[flag])).map((flag) => `--${flag}`),
    ];
    if (agreed.length > 0)
      throw new WrongUse(`--from goes on with a match as it was agreed; leave out ${agreed.join(', ')}.`);
    const { boxed, play } = replayed(from, pack);
    return { boxed, packs: pack.map(readJson), record: play.record, me, bot };
  }
  const boxed = boxedAs(positionals[0] ?? (await chosenGame(keyboard)));
  const packs = pack.map(readJson);
  const game = boxed.box.open(packs);
  const count = seatCount(game, values.seats);
  const record = freshRecord(game, {
    options: optionsFrom(values.options, game.spec.options),
    seats: seatsWith(count, game.spec.seatOptions ?? [], values),
    seed: values.seed || randomBytes(9).toString('base64url'),
  });
  return { boxed, packs, record, me, bot };
}

async function chosenGame(keyboard: Keyboard): Promise<string> {
  console.log('Which game?');
  boxes.forEach(({ box }, i) => {
    console.log(`${String(i + 1).padStart(3)}  ${box.name}${dim(`  ${box.id}`)}`);
  });
  for (;;) {
    const line = await keyboard.ask('> ');
    if (line === undefined) throw new WrongUse(`Which game? ${gamesThereAre()}`);
    const found = boxes.find(({ box }, i) => box.id === line || String(i + 1) === line);
    if (found) return found.box.id;
    console.log(`  Choose by number or id. ${gamesThereAre()}`);
  }
}

/** People, and bots in the other seats: one name for all, or one for each in the order of the seats. */
function sittersAt(seats: number, people: ReadonlySet<Seat>, names: readonly string[]): Sitter[] {
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !people.has(seat));
  const bots = names.flatMap(botList);
  if (bots.length > 1 && bots.length !== free.length) {
    throw new WrongUse(`--bot names ${bots.length} bots for ${free.length} seats.`);
  }
  // A name that says nothing is found before the match begins.
  for (const name of bots) createBot(name, { seed: '' });
  const levels = new Map(free.map((seat, i) => [seat, bots[i] ?? bots[0]]));
  return Array.from({ length: seats }, (_, seat): Sitter => {
    const level = levels.get(seat);
    return level === undefined ? { kind: 'here', name: '' } : { kind: 'bot', name: '', level };
  });
}
