/** Tables of our server: four light clients each, which read of their view only what they need in order to choose. */
import type { Difference, Json, Pending, ViewJson } from '@underhall/kernel';
import { patched } from '@underhall/kernel';
import { type Done, PROTOCOL, type Update } from '@underhall/protocol';
import { WebSocket } from 'ws';
import { below, type Ears, inBatches, type PlayedTable } from './tables.ts';

const NONCE = '0123456789abcdef0123456789abcdef';
export const SEATS = 4;

type Known = Pick<ViewJson, 'choices' | 'awaited' | 'pending' | 'outcome'>;
type Wanted = { readonly type: string; readonly [key: string]: unknown };
const KNOWN = ['choices', 'awaited', 'pending', 'outcome'] as const;
const ASKS = /"(awaited|pending|outcome)"/;
const REST = /,"from":\d+,"told":/;
const CHOICES = /"choices":\{"set":(\d+)\}/;

async function guest(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` },
    body: '{"name":"Guest"}',
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0].split(';')[0];
}

/** One client: a socket, and what it knows of the match it watches. */
class Client {
  /** Called with what has come of the match. */
  news: ((client: Client) => void) | undefined;
  table = '';
  known: Known | undefined;
  bytes = 0;
  isWaiting = false;
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (answer: Done | { type: 'error'; message: string }) => void>();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(data.toString()));
  }

  static async connect(port: number): Promise<Client> {
    const headers = { Origin: `http://127.0.0.1:${port}`, Cookie: await guest(port) };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers, perMessageDeflate: false });
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    await client.ask({ type: 'hello', protocol: PROTOCOL });
    return client;
  }

  ask(wanted: Wanted): Promise<Done> {
    return new Promise((resolve, reject) => {
      const id = `c${++this.#last}`;
      this.#answers.set(id, (answer) => {
        if (answer.type === 'done') resolve(answer);
        else reject(new Error(answer.message));
      });
      this.#socket.send(JSON.stringify({ ...wanted, id }));
    });
  }

  #hear(text: string): void {
    this.bytes += text.length;
    // Who sits where is of no use to it.
    if (text.startsWith('{"type":"card"') || this.#skim(text)) return;
    const message = JSON.parse(text);
    if (message.type === 'update') {
      this.#update(message);
      return;
    }
    const answered = this.#answers.get(message.id);
    this.#answers.delete(message.id);
    answered?.(message);
  }

  /** Whoever is not asked need know no more of most updates than how many choices there were: so clients are cheap. */
  #skim(text: string): boolean {
    const at = text.indexOf('"change":');
    if (!this.known || at < 0 || !text.startsWith(`{"type":"update","table":"${this.table}"`)) return false;
    const change = text.slice(at, text.search(REST));
    if (ASKS.test(change)) return false;
    const [, choices] = CHOICES.exec(change) ?? [];
    if (choices) this.known = { ...this.known, choices: Number(choices) };
    this.news?.(this);
    return true;
  }

  #update({ table, whole, change }: Update): void {
    if (table !== this.table) return;
    if (whole) this.known = whole;
    else if (change && this.known) this.known = changed(this.known, change);
    this.news?.(this);
  }

  close(): void {
    this.#socket.terminate();
  }
}

function changed(known: Known, change: Difference): Known {
  if (!('at' in change)) return patched(known as unknown as Json, change) as unknown as Known;
  const after: Record<string, Json> = { ...(known as unknown as Record<string, Json>) };
  for (const key of KNOWN) {
    if (change.at[key]) after[key] = patched(after[key] ?? null, change.at[key]);
    if (change.gone?.includes(key)) delete after[key];
  }
  return after as unknown as Known;
}

export interface Played {
  readonly game: string;
  /** Are clients sent what they make frames of, as those of the app are? */
  readonly frames: boolean;
}

export class OurTable implements PlayedTable {
  asked: (() => void) | undefined;
  readonly #played: Played;
  readonly #clients: readonly Client[];
  readonly #ears: Ears;
  #sent: { readonly by: Client; readonly moment: number; readonly at: number } | undefined;
  #isOver = true;

  private constructor(played: Played, clients: readonly Client[], ears: Ears) {
    this.#played = played;
    this.#clients = clients;
    this.#ears = ears;
    for (const client of clients) client.news = (one) => this.#news(one);
  }

  static async open(port: number, played: Played, ears: Ears): Promise<OurTable> {
    const clients = await Promise.all(Array.from({ length: SEATS }, () => Client.connect(port)));
    const table = new OurTable(played, clients, ears);
    await table.#begin(await table.set());
    return table;
  }

  /** A match that has begun; nobody watches it yet. */
  async set(): Promise<string> {
    const [host, ...others] = this.#clients;
    const places = this.#clients.map((_, i) => (i === 0 ? { kind: 'me', nonce: NONCE } : { kind: 'open' }));
    const { table = '', invite } = await host.ask({ type: 'create', game: this.#played.game, places });
    for (const other of others) await other.ask({ type: 'sit', table, invite, nonce: NONCE });
    await host.ask({ type: 'start', table });
    return table;
  }

  async #begin(table: string): Promise<void> {
    for (const client of this.#clients) {
      if (client.table) await client.ask({ type: 'leave', table: client.table });
      client.table = table;
      client.known = undefined;
    }
    this.#isOver = false;
    for (const client of this.#clients)
      await client.ask({ type: 'watch', table, frames: this.#played.frames });
  }

  get bytes(): number {
    return this.#clients.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get isAsked(): boolean {
    return this.#next() !== undefined;
  }

  /** Whoever has to choose; nobody does while a choice is under way. */
  #next(): { readonly client: Client; readonly pending: Pending; readonly moment: number } | undefined {
    if (this.#isOver || this.#clients.some((client) => client.isWaiting)) return undefined;
    for (const [seat, client] of this.#clients.entries()) {
      const { pending, awaited = [], choices = 0 } = client.known ?? {};
      if (pending && pending.kind !== 'offer' && awaited.includes(seat))
        return { client, pending, moment: choices };
    }
    return undefined;
  }

  choose(due: number): void {
    const next = this.#next();
    if (!next) return;
    const { client, pending, moment } = next;
    const option = pending.options[below(pending.options.length)].id;
    this.#sent = { by: client, moment, at: due };
    client.isWaiting = true;
    client
      .ask({ type: 'choose', table: client.table, option, moment })
      .then(
        () => this.#ears.acked(performance.now() - due),
        (error: Error) => this.#ears.failed(error.message),
      )
      .finally(() => {
        client.isWaiting = false;
        if (this.isAsked) this.asked?.();
      });
  }

  #news(client: Client): void {
    const { choices = 0, outcome } = client.known ?? {};
    const sent = this.#sent;
    if (sent && client !== sent.by && choices > sent.moment) this.#ears.heard(performance.now() - sent.at);
    if (outcome) this.#again();
    else if (this.isAsked) this.asked?.();
  }

  /** The match is over: the same four play another one. */
  #again(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.set()
      .then((table) => this.#begin(table))
      .catch((error: Error) => this.#ears.failed(error.message));
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

export function openOurs(port: number, played: Played, count: number, ears: Ears): Promise<OurTable[]> {
  return inBatches(count, 20, () => OurTable.open(port, played, ears));
}
