import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duel, market, pig } from './examples/index.ts';
import type { Game } from './game.ts';
import type { Wanted } from './setup.ts';
import { checkPromises } from './testing.ts';

const seats = (n: number) => Array.from({ length: n }, () => ({}));
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
];

describe.each(tables)('random matches of %s', (_name, game, setup) => {
  it('keep every promise: conservation, refusals, saving, views, replay, an end', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const play = checkPromises(game, setup, `promise ${seed}`);
        expect(play.match.outcome).toBeDefined();
      }),
      { numRuns: 12 },
    );
  });
});
