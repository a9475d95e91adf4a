/** What is asked over HTTP: who I am, messages of those who have no sockets, and how the server is. */
import { LONGEST_NAME, personName } from '@underhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Buckets } from './bucket.ts';
import type { Config } from './config.ts';
import type { Hall } from './hall.ts';
import type { Answer } from './handle/handle.ts';
import { hashOf } from './ids.ts';
import type { Metrics } from './metrics.ts';
import { cookieFor, cookieIn, hasToken, type People } from './people.ts';
import type { Polls } from './polls.ts';
import type { Reception } from './reception.ts';
import type { Sockets } from './sockets.ts';
import type { Person } from './store/store.ts';

export interface Around {
  readonly config: Config;
  readonly hall: Hall;
  readonly people: People;
  readonly reception: Reception;
  readonly polls: Polls;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  /** False once the server is about to end. */
  isReady(): boolean;
}

const MOST_MESSAGES = 50;
/** Phrases that one address may try in an hour. */
const MOST_PHRASES = 20;
const NAME = /^[A-Za-z0-9_-]{8,40}$/;

function sentence(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ type: 'error', code, message });
}

/** May this request act for whoever it comes from? A page of another site must not. */
export function isFromHere(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  publicUrl: string | undefined,
): boolean {
  const { origin, host } = headers;
  if (typeof origin !== 'string') return false;
  if (publicUrl !== undefined) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function addRoutes(app: FastifyInstance, around: Around): void {
  const { config, hall, people, metrics } = around;
  const guests = new Buckets(config.guestsPerHour, config.guestsPerHour / 3600);
  const isSecure = (request: FastifyRequest) =>
    config.publicUrl?.startsWith('https:') ?? request.protocol === 'https';
  const withPerson =
    (work: (person: Person, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const person = await people.behind(request.raw);
      return person ? work(person, request, reply) : sentence(reply, 401, 'guest', 'Say who you are first.');
    };

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || hasToken(request.raw)) return;
    if (!isFromHere(request.headers, config.publicUrl))
      await sentence(reply, 403, 'guest', 'This comes from another site, and is not done.');
  });

  app.post('/api/me', async (request, reply) => {
    const name = personName.safeParse((request.body as { name?: unknown } | null)?.name);
    if (!name.success)
      return sentence(
        reply,
        400,
        'unfit',
        `A name has 1 to ${LONGEST_NAME} letters, and no signs nobody sees.`,
      );
    const known = await people.behind(request.raw);
    if (known) {
      await hall.store.changePerson(known.id, { name: name.data });
      return { id: known.id, name: name.data };
    }
    if (!guests.take(request.ip))
      return sentence(reply, 429, 'slower', 'Too many guests come from your address; try again later.');
    const { person, secret } = await people.welcome(name.data);
    reply.header('Set-Cookie', cookieFor(secret, isSecure(request)));
    return { id: person.id, name: person.name };
  });
  app.get('/api/me', async (request) => {
    const person = await people.behind(request.raw);
    return person ? { id: person.id, name: person.name } : {};
  });
  app.get(
    '/api/me/export',
    withPerson(async (person) => {
      const tables = await hall.store.tablesOf(person.id, 10_000);
      const { id, name, created } = person;
      return { id, name, created, tables: tables.map((table) => ({ id: table.id, phase: table.phase })) };
    }),
  );
  const signOut = async (person: Person, request: FastifyRequest, reply: FastifyReply) => {
    const { everywhere } = (request.body ?? {}) as { everywhere?: unknown };
    const cookie = cookieIn(request.raw);
    if (everywhere === true) {
      await hall.store.endSessions(person.id);
      around.sockets.end(person.id);
      around.polls.end(person.id);
    } else if (cookie) await hall.store.endSession(hashOf(cookie));
    reply.header('Set-Cookie', cookieFor(undefined, isSecure(request)));
    return {};
  };
  app.post('/api/me/sign-out', withPerson(signOut));
  app.post(
    '/api/me/phrase',
    withPerson(async (person) => ({ phrase: await people.phrase(person) })),
  );
  const tries = new Buckets(MOST_PHRASES, MOST_PHRASES / 3600);
  app.post('/api/recover', async (request, reply) => {
    const { phrase } = (request.body ?? {}) as { phrase?: unknown };
    if (!tries.take(request.ip))
      return sentence(reply, 429, 'slower', 'Too many phrases come from your address; try again later.');
    const found =
      typeof phrase === 'string' && phrase.length < 100 ? await people.recover(phrase) : undefined;
    if (!found) return sentence(reply, 403, 'guest', 'This phrase belongs to nobody here.');
    reply.header('Set-Cookie', cookieFor(found.secret, isSecure(request)));
    return { id: found.person.id, name: found.person.name };
  });
  app.post(
    '/api/me/token',
    withPerson(async (person) => ({ token: await people.token(person) })),
  );
  app.delete(
    '/api/me',
    withPerson(async (person, request, reply) => {
      around.sockets.end(person.id);
      around.polls.end(person.id);
      await hall.store.removePerson(person.id);
      reply.header('Set-Cookie', cookieFor(undefined, isSecure(request)));
      return {};
    }),
  );

  const lineOf = async (request: FastifyRequest) => {
    const { line: name } = request.query as { line?: unknown };
    if (typeof name !== 'string' || !NAME.test(name)) return undefined;
    return around.polls.line(name, await people.behind(request.raw));
  };
  app.post('/api/messages', async (request, reply) => {
    const line = await lineOf(request);
    if (!line)
      return sentence(reply, 400, 'unreadable', 'Say which line this is: ?line= and 8 to 40 letters.');
    if (!Array.isArray(request.body) || request.body.length > MOST_MESSAGES)
      return sentence(reply, 400, 'unreadable', `Send a list of at most ${MOST_MESSAGES} messages.`);
    const answers: Answer[] = [];
    for (const message of request.body) answers.push(await around.reception.hearValue(line, message));
    return answers;
  });
  app.get('/api/messages', async (request, reply) => {
    const line = await lineOf(request);
    if (!line)
      return sentence(reply, 400, 'unreadable', 'Say which line this is: ?line= and 8 to 40 letters.');
    const { after } = request.query as { after?: unknown };
    const from = Number(after ?? 0);
    if (!Number.isSafeInteger(from) || from < 0)
      return sentence(reply, 400, 'unreadable', 'after= is a number from 0.');
    return line.fetch(from);
  });

  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_, reply) => {
    try {
      if (!around.isReady()) throw new Error('ending');
      await hall.store.check();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', async (_, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
