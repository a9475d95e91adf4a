/**
 * The plain summary of a match that scenarios, tools and tables read. Stable: fields are added, not renamed. Spaces go by
 * name. What the viewer does not know is a back in brackets (`[treasure-3]`) or null.
 */
import { type Seat, shape, type View } from '@underhall/kernel';
import { DOORS, LEVELS, NOWHERE, nameOf, ROOMS, type Space } from './board.ts';
import type { TreasureCard } from './content.ts';
import { divisionIn } from './division.ts';
import { type Gold, worthOn } from './homeward.ts';
import {
  adventurerType,
  dividedSeen,
  door,
  level,
  marker,
  monsterSeen,
  roomName,
  spaceName,
  spellId,
  swordId,
  treasureSeen,
} from './shapes.ts';
import { contentOf, isExpert, NO_TYPE, type World } from './world.ts';

const { bySeat, card, flag, listOf, mapBy, meant, nullable, object, pair, seat, wholeNumber } = shape;

const count = wholeNumber(0);
const treasures = listOf(treasureSeen);
const spells = listOf(spellId);
const divided = listOf(dividedSeen);
const pileSizes = meant('cards left, by level', mapBy(level, count));

const seatShape = object({
  adventurer: nullable(adventurerType),
  space: nullable(spaceName),
  gold: meant('null where it may not be known', nullable(count)),
  need: meant('the gold it takes to win', nullable(count)),
  between: meant(
    'the least and the most gold that he may have: of hidden treasures the level is known',
    pair(count, count),
  ),
  enough: meant('has he enough to win? null where it may not be known', nullable(flag)),
  treasures,
  cards: meant('the numbers of the treasures, in the same order', listOf(card)),
  spells,
  lostTurns: meant('turns still to be lost', count),
  caged: flag,
  doors: meant('the secret doors he has found', listOf(door)),
  monster: meant('the monster that he is engaged with', nullable(monsterSeen)),
  number: meant('the number marker of the treasure that he dropped there, or 0', count),
  looks: meant('the monster that he sees with a medallion', nullable(monsterSeen)),
  gone: meant('the player has left the game', flag),
});

const markShape = object({
  space: spaceName,
  guard: meant('the monster that guards dropped treasure', nullable(monsterSeen)),
  monster: meant('the monster of a room that was seen', nullable(monsterSeen)),
  treasure: meant('the treasure of a room that was seen', nullable(treasureSeen)),
  hoard: meant('the treasure that was dropped', treasures),
});

export const factsShape = object({
  turn: meant('turns begun', count),
  round: count,
  active: meant('whose turn it is', seat),
  first: meant('who played first', seat),
  expert: meant('is it the Expert Game?', flag),
  moved: meant('spaces gone in this turn', count),
  seats: bySeat(seatShape),
  graves: meant('the rooms that are cleaned out', listOf(roomName)),
  marks: meant('what lies under number markers, by number', mapBy(marker, markShape)),
  piles: object({ monsters: pileSizes, treasures: pileSizes }),
  supply: meant('the spells left', spells),
  swords: meant('the bonuses of swords that were rolled, by the id of the card', mapBy(swordId, count)),
  divided: meant('the two piles of an adventurer who is seriously wounded', pair(divided, divided)),
});

export type Facts = shape.Shaped<typeof factsShape>;
type SeatFacts = Facts['seats'][number];
type MarkFacts = Facts['marks'][string];

type V = View<World>;

export function facts(view: V): Facts {
  const { world } = view;
  return {
    turn: world.turn,
    round: world.round,
    active: world.active,
    first: world.first,
    expert: isExpert(view),
    moved: world.moved,
    seats: world.adventurers.map((_, seat) => seatFacts(view, seat)),
    graves: ROOMS.filter((_, index) => world.graves[index] === 1).map(nameOf),
    marks: Object.fromEntries(
      world.marks.map((mark) => [mark.number, markFacts(view, mark.number, mark.space)]),
    ),
    piles: { monsters: sizes(view, 'monsters'), treasures: sizes(view, 'treasures') },
    supply: view.faces(view.zone('supply')),
    swords: world.bonuses,
    divided: dividedFacts(view),
  };
}

/** DUN-HIDDEN-14: to others only the number of cards; not even their levels are shown. */
function dividedFacts(view: V): Facts['divided'] {
  const { piles, sizes } = divisionIn(view);
  const pile = (half: number) =>
    Array.from({ length: sizes[half] }, (_, i) => {
      const card = piles[half][i];
      return (card === undefined ? undefined : view.face(card)?.id) ?? '[treasure]';
    });
  return [pile(0), pile(1)];
}

function sizes(view: V, zone: string): Record<string, number> {
  const piles: Record<string, number> = {};
  for (let level = 1; level <= LEVELS; level++) piles[level] = view.instances.size(view.zone(zone, level));
  return piles;
}

function place(space: Space): string | null {
  return space === NOWHERE ? null : nameOf(space);
}

function seatFacts(view: V, seat: Seat): SeatFacts {
  const adventurer = view.world.adventurers[seat];
  const card = adventurer.type === NO_TYPE ? undefined : contentOf(view).adventurers[adventurer.type];
  const between = betweenFacts(view, seat);
  return {
    adventurer: card?.id ?? null,
    space: place(adventurer.space),
    gold: goldFacts(view, seat),
    need: card?.goal ?? null,
    between,
    enough: card === undefined ? false : isEnough(between, card.goal),
    treasures: view.faces(view.zone('hand', seat)),
    cards: view.instances.list(view.zone('hand', seat)),
    spells: view.faces(view.zone('spells', seat)),
    lostTurns: adventurer.lostTurns,
    caged: adventurer.afterwards.length > 0,
    doors: DOORS.filter((_, door) => adventurer.doors & (1 << door)).map(({ id }) => id),
    monster: view.faces(view.zone('fight', seat))[0] ?? null,
    number: adventurer.number,
    looks: view.faces(view.zone('look', seat))[0] ?? null,
    gone: adventurer.gone,
  };
}

/** DUN-HIDDEN-6 */
function goldFacts(view: V, seat: Seat): number | null {
  let gold = 0;
  for (const card of view.instances.list(view.zone('hand', seat))) {
    const face = view.face(card) as TreasureCard | undefined;
    if (!face) return null;
    gold += face.gold;
  }
  return gold;
}

/** What the viewer can tell of it all the same. */
function betweenFacts(view: V, seat: Seat): Gold {
  const content = contentOf(view);
  const all = view.instances.list(view.zone('hand', seat)).map((card): Gold => {
    const face = view.face(card) as TreasureCard | undefined;
    return face ? [face.gold, face.gold] : worthOn(content, Number(view.back(card).split('-')[1]));
  });
  return [all.reduce((sum, [least]) => sum + least, 0), all.reduce((sum, [, most]) => sum + most, 0)];
}

function isEnough([least, most]: Gold, goal: number): boolean | null {
  if (least >= goal) return true;
  return most < goal ? false : null;
}

function markFacts(view: V, number: number, space: Space): MarkFacts {
  return {
    space: nameOf(space),
    guard: view.faces(view.zone('guard', number))[0] ?? null,
    monster: view.faces(view.zone('seen-monster', number))[0] ?? null,
    treasure: view.faces(view.zone('seen-treasure', number))[0] ?? null,
    hoard: view.faces(view.zone('hoard', number)),
  };
}
