/** Estimates with 95 % intervals. */

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many independent observations it rests on. */
  readonly n: number;
}

const Z = 1.959963984540054;
/** Where a confidence sequence is tightest, in observations: about the length of the runs we want to stop. */
const TIGHTEST = 400;

export const UNKNOWN: Estimate = { value: Number.NaN, low: Number.NaN, high: Number.NaN, n: 0 };

/** A share: so many of n. Wilson's interval, which stays honest near 0 and 1. */
export function share(hits: number, n: number): Estimate {
  if (n === 0) return UNKNOWN;
  const p = hits / n;
  const z2 = Z * Z;
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return {
    value: p,
    low: hits === 0 ? 0 : Math.max(0, centre - half),
    high: hits === n ? 1 : Math.min(1, centre + half),
    n,
  };
}

/** Values and how often each came up. */
export type Weighted = readonly (readonly [value: number, times: number])[];

export interface Moments {
  readonly n: number;
  readonly mean: number;
  /** With n - 1 below the line; 0 for a single value. */
  readonly variance: number;
}

export function moments(values: Weighted): Moments {
  let n = 0;
  let sum = 0;
  for (const [value, times] of values) {
    n += times;
    sum += value * times;
  }
  const mean = sum / n;
  let squares = 0;
  for (const [value, times] of values) squares += times * (value - mean) ** 2;
  return { n, mean, variance: n > 1 ? squares / (n - 1) : 0 };
}

/** A mean, with Student's interval. */
export function mean(values: Weighted): Estimate {
  const { n, mean: value, variance } = moments(values);
  if (n === 0) return UNKNOWN;
  if (n === 1) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, n };
  const half = studentQuantile(n - 1) * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half, n };
}

/** One match: so many observations in it, and what they add up to. */
export interface Cluster {
  readonly size: number;
  readonly sum: number;
  readonly times: number;
}

/**
 * A mean or share over observations that come in matches: seats of one match are not independent, so the interval
 * rests on how the matches differ (a ratio estimate).
 */
export function clustered(clusters: readonly Cluster[]): Estimate {
  let n = 0;
  let size = 0;
  let sum = 0;
  for (const { times, size: s, sum: x } of clusters) {
    n += times;
    size += s * times;
    sum += x * times;
  }
  if (size === 0) return UNKNOWN;
  const value = sum / size;
  if (n === 1) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, n };
  let squares = 0;
  for (const { times, size: s, sum: x } of clusters) squares += times * (x - value * s) ** 2;
  const half = (studentQuantile(n - 1) * Math.sqrt((n / (n - 1)) * squares)) / size;
  return { value, low: value - half, high: value + half, n };
}

/** The difference of two independent estimates, from their intervals (Newcombe's way). */
export function difference(a: Estimate, b: Estimate): Estimate {
  const value = b.value - a.value;
  return {
    value,
    low: value - Math.hypot(b.value - b.low, a.high - a.value),
    high: value + Math.hypot(b.high - b.value, a.value - a.low),
    n: Math.min(a.n, b.n),
  };
}

/**
 * An interval that may be looked at after every match and still holds the truth with 95 %: what "until it is decided"
 * is judged by. Somewhat wider than that of a run whose length was settled beforehand. (Waudby-Smith and others,
 * Time-uniform central limit theory, 2021: the Gaussian-mixture boundary.)
 */
export function anytime(values: Weighted): Estimate {
  const { n, mean: value, variance } = moments(values);
  if (n < 2) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, n };
  const level = 0.05;
  const rho2 = (-2 * Math.log(level) + Math.log(-2 * Math.log(level)) + 1) / TIGHTEST;
  // A run of nothing but wins has no variance yet; it is not certain for that.
  const spread = Math.max(variance, 1 / (4 * n));
  const half = Math.sqrt(
    ((spread * 2 * (n * rho2 + 1)) / (n * n * rho2)) * Math.log(Math.sqrt(n * rho2 + 1) / level),
  );
  return { value, low: value - half, high: value + half, n };
}

/** The value below which a part of all values lies. */
export function quantile(values: Weighted, part: number): number {
  const n = values.reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  for (const [value, times] of values) {
    seen += times;
    if (seen >= part * n) return value;
  }
  return Number.NaN;
}

const STUDENT_SMALL = [12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912];

/** The 97.5 % point of Student's distribution (Cornish and Fisher's expansion, good to four digits). */
export function studentQuantile(freedom: number): number {
  if (freedom <= STUDENT_SMALL.length) return STUDENT_SMALL[freedom - 1];
  const z2 = Z * Z;
  const f = freedom;
  return (
    Z *
    (1 +
      (z2 + 1) / (4 * f) +
      ((5 * z2 + 16) * z2 + 3) / (96 * f ** 2) +
      (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * f ** 3) +
      ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / (92160 * f ** 4))
  );
}
