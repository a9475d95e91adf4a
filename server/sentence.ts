/** What is not done over HTTP, with a sentence for whoever asked. */
import type { FastifyReply } from 'fastify';

export function sentence(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ type: 'error', code, message });
}
