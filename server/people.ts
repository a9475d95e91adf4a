/** Who somebody is: a cookie of a browser or a token of a bot, each a secret of which only the hash is kept. */
import type { IncomingMessage } from 'node:http';
import { hashOf, newId, newPhrase, newSecret } from './ids.ts';
import type { Person, Store } from './store/store.ts';

const COOKIE = 'underhall';
const YEAR = 365 * 86_400;

type Asked = Pick<IncomingMessage, 'headers'>;

export function cookieIn({ headers }: Asked, cookie = COOKIE): string | undefined {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='));
  const [, secret] = pairs.find(([name]) => name === cookie) ?? [];
  return secret && /^[\w-]{20,100}$/.test(secret) ? secret : undefined;
}

function tokenIn({ headers }: Asked): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1];
}

/** Does it say who it is by a token? Then no page of another site can have made it. */
export const hasToken = (request: Asked): boolean => tokenIn(request) !== undefined;

/** The cookie that carries a secret, or takes it away. */
export function cookieFor(
  secret: string | undefined,
  isSecure: boolean,
  cookie = COOKIE,
  { path, seconds } = { path: '/', seconds: YEAR },
): string {
  const life = `Path=${path}; Max-Age=${secret === undefined ? 0 : seconds}`;
  return `${cookie}=${secret ?? ''}; ${life}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** However it is written. No cookie and no token can say the same: they have no colon. */
function phraseHash(phrase: string): string {
  return hashOf(`phrase:${phrase.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}

export class People {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async behind(request: Asked): Promise<Person | undefined> {
    const secret = tokenIn(request) ?? cookieIn(request);
    return secret === undefined ? undefined : this.#store.personOf(hashOf(secret));
  }

  async welcome(name: string): Promise<{ readonly person: Person; readonly secret: string }> {
    const created = Date.now();
    const person: Person = { id: newId(), name, created, banned: false };
    const secret = newSecret();
    await this.#store.addPerson(person, { hash: hashOf(secret), person: person.id, kind: 'cookie', created });
    return { person, secret };
  }

  /** A cookie for whoever has proved who he is, in place of the one he came with. */
  async signIn(person: Person, before: string | undefined): Promise<string> {
    if (before !== undefined) await this.#store.endSession(hashOf(before));
    return this.#session(person, 'cookie');
  }

  token(person: Person): Promise<string> {
    return this.#session(person, 'token');
  }

  async #session({ id: person }: Person, kind: 'cookie' | 'token'): Promise<string> {
    const secret = newSecret();
    await this.#store.addSession({ hash: hashOf(secret), person, kind, created: Date.now() });
    return secret;
  }

  /** What this person writes down to come back from another machine; the one before is worth nothing from now on. */
  async phrase({ id: person }: Person): Promise<string> {
    const phrase = newPhrase();
    await this.#store.addSession({ hash: phraseHash(phrase), person, kind: 'phrase', created: Date.now() });
    return phrase;
  }

  /** Whose phrase it is. */
  recover(phrase: string): Promise<Person | undefined> {
    return this.#store.personOf(phraseHash(phrase));
  }
}
