/** A client for tests: a real socket, and the same distant table as the app has. Keeps every letter it was sent. */
import {
  type ClientMessage,
  type Done,
  PROTOCOL,
  readServerMessage,
  type ServerMessage,
  sittersOf,
  type TableCard,
} from '@underhall/protocol';
import { DistantTable, type Scene, type Speaking, speaking } from '@underhall/table';
import { boxOf } from '@underhall/table/boxes';
import { WebSocket } from 'ws';

/** A message without its id, which is made here. */
export type Wanted = ClientMessage extends infer M
  ? M extends ClientMessage
    ? Omit<M, 'id'>
    : never
  : never;

export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const NONCE = '0123456789abcdef0123456789abcdef';

const speeches = new Map<string, Promise<Speaking>>();

export function speechOf(game: string): Promise<Speaking> {
  let found = speeches.get(game);
  if (!found) {
    found = boxOf(game).then((box) => speaking(box));
    speeches.set(game, found);
  }
  return found;
}

/** A name, and the cookie that belongs to it. */
export async function guest(port: number, name: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.headers.getSetCookie()[0].split(';')[0];
}

export class Client {
  readonly port: number;
  readonly cookie: string | undefined;
  readonly received: string[] = [];
  readonly cards = new Map<string, TableCard>();
  readonly said: Extract<ServerMessage, { type: 'said' }>[] = [];
  readonly tables = new Map<string, DistantTable>();
  readonly scenes = new Map<string, Scene>();
  readonly #asked = new Map<string, { resolve(done: Done): void; reject(error: Error): void }>();
  readonly #awaiting = new Set<() => void>();
  /** Resolves when the line of now has broken. */
  gone: Promise<void> = Promise.resolve();
  #socket: WebSocket | undefined;
  #hearing: Promise<unknown> = Promise.resolve();
  #last = 0;
  readonly #mark = Math.random().toString(36).slice(2, 10);

  constructor(port: number, cookie?: string) {
    this.port = port;
    this.cookie = cookie;
  }

  static async join(port: number, name: string): Promise<Client> {
    const client = new Client(port, await guest(port, name));
    await client.connect();
    return client;
  }

  async connect(port: number = this.port): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      headers: { Origin: `http://127.0.0.1:${port}`, ...(this.cookie ? { Cookie: this.cookie } : {}) },
    });
    this.#socket = socket;
    socket.on('message', (bytes) => {
      const text = bytes.toString();
      this.received.push(text);
      this.#hearing = this.#hearing.then(() => this.#hear(readServerMessage(text)));
    });
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('close', () => {
      for (const { reject } of this.#asked.values()) reject(new Refusal('gone', 'The line is gone.'));
      this.#asked.clear();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    await this.ask({ type: 'hello', protocol: PROTOCOL });
  }

  /** A line that begins anew, as after loading the page. */
  async reconnect(): Promise<void> {
    this.cut();
    await this.gone;
    await this.connect();
  }

  /** Reads nothing more of what comes. */
  pause(): void {
    this.#socket?.pause();
  }

  /** The line is cut without a word. */
  cut(): void {
    this.#socket?.terminate();
  }

  onClose(then: (code: number) => void): void {
    this.#socket?.once('close', then);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  newId(): string {
    return `${this.#mark}-${++this.#last}`;
  }

  ask(wanted: Wanted, id: string = this.newId()): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#socket?.send(JSON.stringify({ ...wanted, id }), (error) => {
        if (error) reject(new Refusal('gone', error.message));
      });
    });
  }

  /** Sits before a table, with what has arrived of it already. */
  async watch(table: string, invite?: string): Promise<Done> {
    const have = this.tables.get(table)?.arrived;
    return this.ask({
      type: 'watch',
      table,
      frames: true,
      ...(invite ? { invite } : {}),
      ...(have ? { have } : {}),
    });
  }

  async #hear(message: ServerMessage): Promise<void> {
    if (message.type === 'done' || message.type === 'error') {
      const asked = this.#asked.get(message.id ?? '');
      this.#asked.delete(message.id ?? '');
      if (message.type === 'done') asked?.resolve(message);
      else asked?.reject(new Refusal(message.code, message.message));
    } else if (message.type === 'card') {
      this.cards.set(message.card.id, message.card);
    } else if (message.type === 'said') {
      this.said.push(message);
    } else if (message.type === 'update') {
      const table = await this.#distant(message.table);
      if (!table.hear(message)) void this.ask({ type: 'resync', table: message.table });
    }
    for (const wake of this.#awaiting) wake();
  }

  async #distant(id: string): Promise<DistantTable> {
    const card = this.cards.get(id);
    if (!card) throw new Error('An update came before the card.');
    let table = this.tables.get(id);
    if (!table) {
      const speech = await speechOf(card.game);
      table = new DistantTable(speech, { id, sitters: sittersOf(card), you: card.you });
      table.screen({
        tell: ({ scene }) => {
          this.scenes.set(id, scene);
        },
      });
      this.tables.set(id, table);
    }
    return table;
  }

  /** Resolves when it is so; looks whenever something has come. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        this.#awaiting.delete(look);
        resolve();
      };
      this.#awaiting.add(look);
      look();
    });
  }

  /** Answers whatever it is asked with an option that `pick` chooses, until the match is over. */
  async play(
    table: string,
    pick: (options: number) => number,
    most = Number.POSITIVE_INFINITY,
  ): Promise<number> {
    let made = 0;
    for (; made < most; made++) {
      await this.until(() => {
        const scene = this.scenes.get(table);
        return scene?.outcome !== undefined || this.isAsked(table);
      });
      const scene = this.scenes.get(table);
      if (!scene?.asked || scene.outcome) break;
      const { options } = scene.asked;
      const { id: option } = options[pick(options.length)];
      const before = scene;
      try {
        await this.ask({ type: 'choose', table, option, moment: scene.moment });
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'stale') throw error;
      }
      await this.until(() => this.scenes.get(table) !== before);
    }
    return made;
  }

  isAsked(table: string): boolean {
    const { asked, viewer, awaited } = this.scenes.get(table) ?? {};
    return asked !== undefined && asked.kind !== 'offer' && awaited?.includes(viewer as number) === true;
  }

  close(): void {
    this.#socket?.close();
  }
}
