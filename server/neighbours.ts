/**
 * The other processes that serve the same tables. They tell each other who is here and what is said: none of it is kept,
 * and none of it is hidden from anybody at the table. Who has not been heard for a while is gone, with all he told.
 */
import type { Said } from '@underhall/protocol';
import type { Store } from './store/store.ts';

/** What one process tells all others. */
export type Word =
  | { readonly is: 'alive' }
  | { readonly is: 'ending' }
  /** It has not heard of this process before: who is where? */
  | { readonly is: 'asks'; readonly process: string }
  /** It has opened a table: who is there, and what was said? */
  | { readonly is: 'opens'; readonly table: string }
  /** Those who sit at the table and are connected to it. */
  | { readonly is: 'here'; readonly table: string; readonly people: readonly string[] }
  | { readonly is: 'said'; readonly table: string; readonly said: Said };

type WordOf<K extends Word['is']> = Extract<Word, { readonly is: K }>;
export type TableWord = WordOf<'opens' | 'here' | 'said'>;

interface Rooms {
  /** To the table, if it is open here. */
  hear(from: string, word: TableWord): void;
  /** That process is gone, or what it told may be out of date. */
  forget(process: string): void;
  /** Who is here, anew. */
  retell(): void;
  /** All tables here may have missed something. */
  renew(): void;
}

/** Beats that one may be silent. */
const SILENT = 3;

export class Neighbours {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #beat: number;
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #heardAt = new Map<string, number>();

  /** `beat`: every so many milliseconds each says that it lives. */
  constructor(store: Store, beat: number, rooms: Rooms) {
    this.#store = store;
    this.#rooms = rooms;
    this.#beat = beat;
    if (!store.isShared) return;
    this.#timer = setInterval(() => this.#pulse(), beat);
    this.#timer.unref();
  }

  /** Resolves when it is on its way. */
  async tell(word: TableWord): Promise<void> {
    if (this.#store.isShared) await this.#store.tell(JSON.stringify(word));
  }

  /** What gets lost with the database is told anew when that is back. */
  #say(word: Word): void {
    this.#store.tell(JSON.stringify(word)).catch(() => undefined);
  }

  hear(from: string, text: string): void {
    const word = wordIn(text);
    if (!word) return;
    if (word.is === 'ending') {
      this.#forget(from);
      return;
    }
    if (!this.#heardAt.has(from)) this.#say({ is: 'asks', process: from });
    this.#heardAt.set(from, Date.now());
    if (word.is === 'asks') {
      if (word.process === this.#store.origin) this.#rooms.retell();
    } else if (word.is !== 'alive') this.#rooms.hear(from, word);
  }

  /** The line to the others is new: what they told before is not known. */
  renew(): void {
    for (const process of [...this.#heardAt.keys()]) this.#forget(process);
    this.#say({ is: 'alive' });
    this.#rooms.renew();
  }

  #pulse(now = Date.now()): void {
    this.#say({ is: 'alive' });
    for (const [process, at] of this.#heardAt) if (now - at > SILENT * this.#beat) this.#forget(process);
  }

  #forget(process: string): void {
    this.#heardAt.delete(process);
    this.#rooms.forget(process);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const word: Word = { is: 'ending' };
    if (this.#store.isShared) await this.#store.tell(JSON.stringify(word)).catch(() => undefined);
  }
}

/** Undefined for what this version does not know: others may be newer while they are started anew one by one. */
function wordIn(text: string): Word | undefined {
  const word = JSON.parse(text) as Word;
  return KINDS.has(word.is) ? word : undefined;
}

const KINDS: ReadonlySet<string> = new Set<Word['is']>(['alive', 'ending', 'asks', 'opens', 'here', 'said']);
