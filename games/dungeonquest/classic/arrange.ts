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
  seatOf,
} from '@underhall/kernel';
import boardData from '../content/board.json' with { type: 'json' };
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
  lifeOf,
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
  entrance: arrangeEntrance,
  sun: (match, statement) => {
    match.world.sun = numberOf(statement, 'sun', 1, boardData.sunTrack.length);
  },
  first: (match, statement) => {
    match.world.first = seatOf(match, statement, 'first');
  },
  round: (match, statement) => {
    match.world.round = numberOf(statement, 'round', 0, 1000);
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

/** The most that each can be. */
const NUMBERS = { lostTurns: 10, half: 1, searches: 2, trappedSearches: 2, trip: 30 } as const;
const DETERMINATION_TOKENS = 24;
const ENTRANCES = 6;

function arrangeEntrance(match: M, statement: Arrangement): void {
  const { markers } = match.world;
  const at = space(statement.entrance);
  if (markers.includes(at) || markers.length === ENTRANCES)
    throw new RangeError(`There are ${ENTRANCES} entrance markers, and one at most lies on a chamber.`);
  markers.push(at);
}

function arrangeHero(match: M, statement: Arrangement): void {
  const seat = seatOf(match, statement, 'hero');
  const hero = match.world.heroes[seat];
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
  if (statement.wounds !== undefined) hero.wounds = numberOf(statement, 'wounds', 0, lifeOf(match, seat) - 1);
  for (const [name, most] of Object.entries(NUMBERS) as [keyof typeof NUMBERS, number][])
    if (statement[name] !== undefined) hero[name] = numberOf(statement, name, 0, most);
  for (const name of FLAGS) if (statement[name] !== undefined) hero[name] = statement[name] === true;
  // A way down found before this turn can be used in it.
  if (statement.wayDown !== undefined)
    hero.wayDown = statement.wayDown === true ? Math.max(1, match.world.turn) : 0;
  if (statement.determination !== undefined) {
    const held = Object(statement.determination) as Arrangement;
    hero.determination = Object.keys(held).map((what) => {
      return { card: NONE, what, tokens: numberOf(held, what, 1, DETERMINATION_TOKENS) };
    });
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

const CHAMBERS = 117;

/** The chambers beyond that number leave the game (as if they had been placed far away). */
function arrangeStock(match: M, statement: Arrangement): void {
  const { instances } = match;
  const { base } = instances.layout;
  const left = numberOf(statement, 'stock', 0, CHAMBERS);
  while (instances.size(base.stock) > left) instances.toTop(instances.first(base.stock), base['drawn-tiles']);
}

/** Skips the set-up, or what is left of the present turn. */
function arrangeTurn(match: M, statement: Arrangement): void {
  const { world } = match;
  const seat = seatOf(match, statement, 'turn');
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
