/** One figure of a round: so many per second, or so many bytes. */
export type Measure = (milliseconds: number) => number;

/** Two measures that are taken in turn and compared. */
export interface Entry {
  readonly name: string;
  readonly unit: 'choices/s' | 'playouts/s' | 'iterations/s' | 'clones/s' | 'bytes/match';
  readonly ours: Measure;
  readonly peer: string;
  readonly theirs: Measure;
}

export interface Result {
  readonly name: string;
  readonly unit: Entry['unit'];
  readonly value: number;
  readonly peer: string;
  readonly peerValue: number;
  /** Ours by theirs, the median of the rounds; for bytes, less is better. */
  readonly ratio: number;
}

/** How long to measure: rounds of so many milliseconds, after no more than so many to warm up. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly mostWarmUp: number;
}

/** All are warmed up before any is measured. */
export function measured(entries: readonly Entry[], effort: Effort): Result[] {
  for (const { ours, theirs, unit } of entries) {
    if (unit === 'bytes/match') continue;
    warmUp(ours, effort);
    warmUp(theirs, effort);
  }
  return entries.map((entry) => compare(entry, effort));
}

/** So many rounds without getting faster. */
const STEADY = 12;

/** A whole game is much code, which the engine compiles bit by bit: until it gets no faster any more. */
function warmUp(measure: Measure, { milliseconds, mostWarmUp }: Effort): void {
  let best = 0;
  let steady = 0;
  for (let round = 0; round < mostWarmUp && steady < STEADY; round++) {
    const value = measure(milliseconds);
    steady = value > best * 1.02 ? 0 : steady + 1;
    best = Math.max(best, value);
  }
}

/** Repeats `work`, which says how much it did, for at least so long: how much that is in a second. */
export function perSecond(milliseconds: number, work: () => number): number {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return (done * 1000) / elapsed;
}

/**
 * Ours and theirs by turns, so that whatever else the machine does meets both alike. Nobody collects garbage in
 * between: a forced collection throws compiled code away whose objects have all died.
 */
function compare(entry: Entry, { rounds, milliseconds }: Effort): Result {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(entry.ours(milliseconds));
    theirs.push(entry.theirs(milliseconds));
  }
  const value = median(ours);
  const peerValue = median(theirs);
  const { name, unit, peer } = entry;
  return {
    name,
    unit,
    value: round(value),
    peer,
    peerValue: round(peerValue),
    ratio: round(median(ours.map((one, i) => one / theirs[i]))),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Four digits say all that such a measurement knows. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
