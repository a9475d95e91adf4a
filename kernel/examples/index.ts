/** Four tiny games that prove the kernel before the big ones stand on it. */
import type { Game, GameBox } from '../game.ts';
import { Misfit } from '../refusal.ts';
import { plainWords } from '../words.ts';
import { duel } from './duel/duel.ts';
import { market } from './market/market.ts';
import { pig } from './pig/pig.ts';
import { warren } from './warren/warren.ts';

export { duel, market, pig, warren };

/** The examples take no content packs. */
function boxOf(game: Game): GameBox {
  return {
    id: game.id,
    name: game.spec.name,
    open(packs = []) {
      if (packs.length > 0) throw new Misfit(game.spec.name, ['takes no content packs.']);
      return game;
    },
    words: plainWords,
  };
}

export const exampleBoxes: readonly GameBox[] = [pig, duel, market, warren].map((game) =>
  boxOf(game as Game),
);
