/** One process of the server: HTTP and sockets on one port, a store behind it, and the app's files if there are any. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LONGEST_MESSAGE } from '@underhall/protocol';
import fastify from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { Hall } from './hall.ts';
import { Desk } from './handle/handle.ts';
import { Metrics } from './metrics.ts';
import { hasToken, People } from './people.ts';
import { Polls } from './polls.ts';
import { Crier } from './push/crier.ts';
import { Identity } from './push/identity.ts';
import { Reception } from './reception.ts';
import { addRoutes } from './routes.ts';
import { isFromHere } from './site.ts';
import { Sockets } from './sockets.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const DAY = 86_400_000;

/** Answers a request for a file of the app; false if there is none. */
export type Files = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface Running {
  readonly port: number;
  readonly hall: Hall;
  /** What is answered over HTTP, such as `GET /api/me`. */
  readonly routes: readonly string[];
  /** Lets what is under way come to its end, tells everybody, and ends. */
  close(): Promise<void>;
}

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

export function openStore({ databaseUrl, file }: Pick<Config, 'databaseUrl' | 'file'>): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(file);
}

export async function serve(
  config: Config,
  at: { readonly port: number; readonly host: string },
  files?: Files,
): Promise<Running> {
  const store = await openStore(config);
  // Requests are counted, not written down one by one: only what goes wrong is.
  const log = pino({ level: config.logLevel });
  const app = fastify({
    logger: false,
    bodyLimit: LONGEST_MESSAGE,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: 60_000,
    forceCloseConnections: true,
  });
  const warn = (what: string, why?: unknown) => log.warn({ err: why }, what);
  const { pushContact } = config;
  const identity = config.vapidKey
    ? new Identity(config.vapidKey, pushContact)
    : await Identity.kept(store, pushContact);
  const crier = new Crier({
    push: store.push,
    identity,
    grace: config.pushGraceSeconds * 1000,
    isShared: store.isShared,
    loopback: config.pushToLoopback,
    told: (fate) => metrics.pushes.inc({ fate }),
    warn,
  });
  const hall = new Hall({
    store,
    thinkers: config.thinkers,
    idle: config.idleSeconds * 1000,
    grace: config.graceSeconds * 1000,
    keepFinished: config.keepFinishedDays * DAY,
    keepAbandoned: config.keepAbandonedDays * DAY,
    beat: config.heartbeatSeconds * 1000,
    crier,
    warn,
  });
  const metrics = new Metrics(() => hall.live);
  const people = new People(store);
  const desk = new Desk(hall, (why) => log.error({ err: why }, 'a message failed'));
  const reception = new Reception(desk, metrics, config.messagesPerSecond);
  const polls = new Polls(hall, metrics);
  const sockets = new Sockets(app.server, {
    hall,
    reception,
    metrics,
    beat: config.heartbeatSeconds * 1000,
    admit: async (request) => {
      if (!hasToken(request) && !isFromHere(request.headers, config.publicUrl)) return 403;
      return { person: await people.behind(request) };
    },
  });
  let isReady = true;
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') routes.push(`${method} ${url}`);
  });
  app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS);
  });
  addRoutes(app, {
    config,
    hall,
    people,
    reception,
    polls,
    sockets,
    metrics,
    identity,
    isReady: () => isReady,
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    const message = status >= 500 ? 'This cannot be done at present; try again.' : error.message;
    return reply.code(status).send({ type: 'error', code: status >= 500 ? 'busy' : 'unreadable', message });
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (files && !request.url.startsWith('/api/')) {
      reply.hijack();
      if (await files(request.raw, reply.raw)) return reply;
      reply.raw.writeHead(404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
      reply.raw.end('There is no such file.\n');
      return reply;
    }
    return reply.code(404).send({ type: 'error', code: 'nowhere', message: 'There is nothing here.' });
  });
  const close = async () => {
    isReady = false;
    await hall.lastCalls();
    sockets.close();
    polls.close();
    await app.close();
    await hall.close();
    await store.close();
  };
  try {
    await app.listen(at);
  } catch (error) {
    await close();
    throw error;
  }
  hall.tellMissed().catch((error) => warn('nobody was told what he missed', error));
  const address = app.server.address();
  return { port: typeof address === 'object' && address ? address.port : at.port, hall, routes, close };
}
