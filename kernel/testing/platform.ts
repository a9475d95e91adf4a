/** Plays the same matches wherever it runs, and gives the hash of each: what Node and Chromium must agree on. */
import { duel, market, pig } from '../examples/index.ts';
import type { Game } from '../game.ts';
import { Rng } from '../rng.ts';
import { stateHash } from '../save.ts';
import { View } from '../view.ts';
import { playOut } from './styles.ts';
import { seats } from './toy.ts';

const tables: readonly [Game, number][] = [
  [pig as Game, 2],
  [pig as Game, 6],
  [duel as Game, 2],
  [market as Game, 2],
  [market as Game, 4],
];

/** `game/seats/seed: hash after a few choices, hash of a determinised match, hash at the end`. */
export function hashes(): string[] {
  return tables.flatMap(([game, n]) =>
    ['first', 'second', 'drittes Spiel ✓'].map((seed) => {
      const match = game.start({ seats: seats(n), seed });
      const rng = Rng.fromSeed(`choices ${seed}`);
      for (let i = 0; i < 5; i++) match.take(match.asked(), match.legal(match.asked())[0]);
      const early = stateHash(match);
      const guess = stateHash(new View(match, 0).determinise(rng));
      playOut(match, rng, 'random');
      return `${game.id}/${n}/${seed}: ${early} ${guess} ${stateHash(match)}`;
    }),
  );
}
