import type { Pairing, Rating } from '../core/rating.ts';
import { table } from './text.ts';

/** A round robin for a terminal: the ratings, and who won how often against whom. */
export function asRatings(ratings: readonly Rating[], pairings: readonly Pairing[]): string {
  const rows = ratings.map(({ bot, value, low, high, n }) => [
    bot,
    `${Math.round(value)} (${Math.round(low)} to ${Math.round(high)})`,
    `n ${decimal(n)}`,
  ]);
  const wins = pairings.map(({ bots, wins: [first, second] }) => [
    bots.join(' – '),
    `${decimal(first)} : ${decimal(second)}`,
  ]);
  return ['rating', ...table(rows), '', 'wins', ...table(wins)].join('\n');
}

/** Shared wins count in parts. */
function decimal(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
