/** Lets tables play: as fast as they can, or each at its own pace; and what that took. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Host } from './host.ts';
import type { Ears, PlayedTable } from './tables.ts';

export interface Figures {
  readonly tables: number;
  readonly seconds: number;
  readonly choices: number;
  readonly perSecond: number;
  /** Choices for each second of the server's processor time: what depends less on who else uses the machine. */
  readonly perServerSecond: number;
  /** Microseconds of processor time for each choice: of the server with all its threads, and of all clients together. */
  readonly serverMicros: number;
  readonly clientMicros: number;
  /** Milliseconds until the chooser knows, and until another one does. */
  readonly acked: Spread;
  readonly heard: Spread;
  /** How late the clients' own process was, which is in all of these. */
  readonly late: Spread;
  readonly failures: number;
  readonly failure?: string;
}

export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

const round = (value: number): number => Number(value.toPrecision(3));

/** Seconds on the clock, and of the processor. */
interface Took extends Pick<Figures, 'late'> {
  readonly seconds: number;
  readonly server: number;
  readonly clients: number;
}

/** What was heard since it was last emptied. */
export class Timings implements Ears {
  readonly #acked: number[] = [];
  readonly #heard: number[] = [];
  readonly #failures: string[] = [];

  acked(after: number): void {
    this.#acked.push(after);
  }

  heard(after: number): void {
    this.#heard.push(after);
  }

  failed(why: string): void {
    this.#failures.push(why);
  }

  empty(): void {
    for (const list of [this.#acked, this.#heard, this.#failures]) list.length = 0;
  }

  figures(tables: number, { seconds, server, clients, late }: Took): Figures {
    const choices = this.#acked.length;
    const each = (cpu: number) => (choices > 0 ? Math.round((cpu * 1e6) / choices) : 0);
    return {
      tables,
      seconds: round(seconds),
      choices,
      perSecond: Math.round(choices / seconds),
      perServerSecond: Math.round(choices / server),
      serverMicros: each(server),
      clientMicros: each(clients),
      late,
      acked: spread(this.#acked),
      heard: spread(this.#heard),
      failures: this.#failures.length,
      ...(this.#failures[0] ? { failure: this.#failures[0] } : {}),
    };
  }
}

export interface Crowd {
  readonly host: Host;
  readonly tables: readonly PlayedTable[];
  readonly ears: Timings;
}

/** Every table chooses as soon as somebody is asked. */
export async function flatOut(crowd: Crowd, seconds: number): Promise<Figures> {
  const choose = (table: PlayedTable) => table.choose(performance.now());
  return during(crowd, seconds, () => {
    for (const table of crowd.tables) {
      table.asked = () => choose(table);
      if (table.isAsked) choose(table);
    }
    return () => undefined;
  });
}

/**
 * Every table chooses once in `interval` milliseconds, all at different moments. A choice that is late because the one
 * before it was is timed from when it was due: a slow server is not spared its own queue.
 */
export async function paced(crowd: Crowd, seconds: number, interval = 1000): Promise<Figures> {
  return during(crowd, seconds, () => {
    const began = performance.now();
    const timers = new Map<PlayedTable, NodeJS.Timeout>();
    for (const [i, table] of crowd.tables.entries()) {
      let due = began + (i / crowd.tables.length) * interval;
      let isLate = false;
      const choose = () => {
        isLate = false;
        table.choose(due);
        due += interval;
        later();
      };
      const later = () => {
        const look = () => {
          isLate = !table.isAsked;
          if (!isLate) choose();
        };
        timers.set(table, setTimeout(look, Math.max(0, due - performance.now())));
      };
      table.asked = () => {
        if (isLate) choose();
      };
      later();
    }
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  });
}

/** Measures from when it is under way; afterwards everything comes to rest. */
async function during(
  { host, tables, ears }: Crowd,
  seconds: number,
  begin: () => () => void,
): Promise<Figures> {
  const stop = begin();
  await wait(Math.min(1000, seconds * 250));
  const lag = monitorEventLoopDelay({ resolution: 1 });
  const before = await host.usage();
  const [own, from] = [process.cpuUsage(), performance.now()];
  lag.enable();
  ears.empty();
  await wait(seconds * 1000);
  const took = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(own);
  lag.disable();
  const { cpu } = await host.usage();
  const inMs = (part: number) => round(lag.percentile(part) / 1e6);
  const figures = ears.figures(tables.length, {
    seconds: took,
    server: cpu - before.cpu,
    clients: (user + system) / 1e6,
    late: { p50: inMs(50), p99: inMs(99), most: inMs(100) },
  });
  stop();
  for (const table of tables) table.asked = undefined;
  await wait(200);
  return figures;
}
