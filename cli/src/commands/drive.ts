import { botNames } from '@underhall/bots';
import { speaking } from '@underhall/table';
import { boxedAs, gamesThereAre } from '../boxes.ts';
import { argumentsOf, type Command, WrongUse } from '../command.ts';
import { readJson } from '../files.ts';
import { Driver } from './drive/driver.ts';
import { linesOf, MOST_WAITING } from './drive/lines.ts';
import { TELLS, type Tell } from './drive/matches.ts';

export const drive: Command = {
  help: `Usage: underhall drive GAME [options]

Your program begins matches, as many at once as it likes, and chooses for their seats: for learning, search and
tournaments of your own. It writes to the standard input of this command and reads from its standard output, one
JSON value a line; docs/writing-a-bot.md describes the messages. python/underhall speaks them for you.

  --tell LIST        what comes with every question: ${TELLS.join(', ')} (facts)
  --pack FILE        adds a content pack; may be repeated

Bots that may play some of the seats: ${botNames}

Example: echo '{"type":"begin","match":1}' | underhall drive pig
`,

  async run(args) {
    const { values, positionals } = argumentsOf(args, {
      tell: { type: 'string', default: 'facts' },
      pack: { type: 'string', multiple: true, default: [] },
    });
    if (positionals.length !== 1) throw new WrongUse(`Which game? ${gamesThereAre()}`);
    const { game } = speaking(boxedAs(positionals[0]).box, values.pack.map(readJson));
    const driver = new Driver(game, tellsIn(values.tell));
    process.stdout.write(driver.hello());
    for await (const lines of linesOf(process.stdin)) {
      const full = !process.stdout.write(lines.map((line) => driver.hear(line)).join(''));
      // Who does not read what it asked for waits with us.
      if (full && process.stdout.writableLength > MOST_WAITING)
        await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
    return 0;
  },
};

function tellsIn(text: string): ReadonlySet<Tell> {
  const words = text.split(',').filter(Boolean);
  const unknown = words.find((word) => !(TELLS as readonly string[]).includes(word));
  if (unknown !== undefined) throw new WrongUse(`--tell is a list of ${TELLS.join(', ')}, not '${unknown}'.`);
  return new Set(words as Tell[]);
}
