/** What can be arranged in a match of the 2010 edition. */
import { type Instance, NONE, type Shaped, shape, statement } from '@underhall/kernel';
import {
  chamberShape,
  entranceStatement,
  heroPlaces,
  layChamber,
  placeHero,
  sharedArrangements,
  noted as sharedNoted,
  spaceCalled,
} from '../arrange.ts';
import { spaceName } from '../shapes.ts';
import { MONSTERS } from '../verbs.ts';
import { tileAt } from '../world.ts';
import { PORTCULLISES } from './ids.ts';
import { type Hero, kindOfToken, type M, tokenFace } from './world.ts';

const ENTRANCES = 6;
const DETERMINATION_TOKENS = 24;

const { flag, idOf, mapBy, meant, object, oneOf, seat, wholeNumber } = shape;

const attempt = idOf('what a test is made for: web, portcullis:C4:east', 'attempt');

/** What is simply noted of a Hero. */
const noted = {
  ...sharedNoted,
  searches: meant('how often he has searched this chamber', wholeNumber(0, 2)),
  trappedSearches: meant('how often he has searched it while trapped', wholeNumber(0, 2)),
  postponed: meant('he must encounter this space on his next turn', flag),
  crossed: meant('he is across the Cave-in, or on the far half of a Bridge', flag),
  caught: meant('he is caught in a Spider Web', flag),
  freed: meant('he was caught and has got free', flag),
  goesBack: meant('he must go back on his next turn', flag),
  lostInDark: meant('he must roll for the Chamber of Darkness', flag),
  wayDownOnce: meant('the way down is in a Cave-in: only on his next turn', flag),
  inTower: meant('he stands in a Tower Room and may leave or must move', flag),
};
const hero = object(
  { hero: seat },
  {
    ...heroPlaces,
    wayDown: meant('he has found a way down here', flag),
    determination: meant(
      'Determination tokens, by what the test is made for: `pit`, `cave-in`, `web`, `bridge`, or the space and side of a portcullis, `portcullis:C4:east`',
      mapBy(attempt, wholeNumber(1, DETERMINATION_TOKENS)),
    ),
    ...noted,
  },
);
const token = object(
  { token: oneOf(...MONSTERS), at: spaceName },
  { life: meant('the life on it', wholeNumber(1)) },
);

export const arrangements = {
  hero: statement('a Hero: any of these', hero, arrangeHero),
  chamber: statement('a chamber on the board, from the stockpile', chamberShape, arrangeChamber),
  token: statement('a monster token on a chamber, from the pool', token, arrangeToken),
  entrance: entranceStatement(ENTRANCES),
  ...sharedArrangements,
};

function arrangeHero(match: M, said: Shaped<typeof hero>): void {
  placeHero(match, said);
  const { hero: seat, at, from, below, heading, state, wounds, wayDown, determination, ...rest } = said;
  const one = match.world.heroes[seat];
  // A way down found before this turn can be used in it.
  if (wayDown !== undefined) one.wayDown = wayDown ? Math.max(1, match.world.turn) : 0;
  if (determination !== undefined)
    one.determination = Object.entries(determination).map(([name, tokens]) => {
      return { card: NONE, what: PORTCULLISES.get(name) ?? name, tokens };
    });
  Object.assign(one, rest satisfies Partial<Hero>);
}

/** DQ-ROTATE-3: a Rotating Room that lies there has turned. */
function arrangeChamber(match: M, said: Shaped<typeof chamberShape>): void {
  const at = layChamber(match, said);
  if (tileAt(match, at)?.kind === 'rotating-room') match.world.turned.push(at);
}

function arrangeToken(match: M, said: Shaped<typeof token>): void {
  const at = spaceCalled(said.at);
  if (!tileAt(match, at)) throw new RangeError(`No chamber lies on ${said.at}; lay one first.`);
  const { instances } = match;
  const fits = (token: Instance): boolean =>
    kindOfToken(match, token) === said.token &&
    (said.life === undefined || tokenFace(match, token).life === said.life);
  const token = instances.list(instances.layout.base.pool).find(fits);
  if (token === undefined) throw new RangeError(`There is no such ${said.token} in the pool.`);
  instances.toTop(token, instances.layout.base.monsters + at);
}
