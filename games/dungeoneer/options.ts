/** What can be agreed at the table, and what cannot go together. */
import { type Conflict, conflictIn, type Setup, type TableOption } from '@underhall/kernel';
import { type Card, type CardSet, GRADES } from './content/cards.ts';
import type { Content } from './content/read.ts';
import { messages } from './messages.ts';

const ROUNDS = 100;

export function tableOptions({ sets }: Content): TableOption[] {
  return [
    {
      id: 'sets',
      kind: 'several-of',
      standard: [sets[0].id],
      values: sets.map(({ id }) => id),
      least: 1,
      most: sets.length,
    },
    /** DNR-SETUP-20: the first deck of a double-deck set alone. */
    { id: 'single', kind: 'flag', standard: false },
    /** DNR-WIN-10 */
    { id: 'rounds', kind: 'number', standard: ROUNDS, least: 1, most: 1000 },
  ];
}

/** The sets that are played, from the lowest grade. */
export function setsOf({ sets }: Content, { options }: Setup): CardSet[] {
  const wanted = options.sets as readonly string[];
  return sets
    .filter(({ id }) => wanted.includes(id))
    .sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
}

/** How many copies of a card are in the game (DNR-COMP-2). */
export function copiesOf({ decks }: Pick<Card, 'decks'>, { options }: Setup): number {
  return options.single ? decks.filter((deck) => deck === 1).length : decks.length;
}

function decksOf({ decks }: CardSet, { options }: Setup): number {
  return options.single ? 1 : decks;
}

const conflict = conflictIn(messages);

export function conflicts(content: Content, setup: Setup): Conflict[] {
  const sets = setsOf(content, setup);
  if (sets.length > 1) return [conflict('DNR-OPTDECKS-1', 'conflict.combined')];
  const most = 2 * sets.reduce((sum, set) => sum + decksOf(set, setup), 0);
  return setup.seats.length > most ? [conflict('DNR-COMP-3', 'conflict.too-many', { most: `${most}` })] : [];
}
