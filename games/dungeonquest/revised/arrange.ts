/** What can be arranged in a match of the Revised Edition. */
import { type Shaped, shape, statement } from '@underhall/kernel';
import {
  chamberShape,
  entranceStatement,
  heroPlaces,
  layChamber,
  noted,
  placeHero,
  sharedArrangements,
  spaceCalled,
} from '../arrange.ts';
import { DIRECTIONS, type Direction, SPACES } from '../grid.ts';
import { isExplored } from '../passage.ts';
import { directionName, spaceName } from '../shapes.ts';
import { halfTowards } from '../tile.ts';
import { tileAt } from '../world.ts';
import type { Hero, M } from './world.ts';

const { meant, object, seat, wholeNumber } = shape;

const MOST_TOKENS = 40;

const hero = object(
  { hero: seat },
  {
    ...heroPlaces,
    determination: meant('his determination tokens', wholeNumber(0, MOST_TOKENS)),
    entryHall: meant('the side of his chamber by which he came in', directionName),
    ...noted,
  },
);

export const arrangements = {
  hero: statement('a Hero: any of these', hero, arrangeHero),
  chamber: statement('a chamber on the board, from the stockpile', chamberShape, layChamber),
  token: statement('a monster token on a chamber', object({ token: spaceName }), arrangeToken),
  searched: statement('a search token on a chamber', object({ searched: spaceName }), arrangeSearched),
  /** DQR-LIMIT-1 */
  entrance: entranceStatement(SPACES),
  ...sharedArrangements,
};

function arrangeHero(match: M, said: Shaped<typeof hero>): void {
  placeHero(match, said);
  const { hero: of, at, from, below, heading, state, wounds, determination, entryHall, ...rest } = said;
  const one = match.world.heroes[of];
  if (determination !== undefined) one.tokens = determination;
  if (entryHall !== undefined) comeIn(match, one, DIRECTIONS.indexOf(entryHall));
  Object.assign(one, rest satisfies Partial<Hero>);
}

/** DQR-CHAMB-8: on the side to which that hall belongs. */
function comeIn(match: M, hero: Hero, hall: Direction): void {
  const tile = tileAt(match, hero.space);
  hero.entryHall = hall;
  if (tile?.halves) hero.half = halfTowards(tile, match.world.entry[hero.space], hall);
}

function arrangeToken(match: M, { token }: { readonly token: string }): void {
  const at = spaceCalled(token);
  if (!isExplored(match, at)) throw new RangeError(`No chamber lies on ${token}; lay one first.`);
  if (match.world.monsters.includes(at)) throw new RangeError(`A monster token lies on ${token} already.`);
  match.world.monsters.push(at);
}

function arrangeSearched(match: M, { searched }: { readonly searched: string }): void {
  const at = spaceCalled(searched);
  if (!tileAt(match, at)?.search)
    throw new RangeError(`No chamber with a torch icon lies on ${searched}; lay one first.`);
  match.world.searched.push(at);
}
