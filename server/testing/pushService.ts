/** A push service for tests, on this machine, and browsers that can read what it is given for them. */
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Browser } from './browser.ts';

interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

/** A browser’s side of a subscription. Reads by the letter of RFC 8291 and 8188, not by our way of writing. */
export class Subscriber {
  readonly endpoint: string;
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#pair.generateKeys();
  }

  /** As `PushSubscription.toJSON` writes it. */
  toJSON() {
    const keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const theirs = body.subarray(21, 21 + length);
    const text = body.subarray(21 + length);
    const shared = hmac(this.#auth, this.#pair.computeSecret(theirs));
    const mine = this.#pair.getPublicKey();
    const key = hmac(salt, hmac(shared, 'WebPush: info\0', mine, theirs, '\x01'));
    const content = hmac(key, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
    const nonce = hmac(key, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
    const decipher = createDecipheriv('aes-128-gcm', content, nonce);
    decipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
    const end = plain.lastIndexOf(2);
    if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('It is filled with something.');
    return plain.subarray(0, end).toString();
  }
}

export class PushService implements AsyncDisposable {
  readonly delivered: Delivered[] = [];
  /** What it answers. */
  status = 201;
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      this.delivered.push({ path, headers, body: Buffer.concat(parts) });
      response.writeHead(this.status).end();
      for (const wake of this.#awaiting) wake();
    });
  });
  readonly #awaiting = new Set<() => void>();
  #count = 0;

  get address(): string {
    const { port } = this.#server.address() as { port: number };
    return `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  subscriber(): Subscriber {
    return new Subscriber(`${this.address}/to/${++this.#count}`);
  }

  /** A browser that lets itself be told. */
  async subscribed(browser: Browser): Promise<Subscriber> {
    const subscriber = this.subscriber();
    const { status } = await browser.post('/api/me/push', subscriber.toJSON());
    if (status !== 200) throw new Error(`The server answered ${status}.`);
    return subscriber;
  }

  until(count: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.delivered.length < count) return;
        this.#awaiting.delete(look);
        resolve();
      };
      this.#awaiting.add(look);
      look();
    });
  }

  /** What one browser was told, in order. */
  toldTo(subscriber: Subscriber): unknown[] {
    const { pathname } = new URL(subscriber.endpoint);
    return this.delivered
      .filter(({ path }) => path === pathname)
      .map(({ body }) => JSON.parse(subscriber.read(body)));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
