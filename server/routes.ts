/** What is asked over HTTP: messages of those who have no sockets, how the server is, and what the files beside add. */
import { parseJson } from '@underhall/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { addDailyRoutes } from './daily/routes.ts';
import type { Hall } from './hall.ts';
import type { Answer } from './handle/handle.ts';
import type { Metrics } from './metrics.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { hasToken, type People } from './people.ts';
import type { PolledLine, Polls } from './polls.ts';
import type { Identity } from './push/identity.ts';
import { addPushRoutes } from './push/routes.ts';
import type { Reception } from './reception.ts';
import { sentence } from './sentence.ts';
import { isFromHere } from './site.ts';
import type { Sockets } from './sockets.ts';

export interface Around {
  readonly config: Config;
  readonly hall: Hall;
  readonly people: People;
  readonly reception: Reception;
  readonly polls: Polls;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  /** Who we are to push services. */
  readonly identity: Identity;
  /** False once the server is about to end. */
  isReady(): boolean;
}

const MOST_MESSAGES = 50;
const NAME = /^[A-Za-z0-9_-]{8,40}$/;

export function addRoutes(app: FastifyInstance, around: Around): void {
  const { config, hall, people, metrics } = around;
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || hasToken(request.raw)) return;
    if (!isFromHere(request.headers, config.publicUrl))
      await sentence(reply, 403, 'guest', 'This came from another site, so nothing was done.');
  });

  // As over sockets, nothing may be nested too deep; keys of prototypes are refused besides.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      parseJson(text, 'This message');
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
      return;
    }
    parse(request, text, done);
  });

  addPeopleRoutes(app, around);
  addPushRoutes(app, around);
  addDailyRoutes(app, around);

  const withLine =
    (work: (line: PolledLine, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { line: name } = request.query as { line?: unknown };
      if (typeof name !== 'string' || !NAME.test(name))
        return sentence(reply, 400, 'unreadable', 'Say which line this is: ?line= and 8 to 40 letters.');
      const line = around.polls.line(name, await people.behind(request.raw), request.ip);
      return line
        ? work(line, request, reply)
        : sentence(reply, 429, 'slower', 'You have too many lines; use one of them, or wait a minute.');
    };
  app.post(
    '/api/messages',
    withLine(async (line, { body }, reply) => {
      if (!Array.isArray(body) || body.length > MOST_MESSAGES)
        return sentence(reply, 400, 'unreadable', `Send a list of at most ${MOST_MESSAGES} messages.`);
      const answers: Answer[] = [];
      for (const message of body) answers.push(await around.reception.hearValue(line, message));
      return answers;
    }),
  );
  app.get(
    '/api/messages',
    withLine(async (line, { query }, reply) => {
      const { after } = query as { after?: unknown };
      const from = Number(after ?? 0);
      if (!Number.isSafeInteger(from) || from < 0)
        return sentence(reply, 400, 'unreadable', 'after= is a number from 0.');
      const fetched = await line.fetch(from);
      return fetched ?? sentence(reply, 410, 'nowhere', 'This line has ended; begin another one.');
    }),
  );

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
