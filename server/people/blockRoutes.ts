/** Whom I block: he sits down at no table of mine, and I do not hear what he says. He is not told. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Buckets } from '../bucket.ts';
import type { Hall } from '../hall.ts';
import { freed } from '../handle/places.ts';
import { type Laid, seatOf } from '../room/doc.ts';
import type { Around } from '../routes.ts';
import { sentence } from '../sentence.ts';
import type { Person } from '../store/store.ts';
import { withPerson } from './withPerson.ts';

/** So many one person can have blocked, and so often change it in an hour. */
const MOST_BLOCKED = 500;
const MOST_CHANGES = 120;
/** Tables at which somebody may sit with me who is blocked now. */
const MOST_TABLES = 100;

export function addBlockRoutes(app: FastifyInstance, { hall, people }: Around): void {
  const { blocks } = hall.store;
  const changes = new Buckets(MOST_CHANGES, MOST_CHANGES / 3600);
  const changing = (work: (me: Person, whom: string, reply: FastifyReply) => Promise<unknown>) =>
    withPerson(people, async (me, request: FastifyRequest, reply) => {
      if (!changes.take(me.id))
        return sentence(reply, 429, 'slower', 'You change whom you block a lot; wait a while.');
      const { person } = { ...(request.body as object | null), ...(request.params as object) } as {
        readonly person?: unknown;
      };
      return work(me, typeof person === 'string' ? person : '', reply);
    });

  app.get(
    '/api/me/blocks',
    withPerson(people, async ({ id }) => blocks.of(id)),
  );
  app.post(
    '/api/me/blocks',
    changing(async (me, whom, reply) => {
      if (whom === me.id) return sentence(reply, 400, 'unfit', 'You cannot block yourself.');
      if (!(await hall.store.person(whom)))
        return sentence(reply, 404, 'nowhere', 'There is nobody with this id here.');
      if ((await blocks.of(me.id)).length >= MOST_BLOCKED)
        return sentence(reply, 400, 'unfit', `You have blocked ${MOST_BLOCKED} people; let one go first.`);
      await blocks.add(me.id, whom, Date.now());
      await sendAway(hall, me, whom);
      return {};
    }),
  );
  app.delete(
    '/api/me/blocks/:person',
    changing(async (me, whom) => {
      await blocks.remove(me.id, whom);
      return {};
    }),
  );
}

/** From tables that I have set and that have not begun. */
async function sendAway(hall: Hall, me: Person, whom: string): Promise<void> {
  const mine = (await hall.store.tablesOf(me.id, MOST_TABLES)) as readonly Laid[];
  for (const { id, phase, doc, people } of mine)
    if (phase === 'gathering' && doc.host === me.id && people.includes(whom))
      await (await hall.room(id)).change(({ phase, doc }) => {
        const seat = seatOf(doc, whom);
        return phase === 'gathering' && seat !== undefined
          ? { doc: { places: freed(doc, seat) } }
          : undefined;
      });
}
