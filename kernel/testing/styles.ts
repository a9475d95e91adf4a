/** Ways to play a match in tests: each chooses among the options of the seat that is asked. */
import { NONE, type Seat } from '../ids.ts';
import type { Match } from '../match.ts';
import type { Option } from '../questions.ts';
import { CARDS, type Rng } from '../rng.ts';

type Choosing = <W>(match: Match<W>, seat: Seat, rng: Rng) => Option;

export type Style = 'random' | 'sensible' | 'curious' | 'greedy';

export const STYLES: Readonly<Record<Style, Choosing>> = {
  random(match, seat, rng) {
    const options = match.legal(seat);
    return options[rng.below(options.length, CARDS)];
  },

  /** By the game's policy, so that matches get far; at random if the game has none. */
  sensible(match, seat, rng) {
    const options = match.legal(seat);
    const { policy } = match.game.spec;
    return options[policy?.(match, seat, options, rng) ?? rng.below(options.length, CARDS)];
  },

  /** Sensible, but every fifth choice is any: so that things are tried which no policy would do. */
  curious(match, seat, rng) {
    return STYLES[rng.below(5, CARDS) === 0 ? 'random' : 'sensible'](match, seat, rng);
  },

  /** What looks best right after it, with a little noise so that equal choices differ. */
  greedy(match, seat, rng) {
    const options = match.legal(seat);
    let best = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const copy = match.clone();
      copy.choose(seat, option.id);
      const value = match.game.spec.evaluate(copy, seat) + rng.below(1000, CARDS) / 20_000;
      if (value > most) {
        most = value;
        best = option;
      }
    }
    return best;
  },
};

/** Plays on, for so many choices at most; `before` looks at each question. True if the match has ended. */
export function playOn<W>(
  match: Match<W>,
  rng: Rng,
  style: Style,
  choices: number,
  before?: (match: Match<W>) => void,
): boolean {
  for (let n = 0; n < choices && match.asked() !== NONE; n++) {
    before?.(match);
    const seat = match.asked();
    match.take(seat, STYLES[style](match, seat, rng));
  }
  return match.asked() === NONE;
}

/** More choices than any match has. */
export const ENDLESS = 50_000;

/** Plays to the end, which there must be. */
export function playOut<W>(
  match: Match<W>,
  rng: Rng,
  style: Style,
  before?: (match: Match<W>) => void,
): void {
  if (!playOn(match, rng, style, ENDLESS, before)) throw new Error('The match does not end.');
  if (!match.outcome) throw new Error('Nobody is asked, and the match has no outcome.');
}
