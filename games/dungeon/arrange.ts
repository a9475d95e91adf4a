/**
 * What scenarios, tutorials and puzzles can arrange, besides dice and cards. Each statement is known by one of its
 * fields and has its shape.
 */
import {
  type Instance,
  NONE,
  type Shaped,
  scopeOf,
  seatOf,
  shape,
  statement,
  type Zone,
} from '@underhall/kernel';
import { doorNamed, ROOMS, roomIndex, type Space, START, spaceNamed } from './board.ts';
import { placeMark } from './marks.ts';
import {
  adventurerType,
  ballId,
  door,
  monsterId,
  pile,
  roomName,
  spaceName,
  spellId,
  swordId,
  treasureId,
} from './shapes.ts';
import { contentOf, type M, NO_TYPE } from './world.ts';

/** DUN-CAGE-1 */
const MOST_LOST_TURNS = 6;

const { listOf, meant, object, oneOf, seat, wholeNumber } = shape;
const treasures = listOf(treasureId);

const adventurer = object(
  { adventurer: seat },
  {
    type: adventurerType,
    at: spaceName,
    doors: meant('secret doors that he has found', listOf(door)),
    lostTurns: meant('turns that he loses', wholeNumber(0, MOST_LOST_TURNS)),
    holds: meant('treasures, from their piles', treasures),
    spells: meant('spell cards, from the supply', listOf(spellId)),
    fights: meant('the monster that he is engaged with, from its pile', monsterId),
  },
);
const guard = object(
  { guard: monsterId, at: spaceName, hoard: meant('the treasure it guards; one card at least', treasures) },
  { of: meant('the seat that dropped it, and knows it', seat) },
);
const seen = object(
  { seen: roomName, ball: meant('the crystal ball that looked into it', ballId) },
  { monster: monsterId, treasure: treasureId },
);

export const arrangements = {
  adventurer: statement('an adventurer: any of these', adventurer, arrangeAdventurer),
  guard: statement('a monster that guards dropped treasure, with a number marker', guard, arrangeGuard),
  cleaned: statement(
    'grave markers: rooms that are cleaned out',
    object({ cleaned: shape.either(oneOf('all'), listOf(roomName)) }),
    ({ world }: M, { cleaned }) => {
      const rooms = cleaned === 'all' ? ROOMS : cleaned.map(space);
      for (const one of rooms) world.graves[roomIndex[one]] = 1;
    },
  ),
  seen: statement('a room that a crystal ball has looked into', seen, arrangeSeen),
  sword: statement(
    'the bonus that was rolled for a magic sword',
    object({ sword: swordId, bonus: wholeNumber(0, 10) }),
    ({ world }: M, { sword, bonus }) => {
      world.bonuses = { ...world.bonuses, [sword]: bonus };
    },
  ),
  empty: statement(
    'a pile is empty: its cards lie in the box',
    object({ empty: pile }),
    ({ instances }: M, { empty }) => {
      instances.pour(instances.layout.parse(empty), instances.layout.base.box);
    },
  ),
  round: statement(
    'which round it is',
    object({ round: wholeNumber(0, 1000) }),
    ({ world }: M, { round }) => {
      world.round = round;
    },
  ),
  first: statement('who plays first', object({ first: seat }), (match: M, said) => {
    match.world.first = seatOf(match, said, 'first');
  }),
  turn: statement(
    'it is the turn of this seat: the set-up is skipped; adventurers without a type are elves and heroes',
    object({ turn: seat }),
    arrangeTurn,
  ),
};

function space(name: string): Space {
  const found = spaceNamed(name);
  if (found === undefined) throw new RangeError(`There is no space '${name}' on the board.`);
  return found;
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

function arrangeAdventurer(match: M, said: Shaped<typeof adventurer>): void {
  const seat = seatOf(match, said, 'adventurer');
  const { base } = match.instances.layout;
  const one = match.world.adventurers[seat];
  if (said.type !== undefined)
    one.type = contentOf(match).adventurers.findIndex(({ id }) => id === said.type);
  if (said.at !== undefined) one.space = space(said.at);
  if (said.lostTurns !== undefined) one.lostTurns = said.lostTurns;
  for (const id of said.doors ?? []) one.doors |= 1 << doorNamed(id);
  for (const id of said.holds ?? []) fetch(match, id, base.hand + seat);
  for (const id of said.spells ?? []) fetch(match, id, base.spells + seat);
  if (said.fights !== undefined) fetch(match, said.fights, base.fight + seat);
}

function arrangeGuard(match: M, said: Shaped<typeof guard>): void {
  const { instances } = match;
  const { base } = instances.layout;
  if (said.hoard.length === 0) throw new RangeError('A guard needs a "hoard".');
  const mark = placeMark(match, space(said.at), false);
  // (A number that no card has ends here.)
  fetch(match, said.guard, match.zone('guard', mark));
  for (const id of said.hoard) {
    const card = fetch(match, id, base.hoard + mark);
    if (said.of !== undefined) instances.reveal(card, 1 << seatOf(match, said, 'of'));
  }
}

function arrangeSeen(match: M, said: Shaped<typeof seen>): void {
  const { base } = match.instances.layout;
  const mark = placeMark(match, space(said.seen), true);
  match.zone('seen-monster', mark);
  if (said.monster !== undefined) fetch(match, said.monster, base['seen-monster'] + mark);
  if (said.treasure !== undefined) fetch(match, said.treasure, base['seen-treasure'] + mark);
  match.world.sights = [...match.world.sights, { ball: said.ball, number: mark }];
}

/** Skips the set-up, or what is left of the present turn. */
function arrangeTurn(match: M, said: { readonly turn: number }): void {
  const { world } = match;
  const { adventurers } = contentOf(match);
  const seat = seatOf(match, said, 'turn');
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
