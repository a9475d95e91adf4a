/** MOVE, LAND, SECRET, SDCARD: every space in reach is one choice, with its way. */
import { type Effect, type Handlers, NONE, type Options, type Scope, type Seat } from '@underhall/kernel';
import {
  ALL_DOORS,
  DOORS,
  type Door,
  doorBetween,
  GALLERY,
  kindOf,
  NO_DOOR,
  nameOf,
  ROOM,
  SPACES,
  type Space,
  START,
} from './board.ts';
import { leaveBehind } from './marks.ts';
import {
  behindDoor,
  blocked,
  blockedCount,
  canStop,
  found,
  isHeld,
  MOST_STEPS,
  pathOutAndBack,
  pathTo,
  spread,
  steps,
} from './reach.ts';
import { canTeleport } from './spells.ts';
import { hasEnough, holds, show } from './treasure.ts';
import { win } from './winning.ts';
import { isCleanedOut, isDangerous, type M, type World } from './world.ts';

type Movement = { do: 'go'; path: readonly Space[] } | { do: 'stay' };

const STAY: Effect = { do: 'stay' };
const MEET: Effect = { do: 'meet', what: 'monster' } as Effect;

export const movementHandlers: Handlers<World, Movement> = {
  /** DUN-MOVE-1, DUN-TURN-6: the whole way, and then what is met at its end. */
  go(match, { path }, scope) {
    if (walk(match, scope.seat, path)) arrive(match, path[path.length - 1], scope);
  },

  /** DUN-TURN-8, DUN-TURN-9, DUN-MON-12 */
  stay(match, _effect, { seat }) {
    match.tell({ type: 'stayed', seat, space: match.world.adventurers[seat].space });
  },
};

/** DUN-MON-1, DUN-MON-2; in the Main Gallery a wizard may still jump (DUN-OPTTELE-12). */
function arrive(match: M, space: Space, scope: Scope): void {
  if (isDangerous(match.world, space)) match.push(MEET, scope);
  else if (space === GALLERY && canTeleport(match, scope.seat)) match.push({ do: 'jump-or-stay' }, scope);
}

/** Takes a pawn along a way; false if it came home with enough and the match is over (DUN-WIN-4). */
export function walk(match: M, seat: Seat, path: readonly Space[]): boolean {
  const { world } = match;
  const adventurer = world.adventurers[seat];
  if (path.length === 0) return true;
  const from = adventurer.space;
  leaveBehind(match, seat);
  for (const space of path) {
    const door = doorBetween(adventurer.space, space);
    adventurer.space = space;
    world.moved++;
    if (door !== NO_DOOR) passDoor(match, seat, door);
    if (space === START && hasEnough(match, seat)) {
      match.tell({ type: 'moved', seat, from, to: space, path, steps: path.length });
      win(match, seat);
      return false;
    }
  }
  match.tell({ type: 'moved', seat, from, to: adventurer.space, path, steps: path.length });
  return true;
}

/** DUN-SDCARD-2, DUN-HIDDEN-7: a door passed with the card is found, and the card is shown. */
function passDoor(match: M, seat: Seat, door: Door): void {
  const adventurer = match.world.adventurers[seat];
  if (adventurer.doors & (1 << door)) return;
  show(match, seat, holds(match, seat, 'secret-doors'));
  adventurer.doors |= 1 << door;
  match.tell({ type: 'learned-door', seat, door: DOORS[door].id });
}

/** DUN-SECRET-1, DUN-SDCARD-1: the doors a player may pass now. */
export function passableDoors(match: M, seat: Seat): number {
  return holds(match, seat, 'secret-doors') === NONE ? match.world.adventurers[seat].doors : ALL_DOORS;
}

// ------------------------------------------------------------------ the options

const TO: readonly string[] = Array.from({ length: SPACES }, (_, space) => `to:${nameOf(space)}`);

function going(path: readonly Space[]): Effect {
  return { do: 'go', path } as Effect;
}

/** DUN-CHOICE-8: every space in reach, and staying or stopping where that is allowed. */
export function addMoves(match: M, seat: Seat, mayStay: boolean, options: Options): void {
  const { world } = match;
  const adventurer = world.adventurers[seat];
  const from = adventurer.space;
  const most = MOST_STEPS - world.moved;
  const count = spread(world, seat, from, most, adventurer.doors);
  if (mayStay && canStop(from)) options.add('stay', STAY);
  for (let i = 1; i < count; i++) {
    const space = found[i];
    if (canStop(space)) options.add(TO[space], going(pathTo(space)));
    else forbidHeld(world, space, options);
  }
  forbidEdges(world, options);
  // DUN-MOVE-13
  if (most > 1 && isDangerous(world, from) && world.refused !== from) {
    const path = pathOutAndBack(world, from, adventurer.doors);
    if (path) options.add(TO[from], going(path));
  }
  if (holds(match, seat, 'secret-doors') !== NONE) addSecretWays(match, seat, from, most, options);
}

/** DUN-LAND-2, DUN-LAND-3 */
function forbidHeld(world: World, space: Space, options: Options): void {
  const rule = isCleanedOut(world, space) ? 'DUN-LAND-3' : 'DUN-LAND-2';
  options.forbid(TO[space], rule, 'held');
}

/** What lies just beyond: a secret door that is not found, a held room, a refused one. */
function forbidEdges(world: World, options: Options): void {
  for (let i = 0; i < blockedCount(); i++) {
    const to = blocked[i];
    if (steps[to] >= 0) continue;
    if (behindDoor[i] === 1) options.forbid(TO[to], 'DUN-SECRET-1', 'secret-door');
    else if (world.refused === to) options.forbid(TO[to], 'DUN-ESP-6', 'refused');
    else options.forbid(TO[to], 'DUN-LAND-6', 'room-held');
  }
}

/**
 * DUN-SDCARD-1..3: a holder of the card may pass any secret door, and may want to learn one on the way. `to:2-4` goes
 * through doors not found only if it must; `to:2-4:x03` goes through x03.
 */
function addSecretWays(match: M, seat: Seat, from: Space, most: number, options: Options): void {
  const { world } = match;
  const { doors } = world.adventurers[seat];
  const offered = new Set(options.legal.map(({ id }) => id));
  const count = spread(world, seat, from, most, ALL_DOORS);
  const near: Door[] = [];
  for (let i = 1; i < count; i++) {
    const space = found[i];
    if (canStop(space) && !offered.has(TO[space])) options.add(TO[space], going(pathTo(space)));
  }
  for (const [door, { a, b }] of DOORS.entries())
    if (!(doors & (1 << door)) && (steps[a] >= 0 || steps[b] >= 0)) near.push(door);
  for (const door of near) addWaysThrough(match, seat, door, most, options);
}

function addWaysThrough(match: M, seat: Seat, door: Door, most: number, options: Options): void {
  const { world } = match;
  const from = world.adventurers[seat].space;
  const { id, a, b } = DOORS[door];
  const shortest = new Map<Space, Space[]>();
  for (const [near, far] of [
    [a, b],
    [b, a],
  ]) {
    spread(world, seat, from, most, ALL_DOORS);
    if (steps[near] < 0 || steps[near] >= most || (near !== from && isDangerous(world, near))) continue;
    if (kindOf[far] === ROOM && isHeld(far) && !isCleanedOut(world, far)) continue;
    if (world.refused === far) continue;
    const through = [...pathTo(near), far];
    const count = isDangerous(world, far)
      ? spread(world, seat, far, 0, 0)
      : spread(world, seat, far, most - through.length, ALL_DOORS);
    for (let i = 0; i < count; i++) {
      const space = found[i];
      if (!canStop(space)) continue;
      const path = [...through, ...pathTo(space)];
      if (path.length < (shortest.get(space)?.length ?? MOST_STEPS + 1)) shortest.set(space, path);
    }
  }
  for (const [space, path] of shortest) {
    const plain = options.legal.find((option) => option.id === TO[space]);
    if (plain && passes(from, (plain.effect as Effect & { path: Space[] }).path, door)) continue;
    options.add(`${TO[space]}:${id}`, going(path));
  }
}

function passes(from: Space, path: readonly Space[], door: Door): boolean {
  let at = from;
  for (const space of path) {
    if (doorBetween(at, space) === door) return true;
    at = space;
  }
  return false;
}
