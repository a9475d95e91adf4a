/** The cards that a selector of a text names, whatever they are. */
import { type Instance, NONE, type Scope } from '@underhall/kernel';
import type { Selector } from '../language/selectors.ts';
import { cardsThatFit, isCards } from '../selecting/cards.ts';
import { heroesThatFit } from '../selecting/heroes.ts';
import { monstersThatFit } from '../selecting/monsters.ts';
import { spacesThatFit } from '../selecting/spaces.ts';
import type { M } from '../world.ts';
import { playerOf } from './people.ts';

/** Heroes are named by their Hero cards, spaces by their Map cards. */
export function candidates(match: M, selector: Selector, scope: Scope): Instance[] {
  const { world } = match;
  if (selector.noun === 'hero')
    return heroesThatFit(match, selector as Selector<'hero'>, scope).map((seat) => world.heroes[seat].card);
  if (selector.noun === 'monster') return monstersThatFit(match, selector, scope.seat);
  const seat = playerOf(match, 'it', scope);
  if (seat === NONE) return [];
  if (selector.noun === 'space')
    return spacesThatFit(match, selector as Selector<'space'>, seat).map((space) => world.spaces[space].card);
  return isCards(selector) ? cardsThatFit(match, selector, seat) : [];
}
