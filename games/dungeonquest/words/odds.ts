/** What a test needs, and how likely that is: the numbers that decide a question. */
import { capital, type Say } from '@underhall/kernel';
import { percentOf } from './chances.ts';

export const LEAST = 2;
export const MOST = 12;

/** The words of a chance, to go on with and to begin with. */
export interface Odds {
  readonly odds: string;
  readonly Odds: string;
}

/** “you need 6 or less (42 %)” */
export function oddsOf(say: Say, need: number): Odds {
  const key = need >= MOST ? 'sure' : need < LEAST ? 'never' : 'need';
  return spoken(say(`odds.${key}`, { need, chance: percentOf(need) }));
}

export function spoken(odds: string): Odds {
  return { odds, Odds: capital(odds) };
}
