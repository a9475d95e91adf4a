/** What is measured: tables with people at them, whichever server they play on. */

/** Hears what comes of choices. Times are in milliseconds. */
export interface Ears {
  /** The chooser was told that it is done: ours only when it is on disk. */
  acked(after: number): void;
  /** One of the others has seen it. */
  heard(after: number): void;
  failed(why: string): void;
}

export interface PlayedTable {
  /** Called whenever somebody has to choose. */
  asked: (() => void) | undefined;
  readonly isAsked: boolean;
  /** Whoever is asked chooses something at random; it should have happened at `due`. */
  choose(due: number): void;
  close(): void;
}

/** A random whole number below `n`; nobody has to play this again. */
export const below = (n: number): number => Math.floor(Math.random() * n);

/** Many at once, but not all: opens so many lines at a time. */
export async function inBatches<T>(
  count: number,
  atOnce: number,
  make: (i: number) => Promise<T>,
): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const size = Math.min(atOnce, count - from);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, i) => make(from + i)))));
  }
  return made;
}
