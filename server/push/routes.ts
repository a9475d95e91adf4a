/** Which browsers may be told whose turn it is. They belong to sessions of browsers: the token of a bot has none. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Buckets } from '../bucket.ts';
import { hashOf } from '../ids.ts';
import { cookieIn, hasToken } from '../people.ts';
import type { Around } from '../routes.ts';
import { sentence } from '../sentence.ts';
import type { Person } from '../store/store.ts';
import { pushAddress } from './address.ts';
import { areKeys } from './sealed.ts';

/** Browsers of one person; the oldest makes room. */
const MOST_BROWSERS = 10;
/** What one person may change about them in an hour. */
const MOST_CHANGES = 60;
/** In base64url: 65 and 16 bytes. */
const MOST_LETTERS = 100;

interface Wanted {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length < MOST_LETTERS;

/** A subscription as browsers write it; undefined if it is none. */
function subscriptionIn(body: unknown): Wanted | undefined {
  const { endpoint, keys } = (body ?? {}) as { endpoint?: unknown; keys?: unknown };
  const { p256dh, auth } = (keys ?? {}) as { p256dh?: unknown; auth?: unknown };
  if (typeof endpoint !== 'string' || !isShort(p256dh) || !isShort(auth)) return undefined;
  return areKeys({ p256dh, auth }) ? { endpoint, p256dh, auth } : undefined;
}

export function addPushRoutes(app: FastifyInstance, { config, hall, identity, people }: Around): void {
  const { push } = hall.store;
  const changes = new Buckets(MOST_CHANGES, MOST_CHANGES / 3600);
  const withBrowser =
    (work: (person: Person, session: string, body: unknown, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const cookie = hasToken(request.raw) ? undefined : cookieIn(request.raw);
      const person = cookie && (await people.behind(request.raw));
      if (!cookie || !person) return sentence(reply, 401, 'guest', 'Say who you are first.');
      if (!changes.take(person.id))
        return sentence(reply, 429, 'slower', 'Too many switches in a row. Wait a minute and try again.');
      return work(person, hashOf(cookie), request.body, reply);
    };

  app.get('/api/push', async () => ({ key: identity.publicKey }));
  app.post(
    '/api/me/push',
    withBrowser(async (person, session, body, reply) => {
      const wanted = subscriptionIn(body);
      if (!wanted) return sentence(reply, 400, 'unfit', 'This is no subscription of a browser.');
      if (!pushAddress(wanted.endpoint, config.pushToLoopback))
        return sentence(reply, 400, 'unfit', 'A push service has a public address, by https.');
      await push.add({ ...wanted, person: person.id, session, created: Date.now() }, MOST_BROWSERS);
      return {};
    }),
  );
  app.delete(
    '/api/me/push',
    withBrowser(async (person, _, body, reply) => {
      const { endpoint } = (body ?? {}) as { endpoint?: unknown };
      if (typeof endpoint === 'string' && (await push.remove(person.id, endpoint))) return {};
      return sentence(reply, 404, 'nowhere', 'This browser gets no notices.');
    }),
  );
}
