/** What was done at the tables of this browser, counted: by player, by Hero, by cause of death, and run by run. */
import { faceIn, heroIn } from './named.ts';
import { faredIn } from './results.ts';
import type { GameCard, Kept, Outcome } from './scene.ts';

export type Ended = Kept & { readonly outcome: Outcome };
export type Cards = Readonly<Record<string, GameCard>>;

export function isEnded(match: Kept): match is Ended {
  return match.outcome !== undefined;
}

/** One seat of a finished match that a person played here. */
export interface Run {
  readonly match: Ended;
  readonly seat: number;
  readonly who: string;
  readonly hero: string | undefined;
  /** The id of the Hero. */
  readonly face: string | undefined;
  readonly won: boolean;
  readonly out: boolean;
  readonly cause: string | undefined;
  readonly gold: number;
  readonly line: string;
}

export function runsOf(ended: readonly Ended[], cards: Cards): Run[] {
  return ended.flatMap((match) => {
    const { sitters, outcome, game } = match;
    return sitters.flatMap(({ kind, name }, seat) => {
      if (kind === 'bot' || kind === 'there') return [];
      const { line, gold = 0, out = false, cause } = faredIn(cards[game], outcome, seat);
      const hero = heroIn(cards[game], outcome, seat);
      const won = outcome.winners.includes(seat);
      const face = faceIn(cards[game], outcome, seat);
      return [{ match, seat, who: name, hero, face, won, out, cause, gold, line }];
    });
  });
}

export interface Deeds {
  readonly key: string;
  readonly game: string;
  readonly name: string;
  /** The Hero of the newest of them. */
  readonly face: string | undefined;
  readonly matches: number;
  readonly wins: number;
  readonly out: number;
  readonly deaths: number;
  readonly gold: number;
}

/** The best first: those who won, then those who came out, then by gold. A rich loser is a loser. */
export function ranked(runs: readonly Run[]): Run[] {
  return runs.toSorted(
    (a, b) => Number(b.won) - Number(a.won) || Number(b.out) - Number(a.out) || b.gold - a.gold,
  );
}

/** Runs of the same name in the same game, added up; who won most often first. */
export function added(runs: readonly Run[], nameOf: (run: Run) => string | undefined): Deeds[] {
  const found = new Map<string, Deeds>();
  for (const run of runs) {
    const name = nameOf(run);
    if (name === undefined) continue;
    const { game } = run.match;
    const key = `${game} ${name}`;
    const before = found.get(key);
    found.set(key, {
      key,
      game,
      name,
      face: before?.face ?? run.face,
      matches: (before?.matches ?? 0) + 1,
      wins: (before?.wins ?? 0) + Number(run.won),
      out: (before?.out ?? 0) + Number(run.out),
      deaths: (before?.deaths ?? 0) + Number(run.cause !== undefined),
      gold: (before?.gold ?? 0) + run.gold,
    });
  }
  return [...found.values()].sort((a, b) => b.wins - a.wins || b.out - a.out || b.gold - a.gold);
}

export function causesOf(runs: readonly Run[]): (readonly [cause: string, count: number])[] {
  const causes = new Map<string, number>();
  for (const { cause } of runs) if (cause) causes.set(cause, (causes.get(cause) ?? 0) + 1);
  return [...causes].sort((a, b) => b[1] - a[1]);
}
