import { say } from './say.ts';

/** On which rolls the doors close, as one would say it. */
export function closingLine(n: number): string {
  if (n > 2) return say('sky.closing.more', { n });
  return say(n === 2 ? 'sky.closing.2' : 'sky.closing.1');
}
