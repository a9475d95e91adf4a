/**
 * What scenarios, tutorials and puzzles can arrange, besides dice and cards:
 *
 * - `{ "adventurer": 0, "at": "armory", "type": "elf", "doors": ["x01"], "lostTurns": 1, "holds": ["t1-magic-sword"],
 *   "spells": ["fire-ball"], "fights": "m3-ogre" }` an adventurer: any of these
 * - `{ "guard": "m3-ogre", "at": "armory", "hoard": ["t1-bag-of-gold"], "of": 1 }` a guard with dropped treasure (of seat 1)
 * - `{ "cleaned": ["2-1", "2-2"] }` or `{ "cleaned": "all" }` grave markers
 * - `{ "seen": "2-3", "ball": "t4-crystal-ball", "monster": "m2-ghouls", "treasure": "t2-silver-cup" }` a seen room
 * - `{ "sword": "t1-magic-sword", "bonus": 2 }` the rolled bonus of a sword
 * - `{ "empty": "monsters:3" }` the pile is empty: its cards lie in the box
 * - `{ "round": 5 }`, `{ "first": 0 }`
 * - `{ "turn": 0 }` it is the turn of seat 0: the set-up is skipped; adventurers without a type are elves and heroes
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
  type Zone,
} from '@underhall/kernel';
import { doorNamed, ROOMS, roomIndex, type Space, START, spaceNamed } from './board.ts';
import { placeMark } from './marks.ts';
import { contentOf, type M, NO_TYPE, type World } from './world.ts';

export const arrange = arrangedBy<World>({
  adventurer: arrangeAdventurer,
  guard: arrangeGuard,
  cleaned: (match, { cleaned }) => {
    const rooms = cleaned === 'all' ? ROOMS : texts(cleaned).map(space);
    for (const room of rooms) {
      if (roomIndex[room] < 0) throw new RangeError('Only rooms can be cleaned out.');
      match.world.graves[roomIndex[room]] = 1;
    }
  },
  seen: arrangeSeen,
  sword: (match, statement) => {
    const { world } = match;
    world.bonuses = {
      ...world.bonuses,
      [faceNamed(match, statement.sword)]: numberOf(statement, 'bonus', 0, 10),
    };
  },
  empty: (match, { empty }) => {
    const { instances } = match;
    instances.pour(instances.layout.parse(String(empty)), instances.layout.base.box);
  },
  round: ({ world }, statement) => {
    world.round = numberOf(statement, 'round', 0, 1000);
  },
  first: (match, statement) => {
    match.world.first = seatOf(match, statement, 'first');
  },
  turn: arrangeTurn,
});

/** DUN-CAGE-1 */
const MOST_LOST_TURNS = 6;

function space(value: Json | undefined): Space {
  const found = spaceNamed(String(value));
  if (found === undefined) throw new RangeError(`There is no space '${value}' on the board.`);
  return found;
}

/** The id of a card that there is. */
function faceNamed(match: M, value: Json | undefined): string {
  return match.game.faces[match.game.faceIndex(String(value))].id;
}

function texts(value: Json | undefined): string[] {
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
}

/** A card with this face out of a pile, or from the supply. */
function fetch(match: M, id: string, to: Zone): Instance {
  const { instances } = match;
  const { base } = instances.layout;
  const face = match.game.faceIndex(id);
  const { back } = match.game.faces[face];
  const pile =
    back === 'spell'
      ? base.supply
      : base[back.startsWith('monster') ? 'monsters' : 'treasures'] + Number(back.slice(-1));
  const card = instances.list(pile).find((one) => instances.face(one) === face);
  if (card === undefined) throw new RangeError(`There is no (further) '${id}' in its pile.`);
  instances.toBottom(card, to);
  return card;
}

function arrangeAdventurer(match: M, statement: Arrangement): void {
  const seat = seatOf(match, statement, 'adventurer');
  const { base } = match.instances.layout;
  const adventurer = match.world.adventurers[seat];
  if (statement.type !== undefined) {
    adventurer.type = contentOf(match).adventurers.findIndex(({ id }) => id === statement.type);
    if (adventurer.type < 0) throw new RangeError(`There is no type '${statement.type}'.`);
  }
  if (statement.at !== undefined) adventurer.space = space(statement.at);
  if (statement.lostTurns !== undefined)
    adventurer.lostTurns = numberOf(statement, 'lostTurns', 0, MOST_LOST_TURNS);
  for (const id of texts(statement.doors)) {
    if (doorNamed(id) < 0) throw new RangeError(`There is no secret door '${id}'.`);
    adventurer.doors |= 1 << doorNamed(id);
  }
  for (const id of texts(statement.holds)) fetch(match, id, base.hand + seat);
  for (const id of texts(statement.spells)) fetch(match, id, base.spells + seat);
  if (statement.fights !== undefined) fetch(match, String(statement.fights), base.fight + seat);
}

function arrangeGuard(match: M, statement: Arrangement): void {
  const { instances } = match;
  const { base } = instances.layout;
  const at = space(statement.at);
  const mark = placeMark(match, at, false);
  // (A number that no card has ends here.)
  fetch(match, String(statement.guard), match.zone('guard', mark));
  for (const id of texts(statement.hoard)) {
    const card = fetch(match, id, base.hoard + mark);
    if (statement.of !== undefined) instances.reveal(card, 1 << seatOf(match, statement, 'of'));
  }
  if (instances.size(base.hoard + mark) === 0) throw new RangeError('A guard needs a "hoard".');
}

function arrangeSeen(match: M, statement: Arrangement): void {
  const { base } = match.instances.layout;
  const room = space(statement.seen);
  if (roomIndex[room] < 0) throw new RangeError('Only rooms can be seen.');
  const ball = faceNamed(match, statement.ball);
  const mark = placeMark(match, room, true);
  match.zone('seen-monster', mark);
  if (statement.monster !== undefined) fetch(match, String(statement.monster), base['seen-monster'] + mark);
  if (statement.treasure !== undefined)
    fetch(match, String(statement.treasure), base['seen-treasure'] + mark);
  match.world.sights = [...match.world.sights, { ball, number: mark }];
}

/** Skips the set-up, or what is left of the present turn. */
function arrangeTurn(match: M, statement: Arrangement): void {
  const { world } = match;
  const { adventurers } = contentOf(match);
  const seat = seatOf(match, statement, 'turn');
  for (const [i, adventurer] of world.adventurers.entries()) {
    const wanted = adventurers.findIndex(({ id }) => id === match.setup.seats[i].adventurer);
    if (adventurer.type === NO_TYPE) adventurer.type = wanted >= 0 ? wanted : i % 2;
    if (adventurer.space < 0) adventurer.space = START;
  }
  match.agenda.length = 0;
  match.scopes.length = 0;
  world.active = seat;
  if (world.turn === 0) world.turn = 1;
  if (world.round === 0) world.round = 1;
  match.push({ do: 'turn' }, scopeOf(seat, NONE));
}
