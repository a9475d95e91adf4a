/** MOVE: the ways from a space to every other in reach, found once and kept. */
import type { Option, Seat } from '@underhall/kernel';
import {
  ALL_DOORS,
  CHAMBER,
  type Door,
  doorBetween,
  firstWay,
  isLair,
  kindOf,
  NO_DOOR,
  NOWHERE,
  nameOf,
  ROOM,
  ROOMS,
  roomIndex,
  SPACES,
  type Space,
  START,
  wayDoor,
  wayTo,
} from './board.ts';
import { canEnter, canStop, isTaken } from './landing.ts';
import type { LookOption } from './looking.ts';
import { MOST_STEPS } from './walks.ts';
import { isDangerous, type World } from './world.ts';

export interface Go {
  readonly do: 'go';
  readonly to: Space;
  readonly steps: number;
  /** A secret door to be passed; for the shortest way UNKNOWN_DOORS, or NO_DOOR if it leads through none but those found. */
  readonly through: Door;
  /** For those who look at it before they choose. A way is found anew by who goes it: of forty, one is taken. */
  readonly path?: readonly Space[];
}

const TO: readonly string[] = Array.from({ length: SPACES }, (_, space) => `to:${nameOf(space)}`);

/** How the option to go to a space is called. */
export function idTo(space: Space): string {
  return TO[space];
}

/** DUN-MOVE-15, DUN-SDCARD-1: through doors that are not found, because every other way is longer. */
export const UNKNOWN_DOORS: Door = -2;

/** By space and number of steps: few, and met so often that they stay at hand. */
function waysTo(through: Door, suffix = ''): readonly Option<World>[] {
  return Array.from({ length: SPACES * (MOST_STEPS + 1) }, (_, at) => {
    const to = Math.floor(at / (MOST_STEPS + 1));
    return { id: `${TO[to]}${suffix}`, effect: { do: 'go', to, steps: at % (MOST_STEPS + 1), through } };
  });
}

const WAYS = waysTo(NO_DOOR);
const SECRET_WAYS = waysTo(UNKNOWN_DOORS);
const OPEN_WAYS = waysTo(NO_DOOR, ':open');

/** The option to go to a space the shortest way. */
export function optionTo(to: Space, steps: number): Option<World> {
  return WAYS[to * (MOST_STEPS + 1) + steps];
}

/** The same for a holder of the Secret Door card who has no way as short without it. */
export function secretOptionTo(to: Space, steps: number): Option<World> {
  return SECRET_WAYS[to * (MOST_STEPS + 1) + steps];
}

/** And the longer way for that holder, which does not show the card. */
export function openOptionTo(to: Space, steps: number): Option<World> {
  return OPEN_WAYS[to * (MOST_STEPS + 1) + steps];
}

export const STAYING: Option<World> = { id: 'stay', effect: { do: 'stay' } };

/**
 * What is in reach of a space while certain secret doors may be passed and certain rooms are cleaned out. These change
 * seldom, so each is surveyed once and kept; pawns and refusals are looked at when it is used.
 */
export interface Neighbourhood {
  /** Secret doors, as bits: those that could be passed, and those at which the survey came by. No other matters. */
  readonly doors: number;
  readonly metDoors: number;
  /** The same for the rooms that were cleaned out, by their place among the passages of the surroundings. */
  readonly cleaned: number;
  readonly metRooms: number;
  /** Nearest first; the first is the space itself. */
  readonly spaces: Int16Array;
  readonly steps: Int8Array;
  /** By place in the list: the place of the space before, on the way. */
  readonly before: Int16Array;
  /** By space: the steps to it, or FAR. */
  readonly away: Int8Array;
  // Options with all five steps to go, each listed when first wanted: to stay and every way; the ways alone; where all
  // doors may be passed, what a holder of the Secret Door card can do, by the doors that he has found; and, kept only from
  // ordinary turns (movement.ts), the looks with an ESP Medallion.
  staying: Ways | undefined;
  leaving: Ways | undefined;
  withCard: Map<number, Ways> | undefined;
  looks: readonly LookOption[] | undefined;
}

/** Options to go somewhere, as if nobody stood in the way, and where each of them ends. */
export interface Ways {
  readonly options: readonly Option<World>[];
  readonly ends: Int16Array;
}

/** More steps than anybody takes. */
const FAR = MOST_STEPS + 1;

/** What could change the neighbourhood of a space, and the forms of it that have been met. */
interface Surroundings {
  /** Rooms that lead somewhere else once they are cleaned out, by their place among the rooms. */
  readonly passages: readonly number[];
  /** The form met last: a match meets few. */
  last: Neighbourhood | undefined;
  readonly known: Neighbourhood[];
}

const MOST_KNOWN = 100;
const surroundings: (Surroundings | undefined)[] = Array.from({ length: SPACES }, () => undefined);

/** What a player who may pass these doors could reach in five steps if there were no other pawns. */
export function neighbourhoodOf({ graves }: World, from: Space, doors: number): Neighbourhood {
  const around = surroundings[from] ?? surround(from);
  const { passages, last } = around;
  let cleaned = 0;
  for (let i = 0; i < passages.length; i++) cleaned |= graves[passages[i]] << i;
  if (last !== undefined && isSame(last, doors, cleaned)) return last;
  const form = recalled(around, doors, cleaned) ?? learned(around, survey(from, doors, cleaned, passages));
  around.last = form;
  return form;
}

function isSame(form: Neighbourhood, doors: number, cleaned: number): boolean {
  return ((form.doors ^ doors) & form.metDoors) === 0 && ((form.cleaned ^ cleaned) & form.metRooms) === 0;
}

function recalled({ known }: Surroundings, doors: number, cleaned: number): Neighbourhood | undefined {
  for (const form of known) if (isSame(form, doors, cleaned)) return form;
  return undefined;
}

function learned({ known }: Surroundings, form: Neighbourhood): Neighbourhood {
  if (known.length >= MOST_KNOWN) known.length = 0;
  known.push(form);
  return form;
}

function surround(from: Space): Surroundings {
  const { spaces } = survey(
    from,
    ALL_DOORS,
    -1,
    ROOMS.map((room) => roomIndex[room]),
  );
  const passages: number[] = [];
  for (const space of spaces) {
    if (kindOf[space] === ROOM && leadsOn(space)) passages.push(roomIndex[space]);
    noteReach(from, space);
  }
  const around: Surroundings = { passages, last: undefined, known: [] };
  surroundings[from] = around;
  return around;
}

/** By two spaces, as bits. */
const reaches = new Uint8Array(Math.ceil((SPACES * SPACES) / 8));

function noteReach(from: Space, to: Space): void {
  const at = from * SPACES + to;
  reaches[at >> 3] |= 1 << (at & 7);
}

/** Could a pawn ever get there in five steps? (Noted when its surroundings were first surveyed.) */
export function isInReach(from: Space, to: Space): boolean {
  const at = from * SPACES + to;
  return (reaches[at >> 3] & (1 << (at & 7))) !== 0;
}

/** Does another pawn, or a refusal, keep a player from ending a way within so many steps? */
export function isAnyTaken(world: World, seat: Seat, { away }: Neighbourhood, most: number): boolean {
  const { adventurers, refused } = world;
  const from = adventurers[seat].space;
  for (let other = 0; other < adventurers.length; other++) {
    const { space } = adventurers[other];
    // Most pawns are far away, which is quicker to see than how far.
    if (other === seat || space === NOWHERE || !isInReach(from, space)) continue;
    if (away[space] <= most && space !== START && kindOf[space] !== CHAMBER) return true;
  }
  for (let i = 0; i < refused.length; i++) if (away[refused[i]] <= most) return true;
  return false;
}

/** Is there more than one way, or a secret door through which one may go in and out again to learn it? */
function leadsOn(room: Space): boolean {
  return firstWay[room + 1] - firstWay[room] > 1 || wayDoor[firstWay[room]] !== NO_DOOR;
}

/** By name of a space: how many rooms in its reach lead somewhere else. More than 31 would not fit into `cleaned`. */
export function passagesInReach(): ReadonlyMap<string, number> {
  return new Map(Array.from({ length: SPACES }, (_, from) => [nameOf(from), surround(from).passages.length]));
}

/** DUN-MOVE-8, DUN-MOVE-9, DUN-SECRET-1: over ways that are open; a dangerous space ends the way. */
function survey(from: Space, doors: number, cleaned: number, passages: readonly number[]): Neighbourhood {
  const spaces = [from];
  const steps = [0];
  const before = [0];
  let metDoors = 0;
  let metRooms = 0;
  for (let i = 0; i < spaces.length && steps[i] < MOST_STEPS; i++) {
    const space = spaces[i];
    if (i > 0 && kindOf[space] === ROOM) {
      const passage = passages.indexOf(roomIndex[space]);
      if (passage < 0) continue;
      metRooms |= 1 << passage;
      if (!(cleaned & (1 << passage))) continue;
    } else if (i > 0 && isLair(space)) continue;
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
      const to = wayTo[way];
      const door = wayDoor[way] === NO_DOOR ? 0 : 1 << wayDoor[way];
      metDoors |= door;
      const closed = door !== 0 && !(doors & door);
      if (closed || spaces.includes(to)) continue;
      spaces.push(to);
      steps.push(steps[i] + 1);
      before.push(i);
    }
  }
  return {
    doors,
    metDoors,
    cleaned,
    metRooms,
    spaces: Int16Array.from(spaces),
    steps: Int8Array.from(steps),
    before: Int16Array.from(before),
    away: stepsBySpace(spaces, steps),
    staying: undefined,
    leaving: undefined,
    withCard: undefined,
    looks: undefined,
  };
}

function stepsBySpace(spaces: readonly Space[], steps: readonly number[]): Int8Array {
  const away = new Int8Array(SPACES).fill(FAR);
  for (const [i, space] of spaces.entries()) away[space] = steps[i];
  return away;
}

/** Every way, and staying where that is allowed, if nobody stands in it: the same at most turns, so it is listed once. */
export function waysWithin(near: Neighbourhood, most: number, mayStay: boolean): Ways {
  if (most < MOST_STEPS) return listed(near, most, mayStay);
  if (mayStay) {
    near.staying ??= listed(near, most, true);
    return near.staying;
  }
  near.leaving ??= listed(near, most, false);
  return near.leaving;
}

function listed({ spaces, steps }: Neighbourhood, most: number, mayStay: boolean): Ways {
  const options: Option<World>[] = mayStay ? [STAYING] : [];
  for (let i = 1; i < spaces.length && steps[i] <= most; i++) options.push(optionTo(spaces[i], steps[i]));
  return waysOf(options, spaces[0]);
}

/** With where each of them ends; staying ends here. */
export function waysOf(options: readonly Option<World>[], here: Space): Ways {
  const ends = options.map(({ effect }) => (effect.do === 'go' ? effect.to : here));
  return { options, ends: Int16Array.from(ends) };
}

/** Those that do not end on a space that is taken. */
export function freeOf(world: World, { options, ends }: Ways): readonly Option<World>[] {
  let count = 0;
  while (count < ends.length && !isTaken(world, ends[count])) count++;
  if (count === ends.length) return options;
  const free = options.slice();
  for (let i = count + 1; i < ends.length; i++) if (!isTaken(world, ends[i])) free[count++] = free[i];
  while (free.length > count) free.pop();
  return free;
}

/** Can a pawn end its movement anywhere but where it stands and in one room? (DUN-ESP-2; asks the pawns settled last.) */
export function canGoOn(world: World, { spaces, steps }: Neighbourhood, most: number, but: Space): boolean {
  for (let i = 1; i < spaces.length && steps[i] <= most; i++)
    if (spaces[i] !== but && canEnter(world, spaces[i]) && canStop(spaces[i])) return true;
  return false;
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

/** The way to a space of a neighbourhood, without the space where it begins; undefined if it is too far. */
export function pathIn(
  { spaces, before, away }: Neighbourhood,
  to: Space,
  most: number,
): readonly Space[] | undefined {
  if (away[to] > most) return undefined;
  let at = placeOf(spaces, to);
  const path: Space[] = new Array<Space>(away[to]);
  for (let i = path.length - 1; i >= 0; i--, at = before[at]) path[i] = spaces[at];
  return path;
}

/** The secret doors on the way to a space of a neighbourhood, as bits. */
export function doorsTo({ spaces, before }: Neighbourhood, to: Space): number {
  let doors = 0;
  for (let at = placeOf(spaces, to); at > 0; at = before[at]) {
    const door = doorBetween(spaces[before[at]], spaces[at]);
    if (door !== NO_DOOR) doors |= 1 << door;
  }
  return doors;
}

/** (Quicker here than asking the array.) */
function placeOf(spaces: Int16Array, space: Space): number {
  let at = 0;
  while (spaces[at] !== space) at++;
  return at;
}
