/** The smallest game that can be changed at one place: tests say only what is different. */
import { type Effect, scopeOf } from '../effect.ts';
import { type AnyChapter, Game, type GameSpec } from '../game.ts';
import type { Match } from '../match.ts';
import { Refusal } from '../refusal.ts';
import { stateHash } from '../save.ts';

export interface ToyWorld {
  said: string[];
}

export const say = (what: string): Effect => ({ do: 'say', what }) as Effect;
export const END: Effect = { do: 'end' };

/** What a test changes of the game, its one chapter of rules included. */
export type Different = Partial<Omit<GameSpec<ToyWorld>, 'chapters'>> & AnyChapter<ToyWorld>;

/** A game whose match says what `first` leads to and ends when nothing is left. */
export function toy(
  { handlers, questions, ...different }: Different,
  ...first: readonly Effect[]
): Game<ToyWorld> {
  return new Game<ToyWorld>({
    id: 'toy',
    name: 'Toy',
    version: 1,
    seats: { least: 1, most: 4 },
    options: [],
    faces: [],
    zones: {},
    dealt: () => [],
    world: () => ({ said: [] }),
    begin: (match) => match.pushAll([...first, END], scopeOf(0)),
    facts: ({ world }) => ({ said: world.said }),
    horizon: () => 0,
    counts: ({ world }) => ({ said: world.said.length }),
    evaluate: () => 0.5,
    messages: {},
    ...different,
    chapters: [{ handlers: { ...basics, ...handlers }, questions: { ...questions } }],
  });
}

const basics: Different['handlers'] = {
  say(match: Match<ToyWorld>, { what }: Effect & { what: string }) {
    match.world.said.push(what);
    match.tell({ type: 'said', what });
  },
  end(match: Match<ToyWorld>) {
    match.end({ winners: [], results: [], rule: 'TOY-END-1' });
  },
};

export const seats = (n: number): Record<string, never>[] => Array.from({ length: n }, () => ({}));

export function said(match: Match<ToyWorld>): string {
  return match.world.said.join(' ');
}

/** The refusal of an act, which must leave the match exactly as it was. */
export function refusal<W>(match: Match<W>, act: () => void): Refusal {
  const before = stateHash(match);
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (stateHash(match) !== before) throw new Error('The refused choice has changed the match.');
    if (!/^[A-Z].*\.$/.test(error.message)) throw new Error(`'${error.message}' is no sentence.`);
    return error;
  }
  throw new Error('It was not refused.');
}
