/** Those who sit at a table. */
import { say } from '../messages/say.ts';
import type { Seat, Sitter } from './scene.ts';

/** The seat of whoever plays alone at this screen: also what he only looks at is told to him. */
export function onlyPerson(sitters: readonly Sitter[]): Seat | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  return people.length === 1 ? people[0] : undefined;
}

/** Who sits at a match of which nobody knows who played it. */
export function strangers(seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, i) =>
    i === 0
      ? { kind: 'me', name: say('set.you') }
      : { kind: 'bot', name: say('set.seat', { n: i + 1 }), level: 'adventurer' },
  );
}
