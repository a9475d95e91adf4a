/** What can be agreed at the table, and what cannot go together. */
import { type Conflict, conflictIn, type Setup, type TableOption } from '@underhall/kernel';
import { type Card, type CardSet, GRADES, type Grade } from './content/cards.ts';
import type { Content } from './content/read.ts';
import { messages } from './messages.ts';
import { isPlayed, OPTIONAL_RULES } from './options/played.ts';
import type { World } from './world.ts';

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
    /** DNR-OPTDECKS-7: a Glory and a Peril deck for one set too, as several sets always have. */
    { id: 'decks', kind: 'flag', standard: false },
    /** DNR-WIN-10 */
    { id: 'rounds', kind: 'number', standard: ROUNDS, least: 1, most: 1000 },
    ...OPTIONAL_RULES.map((id): TableOption => ({ id, kind: 'flag', standard: false })),
  ];
}

/** The sets that are played, from the lowest grade. */
export function setsOf({ sets }: Content, { options }: Setup): CardSet[] {
  const wanted = options.sets as readonly string[];
  return sets
    .filter(({ id }) => wanted.includes(id))
    .sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
}

/** What the sets make of the match as a whole. */
export function combination(content: Content, setup: Setup): Pick<World, 'apart' | 'grades'> {
  const sets = setsOf(content, setup);
  return {
    apart: sets.length > 1 || setup.options.decks === true,
    grades: [...new Set(sets.map(({ grade }) => GRADES.indexOf(grade)))],
  };
}

/** How many copies of a card are in the game (DNR-COMP-2). */
export function copiesOf({ decks }: Pick<Card, 'decks'>, { options }: Setup): number {
  return options.single ? decks.filter((deck) => deck === 1).length : decks.length;
}

function decksOf({ decks }: CardSet, { options }: Setup): number {
  return options.single ? 1 : decks;
}

/** DNR-OPTMIX-7: the Hero cards of the grade that has the fewest. */
function fewestHeroes(sets: readonly CardSet[], setup: Setup): number {
  const heroes = (grade: Grade) =>
    sets
      .filter((set) => set.grade === grade)
      .flatMap((set) => set.heroes)
      .reduce((sum, card) => sum + copiesOf(card, setup), 0);
  return Math.min(...sets.map(({ grade }) => heroes(grade)));
}

const conflict = conflictIn(messages);

export function conflicts(content: Content, setup: Setup): Conflict[] {
  // DNR-OPTMIX-2: all other pairs go together (DNR-OPTMIX-3).
  if (isPlayed({ setup }, 'optunbiased') && isPlayed({ setup }, 'optnopersonal'))
    return [conflict('DNR-OPTUNBIASED-9', 'conflict.nothing-personal')];
  const sets = setsOf(content, setup);
  const seats = setup.seats.length;
  const lowest = sets.filter(({ grade }) => grade === sets[0].grade);
  const most = 2 * lowest.reduce((sum, set) => sum + decksOf(set, setup), 0);
  if (seats > most) return [conflict('DNR-COMP-3', 'conflict.too-many', { most: `${most}` })];
  const heroes = fewestHeroes(sets, setup);
  return seats > heroes ? [conflict('DNR-OPTMIX-7', 'conflict.too-few-heroes', { most: `${heroes}` })] : [];
}
