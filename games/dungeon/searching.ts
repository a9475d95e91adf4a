/** SECRET: searching for secret doors at the end of a turn. */
import {
  type Chapter,
  type Handlers,
  NONE,
  type Option,
  PASS,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import { DOORS, type Door, doorsAt } from './board.ts';
import { endWalk } from './walking.ts';
import { engaged, type M, typeOf, type World } from './world.ts';

export type Searching = { do: 'search'; door: Door };
export type SearchQuestion = { do: 'search-or-not' };

/** DUN-SECRET-3, 4, 14, 15, 17: the doors a player may search for now. */
export function searchable(match: M, seat: Seat): readonly Door[] {
  const { world } = match;
  const { space, doors, gone } = world.adventurers[seat];
  if (gone || world.over) return NO_DOORS;
  const here = doorsAt(space);
  if (here.length === 0 || engaged(match, seat) !== NONE) return NO_DOORS;
  // Most spaces have one door at most.
  if (here.length === 1) return doors & (1 << here[0]) ? NO_DOORS : here;
  return here.filter((door) => !(doors & (1 << door)));
}

const NO_DOORS: readonly Door[] = [];

const handlers: Handlers<World, Searching> = {
  /** DUN-SECRET-5..9 */
  search(match, { door }, { seat }) {
    const die = match.roll();
    const success = die <= typeOf(match, seat).search;
    match.tell({ type: 'searched', seat, door: DOORS[door].id, die, success });
    if (!success) return;
    match.world.adventurers[seat].doors |= 1 << door;
    endWalk(match, seat, 'door');
  },
};

/** By door. */
const SEARCHES: readonly Option<World>[] = DOORS.map(({ id }, door) => {
  return { id: `search:${id}`, effect: { do: 'search', door } };
});

const questions: Questions<World, SearchQuestion> = {
  /** DUN-CHOICE-23, DUN-SECRET-10, 11 */
  'search-or-not': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      for (const door of searchable(match, seat)) options.put(SEARCHES[door]);
      options.add('pass', PASS);
    },
  },
};

export const searching: Chapter<World, Searching, SearchQuestion> = { handlers, questions };
