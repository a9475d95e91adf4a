import { Halt } from './halt.ts';
import type { Matter, Thinker } from './thinker.ts';

interface Thought {
  readonly found: Promise<string | undefined>;
  readonly halt: Halt;
  /** Somebody waits for it; else it was only begun in case. */
  wanted: boolean;
  isDone: boolean;
}

/** So many thoughts are remembered; the oldest are forgotten. */
const MOST = 32;

/**
 * Remembers what was thought out, so that it can be thought out ahead of its time (`idly`). A thought depends on its
 * matter alone: one that was begun early is the one that would be begun later, and nothing changes but when it is there.
 * What is wanted goes before what may be wanted.
 */
export class Foresight implements Thinker {
  readonly #thinker: Thinker;
  readonly #thoughts = new Map<string, Thought>();
  readonly idly: Thinker = { think: (matter) => this.#begun(matter, false).found };

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  async think(matter: Matter, halt = new Halt()): Promise<string | undefined> {
    halt.check();
    const thought = this.#begun(matter, true);
    try {
      return await halt.before(thought.found);
    } finally {
      if (halt.called) thought.halt.call();
    }
  }

  #begun(matter: Matter, wanted: boolean): Thought {
    const key = JSON.stringify(matter);
    let thought = this.#thoughts.get(key);
    for (const other of this.#thoughts.values())
      if (other !== thought && !other.wanted && !other.isDone) other.halt.call();
    if (!thought || thought.halt.called) {
      thought = this.#begin(key, matter);
      if (this.#thoughts.size > MOST) this.#thoughts.delete(this.#thoughts.keys().next().value ?? '');
    }
    thought.wanted ||= wanted;
    return thought;
  }

  #begin(key: string, matter: Matter): Thought {
    const halt = new Halt();
    const found = this.#thinker.think(matter, halt);
    const thought: Thought = { found, halt, wanted: false, isDone: false };
    this.#thoughts.set(key, thought);
    const forget = () => {
      if (this.#thoughts.get(key) === thought) this.#thoughts.delete(key);
    };
    found.then(() => {
      thought.isDone = true;
    }, forget);
    return thought;
  }
}
