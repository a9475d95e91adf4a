/** One choice a second at each of few, then many tables, then with many idle ones besides: latency, and memory. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { end, Growing, inFolder } from './crowds.ts';
import { type Figures, flatOut, paced } from './drive.ts';
import { inBatches } from './tables.ts';

export interface GrowthWishes {
  readonly game: string;
  readonly frames: boolean;
  /** How many live tables, one after another. */
  readonly live: readonly number[];
  /** All tables at the end, the live ones included. */
  readonly idle: number;
  readonly seconds: number;
  readonly warm: number;
}

export interface Grown extends Figures {
  readonly what: string;
  readonly kept: number;
  readonly residentMB: number;
  readonly heapMB: number;
  readonly fileMB: number;
}

export interface Growth {
  readonly steps: readonly Grown[];
  /** Kilobytes of heap for a table that nobody watches, before it leaves memory and after; and of the file. */
  readonly idleKB: { readonly loaded: number; readonly away: number; readonly file: number };
}

const MB = 1e6;
const IDLE_SECONDS = 10;
/** So many tables are looked at while they are in memory and nobody watches. */
const MOST_LOADED = 200;
/** Tables that are swept out are gone for good after two sweeps. */
const SWEPT = IDLE_SECONDS + 10;

export async function growth({ game, frames, live, idle, seconds, warm }: GrowthWishes): Promise<Growth> {
  return inFolder(async (folder) => {
    const file = join(folder, 'underhall.db');
    const crowd = await Growing.start(file, IDLE_SECONDS, { game, frames });
    const { host, tables } = crowd;
    const steps: Grown[] = [];
    const fileMB = () => statSync(file).size / MB;
    const heapMB = async () => (await host.usage(true)).heap / MB;
    const measure = async (what: string, kept: number) => {
      const figures = await paced(crowd, seconds);
      const { resident, heap } = await host.usage(true);
      steps.push({ ...figures, what, kept, residentMB: resident / MB, heapMB: heap / MB, fileMB: fileMB() });
    };
    await crowd.growTo(live[0]);
    await flatOut(crowd, warm);
    for (const count of live) {
      await crowd.growTo(count);
      // The matches that were played before have left memory, and everybody has begun.
      await paced(crowd, Math.min(seconds, SWEPT));
      await measure('live', count);
    }
    const set = (count: number) => inBatches(count, 20, (i) => tables[i % tables.length].set());
    const [heap, size, more] = [await heapMB(), fileMB(), idle - tables.length];
    const loaded = Math.min(more, MOST_LOADED);
    await set(loaded);
    const withLoaded = await heapMB();
    await set(more - loaded);
    await paced(crowd, Math.min(seconds * 2, SWEPT));
    await measure('live and idle', idle);
    await end(crowd);
    const last = steps[steps.length - 1];
    const each = (megabytes: number, count: number) => Number(((megabytes * 1000) / count).toPrecision(3));
    return {
      steps,
      idleKB: {
        loaded: each(withLoaded - heap, loaded),
        away: each(last.heapMB - heap, more),
        file: each(last.fileMB - size, more),
      },
    };
  });
}
