/**
 * What scenarios, tutorials and puzzles can arrange in a match of whichever edition, besides dice and cards. Each
 * statement is known by one of its fields and has its shape. An edition says what else is known of a Hero and a chamber
 * (classic/arrange.ts, revised/arrange.ts).
 */
import { numberOf, type Shaped, scopeOf, seatOf, shape, statement } from '@underhall/kernel';
import { DIRECTIONS, isTower, type Space, SUN_TRACK, spaceNamed, TOWERS } from './grid.ts';
import { isExplored } from './passage.ts';
import { chamberId, directionName, spaceName } from './shapes.ts';
import { beginStay, endStay } from './stay.ts';
import {
  BELOW,
  DEAD,
  editionOf,
  type Hero,
  IN_DUNGEON,
  lifeOf,
  type M,
  NOWHERE,
  OUT,
  WAITING,
} from './world.ts';

const CHAMBERS = 117;

const { flag, meant, object, oneOf, seat, wholeNumber } = shape;

/** What is simply noted of a Hero. */
export const noted = {
  lostTurns: meant('turns that he loses', wholeNumber(0, 10)),
  half: meant(
    'on which half of a chamber he stands: 0 that of its entry arrow, 1 the other',
    wholeNumber(0, 1),
  ),
  trip: meant('Catacomb cards drawn on this trip', wholeNumber(0, 30)),
  special: meant('he came here by special movement', flag),
};

export const heroPlaces = {
  at: spaceName,
  from: meant('where he came from; a chamber must lie there', spaceName),
  below: meant('he is in the catacombs, with his marker here', spaceName),
  heading: meant('where he goes there', directionName),
  state: oneOf('dead', 'out'),
  wounds: wholeNumber(0),
};
const placed = object({ hero: seat }, { ...heroPlaces, special: flag });

export const chamberShape = object(
  { chamber: chamberId, at: spaceName },
  { entry: meant('the side that its entrance shows; south if left out', directionName) },
);

export const sharedArrangements = {
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

/** A catacomb entrance marker; there are so many. */
export function entranceStatement(most: number) {
  return statement(
    'a catacomb entrance marker',
    object({ entrance: spaceName }),
    ({ world: { markers } }: M, { entrance }) => {
      const at = spaceCalled(entrance);
      if (markers.includes(at) || markers.length === most)
        throw new RangeError(`There are ${most} entrance markers, and one at most lies on a chamber.`);
      markers.push(at);
    },
  );
}

export function spaceCalled(name: string): Space {
  const found = spaceNamed(name);
  if (found === undefined) throw new RangeError(`There is no space '${name}'; spaces are A1 to M10.`);
  return found;
}

/** Puts a Hero where he is said to be, with his wounds. */
export function placeHero(match: M, said: Shaped<typeof placed>): void {
  const seat = seatOf(match, said, 'hero');
  const hero = match.world.heroes[seat];
  const { at, from: cameFrom, below, heading, state, wounds } = said;
  const from = cameFrom === undefined ? NOWHERE : spaceCalled(cameFrom);
  // He may have to go back there.
  if (from !== NOWHERE && !isExplored(match, from))
    throw new RangeError(`Nobody can have come from ${cameFrom}: no chamber lies there; lay one first.`);
  if (at !== undefined) {
    if (!isExplored(match, spaceCalled(at)))
      throw new RangeError(`Nobody can stand at ${at}: no chamber lies there; lay one first.`);
    beginStay(match, seat, spaceCalled(at), from, said.special === true);
  }
  if (at === undefined && cameFrom !== undefined) hero.from = from;
  if (below !== undefined) {
    endStay(match, hero);
    hero.state = BELOW;
    hero.marker = spaceCalled(below);
    hero.heading = DIRECTIONS.indexOf(heading ?? 'north');
  }
  if (state !== undefined) setState(match, seat, hero, state);
  if (wounds !== undefined) hero.wounds = numberOf(said, 'wounds', 0, lifeOf(match, seat) - 1);
}

function setState(match: M, seat: number, hero: Hero, state: 'dead' | 'out'): void {
  editionOf(match).catacombs.endTrip(match, seat, false);
  endStay(match, hero);
  hero.state = state === 'dead' ? DEAD : OUT;
}

/** Lays a chamber from the stockpile, and says where. */
export function layChamber(match: M, said: Shaped<typeof chamberShape>): Space {
  const at = spaceCalled(said.at);
  const { instances, world } = match;
  const { base } = instances.layout;
  if (world.entry[at] >= 0 || isTower(at)) throw new RangeError(`Something lies on ${said.at} already.`);
  // From below: what is arranged to be drawn next lies on top.
  const tile = instances.list(base.stock).findLast((card) => match.face(card).id === said.chamber);
  if (tile === undefined)
    throw new RangeError(`There is no (further) chamber '${said.chamber}' in the stockpile.`);
  instances.toTop(tile, base.chamber + at);
  world.entry[at] = DIRECTIONS.indexOf(said.entry ?? 'south');
  return at;
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
