/** Those who sit at a table. */
import { USUAL_LEVEL } from '@underhall/bots/level';
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

/** The bot that plays for a sitter, by its name: also for a person who lets one play. */
export function botFor({ level = USUAL_LEVEL, temperament }: Sitter): string {
  return botOf(level, temperament);
}
