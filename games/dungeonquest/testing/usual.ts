/** What bots make of a position, for tests of both editions. */
import { type Game, type Json, type Match, Playthrough, Rng } from '@underhall/kernel';
import { expect } from 'vitest';
import type { World } from '../world.ts';

export type Statement = Record<string, Json>;

const TRIES = 200;
const HEROES = ['hugo', 'tatianna', 'lindel', 'gherinn'];

/** A table of so many Heroes, as it is said to stand. */
export function tableWith<W extends World>(
  game: Game<W>,
  seats: number,
  ...statements: Statement[]
): Match<W> {
  const table = { seats: HEROES.slice(0, seats).map((hero) => ({ hero })), seed: 'minds' };
  return new Playthrough(game, table, [...statements, { turn: 0 }]).match;
}

/** What the cheap policy mostly takes where a match stands; now and then it takes anything. */
export function usual<W extends World>(match: Match<W>): string {
  const options = match.legal(0);
  const rng = Rng.fromSeed('policy');
  const taken = new Map<string, number>();
  for (let i = 0; i < TRIES; i++) {
    const { id } = options[match.game.spec.policy?.(match, 0, options, rng) ?? 0];
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  const [[id, times]] = [...taken].sort(([, a], [, b]) => b - a);
  expect(times).toBeGreaterThan(TRIES / 2);
  return id;
}
