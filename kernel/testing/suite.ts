/**
 * What every game's promises.test.ts does with its random matches, and promises.slow.test.ts with thousands of them. Titles
 * stand in the game's own file: `underhall rules` finds the ids of rules only there.
 */
import type { Wanted } from '../setup.ts';
import { checkDamaged } from './damaged.ts';
import { checkPromises } from './promises.ts';
import { playRoughly } from './rough.ts';
import { scenariosIn } from './scenarios.ts';
import type { Style } from './styles.ts';
import { playGivingUp, playTwice, reportOn, seeds, seenIn, type Watched } from './watched.ts';

/** How many matches of each kind; games whose matches are long play fewer. */
export interface Amounts {
  readonly watched: number;
  readonly promises: number;
  readonly twice: number;
  readonly givingUp: number;
  readonly rough: number;
  /** At every so many choices the promises are checked that cost much. */
  readonly stride: number;
  /** Somebody gives up within so many choices, of a match that is played so. */
  readonly within: number;
  readonly style: Style;
  /** For promises and rough play, if the random tables of the game would not do. */
  readonly table?: (seed: number) => Wanted;
}

/** An invariant of a ledger, in words, and what a match must have shown for it to mean anything. */
export type Invariant = readonly [id: string, what: string, needs: string];

/** The tests of random matches. `watch` comes before those of invariants. */
export function promisesOf<W>(watched: Watched<W>, amounts: Amounts) {
  const { game } = watched;
  const { style, within, stride, table = watched.table } = amounts;
  let report: ReturnType<typeof reportOn>;
  return {
    watch(): void {
      report = reportOn(watched, seeds(0, amounts.watched));
    },

    invariant(...[id, , needs]: Invariant): void {
      const broken = report.broken.get(id);
      if (broken) throw broken;
      if (!report.seen.has(needs)) throw new Error(`${id} was not put to the test: no '${needs}' was seen.`);
    },

    /** Only invariants of this list are ever broken: one that is watched, but stands in no title, would go unseen. */
    nothingBut(invariants: readonly Invariant[]): void {
      for (const [id, broken] of report.broken) if (!invariants.some(([own]) => own === id)) throw broken;
    },

    promises(): void {
      for (const seed of seeds(500, amounts.promises))
        checkPromises(game, table(seed), `promise ${seed}`, stride);
    },

    twice(): void {
      for (const seed of seeds(700, amounts.twice))
        playTwice(watched, seed, seed % 2 ? 'sensible' : 'random');
    },

    givingUp(): void {
      for (const seed of seeds(900, amounts.givingUp)) playGivingUp(watched, seed, style, within);
    },

    roughly(): void {
      for (const seed of seeds(950, amounts.rough))
        playRoughly(game, table(seed), `rough ${seed}`, { stride: 40, further: 12 });
    },
  };
}

/** The same, long: for the slow tests, which check all that they can at every choice. */
export function slowPromisesOf<W>(watched: Watched<W>, scenarios: string) {
  const { game, table } = watched;
  return {
    /** Each is played twice, at random and sensibly. */
    invariants(matches: number): void {
      seenIn(watched, seeds(10_000, matches / 2));
    },

    promises(matches: number): void {
      for (const seed of seeds(20_000, matches)) checkPromises(game, table(seed), `slow promise ${seed}`);
    },

    roughly(matches: number): void {
      for (const seed of seeds(30_000, matches))
        playRoughly(game, table(seed), `slow rough ${seed}`, { stride: 5, further: 60 });
    },

    damaged(count: number): void {
      checkDamaged(game, scenariosIn(scenarios), 'slow', count);
    },
  };
}
