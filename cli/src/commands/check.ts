import { type Game, GameFault, type Json, Misfit, problemList } from '@underhall/kernel';
import { boxedAs, gamesThereAre } from '../boxes.ts';
import { argumentsOf, type Command, plain, WrongUse } from '../command.ts';
import { readJson } from '../files.ts';
import { bad, good } from '../style.ts';

export const check: Command = {
  help: `Usage: underhall check PACK… --game GAME

Checks content packs against a game: shape, card texts, effects, counts. Several packs are checked
together, as they would be played. --game may be left out where the pack says its "game".

Exit code: 0 sound, 1 problems found.

Example: underhall check my-cards.json --game dungeonquest-classic
`,

  run(args) {
    const { values, positionals } = argumentsOf(args, { game: { type: 'string' } });
    if (positionals.length === 0) throw new WrongUse('Name the content pack to check.');
    const packs = positionals.map(readJson);
    const boxed = boxedAs(values.game ?? gameOf(packs));
    const problems = problemsOf(() => {
      const game = boxed.box.open(packs);
      deal(game);
      const added = game.faces.length - boxed.box.open().faces.length;
      console.log(
        `${good('✓')} ${positionals.join(', ')} fits ${game.spec.name}: ${game.faces.length} faces (${added} added), version ${game.version}`,
      );
    });
    if (problems.length === 0) return 0;
    console.log(`${bad('✗')} ${positionals.join(', ')} does not fit ${boxed.box.name}:`);
    console.log(`  ${problemList(problems.map(plain))}`);
    return 1;
  },
};

function gameOf(packs: readonly Json[]): string {
  for (const pack of packs) {
    const game = (pack as { game?: Json } | null)?.game;
    if (typeof game === 'string') return game;
  }
  throw new WrongUse(`Say for which game: --game GAME. ${gamesThereAre()}`);
}

/** Counts that do not add up show when the cards are dealt. */
function deal(game: Game): void {
  for (const seats of new Set([game.spec.seats.least, game.spec.seats.most])) {
    game.prepare(game.agree({ seats: Array.from({ length: seats }, () => ({})) }));
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
