/**
 * What scenarios, tutorials and puzzles can arrange, besides dice and cards:
 *
 * - `{ "hero": 0, "at": "C4", "wounds": 3, "from": "B4", … }` a Hero: any of the fields below
 * - `{ "chamber": "corridor-cross", "at": "C4", "entry": "south" }` a chamber on the board
 * - `{ "token": "troll", "life": 4, "at": "C4" }` a monster token on the board
 * - `{ "entrance": "C4" }` a catacomb entrance marker
 * - `{ "sun": 26 }`, `{ "first": 0 }`, `{ "round": 5 }`
 * - `{ "turn": 0 }` it is the turn of seat 0: the set-up is skipped, Heroes without a place start in the towers
 * - `{ "stock": 0 }` so many chambers are left
 */
import {
  type Arrangement,
  arrangedBy,
  type Instance,
  type Json,
  NONE,
  numberOf,
  scopeOf,
} from '@underhall/kernel';
import { DIRECTIONS, isTower, type Space, spaceNamed, TOWERS } from '../grid.ts';
import type { Tile } from '../tile.ts';
import { endTrip } from './catacombs.ts';
import { isExplored } from './passage.ts';
import { beginStay, endStay } from './stay.ts';
import {
  BELOW,
  DEAD,
  type Hero,
  IN_DUNGEON,
  kindOfToken,
  type M,
  NOWHERE,
  OUT,
  tileAt,
  tokenFace,
  WAITING,
  type World,
} from './world.ts';

export const arrange = arrangedBy<World>({
  hero: arrangeHero,
  chamber: arrangeChamber,
  token: arrangeToken,
  entrance: (match, { entrance }) => match.world.markers.push(space(entrance)),
  sun: (match, statement) => {
    match.world.sun = numberOf(statement, 'sun');
  },
  first: (match, statement) => {
    match.world.first = numberOf(statement, 'first');
  },
  round: (match, statement) => {
    match.world.round = numberOf(statement, 'round');
  },
  stock: arrangeStock,
  turn: arrangeTurn,
});

function space(value: Json | undefined): Space {
  const found = spaceNamed(String(value));
  if (found === undefined) throw new RangeError(`There is no space '${value}'; spaces are A1 to M10.`);
  return found;
}

function direction(value: Json | undefined): number {
  const found = DIRECTIONS.indexOf(String(value));
  if (found < 0) throw new RangeError(`'${value}' is no direction; they are ${DIRECTIONS.join(', ')}.`);
  return found;
}

const FLAGS = [
  'special',
  'postponed',
  'crossed',
  'caught',
  'freed',
  'goesBack',
  'lostInDark',
  'wayDownOnce',
  'inTower',
] as const;
const NUMBERS = ['wounds', 'lostTurns', 'half', 'searches', 'trappedSearches', 'trip'] as const;

function arrangeHero(match: M, statement: Arrangement): void {
  const seat = numberOf(statement, 'hero');
  const hero = match.world.heroes[seat];
  if (!hero) throw new RangeError(`There is no seat ${seat}.`);
  const from = statement.from === undefined ? NOWHERE : space(statement.from);
  // He may have to go back there.
  if (from !== NOWHERE && !isExplored(match, from))
    throw new RangeError(
      `Nobody can have come from ${statement.from}: no chamber lies there; lay one first.`,
    );
  if (statement.at !== undefined)
    beginStay(match, seat, space(statement.at), from, statement.special === true);
  else if (statement.from !== undefined) hero.from = from;
  if (statement.below !== undefined) {
    endStay(hero);
    hero.state = BELOW;
    hero.marker = space(statement.below);
    hero.heading = direction(statement.heading ?? 'north');
  }
  if (statement.state !== undefined) setState(match, seat, hero, String(statement.state));
  for (const name of NUMBERS) if (statement[name] !== undefined) hero[name] = numberOf(statement, name);
  for (const name of FLAGS) if (statement[name] !== undefined) hero[name] = statement[name] === true;
  // A way down found before this turn can be used in it.
  if (statement.wayDown !== undefined)
    hero.wayDown = statement.wayDown === true ? Math.max(1, match.world.turn) : 0;
  if (statement.determination !== undefined) {
    const held = Object.entries(statement.determination as { [what: string]: number });
    hero.determination = held.map(([what, tokens]) => ({ card: NONE, what, tokens }));
  }
}

function setState(match: M, seat: number, hero: Hero, state: string): void {
  endTrip(match, seat);
  endStay(hero);
  if (state === 'dead') hero.state = DEAD;
  else if (state === 'out') hero.state = OUT;
  else throw new RangeError("'state' is dead or out; use 'at' or 'below' for a Hero who is inside.");
}

function arrangeChamber(match: M, statement: Arrangement): void {
  const at = space(statement.at);
  const { instances, world } = match;
  const { base } = instances.layout;
  if (world.entry[at] >= 0 || isTower(at)) throw new RangeError(`Something lies on ${statement.at} already.`);
  const tile = instances.list(base.stock).find((card) => match.face(card).id === statement.chamber);
  if (tile === undefined)
    throw new RangeError(`There is no (further) chamber '${statement.chamber}' in the stockpile.`);
  instances.toTop(tile, base.chamber + at);
  world.entry[at] = direction(statement.entry ?? 'south');
  if ((match.face(tile) as Tile).kind === 'rotating-room') world.turned.push(at);
}

function arrangeToken(match: M, statement: Arrangement): void {
  const at = space(statement.at);
  if (!tileAt(match, at)) throw new RangeError(`No chamber lies on ${statement.at}; lay one first.`);
  const { instances } = match;
  const fits = (token: Instance): boolean =>
    kindOfToken(match, token) === statement.token &&
    (statement.life === undefined || tokenFace(match, token).life === statement.life);
  const token = instances.list(instances.layout.base.pool).find(fits);
  if (token === undefined) throw new RangeError(`There is no such ${statement.token} in the pool.`);
  instances.toTop(token, instances.layout.base.monsters + at);
}

/** The chambers beyond that number leave the game (as if they had been placed far away). */
function arrangeStock(match: M, statement: Arrangement): void {
  const { instances } = match;
  const { base } = instances.layout;
  const left = numberOf(statement, 'stock');
  while (instances.size(base.stock) > left) instances.toTop(instances.first(base.stock), base['drawn-tiles']);
}

/** Skips the set-up, or what is left of the present turn. */
function arrangeTurn(match: M, statement: Arrangement): void {
  const { world } = match;
  const seat = numberOf(statement, 'turn');
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
