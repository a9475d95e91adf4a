/** The options of a table, and which go together. Ids are the ledger's tags in lower case. */
import { type Conflict, conflictIn, type Setup, type TableOption } from '@underhall/kernel';
import type { AdventurerCard } from './content.ts';
import { messages } from './messages.ts';
import { isExpertTable, MOST_BASIC } from './world.ts';

export const tableOptions: readonly TableOption[] = [
  /** DUN-SETUP-1; a table of more than four plays the Expert Game anyway (DUN-CHOICE-1). */
  { id: 'expert', kind: 'flag', standard: false, alwaysFrom: MOST_BASIC + 1 },
  /** DUN-WIN-11 */
  { id: 'rounds', kind: 'number', standard: 120, least: 5, most: 500 },
];

/** The player chooses when the match begins (DUN-SETUP-12). */
export const CHOOSE = 'choose';

export function seatOptions(adventurers: readonly AdventurerCard[]): readonly TableOption[] {
  const values = [CHOOSE, ...adventurers.map(({ id }) => id)];
  return [{ id: 'adventurer', kind: 'one-of', standard: CHOOSE, values }];
}

const conflict = conflictIn(messages);

/** What the seats bring must be in the game, and there are two pawns of each type. */
export function conflictsOf(adventurers: readonly AdventurerCard[], setup: Setup): Conflict[] {
  const game = isExpertTable(setup) ? 'expert' : 'basic';
  const found: Conflict[] = [];
  for (const { id, name, games, count } of adventurers) {
    const wanted = setup.seats.filter(({ adventurer }) => adventurer === id).length;
    if (wanted > 0 && !games.includes(game))
      found.push(conflict('DUN-SETUP-9', 'conflict.expert-only', { name }));
    if (wanted > count) found.push(conflict('DUN-SETUP-11', `conflict.pawns.${id}`));
  }
  return found;
}
