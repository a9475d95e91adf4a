/** Reading what came over a wire. Whatever it is, the answer is a message or a sentence, and nothing else happens. */
import { Misfit, parseJson } from '@underhall/kernel';
import * as z from 'zod/mini';
import { type Begun, begun } from './card.ts';
import { type ClientMessage, clientMessage } from './client.ts';
import { type Fairness, fairness, type ServerMessage, serverMessage } from './server.ts';
import { LONGEST_MESSAGE } from './words.ts';

/** It is no message: why not, and which message it meant to be, where that can be told. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly id: string | undefined;

  constructor(message: string, id?: string) {
    super(message);
    this.id = id;
  }
}

export function readClientMessage(text: string): ClientMessage {
  if (text.length > LONGEST_MESSAGE)
    throw new Unreadable(`A message has at most ${LONGEST_MESSAGE} letters, and this has ${text.length}.`);
  return checked(clientMessage, parsed(text));
}

/** Messages that came as a value: over HTTP. */
export function checkClientMessage(value: unknown): ClientMessage {
  return checked(clientMessage, value);
}

export function readServerMessage(text: string): ServerMessage {
  return checked(serverMessage, parsed(text));
}

/** Where a seed came from, as a file says; undefined if it does not. */
export function readFairness(value: unknown): Fairness | undefined {
  return z.safeParse(fairness, value).data;
}

/** On whose machine a match began, as a file says; undefined if it does not. */
export function readBegun(value: unknown): Begun | undefined {
  return z.safeParse(begun, value).data;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text, 'This message');
  } catch (error) {
    if (error instanceof Misfit) throw new Unreadable(error.message);
    throw error;
  }
}

function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue.path.length > 0 ? ` at ${issue.path.join('.').slice(0, 80)}` : '';
  throw new Unreadable(`This is no message of version 1${where}: ${issue.message}.`, idOf(value));
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return undefined;
  const { id } = value as { readonly id: unknown };
  return typeof id === 'string' && id.length <= 40 ? id : undefined;
}
