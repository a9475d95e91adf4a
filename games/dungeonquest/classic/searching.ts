/** SEARCH, DEADEND: searching a chamber, and the searches of a trapped Hero. */
import { type Chapter, type Handlers, NONE, type Seat } from '@underhall/kernel';
import { draw } from '../cards.ts';
import { isTower, TREASURE_CHAMBER } from '../grid.ts';
import { IN_DUNGEON, tileAt } from '../world.ts';
import { isTrapped } from './held.ts';
import type { M, World } from './world.ts';

export type Searching = { do: 'search' } | { do: 'search-card' } | { do: 'searched' };

/** Why a Hero may not search, as a message key. */
export type SearchHindrance = 'tower-or-treasure' | 'monster-here' | 'searched-twice' | 'no-search-icon';

export const SEARCH_RULES: Readonly<Record<SearchHindrance, string>> = {
  'tower-or-treasure': 'DQ-SEARCH-8',
  'monster-here': 'DQ-SEARCH-3',
  'searched-twice': 'DQ-SEARCH-4',
  'no-search-icon': 'DQ-SEARCH-2',
};

/** DQ-SEARCH-4, DQ-DEADEND-11 */
const MOST_SEARCHES = 2;

/** DQ-SEARCH-2..4, DQ-SEARCH-7, DQ-SEARCH-8 */
export function canSearch(match: M, seat: Seat, trapped: boolean): SearchHindrance | undefined {
  const hero = match.world.heroes[seat];
  // DQ-SEARCH-8
  if (isTower(hero.space) || hero.space === TREASURE_CHAMBER) return 'tower-or-treasure';
  // DQ-DEADEND-6, DQ-DEADEND-8, DQ-DEADEND-10: a trapped Hero searches wherever he is.
  if (trapped) return hero.trappedSearches >= MOST_SEARCHES ? 'searched-twice' : undefined;
  if (match.instances.first(match.instances.layout.base.monsters + hero.space) !== NONE)
    return 'monster-here';
  if (!tileAt(match, hero.space)?.search) return 'no-search-icon';
  return hero.searches >= MOST_SEARCHES ? 'searched-twice' : undefined;
}

const handlers: Handlers<World, Searching> = {
  /** DQ-SEARCH-1, DQ-SEARCH-6 */
  search(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    // DQ-SEARCH-4, DQ-DEADEND-11, DQ-DEADEND-12
    if (isTrapped(match, scope.seat)) hero.trappedSearches++;
    else hero.searches++;
    match.tell({ type: 'searched', seat: scope.seat, space: hero.space });
    // DQ-DEADEND-7
    match.push({ do: 'searched' }, scope);
    match.open('search', scope.seat, 0, { do: 'search-card' }, scope);
  },

  /** DQ-SEARCH-1, DQ-SEARCH-9: like any card of any deck. */
  'search-card'(match, _effect, scope) {
    match.push(draw('search'), scope);
  },

  /** DQ-DEADEND-7, DQ-DEADEND-8 */
  searched(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    if (hero.state !== IN_DUNGEON || hero.trappedSearches < MOST_SEARCHES) return;
    // DQ-CAT-3: a way down found in a Cave-in before this turn closes with it.
    const wayDown = hero.wayDown > 0 && (!hero.wayDownOnce || hero.wayDown === match.world.turn);
    if (wayDown || !isTrapped(match, scope.seat)) return;
    match.push({ do: 'die', cause: 'dead-end' }, scope);
  },
};

export const searchChapter: Chapter<World, Searching> = { handlers, questions: {} };
