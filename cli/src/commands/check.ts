import { type Game, GameFault, type Json, Misfit, packName, problemList } from '@underhall/kernel';
import { boxedAs, gamesThereAre } from '../boxes.ts';
import { argumentsOf, type Command, plain, WrongUse } from '../command.ts';
import { readJson } from '../files.ts';
import { bad, good } from '../style.ts';
import { cardLines, idsIn, idsOf } from './check/cards.ts';

export const check: Command = {
  help: `Usage: underhall check PACK… --game GAME
       underhall check --cards --game GAME

Checks content packs against a game: shape, card texts, effects, counts. A text that could never do
anything is a mistake. Several packs are checked together, as they would be played. --game may be
left out where the pack says its "game".

Prints the sentences that will stand on the cards of the packs, and which cards of the box could be
left out for them ("without"). --cards prints those of all cards of the game.

Exit code: 0 sound, 1 problems found.

Example: underhall check my-cards.json --game dungeonquest-classic
`,

  run(args) {
    const { values, positionals } = argumentsOf(args, {
      game: { type: 'string' },
      cards: { type: 'boolean' },
    });
    if (positionals.length === 0 && !values.cards)
      throw new WrongUse('Which pack? Name its file: underhall check my-pack.json.');
    const packs = positionals.map(readJson);
    const { box } = boxedAs(values.game ?? gameOf(packs));
    const what = positionals.join(', ') || 'What is in the box';
    const problems = problemsOf(() => {
      const game = box.open(packs);
      deal(game);
      const added = game.faces.length - box.open().faces.length;
      console.log(
        `${good('✓')} ${what} fits ${game.spec.name}: ${game.faces.length} faces (${added} added), version ${game.version}`,
      );
      const ids = values.cards ? idsOf(game) : packs.flatMap(idsIn);
      for (const line of cardLines(game, box.words(game), ids, box.open())) console.log(line);
    });
    if (problems.length === 0) return 0;
    console.log(`${bad('✗')} ${what} does not fit ${box.name}:`);
    console.log(`  ${problemList(problems.map((problem) => plain(withFile(problem, packs, positionals))))}`);
    if (problems.some((problem) => problem.includes('"without"')))
      console.log(`What can be left out: underhall check --cards --game ${box.id}`);
    return 1;
  },
};

function gameOf(packs: readonly Json[]): string {
  for (const pack of packs) {
    const game = (pack as { game?: Json } | null)?.game;
    if (typeof game === 'string') return game;
  }
  throw new WrongUse(`Which game is it for? Add --game GAME. ${gamesThereAre()}`);
}

/** Problems name the pack they are in; here people have files. */
function withFile(problem: string, packs: readonly Json[], files: readonly string[]): string {
  const at = packs.findIndex((pack, i) => problem.startsWith(`${packName(pack, i)}: `));
  return at < 0 ? problem : files[at] + problem.slice(packName(packs[at], at).length);
}

/** Counts that do not add up show when the cards are dealt. */
function deal(game: Game): void {
  const { seats, conflicts, options } = game.spec;
  const agreed = Object.fromEntries(options.map(({ id, standard }) => [id, standard]));
  for (const count of new Set([seats.least, seats.most])) {
    const around = Array.from({ length: count }, () => ({}));
    // So many may need more than the standard options bring to the table.
    if (count > seats.least && (conflicts?.({ options: agreed, seats: around, seed: '' }).length ?? 0) > 0)
      continue;
    game.prepare(game.agree({ seats: around }));
  }
}

function problemsOf(attempt: () => void): readonly string[] {
  try {
    attempt();
    return [];
  } catch (error) {
    if (error instanceof Misfit) return error.problems;
    if (error instanceof GameFault || error instanceof RangeError) return [error.message];
    throw error;
  }
}
