/**
 * What goes out over sockets. Texts for one client that come up in the same turn of the event loop go out as one block,
 * with one call of the system: an update and the answer after it. Calls are what most of the work of a server is.
 */
import type { Duplex } from 'node:stream';

/** A whole message of text, not masked (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;

export class Outbox {
  readonly #socket: Duplex;
  #texts: string[] = [];
  /** So many letters have come up in this turn. */
  waiting = 0;

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  put(text: string): void {
    this.waiting += text.length;
    if (this.#texts.push(text) > 1) return;
    if (full.push(this) === 1) setImmediate(emptyAll);
  }

  /** Sends what has come up, before something else is sent. */
  empty(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    this.waiting = 0;
    if (this.#socket.writable) this.#socket.write(inFrames(texts));
  }
}

/** Those in which something lies. */
let full: Outbox[] = [];

function emptyAll(): void {
  const all = full;
  full = [];
  for (const outbox of all) outbox.empty();
}

/** Texts as the frames of a WebSocket, one after another. */
export function inFrames(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headLength(size) + size, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, sizes[i]);
    at += frames.write(text, at);
  }
  return frames;
}

function headLength(size: number): number {
  if (size < 126) return 2;
  return size < 65_536 ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = WHOLE_TEXT;
  if (size < 126) frames[at + 1] = size;
  else if (size < 65_536) {
    frames[at + 1] = 126;
    frames.writeUInt16BE(size, at + 2);
  } else {
    frames[at + 1] = 127;
    frames.writeBigUInt64BE(BigInt(size), at + 2);
  }
  return at + headLength(size);
}
