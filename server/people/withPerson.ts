import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people.ts';
import { sentence } from '../sentence.ts';
import type { Person } from '../store/store.ts';

/** For whoever says who he is; nobody else. */
export const withPerson =
  (
    people: People,
    work: (person: Person, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const person = await people.behind(request.raw);
    return person ? work(person, request, reply) : sentence(reply, 401, 'guest', 'Say who you are first.');
  };
