/** Those who sit at a table of this browser. */
import { say } from '../messages/say.ts';
import type { Sitter } from './scene.ts';

/** Who sits at a match of which nobody knows who played it. */
export function strangers(seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, i) =>
    i === 0
      ? { kind: 'me', name: say('set.you') }
      : { kind: 'bot', name: say('set.seat', { n: i + 1 }), level: 'adventurer' },
  );
}
