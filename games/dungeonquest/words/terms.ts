/**
 * What one edition calls otherwise than the other. Messages of both have the word of the 2010 edition in angle brackets:
 * `Leave the <Catacombs>?`
 */
import type { Messages } from '@underhall/kernel';

export type Term =
  | 'Hero'
  | 'Monster'
  | 'Monsters'
  | 'First Player'
  | 'life'
  | 'Life'
  | 'life value'
  | 'Tower Room'
  | 'Treasure Chamber'
  | 'Catacombs'
  | 'Cave-in'
  | 'Spider Web'
  | 'Bridge'
  | 'Bottomless Pit'
  | 'stockpile'
  | 'Catacomb'
  | 'Door'
  | 'Dragon'
  | 'Dungeon'
  | 'Treasure'
  | 'Strength'
  | 'Agility';

/** The messages in the words of an edition: the 2010 edition's own, where it has no others. */
export function inTerms(messages: Messages, words?: Readonly<Record<Term, string>>): Messages {
  const written = (text: string) =>
    text.replaceAll(/<([^<>]+)>/g, (_all, term: string) => words?.[term as Term] ?? term);
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, written(text)]));
}
