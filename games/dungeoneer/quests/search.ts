/** QSEARCH: the place of a Search Quest must be found. */
import type { Chapter, Handlers, Instance, Options, Seat } from '@underhall/kernel';
import { aboutCard } from '../about.ts';
import { mapOf, quest } from '../cards.ts';
import type { Adds, RuleChapter } from '../chapter.ts';
import { spendMp, whyNoMp } from '../heroes/points.ts';
import { distances } from '../map/distances.ts';
import { forbids } from '../modifiers/rules.ts';
import { throwDie } from '../rolls/dice.ts';
import type { Roll } from '../rolls/kinds.ts';
import { spaceFits } from '../selecting/spaces.ts';
import type { M, World } from '../world.ts';
import { lookAtQuests, onQuest } from './attempts.ts';

export type Searching =
  | { readonly do: 'search'; readonly quest: Instance }
  /** Where finding completes the Quest the search is the attempt (DNR-QSEARCH-11). */
  | { readonly do: 'try-found'; readonly quest: Instance }
  | { readonly do: 'roll-search'; readonly quest: Instance };

export const SEARCH_ROLL: Roll = { kind: 'search', source: 0, score: '', race: '' };

/** DNR-QSEARCH-3, DNR-QSEARCH-4, DNR-OPTREALM-12: moves to the nearest Entrance of the realm. */
export function distanceOf(match: M, seat: Seat): number {
  const { spaces, heroes } = match.world;
  const { space } = heroes[seat];
  const entrances = spaces.flatMap(({ realm }, i) =>
    realm === spaces[space].realm && mapOf(match, i).entrance ? [i] : [],
  );
  return distances(match, entrances)[space];
}

const handlers: Handlers<World, Searching> = {
  /** DNR-QSEARCH-2 */
  search(match, { quest: card }, { seat }) {
    const hero = match.world.heroes[seat];
    const scope = onQuest(match, seat, card);
    spendMp(match, seat);
    match.tell({ type: 'searches', seat, card });
    if (quest(match, card).criteria.kind === 'found')
      match.open('quest', seat, card, { do: 'try', quest: card, space: hero.space }, scope);
    else match.open('roll', seat, 0, { do: 'roll-search', quest: card }, scope);
  },

  'try-found'(match, { quest: card }, scope) {
    match.open('roll', scope.seat, 0, { do: 'roll-search', quest: card }, scope);
  },

  /** DNR-QSEARCH-5..7, DNR-QSEARCH-11 */
  'roll-search'(match, { quest: card }, scope) {
    const { seat } = scope;
    const hero = match.world.heroes[seat];
    const { search, criteria } = quest(match, card);
    if (hero.out || !search || !spaceFits(match, hero.space, search.on, seat)) return;
    const { dice, added, result } = throwDie(match, seat, SEARCH_ROLL);
    const distance = distanceOf(match, seat);
    const found = result + distance >= search.number;
    match.tell({ type: 'searched', seat, card, dice, added: added + distance, number: search.number, found });
    if (!found) return;
    hero.found = [...hero.found.filter((one) => one.quest !== card), { quest: card, space: hero.space }];
    if (criteria.kind === 'found') match.push({ do: 'complete', quest: card }, scope);
  },
};

/** DNR-QSEARCH-1, DNR-QSEARCH-9 */
const heroActs: Adds = (match, seat, options) => lookAtQuests(match, seat, options, addSearch);

function addSearch(match: M, seat: Seat, card: Instance, options: Options<World>): void {
  const { id: name, search, criteria } = quest(match, card);
  if (!search) return;
  const hero = match.world.heroes[seat];
  const fits = spaceFits(match, hero.space, search.on, seat);
  if (!fits && !options.explains) return;
  const id = `search:${name}`;
  const about = options.explains ? ({ act: 'search', ...aboutCard(match, card) } as const) : undefined;
  const why = whyNoMp(match, seat);
  const isAttempt = criteria.kind === 'found';
  if (!fits) options.forbid(id, 'DNR-QSEARCH-2', 'not-there', about);
  else if (why) options.forbid(id, ...why, about);
  else if (forbids(match, seat, 'search') || (isAttempt && forbids(match, seat, 'attempt')))
    options.forbid(id, 'DNR-ORDER-6', 'card-forbids', about);
  else options.add(id, { do: 'search', quest: card });
}

const chapter: Chapter<World, Searching> = { handlers, questions: {} };
export const searching: RuleChapter = { ...chapter, heroActs, tries: { found: 'try-found' } };
