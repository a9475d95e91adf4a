/** Clients that have only HTTP: they post messages, and wait for what comes by itself. */
import type { Hall } from './hall.ts';
import type { Line } from './line.ts';
import type { Metrics } from './metrics.ts';
import type { Person } from './store/store.ts';

/** A poll waits so many milliseconds; a line that nobody asks for longer than that is gone. */
const WAIT = 25_000;
const GONE = 60_000;
/** So many letters wait for somebody who does not fetch them; then he must begin anew. */
const MOST_WAITING = 2_000_000;
const MOST_LINES = 10_000;
/** So many lines one person can have, or one address without a name. */
const MOST_OF_ONE = 50;

/** What has come by itself since: `next` is what to ask for then. */
interface Fetched {
  readonly messages: readonly unknown[];
  readonly next: number;
}

export class PolledLine implements Line {
  readonly id: string;
  readonly person: Person | undefined;
  readonly rooms: Line['rooms'] = new Set();
  asked = Date.now();
  isEnded = false;
  #waiting: string[] = [];
  #letters = 0;
  /** The number of the first that waits. */
  #first = 0;
  #wake: (() => void) | undefined;

  constructor(id: string, person: Person | undefined) {
    this.id = id;
    this.person = person;
  }

  send(text: string): void {
    this.#waiting.push(text);
    this.#letters += text.length;
    if (this.#letters > MOST_WAITING) this.end();
    this.#wake?.();
  }

  end(): void {
    this.isEnded = true;
    this.#waiting = [];
    this.#wake?.();
  }

  /** What has come from number `after` on; what lies before it has arrived. Undefined if this line never got so far. */
  async fetch(after: number, wait: number = WAIT): Promise<Fetched | undefined> {
    this.asked = Date.now();
    if (after > this.#first + this.#waiting.length) return undefined;
    const arrived = Math.max(0, Math.min(after - this.#first, this.#waiting.length));
    for (const text of this.#waiting.splice(0, arrived)) this.#letters -= text.length;
    this.#first += arrived;
    this.#wake?.();
    if (this.#waiting.length === 0 && !this.isEnded) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = undefined;
    }
    this.asked = Date.now();
    if (this.isEnded) return undefined;
    return {
      messages: this.#waiting.map((text) => JSON.parse(text)),
      next: this.#first + this.#waiting.length,
    };
  }
}

export class Polls {
  readonly #hall: Hall;
  readonly #metrics: Metrics;
  readonly #lines = new Map<string, PolledLine>();
  readonly #timer: NodeJS.Timeout;

  constructor(hall: Hall, metrics: Metrics) {
    this.#hall = hall;
    this.#metrics = metrics;
    this.#timer = setInterval(() => this.#sweep(), GONE / 4);
    this.#timer.unref();
  }

  /** The line of this name of this person, or of somebody at this address; undefined if there are too many. */
  line(name: string, person: Person | undefined, address: string): PolledLine | undefined {
    const whose = person?.id ?? address;
    const key = `${whose} ${name}`;
    let line = this.#lines.get(key);
    if (line?.isEnded) {
      this.#drop(key, line);
      line = undefined;
    }
    if (!line) {
      const own = [...this.#lines.keys()].filter((key) => key.startsWith(`${whose} `));
      if (own.length >= MOST_OF_ONE || this.#lines.size >= MOST_LINES) return undefined;
      line = new PolledLine(name, person);
      this.#lines.set(key, line);
      this.#metrics.lines.inc({ kind: 'poll' });
    }
    line.asked = Date.now();
    return line;
  }

  #drop(key: string, line: PolledLine): void {
    line.end();
    this.#lines.delete(key);
    this.#metrics.lines.dec({ kind: 'poll' });
    this.#hall.leave(line);
  }

  #sweep(): void {
    const old = Date.now() - GONE;
    for (const [key, line] of this.#lines) if (line.asked < old || line.isEnded) this.#drop(key, line);
  }

  end(person: string): void {
    for (const [key, line] of this.#lines) if (line.person?.id === person) this.#drop(key, line);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const [key, line] of this.#lines) this.#drop(key, line);
  }
}
