import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gamePages } from '@underhall/kernel';
import { type Boxed, boxedAs, boxes, gamesThereAre } from '../boxes.ts';
import { argumentsOf, type Command, WrongUse } from '../command.ts';

export const facts: Command = {
  help: `Usage: underhall facts GAME
       underhall facts --write FOLDER

Prints everything that a scenario can name in a game: table options, facts, questions, option ids,
what is forbidden, events, arrangements, zones, the board, and every card with what it does.
The same pages, for all games, are in docs/games. To see what there is at a step of your own
scenario, write { "print": "facts" } there (docs/scenarios.md).

  --write FOLDER   writes the pages of every game there

Example: underhall facts dungeon
`,

  run(args) {
    const { values, positionals } = argumentsOf(args, { write: { type: 'string' } });
    if (values.write !== undefined) {
      if (positionals.length > 0) throw new WrongUse('--write is for all games: name none.');
      writePages(values.write);
      return 0;
    }
    if (positionals.length !== 1) throw new WrongUse(`Which game? ${gamesThereAre()}`);
    process.stdout.write(Object.values(pagesOf(boxedAs(positionals[0]))).join('\n'));
    return 0;
  },
};

const pages = resolve(import.meta.dirname, '../../../docs/games');

/** The pages of a game as they are kept in docs/games, by file. */
export function pagesOf({ box, folder }: Boxed): Readonly<Record<string, string>> {
  const ledger = relative(pages, join(folder, 'rules.md')).replaceAll('\\', '/');
  return gamePages(box, ledger);
}

function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const pages = boxes.flatMap((boxed) => Object.entries(pagesOf(boxed)));
  for (const [file, page] of pages) writeFileSync(join(folder, file), page);
  console.log(`${pages.length} pages written to ${folder}.`);
}
