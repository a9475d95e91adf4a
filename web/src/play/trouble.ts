/** What went wrong, as a sentence for people: never what a browser calls it. */
import { type Key, say } from '../messages/say.ts';
import { HallError } from './line.ts';

/** A sentence that was written for people already. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** What the worker could not do, by the name of its error. */
const KNOWN: Readonly<Record<string, Key>> = {
  OtherRules: 'other.match',
  Unplayable: 'trouble.unplayable',
  slow: 'trouble.slow',
  stopped: 'trouble.stopped',
  unloadable: 'trouble.unloadable',
  QuotaExceededError: 'trouble.full',
};

/** Written for people in the kernel. */
const SPOKEN = new Set(['Misfit', 'Refusal', 'NoSuchGame']);

export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return say('trouble.unknown');
  const { name, message } = error;
  if (error instanceof Trouble) return message;
  if (error instanceof HallError && SPOKEN.has(name)) return asSentence(message);
  return say(Object.hasOwn(KNOWN, name) ? KNOWN[name] : 'trouble.unknown');
}

/** `This link: is damaged.` */
function asSentence(message: string): string {
  return message.replace(/^(This \w+): (?=[a-z])/, '$1 ');
}
