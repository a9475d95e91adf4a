/** Those who sit at a table of this browser. */
import { USUAL_LEVEL } from '@underhall/bots/level';
import { say } from '../messages/say.ts';
import type { Sitter } from './scene.ts';

/** Who sits at a match of which nobody knows who played it: whoever goes on with it gets the first seat. */
export function strangers(seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, i) => {
    const name = say('set.player', { n: i + 1 });
    return i === 0 ? { kind: 'me', name } : { kind: 'bot', name, level: USUAL_LEVEL };
  });
}

/** Where a match is read by others as well, whoever has given no name is a number, not “You”. */
export function byName(sitters: readonly Sitter[]): readonly Sitter[] {
  return sitters.map((sitter, i) =>
    sitter.name === '' || sitter.name === say('set.you')
      ? { ...sitter, name: say('set.player', { n: i + 1 }) }
      : sitter,
  );
}

/** As they are called at a table: several people around one screen all have names. */
export function atOneScreen(sitters: readonly Sitter[]): readonly Sitter[] {
  const people = sitters.filter(({ kind }) => kind === 'me' || kind === 'here');
  return people.length > 1 ? byName(sitters) : sitters;
}
