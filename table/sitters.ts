/** Those who sit at a table. */
import { botOf } from '@underhall/bots/temperament';
import type { Seat, Sitter } from './scene.ts';

export function isPerson({ kind }: Sitter): boolean {
  return kind === 'me' || kind === 'here';
}

export function peopleOf(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
}

/** The seat of whoever plays alone at a screen: also what he only looks at is told to him. */
export function onlyPerson(sitters: readonly Sitter[]): Seat | undefined {
  const people = peopleOf(sitters);
  return people.length === 1 ? people[0] : undefined;
}

/** The name of the bot that plays for a sitter; undefined if nobody has said how well. */
export function botFor({ level, temperament }: Sitter): string | undefined {
  return level === undefined ? undefined : botOf(level, temperament);
}
