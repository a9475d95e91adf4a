/** Who I am, what is kept of me, and the ways back to it from another machine. */
import { LONGEST_NAME, personName } from '@underhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Buckets } from '../bucket.ts';
import { hashOf } from '../ids.ts';
import { cookieFor, cookieIn } from '../people.ts';
import { type Laid, seatOf } from '../room/doc.ts';
import type { Around } from '../routes.ts';
import { sentence } from '../sentence.ts';
import { isSecure } from '../site.ts';
import type { Person } from '../store/store.ts';
import { addBlockRoutes } from './blockRoutes.ts';
import { addPasskeyRoutes } from './passkeyRoutes.ts';
import { shown } from './passkeys.ts';
import { withPerson } from './withPerson.ts';

/** Phrases that one address may try in an hour. */
const MOST_PHRASES = 20;
const MOST_TABLES = 10_000;

export function addPeopleRoutes(app: FastifyInstance, around: Around): void {
  const { config, hall, people } = around;
  const { store } = hall;
  const guests = new Buckets(config.guestsPerHour, config.guestsPerHour / 3600);
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
      await store.changePerson(known.id, { name: name.data });
      return { id: known.id, name: name.data };
    }
    if (!guests.take(request.ip))
      return sentence(reply, 429, 'slower', 'Too many guests come from your address; try again later.');
    const { person, secret } = await people.welcome(name.data);
    reply.header('Set-Cookie', cookieFor(secret, isSecure(request, config.publicUrl)));
    return { id: person.id, name: person.name };
  });
  app.get('/api/me', async (request) => {
    const person = await people.behind(request.raw);
    return person ? { id: person.id, name: person.name } : {};
  });

  const kept = async ({ id, name, created }: Person) => {
    const [tables, sessions, passkeys, runs] = await Promise.all([
      store.tablesOf(id, MOST_TABLES) as Promise<readonly Laid[]>,
      store.sessionsOf(id),
      store.passkeys.of(id),
      store.runs.of(id),
    ]);
    return { id, name, created, tables, sessions, passkeys: passkeys.map(shown), runs };
  };
  app.get(
    '/api/me/account',
    withPerson(people, async (person) => {
      const { tables, sessions, runs, ...rest } = await kept(person);
      return {
        ...rest,
        runs: runs.length,
        /** Where somebody would miss me. */
        tables: tables.filter(({ phase }) => phase === 'gathering' || phase === 'playing').length,
        phrase: sessions.some(({ kind }) => kind === 'phrase'),
      };
    }),
  );
  app.get(
    '/api/me/export',
    withPerson(people, async (person) => {
      const { tables, runs, ...rest } = await kept(person);
      const blocks = await store.blocks.of(person.id);
      const mine = ({ id, phase, doc, changed }: Laid) => {
        const { game, created } = doc;
        return { id, game, phase, seat: seatOf(doc, person.id), created, changed };
      };
      return {
        ...rest,
        blocks,
        tables: tables.map(mine),
        runs: runs.map(({ person: _, ...run }) => run),
      };
    }),
  );
  const signOut = async (person: Person, request: FastifyRequest, reply: FastifyReply) => {
    const { everywhere } = (request.body ?? {}) as { everywhere?: unknown };
    const cookie = cookieIn(request.raw);
    if (everywhere === true) {
      await store.endSessions(person.id);
      around.sockets.end(person.id);
      around.polls.end(person.id);
    } else if (cookie) await store.endSession(hashOf(cookie));
    reply.header('Set-Cookie', cookieFor(undefined, isSecure(request, config.publicUrl)));
    return {};
  };
  app.post('/api/me/sign-out', withPerson(people, signOut));
  app.post(
    '/api/me/phrase',
    withPerson(people, async (person) => ({ phrase: await people.phrase(person) })),
  );
  const tries = new Buckets(MOST_PHRASES, MOST_PHRASES / 3600);
  app.post('/api/recover', async (request, reply) => {
    const { phrase } = (request.body ?? {}) as { phrase?: unknown };
    if (!tries.take(request.ip))
      return sentence(reply, 429, 'slower', 'Too many phrases come from your address; try again later.');
    const person =
      typeof phrase === 'string' && phrase.length < 100 ? await people.recover(phrase) : undefined;
    if (!person)
      return sentence(reply, 403, 'guest', 'Nobody here has this phrase. Check each group of letters.');
    const secret = await people.signIn(person, cookieIn(request.raw));
    reply.header('Set-Cookie', cookieFor(secret, isSecure(request, config.publicUrl)));
    return { id: person.id, name: person.name };
  });
  app.post(
    '/api/me/token',
    withPerson(people, async (person) => ({ token: await people.token(person) })),
  );
  app.delete(
    '/api/me',
    withPerson(people, async (person, request, reply) => {
      around.sockets.end(person.id);
      around.polls.end(person.id);
      await store.removePerson(person.id);
      reply.header('Set-Cookie', cookieFor(undefined, isSecure(request, config.publicUrl)));
      return {};
    }),
  );
  addBlockRoutes(app, around);
  addPasskeyRoutes(app, around);
}
