/**
 * MOVE, LAND, DOOR: which spaces a pawn can get to. The tables are filled anew by each `spread`, and
 * nothing else is made: options are listed millions of times in a search.
 */
import { MOST_SEATS, type Seat } from '@underhall/kernel';
import {
  CHAMBER,
  firstWay,
  kindOf,
  NO_DOOR,
  NOWHERE,
  ROOM,
  SPACES,
  type Space,
  START,
  wayDoor,
  wayTo,
} from './board.ts';
import { isCleanedOut, isDangerous, isRefused, type M, type World } from './world.ts';

/** DUN-MOVE-1 */
export const MOST_STEPS = 5;

/** The spaces found, nearest first; the first is where the pawn stands. */
const found: Int16Array = new Int16Array(SPACES);
/** Steps to a space that was found; -1 for others. */
export const steps: Int8Array = new Int8Array(SPACES).fill(-1);
let size = 0;
/** Spaces just beyond that could not be entered that way: behind a secret door, held, or refused. */
export const blocked: Int16Array = new Int16Array(SPACES);
/** By place among the blocked: 1 if it is a secret door that is not found. */
export const behindDoor: Uint8Array = new Uint8Array(SPACES);
let blockedSize = 0;
/** Other pawns on a space. */
const pawns = new Uint8Array(SPACES);

/**
 * Finds everything within so many steps over ways that are open to a player: `doors` are the secret doors he may pass
 * (DUN-SECRET-1). A dangerous space ends the way (DUN-MOVE-8, DUN-MOVE-9). Gives the number of spaces found.
 */
export function spread(world: World, seat: Seat, from: Space, most: number, doors: number): number {
  begin(world, seat, from);
  for (let i = 0; i < size; i++) {
    const space = found[i];
    if (steps[space] >= most) break;
    if (i > 0 && isDangerous(world, space)) continue;
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
      const to = wayTo[way];
      if (steps[to] >= 0) continue;
      const door = wayDoor[way];
      const closed = door !== NO_DOOR && !(doors & (1 << door));
      if (!closed && canEnter(world, to)) reach(to, space);
      else if (blockedSize < SPACES) {
        behindDoor[blockedSize] = closed ? 1 : 0;
        blocked[blockedSize++] = to;
      }
    }
  }
  return size;
}

function begin(world: World, seat: Seat, from: Space): void {
  for (let i = 0; i < size; i++) steps[found[i]] = -1;
  settlePawns(world, seat);
  found[0] = from;
  steps[from] = 0;
  size = 1;
  blockedSize = 0;
}

function reach(space: Space, from: Space): void {
  steps[space] = steps[from] + 1;
  found[size++] = space;
}

export function blockedCount(): number {
  return blockedSize;
}

const settled = new Int16Array(MOST_SEATS);
let settledSize = 0;

/** As if nobody stood anywhere, for `canEnter` and `canStop`. */
export function liftPawns(): void {
  for (let i = 0; i < settledSize; i++) pawns[settled[i]] = 0;
  settledSize = 0;
}

/** Notes where the other pawns stand, for `canEnter` and `canStop`. */
export function settlePawns({ adventurers }: World, seat: Seat): void {
  liftPawns();
  for (let other = 0; other < adventurers.length; other++) {
    const { space } = adventurers[other];
    if (other === seat || space === NOWHERE) continue;
    pawns[space] = 1;
    settled[settledSize++] = space;
  }
}

/** DUN-LAND-6, DUN-ESP-6 */
export function canEnter(world: World, space: Space): boolean {
  if (kindOf[space] !== ROOM || isCleanedOut(world, space)) return true;
  return pawns[space] === 0 && !isRefused(world, space);
}

/** DUN-LAND-2..5; asks the pawns that were settled last. */
export function canStop(space: Space): boolean {
  return pawns[space] === 0 || space === START || kindOf[space] === CHAMBER;
}

/** DUN-MOVE-7, DUN-MOVE-13: one step out and back again, or undefined. */
export function pathOutAndBack(world: World, from: Space, doors: number): Space[] | undefined {
  for (let way = firstWay[from]; way < firstWay[from + 1]; way++) {
    const door = wayDoor[way];
    if (door !== NO_DOOR && !(doors & (1 << door))) continue;
    const out = wayTo[way];
    if (!isDangerous(world, out)) return [out, from];
  }
  return undefined;
}

/** Can the pawn end its movement anywhere but where it stands and in one room? (DUN-ESP-2) */
export function canGoOn(
  world: World,
  seat: Seat,
  from: Space,
  most: number,
  doors: number,
  but: Space,
): boolean {
  const count = spread(world, seat, from, most, doors);
  for (let i = 1; i < count; i++) if (found[i] !== but && canStop(found[i])) return true;
  return false;
}

/** A space where a way may not end: held by a pawn that was settled last, or refused. */
export function isTaken(world: World, space: Space): boolean {
  return !canStop(space) || isRefused(world, space);
}

// ------------------------------------------------------------------ retreating

/**
 * DUN-ATTACK-15..18: the nearest empty corridor spaces. With `anywhere` every door, room and chamber is passable
 * (DUN-ATTACK-20).
 */
export function refuges(match: M, seat: Seat, from: Space, doors: number, anywhere: boolean): Space[] {
  const { world } = match;
  begin(world, seat, from);
  const nearest: Space[] = [];
  for (let i = 0; i < size; i++) {
    const space = found[i];
    if (nearest.length > 0 && steps[space] >= steps[nearest[0]]) break;
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
      const to = wayTo[way];
      if (steps[to] >= 0) continue;
      const door = wayDoor[way];
      if (!anywhere && door !== NO_DOOR && !(doors & (1 << door))) continue;
      if (!anywhere && isDangerous(world, to)) continue;
      reach(to, space);
      if (isRefuge(world, to)) nearest.push(to);
    }
  }
  return nearest;
}

/** DUN-ATTACK-16, DUN-ATTACK-17: Start, chambers and uncleared rooms are none. */
function isRefuge(world: World, space: Space): boolean {
  return space !== START && kindOf[space] !== CHAMBER && !isDangerous(world, space) && pawns[space] === 0;
}
