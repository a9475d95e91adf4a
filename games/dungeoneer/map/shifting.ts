/** DNR-EFFECT-6..11: a Map card is taken up and laid elsewhere. */
import type { Chapter, Handlers, Questions, Scope, Seat } from '@underhall/kernel';
import { NONE } from '@underhall/kernel';
import { fire } from '../cards/triggers.ts';
import { mapCard, seatsInTurn } from '../cards.ts';
import { orNothing } from '../effects/otherwise.ts';
import { playerOf } from '../effects/people.ts';
import type { Deed } from '../language/says.ts';
import { spacesThatFit } from '../selecting/spaces.ts';
import { type M, NOWHERE, type Space, type World } from '../world.ts';
import { layId } from './building.ts';
import type { FreeCell } from './edge.ts';
import { cellName, EAST, joined, opposite, passages, SOUTH, walkable } from './grid.ts';
import { COUNT, type Placement, placements } from './placing.ts';
import { isLast } from './realms.ts';

type Shift = Extract<Deed, { readonly do: 'shift' }>;

export type Shifting =
  | Shift
  /** It is taken up: now it must be laid. */
  | { readonly do: 'lift'; readonly space: number }
  | { readonly do: 'shift-to'; readonly space: number; readonly at: Placement };
export type ShiftQuestion =
  | { readonly do: 'shift-which'; readonly shift: Shift; readonly you: Seat }
  | { readonly do: 'shift-where'; readonly space: number };

/** The first card that was laid in a realm is its starting Entrance (DNR-EFFECT-10). */
function isStart(spaces: readonly Space[], space: number): boolean {
  return spaces.findIndex(({ realm }) => realm === spaces[space].realm) === space;
}

interface Pieces {
  /** By space: which piece of the map it belongs to. */
  readonly of: readonly number[];
  readonly count: number;
}

const ONE_PIECE: Pieces = { of: [], count: 1 };

/** What the map falls into while a card is lifted. */
function pieces(match: M, lifted: number): Pieces {
  const { spaces } = match.world;
  if (isDeadEnd(match, lifted)) return ONE_PIECE;
  const { realm } = spaces[lifted];
  const of: number[] = [];
  for (let space = 0; space < spaces.length; space++) of.push(NOWHERE);
  let count = 0;
  for (let first = 0; first < spaces.length; first++) {
    if (spaces[first].realm !== realm || first === lifted || of[first] !== NOWHERE) continue;
    const queue = [first];
    of[first] = count;
    for (let i = 0; i < queue.length; i++)
      for (let side = 0; side < 4; side++) {
        const next = walkable(match, queue[i], side);
        if (next === NOWHERE || next === lifted || of[next] !== NOWHERE) continue;
        of[next] = count;
        queue.push(next);
      }
    count++;
  }
  return { of, count };
}

/** Nobody walks through it to another space: without it the map is as connected as before (DNR-MAP-5). */
function isDeadEnd(match: M, space: number): boolean {
  let ways = 0;
  for (let side = 0; side < 4; side++) if (walkable(match, space, side) !== NOWHERE) ways++;
  return ways < 2;
}

/** Where a Map card may be laid instead: legal under MAP, and no section of the map is cut off (DNR-EFFECT-7). */
function shiftPlaces(match: M, space: number, most = Number.POSITIVE_INFINITY): Placement[] {
  const { world } = match;
  if (isStart(world.spaces, space)) return [];
  const { realm, card, x, y, turned: was } = world.spaces[space];
  const { exits } = mapCard(match, card);
  const without = pieces(match, space);
  const found: Placement[] = [];
  placements(
    match,
    card,
    realm,
    isLast(match, realm, card),
    (cell, turned, against) => {
      const same = cell.x === x && cell.y === y && turned === was;
      if (
        against === undefined &&
        !same &&
        joinsAll(world.spaces, realm, cell, passages(exits, turned), without)
      )
        found.push({ x: cell.x, y: cell.y, turned });
      return found.length >= most;
    },
    space,
  );
  return found;
}

/** Would a card with these open sides join all pieces of the map in this cell? */
function joinsAll(
  spaces: readonly Space[],
  realm: number,
  { x, y, passable }: FreeCell,
  own: number,
  { of, count }: Pieces,
): boolean {
  if (count === 1) return true;
  if (COUNT[own & passable] < count) return false;
  const met = new Set<number>();
  for (let side = 0; side < 4; side++)
    if (own & passable & (1 << side)) met.add(of[spaceAt(spaces, realm, x + EAST[side], y + SOUTH[side])]);
  return met.size === count;
}

function spaceAt(spaces: readonly Space[], realm: number, x: number, y: number): number {
  return spaces.findIndex((space) => space.x === x && space.y === y && space.realm === realm);
}

function canBeShifted(match: M, space: number): boolean {
  return shiftPlaces(match, space, 1).length > 0;
}

/** The Map cards that can be shifted. */
function shiftable(match: M, { of }: Shift, scope: Scope): number[] {
  const seat = playerOf(match, 'it', scope);
  if (seat === NONE) return [];
  return spacesThatFit(match, of, seat).filter((space) => canBeShifted(match, space));
}

/** DNR-EFFECT-11: is there any? (The last card that was laid is looked at first: it mostly can be.) */
export function canShift(match: M, { of }: Shift, scope: Scope): boolean {
  const seat = playerOf(match, 'it', scope);
  if (seat === NONE) return false;
  const spaces = spacesThatFit(match, of, seat);
  for (let i = spaces.length - 1; i >= 0; i--) if (canBeShifted(match, spaces[i])) return true;
  return false;
}

const handlers: Handlers<World, Shifting> = {
  shift(match, shift, scope) {
    const seat = playerOf(match, shift.by, scope);
    if (seat === NONE || !canShift(match, shift, scope)) return;
    match.push({ do: 'shift-which', shift, you: scope.seat }, { ...scope, seat });
  },

  lift(match, { space }, scope) {
    match.push({ do: 'shift-where', space }, scope);
  },

  /** DNR-EFFECT-8: whoever is there stays in the same space. */
  'shift-to'(match, { space, at }, { seat }) {
    const { world } = match;
    const { card, turned: was } = world.spaces[space];
    if (at.turned !== was) turnWithIt(match, space);
    world.spaces = joined(world.spaces.map((one, i) => (i === space ? { ...one, ...at } : one)));
    match.tell({ type: 'shifted', seat, card, cell: cellName(at), turned: at.turned });
    for (const one of seatsInTurn(match).toReversed())
      if (world.heroes[one].space === space) fire(match, 'shifted', one);
  },
};

/** Open locks and tokens on exits turn with the card. */
function turnWithIt({ world }: M, space: number): void {
  world.opened = world.opened.map((one) => (one >> 2 === space ? one ^ 2 : one));
  for (const hero of world.heroes)
    if (hero.space === space && hero.onExit !== NOWHERE) hero.onExit = opposite(hero.onExit);
}

const questions: Questions<World, ShiftQuestion> = {
  /** CH-39: the card first, then the cell. */
  'shift-which': {
    kind: 'ask',
    midway: true,
    options(match, { shift, you }, scope, options) {
      for (const space of shiftable(match, shift, { ...scope, seat: you }))
        options.add(`lift:${match.face(match.world.spaces[space].card).id}`, { do: 'lift', space });
      orNothing(options);
    },
  },

  'shift-where': {
    kind: 'ask',
    midway: true,
    options(match, { space }, _scope, options) {
      for (const at of shiftPlaces(match, space))
        options.add(layId(at.x, at.y, at.turned), { do: 'shift-to', space, at });
    },
  },
};

export const shifting: Chapter<World, Shifting, ShiftQuestion> = { handlers, questions };
