/**
 * The plain summary of a match that scenarios, tools and the generic table read. Stable: fields are added, not renamed.
 * What the viewer does not know is a back in brackets (`[treasure-3]`) or null.
 *
 * - `turn`, `round`, `active`, `first`, `expert`; `moved` spaces in this turn
 * - `seats[n]`: `adventurer`, `space`, `gold` (null if unknown), `need`, `treasures` and the numbers of their `cards`,
 *   `spells`, `lostTurns`, `caged`, `doors` (ids of secret doors found), `monster` (engaged with) and its `number`,
 *   `looks` (the monster seen with a medallion), `gone`
 * - `graves`: names of the rooms that are cleaned out
 * - `marks`: by number: `space`, `guard`, `monster` and `treasure` of a seen room, `hoard`
 * - `piles.monsters`, `piles.treasures`: cards left by level; `supply`: spells left; `swords`: bonuses rolled;
 *   `divided`: the two piles of an adventurer who is seriously wounded
 */
import type { Json, Seat, View } from '@underhall/kernel';
import { DOORS, LEVELS, NOWHERE, nameOf, ROOMS, type Space } from './board.ts';
import type { TreasureCard } from './content.ts';
import { divisionIn } from './division.ts';
import { contentOf, isExpert, type M, NO_TYPE, type World } from './world.ts';

type V = View<World>;

export function facts(view: V): Json {
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
function dividedFacts(view: V): Json {
  const { piles, sizes } = divisionIn(view);
  return sizes.map((size, half) =>
    Array.from({ length: size }, (_, i) => {
      const card = piles[half][i];
      return (card === undefined ? undefined : view.face(card)?.id) ?? '[treasure]';
    }),
  );
}

function sizes(view: V, zone: string): Json {
  const piles: { [level: string]: number } = {};
  for (let level = 1; level <= LEVELS; level++) piles[level] = view.instances.size(view.zone(zone, level));
  return piles;
}

function place(space: Space): string | null {
  return space === NOWHERE ? null : nameOf(space);
}

function seatFacts(view: V, seat: Seat): Json {
  const adventurer = view.world.adventurers[seat];
  const card =
    adventurer.type === NO_TYPE ? undefined : contentOf(view as unknown as M).adventurers[adventurer.type];
  return {
    adventurer: card?.id ?? null,
    space: place(adventurer.space),
    gold: goldFacts(view, seat),
    need: card?.goal ?? null,
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

function markFacts(view: V, number: number, space: Space): Json {
  return {
    space: nameOf(space),
    guard: view.faces(view.zone('guard', number))[0] ?? null,
    monster: view.faces(view.zone('seen-monster', number))[0] ?? null,
    treasure: view.faces(view.zone('seen-treasure', number))[0] ?? null,
    hoard: view.faces(view.zone('hoard', number)),
  };
}
