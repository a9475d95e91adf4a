/**
 * How often each value came up. Everything the lab gathers is such counts: adding them up in any order gives the
 * same, so the figures do not depend on who played which match.
 */
export type Counts = Map<string, number>;

export interface TallyJson {
  readonly [table: string]: { readonly [key: string]: number };
}

/** Counts by table. */
export class Tally {
  readonly tables = new Map<string, Counts>();

  add(table: string, key: string, times = 1): void {
    let counts = this.tables.get(table);
    if (!counts) {
      counts = new Map();
      this.tables.set(table, counts);
    }
    counts.set(key, (counts.get(key) ?? 0) + times);
  }

  merge(other: Tally): void {
    for (const [table, counts] of other.tables) {
      for (const [key, times] of counts) this.add(table, key, times);
    }
  }

  counts(table: string): Counts {
    return this.tables.get(table) ?? new Map();
  }

  /** The tables whose names begin so, by the rest of their names, in alphabetical order. */
  under(prefix: string): [rest: string, counts: Counts][] {
    return [...this.tables]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, counts]): [string, Counts] => [name.slice(prefix.length), counts])
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Sorted, so that equal tallies are equal texts. */
  toJSON(): TallyJson {
    const names = [...this.tables.keys()].sort();
    return Object.fromEntries(
      names.map((name) => {
        const entries = [...this.counts(name)].sort(([a], [b]) => (a < b ? -1 : 1));
        return [name, Object.fromEntries(entries)];
      }),
    );
  }

  static from(json: TallyJson): Tally {
    const tally = new Tally();
    for (const [table, counts] of Object.entries(json)) {
      for (const [key, times] of Object.entries(counts)) tally.add(table, key, times);
    }
    return tally;
  }
}

/** A numeric table as pairs of value and times, the smallest value first. */
export function numeric(counts: Counts): (readonly [value: number, times: number])[] {
  return [...counts].map(([key, times]) => [Number(key), times] as const).sort(([a], [b]) => a - b);
}
