/** Passkeys over HTTP. They belong to browsers: the token of a bot gets none, and pages of other sites neither. */
import { LONGEST_NAME, personName } from '@underhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Buckets } from '../bucket.ts';
import { newSecret } from '../ids.ts';
import { cookieFor, cookieIn, hasToken } from '../people.ts';
import type { Around } from '../routes.ts';
import { sentence } from '../sentence.ts';
import { isSecure, passkeySite, type Site } from '../site.ts';
import type { Person } from '../store/store.ts';
import { MOST_PASSKEYS, Passkeys, shown } from './passkeys.ts';

/** Questions and answers about passkeys that one address may send in an hour. */
const MOST_TRIES = 60;
/** Ties a challenge to the browser of somebody who is nobody here yet. */
const ASKING = 'underhall-asks';
const ASKING_LIFE = 300;
const PATH = '/api/passkey';

interface Browser {
  readonly person: Person;
  readonly cookie: string;
  readonly site: Site;
}

export function addPasskeyRoutes(app: FastifyInstance, around: Around): void {
  const { config, hall, people } = around;
  const passkeys = new Passkeys(hall.store.passkeys);
  const tries = new Buckets(MOST_TRIES, MOST_TRIES / 3600);

  /** Where passkeys can be, for an address that has not asked too often. */
  const atSite =
    (work: (site: Site, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const site = passkeySite(request.headers, config.publicUrl);
      if (typeof site === 'string') return sentence(reply, 403, 'unfit', site);
      if (!tries.take(request.ip))
        return sentence(
          reply,
          429,
          'slower',
          'Too much about passkeys comes from your address; wait a while.',
        );
      return work(site, request, reply);
    };
  const withBrowser = (
    work: (browser: Browser, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    atSite(async (site, request, reply) => {
      const cookie = hasToken(request.raw) ? undefined : cookieIn(request.raw);
      const person = cookie && (await people.behind(request.raw));
      if (!cookie || !person) return sentence(reply, 401, 'guest', 'Say who you are first.');
      return work({ person, cookie, site }, request, reply);
    });

  app.post(
    '/api/me/passkeys/options',
    withBrowser(async ({ person, cookie, site }, _, reply) => {
      if ((await hall.store.passkeys.of(person.id)).length >= MOST_PASSKEYS)
        return sentence(reply, 400, 'unfit', `${MOST_PASSKEYS} passkeys are enough. Remove one first.`);
      return passkeys.whatToMake(person, cookie, site);
    }),
  );
  app.post(
    '/api/me/passkeys',
    withBrowser(async ({ person, cookie, site }, { body }, reply) => {
      const { name, response } = (body ?? {}) as { name?: unknown; response?: unknown };
      const named = personName.safeParse(name);
      if (!named.success)
        return sentence(reply, 400, 'unfit', `A passkey’s name has 1 to ${LONGEST_NAME} letters.`);
      const added = await passkeys.add(person, cookie, site, { name: named.data, response });
      if (!added) return sentence(reply, 403, 'unfit', 'This passkey could not be added. Try once more.');
      return shown(added);
    }),
  );
  app.delete(
    '/api/me/passkeys/:id',
    withBrowser(async ({ person }, { params }, reply) => {
      const { id } = params as { id: string };
      if (!(await hall.store.passkeys.remove(person.id, id)))
        return sentence(reply, 404, 'nowhere', 'You have no such passkey.');
      return {};
    }),
  );

  app.post(
    `${PATH}/options`,
    atSite(async (site, request, reply) => {
      const asking = newSecret();
      const life = { path: PATH, seconds: ASKING_LIFE };
      reply.header('Set-Cookie', cookieFor(asking, isSecure(request, config.publicUrl), ASKING, life));
      return passkeys.whatToProve(asking, site);
    }),
  );
  app.post(
    PATH,
    atSite(async (site, request, reply) => {
      const asking = cookieIn(request.raw, ASKING);
      const { response } = (request.body ?? {}) as { response?: unknown };
      const id = asking && (await passkeys.prove(asking, site, response));
      const person = id && (await hall.store.person(id));
      if (!person)
        return sentence(
          reply,
          403,
          'guest',
          'Nobody here has this passkey. Use your phrase, or take a new name.',
        );
      const secret = await people.signIn(person, cookieIn(request.raw));
      reply.header('Set-Cookie', [
        cookieFor(secret, isSecure(request, config.publicUrl)),
        cookieFor(undefined, isSecure(request, config.publicUrl), ASKING, { path: PATH, seconds: 0 }),
      ]);
      return { id: person.id, name: person.name };
    }),
  );
}
