/**
 * Replays what people bring from their own machines. It costs more than anything else they may ask for, so each may ask
 * now and then, one match is replayed after another, and between two choices everybody else is served.
 */
import { GameFault, Misfit, Refusal } from '@underhall/kernel';
import { Buckets } from './bucket.ts';
import { Refuse } from './refuse.ts';

/** Matches that one person may bring in an hour, and that may wait for their turn. */
const MOST = 30;
const MOST_WAITING = 20;
/** Milliseconds at a stretch. */
const SLICE = 8;

export type Breathe = () => Promise<void> | undefined;

export class Replays {
  readonly #buckets = new Buckets(MOST, MOST / 3600);
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** What is wrong with a match is refused with a sentence. */
  async run<T>(person: string, work: (breathe: Breathe) => Promise<T>): Promise<T> {
    if (!this.#buckets.take(person))
      throw new Refuse('slower', 'You have brought many matches within the hour; try again later.');
    if (this.#waiting >= MOST_WAITING)
      throw new Refuse('busy', 'Many matches are being replayed; try again.');
    this.#waiting++;
    const done = this.#last.then(() => work(slices()));
    this.#last = done.catch(() => undefined);
    try {
      return await done;
    } catch (error) {
      if (error instanceof Misfit || error instanceof Refusal || error instanceof GameFault)
        throw new Refuse('unfit', error.message);
      throw error;
    } finally {
      this.#waiting--;
    }
  }
}

function slices(): Breathe {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
