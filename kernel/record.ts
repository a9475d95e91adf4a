import type { Game } from './game.ts';
import type { Json, Seat } from './ids.ts';
import type { Match } from './match.ts';
import type { Setup } from './outcome.ts';
import { Misfit } from './refusal.ts';

/**
 * One entry of the record: a seat and what it chose. A list is a draft with its picks. A word beginning with `=` is
 * a preference (`=skip-all:yes`), `!hold`, `!release` and `!resign` are what they say.
 */
export type Choice = readonly [seat: Seat, what: string | readonly string[]];

/** A whole match without its states: replays to the same state, hash for hash. */
export interface Record {
  readonly game: string;
  readonly version: string;
  readonly setup: Setup;
  /** What was arranged before the first choice: tutorials and puzzles. */
  readonly arranged?: readonly Readonly<{ [key: string]: Json }>[];
  readonly choices: readonly Choice[];
}

/** Carries out one entry of a record. */
export function enact<W>(match: Match<W>, [seat, what]: Choice): void {
  if (typeof what !== 'string') for (const pick of what) match.choose(seat, pick);
  else if (what === '!resign') match.resign(seat);
  else if (what === '!hold' || what === '!release') match.hold(seat, what === '!hold');
  else if (what.startsWith('=')) {
    const [name, value] = what.slice(1).split(':');
    match.prefer(seat, name, value);
  } else match.choose(seat, what);
}

export function checkVersion<W>(game: Game<W>, record: Pick<Record, 'game' | 'version'>): void {
  if (record.game !== game.id)
    throw new Misfit('This record', [`is of '${record.game}', not of '${game.id}'.`]);
  if (record.version !== game.version) {
    throw new Misfit('This record', [
      `was made with version ${record.version} of ${game.spec.name}; this is ${game.version}. It cannot be replayed here.`,
    ]);
  }
}
