/** Cheap sensible choices, by which bots play on in their heads: asked millions of times, so nothing new is made. */
import type { Seat } from './ids.ts';
import type { Match } from './match.ts';
import type { Option } from './questions.ts';
import { DICE, type Rng } from './rng.ts';

/** Chooses for a seat: an index into the options. `steady` has no whims. */
export type Choosing<W> = (
  match: Match<W>,
  seat: Seat,
  options: readonly Option<W>[],
  rng: Rng,
  steady?: boolean,
) => number;

/** A policy by kinds of question; what it knows nothing about, and one choice in `whim`, is any choice at all. */
export function policyBy<W>(choosing: Readonly<Record<string, Choosing<W>>>, whim: number): Choosing<W> {
  return (match, seat, options, rng, steady) => {
    if (options.length === 1) return 0;
    if (!steady && rng.below(whim, DICE) === 0) return anyOption(match, seat, options, rng);
    const question = match.agenda[match.agenda.length - 1].do;
    return (choosing[question] ?? anyOption)(match, seat, options, rng);
  };
}

export function anyOption<W>(_match: Match<W>, _seat: Seat, options: readonly Option<W>[], rng: Rng): number {
  return rng.below(options.length, DICE);
}

export function firstOption(): number {
  return 0;
}
