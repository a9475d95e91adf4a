/** Clients over WebSockets. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@underhall/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hall } from './hall.ts';
import { newId } from './ids.ts';
import type { Line } from './line.ts';
import type { Metrics } from './metrics.ts';
import { Outbox } from './outbox.ts';
import type { Reception } from './reception.ts';
import type { Person } from './store/store.ts';

export interface SocketsWishes {
  readonly hall: Hall;
  readonly reception: Reception;
  readonly metrics: Metrics;
  /** Milliseconds between two pings; who has not answered one is gone. */
  readonly beat: number;
  /** Who knocks; undefined for whoever may only look. Refuses with the status to answer. */
  admit(request: IncomingMessage): Promise<{ readonly person: Person | undefined } | number>;
}

/** Somebody who lets so many bytes wait is too slow; he connects again and catches up. */
const MOST_WAITING = 2_000_000;
/** So many sockets one person can have: browsers, their windows, and bots. */
const MOST_OF_ONE = 50;
/** In so many parts all are asked whether they are still there: thousands at once would keep everybody waiting. */
const PARTS = 20;

interface Alive {
  readonly socket: WebSocket;
  readonly line: Line;
  readonly outbox: Outbox;
  readonly part: number;
  isAlive: boolean;
}

export class Sockets {
  readonly #wishes: SocketsWishes;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    // Pongs, too, wait for whoever does not read them.
    autoPong: false,
  });
  readonly #all = new Set<Alive>();
  readonly #timer: NodeJS.Timeout;
  #opened = 0;
  #part = 0;

  constructor(http: Server, wishes: SocketsWishes) {
    this.#wishes = wishes;
    this.#timer = setInterval(() => this.#beat(), wishes.beat / PARTS);
    this.#timer.unref();
    http.on('upgrade', (request, socket, head) => {
      this.#knock(request, socket, head).catch(() => socket.destroy());
    });
  }

  async #knock(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const isOurs = new URL(request.url ?? '/', 'http://here').pathname === '/api/socket';
    const admitted = isOurs ? await this.#wishes.admit(request) : 404;
    const refused = typeof admitted === 'number' ? admitted : this.#isFull(admitted.person) && 429;
    if (refused || typeof admitted === 'number') {
      socket.end(`HTTP/1.1 ${refused} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (opened) =>
      this.#open(opened, admitted.person, new Outbox(socket)),
    );
  }

  #isFull(person: Person | undefined): boolean {
    if (!person) return false;
    return [...this.#all].filter(({ line }) => line.person?.id === person.id).length >= MOST_OF_ONE;
  }

  #open(socket: WebSocket, person: Person | undefined, outbox: Outbox): void {
    const { hall, reception, metrics } = this.#wishes;
    const isKeepingUp = () => {
      const isSo = socket.bufferedAmount + outbox.waiting <= MOST_WAITING;
      if (!isSo) this.#drop(socket, 'slow');
      return isSo;
    };
    const line: Line = {
      id: newId(),
      person,
      rooms: new Set(),
      get isEnded() {
        return socket.readyState !== socket.OPEN;
      },
      send: (text) => {
        if (isKeepingUp() && socket.readyState === socket.OPEN) outbox.put(text);
      },
      end: () => {
        outbox.empty();
        socket.close(4001, 'signed out');
      },
    };
    const alive: Alive = { socket, line, outbox, part: this.#opened++ % PARTS, isAlive: true };
    this.#all.add(alive);
    metrics.lines.inc({ kind: 'socket' });
    socket.on('pong', () => {
      alive.isAlive = true;
    });
    socket.on('ping', (data) => {
      if (reception.hearPing(line) && isKeepingUp()) socket.pong(data);
    });
    socket.on('message', (bytes, isBinary) => {
      alive.isAlive = true;
      const text = isBinary ? '' : bytes.toString();
      reception.hearText(line, text).then(
        (answer) => line.send(JSON.stringify(answer)),
        () => socket.terminate(),
      );
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#all.delete(alive);
      metrics.lines.dec({ kind: 'socket' });
      hall.leave(line);
    });
  }

  #beat(): void {
    this.#part = (this.#part + 1) % PARTS;
    for (const alive of this.#all) {
      if (alive.part !== this.#part) continue;
      if (alive.isAlive) alive.socket.ping();
      else this.#drop(alive.socket, 'silent');
      alive.isAlive = false;
    }
  }

  /** Without a word: it would not arrive. Whoever comes back catches up. */
  #drop(socket: WebSocket, why: 'slow' | 'silent'): void {
    if (socket.readyState === socket.OPEN) this.#wishes.metrics.dropped.inc({ why });
    socket.terminate();
  }

  /** Whoever this person is connected as is no more. */
  end(person: string): void {
    for (const { line } of this.#all) if (line.person?.id === person) line.end();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const { socket, outbox } of this.#all) {
      outbox.put('{"type":"closing"}');
      outbox.empty();
      socket.close(1001);
    }
    this.#server.close();
  }
}
