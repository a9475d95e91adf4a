import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consequences } from './consequences.ts';
import { duel, market, pig, warren } from './examples/index.ts';
import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { Rng } from './rng.ts';
import { stateHash } from './save.ts';
import type { Wanted } from './setup.ts';
import { checkPromises } from './testing/promises.ts';
import { playRoughly } from './testing/rough.ts';
import { playOut } from './testing/styles.ts';
import { seats } from './testing/toy.ts';
import { View } from './view.ts';

const tables: [string, Game, Wanted][] = [
  ...[2, 4, 6].map((n): [string, Game, Wanted] => [
    `pig with ${n}`,
    pig as Game,
    { seats: seats(n), options: { goal: 30 } },
  ]),
  ['duel', duel as Game, { seats: seats(2) }],
  ...[2, 3, 4].map((n): [string, Game, Wanted] => [
    `market with ${n}`,
    market as Game,
    { seats: seats(n), options: { rounds: 4 } },
  ]),
  ...[2, 3, 4].map((n): [string, Game, Wanted] => [
    `warren with ${n}`,
    warren as Game,
    { seats: seats(n), options: { rounds: 6 } },
  ]),
];

/** A match played by the seed alone; `meanwhile` looks at it before each choice. */
function played(game: Game, setup: Wanted, seed: number, meanwhile: (match: Match) => void): Match {
  const match = game.start({ ...setup, seed: `${seed}` });
  playOut(match, Rng.fromSeed(`choices ${seed}`), 'random', meanwhile);
  return match;
}

/** Everything that may be asked of a match without touching it. */
function lookAround(match: Match): void {
  const rng = Rng.fromSeed('looking');
  match.pending();
  match.legal((match.asked() + 1) % match.seats);
  const view = new View(match, match.asked());
  view.facts();
  match.clone().take(match.asked(), match.legal(match.asked())[0]);
  if (view.pending) consequences(view, view.pending.options[0].id, 1, rng);
}

describe.each(tables)('random matches of %s', (_name, game, setup) => {
  it('keep every promise: conservation, refusals, saving, views, replay, links, an end', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        checkPromises(game, setup, `promise ${seed}`);
      }),
      { numRuns: 10 },
    );
  });

  it('go on whatever is done at them: nonsense, undo, giving up', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        playRoughly(game, setup, `${seed}`, { stride: 1, further: 10 });
      }),
      { numRuns: 5 },
    );
  });

  it('are the same for the same seed and choices, however much is looked at meanwhile', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const alone = played(game, setup, seed, () => {});
        const watched = played(game, setup, seed, lookAround);
        expect(stateHash(watched)).toBe(stateHash(alone));
      }),
      { numRuns: 6 },
    );
  });
});

describe.each(tables.filter(([, game]) => game.faces.length > 0))('views of %s', (_name, game, setup) => {
  it('are equal for every match that a viewer cannot tell apart, and hide something', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(6), (seed, choices) => {
        const match = game.start({ ...setup, seed: `${seed}` });
        for (let i = 0; i < choices; i++) match.take(match.asked(), match.legal(match.asked())[0]);
        for (const viewer of [...setup.seats.keys(), 'spectator' as const]) {
          const view = new View(match, viewer);
          const guesses = [1, 2, 3, 4, 5].map((n) => view.determinise(Rng.fromSeed(`${n}`)));
          for (const guess of guesses) expect(new View(guess, viewer).toJSON()).toEqual(view.toJSON());
          expect(
            new Set(guesses.map((guess) => JSON.stringify(new View(guess, 'everything')))).size,
          ).toBeGreaterThan(1);
        }
      }),
      { numRuns: 8 },
    );
  });
});
