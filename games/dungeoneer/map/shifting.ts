/** DNR-EFFECT-6..11: a Map card is taken up and laid elsewhere. */
import type { Chapter, Handlers, Questions, Scope, Seat } from '@underhall/kernel';
import { NONE } from '@underhall/kernel';
import { orNothing } from '../effects/otherwise.ts';
import { playerOf } from '../effects/people.ts';
import type { Deed } from '../language/says.ts';
import { spacesThatFit } from '../selecting/spaces.ts';
import { type M, NOWHERE, type Space, type World } from '../world.ts';
import { beyond, cellName, isPassable, joined, mapOn, onGrid, opposite, walkable } from './grid.ts';
import { type Placement, placements } from './placing.ts';

type Shift = Extract<Deed, { readonly do: 'shift' }>;

export type Shifting =
  | Shift
  /** It is taken up: now it must be laid. */
  | { readonly do: 'lift'; readonly space: number }
  | { readonly do: 'shift-to'; readonly space: number; readonly at: Placement };
export type ShiftQuestion =
  | { readonly do: 'shift-which'; readonly shift: Shift; readonly you: Seat }
  | { readonly do: 'shift-where'; readonly space: number };

/** No realm: where a lifted card lies. */
const LIFTED = -1;

/** The first card that was laid in a realm is its starting Entrance (DNR-EFFECT-10). */
function isStart(spaces: readonly Space[], space: number): boolean {
  return spaces.findIndex(({ realm }) => realm === spaces[space].realm) === space;
}

/** By space: which piece of the map it belongs to while a card is lifted. */
function pieces(match: Pick<M, 'face' | 'world'>, realm: number): { of: number[]; count: number } {
  const { spaces } = match.world;
  const of = spaces.map(() => NOWHERE);
  let count = 0;
  for (let first = 0; first < spaces.length; first++) {
    if (spaces[first].realm !== realm || of[first] !== NOWHERE) continue;
    const queue = [first];
    of[first] = count;
    for (const space of queue)
      for (let side = 0; side < 4; side++) {
        const next = walkable(match, space, side);
        if (next === NOWHERE || of[next] !== NOWHERE) continue;
        of[next] = count;
        queue.push(next);
      }
    count++;
  }
  return { of, count };
}

/** Where a Map card may be laid instead: legal under MAP, and no section of the map is cut off (DNR-EFFECT-7). */
function shiftPlaces(match: M, space: number): Placement[] {
  const { world } = match;
  if (isStart(world.spaces, space)) return [];
  const { realm, card, x, y, turned } = world.spaces[space];
  const lifted = joined(world.spaces.map((one, i) => (i === space ? { ...one, realm: LIFTED } : one)));
  const without = { face: (one: number) => match.face(one), world: { ...world, spaces: lifted } };
  const { of, count } = pieces(without, realm);
  const last = match.instances.size(match.instances.layout.base['map-deck'] + realm) === 0;
  const found: Placement[] = [];
  placements(without, card, realm, last, (at, against) => {
    const same = at.x === x && at.y === y && at.turned === turned;
    if (against === undefined && !same && joinsAll(without, card, realm, at, of, count)) found.push(at);
  });
  return found;
}

function joinsAll(
  match: Pick<M, 'face' | 'world'>,
  card: number,
  realm: number,
  at: Placement,
  of: readonly number[],
  count: number,
): boolean {
  if (count === 1) return true;
  const met = new Set<number>();
  onGrid(match.world.spaces, realm, (spaceAt) => {
    for (let side = 0; side < 4; side++) {
      const next = spaceAt(beyond(at, side));
      if (next === NOWHERE || !isPassable(mapOn(match, card, side, at.turned))) continue;
      const { card: other, turned } = match.world.spaces[next];
      if (isPassable(mapOn(match, other, opposite(side), turned))) met.add(of[next]);
    }
  });
  return met.size === count;
}

/** The Map cards that can be shifted. */
function shiftable(match: M, { of }: Shift, scope: Scope): number[] {
  const seat = playerOf(match, 'it', scope);
  if (seat === NONE) return [];
  return spacesThatFit(match, of, seat).filter((space) => shiftPlaces(match, space).length > 0);
}

/** DNR-EFFECT-11: is there any? (The last card that was laid is looked at first: it mostly can be.) */
export function canShift(match: M, { of }: Shift, scope: Scope): boolean {
  const seat = playerOf(match, 'it', scope);
  if (seat === NONE) return false;
  return spacesThatFit(match, of, seat)
    .toReversed()
    .some((space) => shiftPlaces(match, space).length > 0);
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
        options.add(`lay:${cellName(at)}${at.turned ? ':turned' : ''}`, { do: 'shift-to', space, at });
    },
  },
};

export const shifting: Chapter<World, Shifting, ShiftQuestion> = { handlers, questions };
