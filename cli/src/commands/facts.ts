import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gamePage } from '@underhall/kernel';
import { type Boxed, boxedAs, boxes } from '../boxes.ts';
import { argumentsOf, type Command, WrongUse } from '../command.ts';

export const facts: Command = {
  help: `Usage: underhall facts GAME
       underhall facts --write FOLDER

Prints everything that a scenario can name in a game: table options, facts, questions, option ids,
events, arrangements, zones, cards. The pages of all games are in docs/games. What there is at a step
of a scenario of yours is shown by { "print": "facts" } in it (docs/scenarios.md).

  --write FOLDER   writes the page of every game there

Example: underhall facts dungeon
`,

  run(args) {
    const { values, positionals } = argumentsOf(args, { write: { type: 'string' } });
    if (values.write !== undefined) {
      if (positionals.length > 0) throw new WrongUse('--write is for all games: name none.');
      writePages(values.write);
      return 0;
    }
    if (positionals.length !== 1) throw new WrongUse('Name one game.');
    process.stdout.write(pageOf(boxedAs(positionals[0])));
    return 0;
  },
};

const pages = resolve(import.meta.dirname, '../../../docs/games');

/** The page of a game as it is kept in docs/games. */
export function pageOf({ box, folder }: Boxed): string {
  const ledger = relative(pages, join(folder, 'rules.md')).replaceAll('\\', '/');
  return gamePage(box, ledger);
}

function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const boxed of boxes) writeFileSync(join(folder, `${boxed.box.id}.md`), pageOf(boxed));
  console.log(`${boxes.length} pages written to ${folder}.`);
}
