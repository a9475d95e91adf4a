/**
 * Matches of boardgame.io's server: four light clients each over a bare WebSocket, which speak as much of socket.io as
 * they must. Lighter than its own clients, so that its server gets the more of the machine.
 */
import { WebSocket } from 'ws';
import { beside, type Dungeon, SEATS } from '../peer/dungeon.ts';
import { below, type Ears, inBatches, type PlayedTable } from './tables.ts';

interface Known {
  readonly G: Dungeon;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

const SPACE = '/dungeon,';

class Client {
  news: ((client: Client) => void) | undefined;
  match = '';
  known: Known | undefined;
  bytes = 0;
  readonly seat: string;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket, seat: number) {
    this.#socket = socket;
    this.seat = `${seat}`;
  }

  static connect(port: number, seat: number): Promise<Client> {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const client = new Client(socket, seat);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data) => {
        const text = data.toString();
        if (text.startsWith('0')) socket.send(`40${SPACE}`);
        else if (text === '2') socket.send('3');
        else if (text.startsWith(`40${SPACE}`)) resolve(client);
        else client.#hear(text);
      });
    });
  }

  emit(...words: readonly unknown[]): void {
    this.#socket.send(`42${SPACE}${JSON.stringify(words)}`);
  }

  #hear(text: string): void {
    this.bytes += text.length;
    if (!text.startsWith(`42${SPACE}`)) return;
    const [what, match, news] = JSON.parse(text.slice(2 + SPACE.length));
    if (match !== this.match || (what !== 'update' && what !== 'sync')) return;
    this.known = what === 'sync' ? news.state : news;
    this.news?.(this);
  }

  close(): void {
    this.#socket.terminate();
  }
}

export class TheirTable implements PlayedTable {
  asked: (() => void) | undefined;
  readonly #clients: readonly Client[];
  readonly #ears: Ears;
  #sent: { readonly by: Client; readonly id: number; readonly at: number } | undefined;

  private constructor(clients: readonly Client[], ears: Ears) {
    this.#clients = clients;
    this.#ears = ears;
    for (const client of clients) client.news = (one) => this.#news(one);
  }

  static async open(port: number, ears: Ears): Promise<TheirTable> {
    const clients = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Client.connect(port, seat)));
    const table = new TheirTable(clients, ears);
    await table.#begin();
    return table;
  }

  /** Matches are made when the first one asks for them; only then the others do. */
  async #begin(): Promise<void> {
    const match = `m${below(2 ** 48).toString(36)}`;
    this.#sent = undefined;
    for (const client of this.#clients) client.known = undefined;
    for (const client of this.#clients) {
      client.match = match;
      const synced = new Promise<void>((resolve) => {
        client.news = () => {
          client.news = (one) => this.#news(one);
          resolve();
        };
      });
      client.emit('sync', match, client.seat, null, SEATS);
      await synced;
    }
    if (this.isAsked) this.asked?.();
  }

  get bytes(): number {
    return this.#clients.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The client that has to move, once all know of the last move. */
  #next(): { readonly client: Client; readonly known: Known } | undefined {
    if (this.#sent || this.#clients.some(({ known }) => !known || known.ctx.gameover)) return undefined;
    const { known } = this.#clients[0];
    const client = this.#clients.find(({ seat }) => seat === known?.ctx.currentPlayer);
    return client && known && { client, known };
  }

  get isAsked(): boolean {
    return this.#next() !== undefined;
  }

  choose(due: number): void {
    const next = this.#next();
    if (!next) return;
    const { client, known } = next;
    const ways = beside(known.G.seats[Number(client.seat)].at);
    const payload = {
      type: 'step',
      args: [ways[below(ways.length)]],
      playerID: client.seat,
      credentials: null,
    };
    this.#sent = { by: client, id: known._stateID, at: due };
    client.emit('update', { type: 'MAKE_MOVE', payload }, known._stateID, client.match, client.seat);
  }

  #news(client: Client): void {
    const sent = this.#sent;
    if (!sent || !client.known || client.known._stateID <= sent.id) return;
    const after = performance.now() - sent.at;
    // It says nothing of its own to whoever moved: the update that comes back is the answer.
    if (client === sent.by) this.#ears.acked(after);
    else this.#ears.heard(after);
    if (this.#clients.some(({ known }) => (known?._stateID ?? 0) <= sent.id)) return;
    this.#sent = undefined;
    if (client.known.ctx.gameover) void this.#begin();
    else this.asked?.();
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

export function openTheirs(port: number, count: number, ears: Ears): Promise<TheirTable[]> {
  return inBatches(count, 20, () => TheirTable.open(port, ears));
}
