/**
 * What scenarios, tutorials and puzzles can arrange, besides dice and cards. Each statement is known by one of its
 * fields and has its shape.
 */
import {
  type Instance,
  NONE,
  numberOf,
  type Shaped,
  scopeOf,
  seatOf,
  shape,
  statement,
} from '@underhall/kernel';
import { endTrip } from './classic/below.ts';
import { type Hero, kindOfToken, type M, tokenFace } from './classic/world.ts';
import { DIRECTIONS, isTower, type Space, SUN_TRACK, spaceNamed, TOWERS } from './grid.ts';
import { isExplored } from './passage.ts';
import { attempt, chamberId, directionName, spaceName } from './shapes.ts';
import { beginStay, endStay } from './stay.ts';
import type { Tile } from './tile.ts';
import { MONSTERS } from './verbs.ts';
import { BELOW, DEAD, IN_DUNGEON, lifeOf, NOWHERE, OUT, tileAt, WAITING } from './world.ts';

const CHAMBERS = 117;
const ENTRANCES = 6;
const DETERMINATION_TOKENS = 24;

const { flag, mapBy, meant, object, oneOf, seat, wholeNumber } = shape;

/** What is simply noted of a Hero. */
const noted = {
  lostTurns: meant('turns that he loses', wholeNumber(0, 10)),
  half: meant('on which half of a Chasm or Bridge he stands', wholeNumber(0, 1)),
  searches: meant('how often he has searched this chamber', wholeNumber(0, 2)),
  trappedSearches: meant('how often he has searched it while trapped', wholeNumber(0, 2)),
  trip: meant('Catacomb cards drawn on this trip', wholeNumber(0, 30)),
  special: meant('he came here by special movement', flag),
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
    at: spaceName,
    from: meant('where he came from; a chamber must lie there', spaceName),
    below: meant('he is in the catacombs, with his marker here', spaceName),
    heading: meant('where he goes there', directionName),
    state: oneOf('dead', 'out'),
    wounds: wholeNumber(0),
    wayDown: meant('he has found a way down here', flag),
    determination: meant(
      'Determination tokens, by what the test is made for: `web`, `portcullis:14`',
      mapBy(attempt, wholeNumber(1, DETERMINATION_TOKENS)),
    ),
    ...noted,
  },
);
const chamber = object(
  { chamber: chamberId, at: spaceName },
  { entry: meant('the side that its entrance shows; south if left out', directionName) },
);
const token = object(
  { token: oneOf(...MONSTERS), at: spaceName },
  { life: meant('the life on it', wholeNumber(1)) },
);

export const arrangements = {
  hero: statement('a Hero: any of these', hero, arrangeHero),
  chamber: statement('a chamber on the board, from the stockpile', chamber, arrangeChamber),
  token: statement('a monster token on a chamber, from the pool', token, arrangeToken),
  entrance: statement('a catacomb entrance marker', object({ entrance: spaceName }), arrangeEntrance),
  sun: statement(
    'where the sun stands',
    object({ sun: wholeNumber(1, SUN_TRACK.length) }),
    ({ world }: M, { sun }) => {
      world.sun = sun;
    },
  ),
  first: statement('who is First Player', object({ first: seat }), (match: M, said) => {
    match.world.first = seatOf(match, said, 'first');
  }),
  round: statement(
    'which round it is',
    object({ round: wholeNumber(0, 1000) }),
    ({ world }: M, { round }) => {
      world.round = round;
    },
  ),
  stock: statement(
    'so many chambers are left in the stockpile',
    object({ stock: wholeNumber(0, CHAMBERS) }),
    arrangeStock,
  ),
  turn: statement(
    'it is the turn of this seat: the set-up is skipped; Heroes without a place start in the towers',
    object({ turn: seat }),
    arrangeTurn,
  ),
};

function space(name: string): Space {
  const found = spaceNamed(name);
  if (found === undefined) throw new RangeError(`There is no space '${name}'; spaces are A1 to M10.`);
  return found;
}

function arrangeEntrance(match: M, { entrance }: { readonly entrance: string }): void {
  const { markers } = match.world;
  const at = space(entrance);
  if (markers.includes(at) || markers.length === ENTRANCES)
    throw new RangeError(`There are ${ENTRANCES} entrance markers, and one at most lies on a chamber.`);
  markers.push(at);
}

function arrangeHero(match: M, said: Shaped<typeof hero>): void {
  const seat = seatOf(match, said, 'hero');
  const one = match.world.heroes[seat];
  const {
    hero: _seat,
    at,
    from: cameFrom,
    below,
    heading,
    state,
    wounds,
    wayDown,
    determination,
    ...rest
  } = said;
  const from = cameFrom === undefined ? NOWHERE : space(cameFrom);
  // He may have to go back there.
  if (from !== NOWHERE && !isExplored(match, from))
    throw new RangeError(`Nobody can have come from ${cameFrom}: no chamber lies there; lay one first.`);
  if (at !== undefined) beginStay(match, seat, space(at), from, said.special === true);
  else if (cameFrom !== undefined) one.from = from;
  if (below !== undefined) {
    endStay(match, one);
    one.state = BELOW;
    one.marker = space(below);
    one.heading = DIRECTIONS.indexOf(heading ?? 'north');
  }
  if (state !== undefined) setState(match, seat, one, state);
  if (wounds !== undefined) one.wounds = numberOf(said, 'wounds', 0, lifeOf(match, seat) - 1);
  // A way down found before this turn can be used in it.
  if (wayDown !== undefined) one.wayDown = wayDown ? Math.max(1, match.world.turn) : 0;
  if (determination !== undefined)
    one.determination = Object.entries(determination).map(([what, tokens]) => ({ card: NONE, what, tokens }));
  Object.assign(one, rest satisfies Partial<Hero>);
}

function setState(match: M, seat: number, hero: Hero, state: 'dead' | 'out'): void {
  endTrip(match, seat);
  endStay(match, hero);
  hero.state = state === 'dead' ? DEAD : OUT;
}

function arrangeChamber(match: M, said: Shaped<typeof chamber>): void {
  const at = space(said.at);
  const { instances, world } = match;
  const { base } = instances.layout;
  if (world.entry[at] >= 0 || isTower(at)) throw new RangeError(`Something lies on ${said.at} already.`);
  const tile = instances.list(base.stock).find((card) => match.face(card).id === said.chamber);
  if (tile === undefined)
    throw new RangeError(`There is no (further) chamber '${said.chamber}' in the stockpile.`);
  instances.toTop(tile, base.chamber + at);
  world.entry[at] = DIRECTIONS.indexOf(said.entry ?? 'south');
  if ((match.face(tile) as Tile).kind === 'rotating-room') world.turned.push(at);
}

function arrangeToken(match: M, said: Shaped<typeof token>): void {
  const at = space(said.at);
  if (!tileAt(match, at)) throw new RangeError(`No chamber lies on ${said.at}; lay one first.`);
  const { instances } = match;
  const fits = (token: Instance): boolean =>
    kindOfToken(match, token) === said.token &&
    (said.life === undefined || tokenFace(match, token).life === said.life);
  const token = instances.list(instances.layout.base.pool).find(fits);
  if (token === undefined) throw new RangeError(`There is no such ${said.token} in the pool.`);
  instances.toTop(token, instances.layout.base.monsters + at);
}

/** The chambers beyond that number leave the game (as if they had been placed far away). */
function arrangeStock({ instances }: M, { stock }: { readonly stock: number }): void {
  const { base } = instances.layout;
  while (instances.size(base.stock) > stock)
    instances.toTop(instances.first(base.stock), base['drawn-tiles']);
}

/** Skips the set-up, or what is left of the present turn. */
function arrangeTurn(match: M, said: { readonly turn: number }): void {
  const { world } = match;
  const seat = seatOf(match, said, 'turn');
  for (let i = 0; i < world.heroes.length; i++) {
    if (world.heroes[i].state !== WAITING) continue;
    const free = TOWERS.find(
      (tower) => !world.heroes.some((h) => h.state === IN_DUNGEON && h.space === tower),
    );
    beginStay(match, i, free ?? TOWERS[0], NOWHERE, false);
  }
  match.agenda.length = 0;
  match.scopes.length = 0;
  // The first turn of the First Player does not move the sun, and neither does an arranged one unless a round was set.
  world.active = seat;
  if (world.turn === 0) world.turn = 1;
  match.push({ do: 'turn' }, scopeOf(seat));
}
