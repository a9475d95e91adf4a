import type { Game, GameBox } from './game.ts';
import type { Json } from './ids.ts';
import type { Words } from './words.ts';

/** A game as its own package knows it. */
interface Boxed<W> {
  readonly id: string;
  readonly name: string;
  /** Defines the game, with content packs if there are any. */
  define(packs: readonly Json[]): Game<W>;
  words(game: Game<W>): Words<W>;
}

/** The box that everybody else opens. Without packs the game is defined once, when somebody first asks for it. */
export function gameBox<W>({ id, name, define, words }: Boxed<W>): GameBox {
  let plain: Game<W> | undefined;
  return {
    id,
    name,
    open(packs = []) {
      if (packs.length > 0) return define(packs) as Game;
      plain ??= define([]);
      return plain as Game;
    },
    words: (game) => words(game as Game<W>) as Words,
  };
}
