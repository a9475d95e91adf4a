/** A browser as far as the server can tell: an origin, and a jar of cookies. */
export class Browser {
  readonly #base: string;
  readonly origin: string;
  readonly cookies = new Map<string, string>();

  /** Reaches the port of this machine under a name, and says that its page came from `origin`. */
  constructor(port: number, origin?: string, host = 'localhost') {
    this.#base = `http://${host}:${port}`;
    this.origin = origin ?? this.#base;
  }

  static async guest(port: number, name: string): Promise<Browser> {
    const browser = new Browser(port);
    await browser.post('/api/me', { name });
    return browser;
  }

  /** As it is sent. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(method: string, path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) {
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        Origin: this.origin,
        Cookie: this.cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0].split('=');
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever comes
    return { status: response.status, body: (await response.json()) as any };
  }

  post(path: string, body: unknown = {}) {
    return this.call('POST', path, body);
  }

  get(path: string) {
    return this.call('GET', path);
  }

  remove(path: string) {
    return this.call('DELETE', path);
  }
}
