/** `if`, and the `if` of a static: what is tested of a hero (GRAMMAR 2). */
import { NONE, type Seat, scopeOf } from '@underhall/kernel';
import type { Selector } from '../language/selectors.ts';
import type { M } from '../world.ts';
import { heroFits } from './heroes.ts';
import { spaceFits } from './spaces.ts';

/** Does a test hold for this hero: of himself, or of the space he is in? */
export function holdsFor(match: M, seat: Seat, test: Selector, you: Seat = seat): boolean {
  const { card, space } = match.world.heroes[seat];
  if (test.noun === 'space') return spaceFits(match, space, test as Selector<'space'>, seat);
  if (test.noun === 'hero')
    return heroFits(match, seat, test as Selector<'hero'>, scopeOf(you, NONE, 0, card));
  return false;
}
