/** What is said at a table. It is not kept; whoever comes is told the last of it. */
import type { Said } from '@underhall/protocol';
import type { Person } from '../store/store.ts';

const MOST = 50;
/** Several processes count, each in its own part of a millisecond, so that no two things have one number. */
const PARTS = 1000;

export type Saying = Pick<Said, 'text'> | Pick<Said, 'reaction'>;

export class Talk {
  #last: readonly Said[] = [];

  get last(): readonly Said[] {
    return this.#last;
  }

  /** Numbered so that it comes after all that is known here, also after the server was started anew. */
  next(table: string, { id: person, name }: Person, what: Saying): Said {
    const at = Date.now();
    const n = Math.max((this.#last.at(-1)?.n ?? 0) + 1, at * PARTS + Math.floor(Math.random() * PARTS));
    return { type: 'said', table, n, person, name, ...what, at };
  }

  /** False if it is known already. */
  hear(said: Said): boolean {
    if (this.#last.some(({ n }) => n === said.n)) return false;
    this.#last = [...this.#last, said].toSorted((a, b) => a.n - b.n).slice(-MOST);
    return true;
  }
}
