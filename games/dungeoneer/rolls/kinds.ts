/** What a roll is: modifiers and windows are about some kinds of it only (GRAMMAR 1.3). */
import { flagBit, type RollNoun } from '../language/nouns.ts';
import type { Selector } from '../language/selectors.ts';
import type { Score } from '../language/words.ts';
import { wordFits } from '../selecting/compare.ts';

export interface Roll {
  readonly kind: 'threat' | 'attack' | 'counter' | 'search' | 'chance' | 'plain';
  /** Where a Threat comes from, or what an attack is: bits, see `flagBit`. */
  readonly source: number;
  /** The score of a Threat, the form of an attack. */
  readonly score: Score | '';
  /** The family of the monster that takes part. */
  readonly race: string;
}

const EXIT = flagBit('threat', 'exit');
const OBSTACLE = flagBit('threat', 'obstacle');

/** Where Threats come from. */
export const SOURCE = {
  none: 0,
  locked: EXIT | flagBit('threat', 'locked'),
  trapped: EXIT | OBSTACLE | flagBit('threat', 'trapped'),
  pit: OBSTACLE | flagBit('threat', 'pit'),
  spikes: OBSTACLE | flagBit('threat', 'spikes'),
  trap: flagBit('threat', 'trap'),
  bane: flagBit('threat', 'bane'),
  map: flagBit('threat', 'map'),
  quest: flagBit('threat', 'quest'),
  special: flagBit('threat', 'special'),
  hit: flagBit('threat', 'hit'),
  rise: flagBit('threat', 'rise'),
} as const;

/** What stands in the way of a hero and is no card. */
export const HINDRANCES = ['locked', 'trapped', 'pit', 'spikes', 'rise'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

export function hindranceOf(source: number): Hindrance | '' {
  return HINDRANCES.find((one) => SOURCE[one] === source) ?? '';
}

export function threatRoll(source: number, score: Score): Roll {
  return { kind: 'threat', source, score, race: '' };
}

export const PLAIN_ROLL: Roll = { kind: 'plain', source: 0, score: '', race: '' };

export function rollFits(roll: Roll, { noun, flags, tests }: Selector<RollNoun>): boolean {
  if (noun !== 'any' && noun !== roll.kind) return false;
  if ((roll.source & flags) !== flags) return false;
  for (const test of tests) if (!wordFits(test.key === 'race' ? roll.race : roll.score, test)) return false;
  return true;
}
