/** A table with friends as this page knows it: who sits there, what is said, and what comes of the match, without gaps. */
import type { Have, Said, ServerMessage, TableCard, Update } from '@underhall/protocol';
import type { Json } from '../play/scene.ts';
import { awaitedAfter } from './awaited.ts';
import { type Asking, type Wire, WireError } from './wire.ts';

export interface Known {
  readonly card: TableCard | undefined;
  readonly packs: readonly Json[];
  /** When the card came: clocks run on from there. */
  readonly at: number;
  readonly said: readonly Said[];
  /** Why it cannot be seen. */
  readonly refused: WireError | undefined;
}

type AtTable = Extract<Asking, { readonly table: string }>;
type Without<M> = M extends AtTable ? Omit<M, 'table'> : never;

const MOST_SAID = 200;
/** So many updates are told to have arrived at once: until then the server could send them again. */
const ACKNOWLEDGED = 16;

export class FarTable {
  readonly id: string;
  readonly #wire: Wire;
  /** What somebody came with who does not sit here. */
  readonly invite: string | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #away: (() => void)[] = [];
  #known: Known = { card: undefined, packs: [], at: 0, said: [], refused: undefined };
  #have: Have | undefined;
  /** Whom the match waits for, as far as updates have told it. */
  #awaited: readonly number[] | undefined;
  #lost = false;
  #waiting: Update[] = [];
  #pass: ((update: Update) => void) | undefined;

  constructor(wire: Wire, id: string, invite?: string) {
    this.#wire = wire;
    this.id = id;
    this.invite = invite;
  }

  readonly get = (): Known => this.#known;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now on everything about it comes, through lost connections too. */
  open(): void {
    this.#away.push(
      this.#wire.hear((message) => this.#hear(message)),
      this.#wire.eachTime(() => this.#watch()),
    );
    if (this.#wire.status() !== 'open') this.#wire.renew();
  }

  close(): void {
    for (const away of this.#away.splice(0)) away();
    if (this.#wire.status() === 'open') this.say({ type: 'leave' }).catch(() => undefined);
  }

  say(asking: Without<AtTable>): Promise<unknown> {
    return this.#wire.ask({ ...asking, table: this.id } as Asking);
  }

  /** Whoever shows the match is given what has come so far, and what comes from now on. */
  attach(pass: (update: Update) => void): void {
    this.#pass = pass;
    for (const update of this.#waiting.splice(0)) pass(update);
  }

  /** Whoever shows it next begins anew. */
  detach(): void {
    this.#pass = undefined;
    this.#have = undefined;
    this.#waiting = [];
  }

  /** Something did not arrive: everything is sent anew. */
  resync(): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#wire
      .ask({ type: 'resync', table: this.id }, { lasting: false })
      .catch(() => undefined)
      .finally(() => {
        this.#lost = false;
      });
  }

  async #watch(): Promise<void> {
    const invite = this.invite ? { invite: this.invite } : {};
    const have = this.#have ? { have: this.#have } : {};
    try {
      const done = await this.#wire.ask(
        { type: 'watch', table: this.id, frames: true, ...invite, ...have },
        { lasting: false },
      );
      if (done.card) this.#learn({ card: done.card, at: Date.now(), refused: undefined });
      if (done.packs) this.#learn({ packs: done.packs });
    } catch (error) {
      if (error instanceof WireError && error.code !== 'lost') this.#learn({ refused: error });
    }
  }

  #learn(news: Partial<Known>): void {
    const { card, ...known } = { ...this.#known, ...news };
    const awaited = card?.phase === 'playing' && this.#awaited;
    this.#known = { ...known, card: card && awaited ? { ...card, awaited: [...awaited] } : card };
    for (const listener of this.#listeners) listener();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'card' && message.card.id === this.id)
      this.#learn({ card: message.card, at: Date.now() });
    else if (message.type === 'said' && message.table === this.id) this.#note(message);
    else if (message.type === 'update' && message.table === this.id) this.#take(message);
  }

  /** What was said before comes again with each new line. */
  #note(said: Said): void {
    const before = this.#known.said.filter(({ n }) => n !== said.n);
    this.#learn({ said: [...before, said].toSorted((a, b) => a.n - b.n).slice(-MOST_SAID) });
  }

  #take(update: Update): void {
    const have = this.#have;
    const same = update.epoch === have?.epoch;
    if (!update.whole) {
      if (same && update.n <= have.n) return;
      if (!same || update.n !== have.n + 1) {
        this.resync();
        return;
      }
    }
    const { epoch, n, undone, from, told } = update;
    this.#have = { epoch, n, undone, events: from + told.length };
    const awaited = awaitedAfter(this.#awaited, update);
    if (`${awaited}` !== `${this.#awaited}`) {
      this.#awaited = awaited;
      this.#learn({});
    }
    if (n % ACKNOWLEDGED === 0)
      this.#wire.ask({ type: 'ack', table: this.id, n }, { lasting: false }).catch(() => undefined);
    if (this.#pass) this.#pass(update);
    else this.#waiting.push(update);
  }
}
