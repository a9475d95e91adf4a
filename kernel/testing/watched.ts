/** Matches that are watched from beginning to end, so that the invariants of a ledger are checked after every choice. */
import type { Sink } from '../events.ts';
import type { Game } from '../game.ts';
import { NONE } from '../ids.ts';
import type { Match } from '../match.ts';
import { CARDS, Rng } from '../rng.ts';
import { stateHash } from '../save.ts';
import type { Wanted } from '../setup.ts';
import { playOn, playOut, type Style } from './styles.ts';

/** Follows what is told in a match, and throws where something does not hold. */
export interface Watch extends Sink {
  /** Called whenever somebody is asked, and at the end. */
  check(): void;
  /** What has happened: kinds of event, and whatever else the game tells apart. */
  readonly seen: ReadonlySet<string>;
}

/** A game with its random tables and what is watched at them. */
export interface Watched<W> {
  readonly game: Game<W>;
  table(seed: number): Wanted;
  watch(match: Match<W>): Watch;
}

class BrokenRule extends Error {
  readonly rule: string;

  constructor(rule: string, what: string) {
    super(`${rule}: ${what}`);
    this.rule = rule;
  }
}

/** An invariant is either kept or named with what is wrong. */
export function must(holds: boolean, rule: string, what: string): void {
  if (!holds) throw new BrokenRule(rule, what);
}

export function seeds(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}

/** Plays a match to its end and watches it; `meanwhile` looks at each question. */
export function playWatched<W>(
  watched: Watched<W>,
  seed: number,
  style: Style,
  meanwhile?: (match: Match<W>) => void,
): { readonly match: Match<W>; readonly watch: Watch } {
  return watching(watched, seed, style, (match, watch) => {
    playOut(match, Rng.fromSeed(`choices ${seed}`), style, () => {
      watch.check();
      meanwhile?.(match);
    });
  });
}

/** Plays a match until somebody gives up, within so many choices, and on to its end. */
export function playGivingUp<W>(watched: Watched<W>, seed: number, style: Style, within: number): void {
  const { game } = watched;
  watching(watched, seed, style, (match, watch) => {
    const rng = Rng.fromSeed(`giving up ${seed}`);
    const check = () => watch.check();
    playOn(match, rng, style, rng.below(within, CARDS), check);
    check();
    const seat = rng.below(match.seats, CARDS);
    const nothingYet = game.spec.resignation !== undefined && !game.resignation(match, seat);
    if (match.asked() !== NONE && !nothingYet) match.resign(seat);
    playOut(match, rng, style, check);
  });
}

/** The message of a failure names the match, so that it can be played again. */
function watching<W>(
  { game, table, watch: watchOf }: Watched<W>,
  seed: number,
  style: Style,
  play: (match: Match<W>, watch: Watch) => void,
): { readonly match: Match<W>; readonly watch: Watch } {
  const match = game.prepare(game.agree(table(seed)));
  const watch = watchOf(match);
  match.sink = watch;
  try {
    match.resolve();
    play(match, watch);
    watch.check();
  } catch (error) {
    throw new Error(`${(error as Error).message}\nin the ${style} match ${seed}, choice ${match.choices}`, {
      cause: error,
    });
  }
  return { match, watch };
}

/** Everything that is seen in matches played at random and sensibly. */
export function seenIn<W>(watched: Watched<W>, all: readonly number[]): Set<string> {
  const { seen, broken } = reportOn(watched, all);
  for (const [, failure] of broken) throw failure;
  return seen;
}

/** The same, and by rule the first match that broke it, so that each rule has a test that fails for it alone. */
export function reportOn<W>(
  watched: Watched<W>,
  all: readonly number[],
): { readonly seen: Set<string>; readonly broken: ReadonlyMap<string, Error> } {
  const seen = new Set<string>();
  const broken = new Map<string, Error>();
  for (const seed of all) {
    for (const style of ['random', 'sensible'] as const) {
      try {
        for (const what of playWatched(watched, seed, style).watch.seen) seen.add(what);
      } catch (error) {
        const { cause } = error as Error;
        // What is no rule, a handler that throws, is nobody's test to expect.
        if (!(cause instanceof BrokenRule)) throw error;
        if (!broken.has(cause.rule)) broken.set(cause.rule, error as Error);
      }
    }
  }
  return { seen, broken };
}

/** The same seed and the same choices must give the same state, whether anybody watches or not. */
export function playTwice<W>(watched: Watched<W>, seed: number, style: Style): void {
  const { game, table } = watched;
  const unseen = game.start(table(seed));
  playOut(unseen, Rng.fromSeed(`choices ${seed}`), style);
  if (stateHash(unseen) !== stateHash(playWatched(watched, seed, style).match))
    throw new Error(`The ${style} match ${seed} ends differently when nobody watches.`);
}
