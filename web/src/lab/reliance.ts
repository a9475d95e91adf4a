/** How far shares can be relied on, and how many matches it takes until they can. */
import type { Figure } from '@underhall/lab';

/** So many matches can be asked for. */
export const COUNTS = [100, 300, 1000, 3000, 10_000] as const;
export const MOST_MATCHES: number = COUNTS[COUNTS.length - 1];

/** In points of a hundred, to either side: whoever is known better than that is known. */
export const CLOSE = 5;

/** A share of one half, the hardest to know, takes so many observations, with a few to spare for chance. */
const OBSERVATIONS = 420;

interface Reliance {
  /** How far the worst of them may be off. */
  readonly points: number;
  /** So many matches would do; undefined if those that were played do. */
  readonly wanted: number | undefined;
}

/** Of those who are compared. The number of matches depends on who plays, not on what was seen of them so far. */
export function reliance(matches: number, figures: readonly Figure[]): Reliance {
  const shares = figures.filter(
    ({ kind, group, measure, n }) => kind === 'share' && group !== 'all' && !measure.includes('=') && n > 0,
  );
  const off = Math.max(0, ...shares.map(({ low, high }) => (high - low) / 2));
  const points = Math.ceil(off * 100 - 1e-9);
  if (points <= CLOSE) return { points, wanted: undefined };
  const rarest = Math.min(...shares.map(({ n }) => n / matches));
  const needed = Math.ceil(OBSERVATIONS / rarest);
  const wanted = COUNTS.find((count) => count >= needed && count > matches);
  return { points, wanted: wanted ?? Math.max(needed, MOST_MATCHES + 1) };
}
