/** What bots judge by, as far as it differs from edition to edition. */
import type { Effect } from '@underhall/kernel';
import type { Card } from './content.ts';

export interface Judgement {
  /** What it costs to enter a chamber of a kind, dangers included, in tenths of a turn. */
  readonly entering: Readonly<Record<string, number>>;
  readonly chances: Chances;
  /** What using a card is good for, by the id of the option. */
  readonly uses: ReadonlyMap<string, Use>;
}

/** From so many turns of way, the turns that are left, and the logarithm of the wounds that can still be suffered. */
export interface Chances {
  /** To get out. */
  home(way: number, left: number, life: number): number;
  /** To find one more piece of Loot and get out with it. */
  gather(way: number, left: number, life: number): number;
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

/** Fitted (logistic regression) to what became of 41,000 positions of the 2010 edition, played on by the cheap policy. */
export const fittedChances: Chances = {
  home(way, left, life) {
    const inTime = Math.tanh((left + 1 - 1.2 * way) / 4);
    return chance(5.04 - 4.79 * Math.sqrt(way) + 0.64 * way + 1.2 * inTime + 0.91 * life);
  },
  gather: (way, left, life) =>
    chance(-2.45 - 0.071 * way + 0.75 * Math.tanh((left - 6 - 1.2 * way) / 6) + 0.86 * life),
};

function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
