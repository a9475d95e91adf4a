import type { Game, Wanted } from '@underhall/kernel';
import type { MatchRecord } from './scene.ts';

/** The record of a match in which nothing has happened yet. Throws a Misfit if the set-up does not fit the game. */
export function freshRecord(game: Game, wanted: Wanted): MatchRecord {
  return { game: game.id, version: game.version, setup: game.agree(wanted), choices: [] };
}
