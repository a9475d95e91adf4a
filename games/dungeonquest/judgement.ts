/** What bots judge by, as far as it differs from edition to edition. */
import type { Effect, Seat } from '@underhall/kernel';
import type { Card } from './content.ts';
import type { M } from './world.ts';

export interface Judgement {
  /** What it costs to enter a chamber of a kind, dangers included, in tenths of a turn. */
  readonly entering: Readonly<Record<string, number>>;
  /** A step into the unknown, in tenths of a turn; and a step of a way that is not looked at closely, in turns. */
  readonly unexplored: number;
  readonly turnsPerStep: number;
  /** What it costs to come to the other side of a chamber of a kind that has two; where it is missing nobody can. */
  readonly crossing: Readonly<Record<string, number>>;
  /** From so many steps on the cheap policy takes the Catacombs for the shorter way. */
  readonly longWay: number;
  readonly chances: Chances;
  readonly gold: Gold;
  readonly gathering: Gathering;
  /** What it is worth to come out with no treasure of the dragon, beside coming out with one. */
  readonly spoils: number;
  /** Does one who has Loot weigh his plans as the evaluation does, rivals and all, or by rule of thumb? */
  readonly weighsPlans: boolean;
  /** What using a card is good for, by the id of the option. */
  readonly uses: ReadonlyMap<string, Use>;
  /** The wounds that a Hero can still suffer, and what else keeps him alive, in wounds. */
  endurance(match: M, seat: Seat): number;
  /** Gold that he has found and will have when he comes up. */
  waiting(match: M, seat: Seat): number;
  /** No way leads out of where he is: is there nothing left that he could do? */
  isLost(match: M, seat: Seat): boolean;
}

/**
 * The chances of the three things a Hero can set out to do, from so many turns of way, the turns that are left, the
 * logarithm of his endurance, and whether he is below. They are fitted (logistic regression) to what became of
 * thousands of positions that the cheap policy played on (docs/lab.md).
 */
export interface Chances {
  /** To get out with what he has. */
  home(way: number, left: number, life: number, below: boolean): number;
  /** To find one more piece of Loot and get out with it. */
  gather(way: number, left: number, life: number, below: boolean): number;
  /** To get out with a treasure of the dragon, to which the way leads. */
  hunt(way: number, left: number, life: number, below: boolean): number;
}

export function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** What there is to be found. */
export interface Gold {
  /** Of one Sleeping card, on the average. */
  readonly dragon: number;
  /** Of one who gets out with the dragon's treasure. */
  readonly hoard: number;
  /** Of one more piece of Loot from elsewhere: a poor, a fair and a good one. */
  readonly finds: readonly [number, number, number];
  /** The chance that a find is worth more than so much. */
  exceeds(gold: number): number;
  /** Of Loot that is worth more in the end than is printed on it, by its id. */
  readonly promised: ReadonlyMap<string, number>;
}

/** How the cheap policy looks for Loot. */
export interface Gathering {
  /** Not further than so many steps from a tower. */
  readonly within: number;
  /** Kinds of chambers that are better entered again than the unknown is explored: something comes up there, too. */
  readonly again: readonly string[];
}

export const HEALS = 0;
/** Better used on purpose than at the first chance: Treasure, and what costs an action. */
export const KEPT = 1;
export type Use = typeof HEALS | typeof KEPT;

export function usesOf(cards: readonly Card<readonly Effect[]>[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const { id, back, triggers } of cards) {
    const used = triggers.filter(({ mode }) => mode === 'use');
    const kept = back === 'treasure' || used.some(({ event }) => event === 'action');
    const heals = used.some(({ effects }) => effects.some((effect) => effect.do === 'heal'));
    if (kept) uses.set(`use:${id}`, KEPT);
    else if (heals) uses.set(`use:${id}`, HEALS);
  }
  return uses;
}
