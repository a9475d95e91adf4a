/**
 * MOVE, LAND, DOOR: which spaces a pawn can get to, and by which way. The tables are filled anew by each `spread`, and
 * nothing else is made: options are listed millions of times in a search.
 */
import { MOST_SEATS, type Option, type Seat } from '@underhall/kernel';
import {
  ALL_DOORS,
  CHAMBER,
  firstWay,
  isLair,
  kindOf,
  NO_DOOR,
  NOWHERE,
  nameOf,
  ROOM,
  ROOMS,
  SPACES,
  type Space,
  START,
  wayDoor,
  wayTo,
} from './board.ts';
import { isCleanedOut, isDangerous, type M, type World } from './world.ts';

/** DUN-MOVE-1 */
export const MOST_STEPS = 5;

/** The spaces found, nearest first; the first is where the pawn stands. */
export const found: Int16Array = new Int16Array(SPACES);
/** Steps to a space that was found; -1 for others. */
export const steps: Int8Array = new Int8Array(SPACES).fill(-1);
const before: Int16Array = new Int16Array(SPACES);
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
  before[space] = from;
  found[size++] = space;
}

export function blockedCount(): number {
  return blockedSize;
}

const settled = new Int16Array(MOST_SEATS);
let settledSize = 0;

/** Notes where the other pawns stand, for `canEnter`, `canStop` and `isHeld`. */
export function settlePawns({ adventurers }: World, seat: Seat): void {
  for (let i = 0; i < settledSize; i++) pawns[settled[i]] = 0;
  settledSize = 0;
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
  return pawns[space] === 0 && world.refused !== space;
}

/** DUN-LAND-2..5; asks the pawns that were settled last. */
export function canStop(space: Space): boolean {
  return pawns[space] === 0 || space === START || kindOf[space] === CHAMBER;
}

export function isHeld(space: Space): boolean {
  return pawns[space] === 1;
}

/** The way to a space that was found, without the space where it begins. */
export function pathTo(space: Space): Space[] {
  const path: Space[] = [];
  for (let at = space; steps[at] > 0; at = before[at]) path.push(at);
  return path.reverse();
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

// ------------------------------------------------------------------ neighbourhoods

/**
 * What is in reach of a space while certain secret doors may be passed and certain rooms are cleaned out. These change
 * seldom, so each is surveyed once and kept; pawns and refusals are looked at when it is used.
 */
export interface Neighbourhood {
  readonly doors: number;
  readonly cleaned: number;
  /** Nearest first; the first is the space itself. */
  readonly spaces: Int16Array;
  readonly steps: Int8Array;
  /** By place in the list: the place of the space before, on the way. */
  readonly before: Int16Array;
  /** By space: the steps to it, or FAR. */
  readonly away: Int8Array;
  /** The options it makes when nobody is in the way, by the number of steps; filled where options are offered. */
  readonly offered: (readonly Option[] | undefined)[];
}

/** More steps than anybody takes. */
const FAR = MOST_STEPS + 1;

/** What could change the neighbourhood of a space, and the forms of it that have been met. */
interface Surroundings {
  readonly doors: number;
  /** Rooms that lead somewhere else once they are cleaned out. */
  readonly passages: readonly Space[];
  known: Neighbourhood[];
}

const MOST_KNOWN = 100;
const surroundings: (Surroundings | undefined)[] = Array.from({ length: SPACES }, () => undefined);

/** What a player who may pass these doors could reach in five steps if there were no other pawns. */
export function neighbourhoodOf(world: World, from: Space, doors: number): Neighbourhood {
  surroundings[from] ??= surround(from);
  const around = surroundings[from];
  const open = doors & around.doors;
  let cleaned = 0;
  for (let i = 0; i < around.passages.length; i++)
    if (isCleanedOut(world, around.passages[i])) cleaned |= 1 << i;
  return recalled(around, open, cleaned) ?? learned(around, survey(from, open, cleaned, around.passages));
}

/** The form met last comes first: a match meets few. */
function recalled({ known }: Surroundings, doors: number, cleaned: number): Neighbourhood | undefined {
  for (let i = 0; i < known.length; i++) {
    const form = known[i];
    if (form.doors !== doors || form.cleaned !== cleaned) continue;
    known[i] = known[0];
    known[0] = form;
    return form;
  }
  return undefined;
}

function learned(around: Surroundings, form: Neighbourhood): Neighbourhood {
  if (around.known.length >= MOST_KNOWN) around.known = [];
  around.known.push(form);
  return form;
}

function surround(from: Space): Surroundings {
  const { spaces } = survey(from, ALL_DOORS, -1, ROOMS);
  let doors = 0;
  const passages: Space[] = [];
  for (const space of spaces) {
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++)
      if (wayDoor[way] !== NO_DOOR) doors |= 1 << wayDoor[way];
    if (kindOf[space] === ROOM && firstWay[space + 1] - firstWay[space] > 1) passages.push(space);
  }
  return { doors, passages, known: [] };
}

/** By name of a space: how many rooms in its reach lead somewhere else. More than 31 would not fit into `cleaned`. */
export function passagesInReach(): ReadonlyMap<string, number> {
  return new Map(Array.from({ length: SPACES }, (_, from) => [nameOf(from), surround(from).passages.length]));
}

function survey(from: Space, doors: number, cleaned: number, passages: readonly Space[]): Neighbourhood {
  const spaces = [from];
  const away = [0];
  const back = [0];
  for (let i = 0; i < spaces.length && away[i] < MOST_STEPS; i++) {
    const space = spaces[i];
    const room = kindOf[space] === ROOM && !(cleaned & (1 << passages.indexOf(space)));
    if (i > 0 && (room || isLair(space))) continue;
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
      const to = wayTo[way];
      const closed = wayDoor[way] !== NO_DOOR && !(doors & (1 << wayDoor[way]));
      if (closed || spaces.includes(to)) continue;
      spaces.push(to);
      away.push(away[i] + 1);
      back.push(i);
    }
  }
  return {
    doors,
    cleaned,
    spaces: Int16Array.from(spaces),
    steps: Int8Array.from(away),
    before: Int16Array.from(back),
    away: stepsBySpace(spaces, away),
    offered: Array.from({ length: FAR }, () => undefined),
  };
}

function stepsBySpace(spaces: readonly Space[], away: readonly number[]): Int8Array {
  const steps = new Int8Array(SPACES).fill(FAR);
  for (const [i, space] of spaces.entries()) steps[space] = away[i];
  return steps;
}

/** Is a space within so many steps refused, or does a pawn that was settled last hold one of them? */
export function isObstructed({ away }: Neighbourhood, { refused }: World, most: number): boolean {
  if (refused !== NOWHERE && away[refused] <= most) return true;
  for (let i = 0; i < settledSize; i++) {
    if (away[settled[i]] <= most && !canStop(settled[i])) return true;
  }
  return false;
}

/** The way to a space of a neighbourhood, without the space where it begins; undefined if it is too far. */
export function pathIn(
  { spaces, steps: away, before: back }: Neighbourhood,
  to: Space,
  most: number,
): Space[] | undefined {
  let at = spaces.indexOf(to);
  if (at < 0 || away[at] > most) return undefined;
  const path: Space[] = new Array<Space>(away[at]);
  for (let i = path.length - 1; i >= 0; i--, at = back[at]) path[i] = spaces[at];
  return path;
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
