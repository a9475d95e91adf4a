/** Who has how much time left. All of it follows from when the steps were taken, so that it survives everything. */
import type { Clock } from '@underhall/protocol';

interface Taken {
  readonly seat: number;
  readonly what: string;
  readonly at: number;
}

/** What is a secret of its seat, and no move. */
const isSecret = (what: string): boolean => what.startsWith('=') || what === '!hold' || what === '!release';

export class Clocks {
  readonly #clock: Clock;
  /** Milliseconds that each seat has used: those before each of its own steps. */
  readonly #used: number[] = [];
  #lastAt: number;

  constructor(clock: Clock, startedAt: number) {
    this.#clock = clock;
    this.#lastAt = startedAt;
  }

  /** When somebody last did something that others saw. */
  get lastAt(): number {
    return this.#lastAt;
  }

  note({ seat, what, at }: Taken): void {
    if (isSecret(what)) return;
    this.#used[seat] = (this.#used[seat] ?? 0) + Math.max(0, at - this.#lastAt);
    this.#lastAt = Math.max(this.#lastAt, at);
  }

  /** When the time of a seat is up that is asked now; undefined where nobody counts. */
  deadline(seat: number): number | undefined {
    if (this.#clock.kind === 'none') return undefined;
    const all = this.#clock.seconds * 1000;
    return this.#lastAt + (this.#clock.kind === 'move' ? all : Math.max(0, all - (this.#used[seat] ?? 0)));
  }

  /** Milliseconds a seat has left, if it is asked or not. */
  left(seat: number, isAsked: boolean, now: number): number | undefined {
    if (this.#clock.kind === 'none') return undefined;
    const since = isAsked ? Math.max(0, now - this.#lastAt) : 0;
    const used = this.#clock.kind === 'move' ? 0 : (this.#used[seat] ?? 0);
    return Math.max(0, this.#clock.seconds * 1000 - used - since);
  }
}
