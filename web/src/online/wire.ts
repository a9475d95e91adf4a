/**
 * The line to the server of online tables. What is asked is sent again, with the same id, until it is answered: through
 * lost connections, restarts of the server and a change from WebSockets to requests. Whoever watches a table is sent what
 * he missed.
 */
import type { ClientMessage, Done, ServerMessage } from '@underhall/protocol';
import { PROTOCOL, readServerMessage, Unreadable } from '@underhall/protocol';
import { byRequests, bySocket, type Channel, type Reach } from './channel.ts';

/** `outdated`: the server speaks a newer language; only loading the page anew helps. */
export type Status = 'connecting' | 'open' | 'lost' | 'outdated';

type Wanted<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never;
export type Asking = Wanted<ClientMessage>;

/** Why the server did not do it, in a sentence for people. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly code: string;
  readonly rule: string | undefined;

  constructor(code: string, message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

interface Awaited {
  readonly text: string;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: WireError) => void;
  /** It is asked again on the next line; otherwise it is lost with this one. */
  readonly lasting: boolean;
  /** So often the server had no time for it. */
  busy: number;
}

interface Timing {
  /** Milliseconds before the first new attempt, and at most. */
  readonly retry: number;
  readonly longestRetry: number;
  /** After so much silence the server is asked for a sign, and after so much more the line is given up. */
  readonly quiet: number;
  readonly patience: number;
}

const TIMING: Timing = { retry: 400, longestRetry: 15_000, quiet: 20_000, patience: 10_000 };
/** The server has no time at present: the same message is welcome again. */
const LATER = new Set(['busy', 'slower']);
const MOST_BUSY = 6;
/** Every so often requests are tried in place of a WebSocket. */
const OTHER_WAY = 3;

export class Wire {
  readonly #base: URL;
  readonly #timing: Timing;
  readonly #ways: { readonly socket: Reach; readonly requests: Reach };
  readonly #awaited = new Map<string, Awaited>();
  readonly #heard = new Set<(message: ServerMessage) => void>();
  readonly #connected = new Set<() => void>();
  readonly #changed = new Set<() => void>();
  #channel: Channel | undefined;
  #status: Status = 'connecting';
  /** Since the line was last good. */
  #attempts = 0;
  #lastId = 0;
  #greeting = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(base: URL, ways = { socket: bySocket, requests: byRequests }, timing: Timing = TIMING) {
    this.#base = base;
    this.#ways = ways;
    this.#timing = timing;
  }

  readonly status = (): Status => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  };

  /** What comes by itself. */
  hear(listener: (message: ServerMessage) => void): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }

  /** Each time the line is good again: what is to be watched must be said anew. */
  eachTime(connected: () => void): () => void {
    this.#connected.add(connected);
    if (this.#status === 'open') connected();
    return () => this.#connected.delete(connected);
  }

  /** Resolves with the answer, however long that takes; rejects with a WireError if it is refused. */
  ask(asking: Asking, { lasting = true } = {}): Promise<Done> {
    const id = this.#newId();
    return new Promise((resolve, reject) => {
      if (this.#status === 'outdated') return reject(new WireError('reload', 'This page is out of date.'));
      const text = JSON.stringify({ ...asking, id });
      this.#awaited.set(id, { text, resolve, reject, lasting, busy: 0 });
      if (this.#status === 'open') this.#channel?.send(text);
      else this.#connect();
    });
  }

  /** Begins anew: somebody else is speaking, or the network is back. */
  renew(): void {
    if (this.#status === 'outdated') return;
    this.#drop();
    this.#attempts = 0;
    this.#feel('connecting');
    if (!this.#idle) this.#connect();
  }

  /** Nobody wants anything of it at present. */
  get #idle(): boolean {
    return this.#awaited.size === 0 && this.#connected.size === 0;
  }

  #newId(): string {
    return `${Date.now().toString(36)}-${(++this.#lastId).toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#channel?.close();
    this.#channel = undefined;
  }

  #feel(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#changed) listener();
  }

  #connect(): void {
    if (this.#channel || this.#timer || this.#status === 'outdated') return;
    const way = this.#attempts % OTHER_WAY === OTHER_WAY - 1 ? this.#ways.requests : this.#ways.socket;
    const channel = way(this.#base, {
      opened: () => {
        this.#greeting = this.#newId();
        this.#channel?.send(JSON.stringify({ type: 'hello', id: this.#greeting, protocol: PROTOCOL }));
      },
      heard: (text) => this.#listen(text),
      lost: () => this.#lose(),
    });
    this.#channel = channel;
    this.#expect(this.#timing.patience, () => this.#lose());
  }

  #lose(): void {
    this.#drop();
    for (const [id, { lasting, reject }] of this.#awaited) {
      if (lasting) continue;
      this.#awaited.delete(id);
      reject(new WireError('lost', 'The connection is lost.'));
    }
    this.#feel(this.#idle ? 'connecting' : 'lost');
    if (this.#idle) return;
    const { retry, longestRetry } = this.#timing;
    const wait = Math.min(retry * 2 ** this.#attempts++, longestRetry) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#connect();
    }, wait);
  }

  #expect(within: number, otherwise: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      otherwise();
    }, within);
  }

  #listen(text: string): void {
    let message: ServerMessage;
    try {
      message = readServerMessage(text);
    } catch (error) {
      if (error instanceof Unreadable) return;
      throw error;
    }
    if ('id' in message && message.id === this.#greeting) this.#greeted(message);
    else {
      this.#answer(message);
      for (const listener of this.#heard) listener(message);
    }
    if (this.#status === 'open') this.#expect(this.#timing.quiet, () => this.#ping());
  }

  #greeted(message: ServerMessage): void {
    if (message.type === 'error') {
      if (message.code !== 'reload') {
        this.#lose();
        return;
      }
      this.#drop();
      this.#feel('outdated');
      for (const { reject } of this.#awaited.values()) reject(new WireError('reload', message.message));
      this.#awaited.clear();
      return;
    }
    this.#attempts = 0;
    this.#feel('open');
    const unanswered = [...this.#awaited.values()];
    // Those who watch say so first: what was asked for before may change what they see.
    for (const connected of this.#connected) connected();
    for (const { text } of unanswered) this.#channel?.send(text);
  }

  #answer(message: ServerMessage): void {
    if (message.type === 'closing') this.#lose();
    if (message.type !== 'done' && message.type !== 'error') return;
    const { id } = message;
    const awaited = id === undefined ? undefined : this.#awaited.get(id);
    if (!awaited || id === undefined) return;
    if (message.type === 'error' && LATER.has(message.code) && awaited.busy++ < MOST_BUSY) {
      setTimeout(() => {
        if (this.#status === 'open') this.#channel?.send(awaited.text);
      }, this.#timing.retry * awaited.busy);
      return;
    }
    this.#awaited.delete(id);
    if (message.type === 'done') awaited.resolve(message);
    else awaited.reject(new WireError(message.code, message.message, message.rule));
  }

  #ping(): void {
    if (this.#idle) {
      this.#drop();
      this.#feel('connecting');
      return;
    }
    this.#channel?.send(JSON.stringify({ type: 'ping', id: this.#newId() }));
    this.#expect(this.#timing.patience, () => this.#lose());
  }
}
