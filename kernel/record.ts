import type { Game } from './game.ts';
import { type Json, MOST_SEATS, type Seat } from './ids.ts';
import type { Match } from './match.ts';
import { Misfit, Refusal } from './refusal.ts';
import type { Setup } from './setup.ts';
import {
  anything,
  either,
  listOf,
  mapOf,
  misfitsOf,
  object,
  pair,
  text,
  textUpTo,
  wholeNumber,
} from './shape.ts';
import { shortened } from './text.ts';

/**
 * One entry of the record: a seat and what it chose. A list is a draft with its picks. A word beginning with `=` is
 * a preference (`=skip-all:yes`), `!hold`, `!release` and `!resign` are what they say.
 */
export type Choice = readonly [seat: Seat, what: string | readonly string[]];

/** A whole match without its states: replays to the same state, hash for hash. */
export interface MatchRecord {
  readonly game: string;
  readonly version: string;
  readonly setup: Setup;
  /** What was arranged before the first choice: tutorials and puzzles. */
  readonly arranged?: readonly Readonly<{ [key: string]: Json }>[];
  readonly choices: readonly Choice[];
}

/** More than any match has: whatever says more is meant to keep a machine busy. */
export const MOST_CHOICES = 50_000;
const MOST_PICKS = 500;
const MOST_ARRANGED = 500;
const MOST_LETTERS = 500;

const word = textUpTo(MOST_LETTERS);
const anyRecord = mapOf(anything);
const recordShape = object(
  {
    game: text,
    version: text,
    setup: object({ options: anyRecord, seats: listOf(anyRecord), seed: textUpTo(1000) }),
    choices: listOf(
      pair(wholeNumber(0, MOST_SEATS - 1), either(word, listOf(word, MOST_PICKS))),
      MOST_CHOICES,
    ),
  },
  { arranged: listOf(anyRecord, MOST_ARRANGED) },
);

/** Checks what claims to be a record. Throws a Misfit that names each place and reason. */
export function readRecord(value: unknown, what = 'This record'): MatchRecord {
  const problems = misfitsOf(recordShape, value);
  if (problems.length > 0) throw new Misfit(`${what} is no record of a match`, problems);
  return value as MatchRecord;
}

/** Carries out one entry of a record. */
export function enact<W>(match: Match<W>, [seat, what]: Choice): void {
  if (typeof what !== 'string') draft(match, seat, what);
  else if (what === '!resign') match.resign(seat);
  else if (what === '!hold' || what === '!release') match.hold(seat, what === '!hold');
  else if (what.startsWith('=')) {
    const colon = what.indexOf(':');
    match.prefer(seat, what.slice(1, colon), what.slice(colon + 1));
  } else draft(match, seat, [what]);
}

/**
 * Makes the picks of a draft (or the one choice there is); what a lone option picks by itself is in the list too. They
 * are tried on a copy before, unless they are one choice and no more, because a refusal must leave nothing picked.
 */
function draft<W>(match: Match<W>, seat: Seat, picks: readonly string[]): void {
  if (picks.length !== 1 || match.pendingFor(seat)?.kind === 'draft') pick(match.clone(), seat, picks);
  pick(match, seat, picks);
}

function pick<W>(match: Match<W>, seat: Seat, picks: readonly string[]): void {
  const { choices } = match;
  picks.forEach((id, i) => {
    if (match.choices > choices) throw new Refusal('unknown', 'These are more picks than there are to make.');
    if (match.picks[i] !== id) match.choose(seat, id);
  });
  if (match.choices === choices) throw new Refusal('unknown', 'The draft is not finished by these picks.');
}

export function checkVersion<W>(game: Game<W>, record: Pick<MatchRecord, 'game' | 'version'>): void {
  if (record.game !== game.id)
    throw new Misfit('This record', [`is of '${shortened(record.game)}', not of '${game.id}'.`]);
  if (record.version !== game.version) {
    throw new Misfit('This record', [
      `was made with version ${shortened(record.version)} of ${game.spec.name}; this is ${game.version}. It cannot be replayed here.`,
    ]);
  }
}
