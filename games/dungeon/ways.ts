/** MOVE: the ways from a space to every other in reach, found once and kept. */
import type { Effect, Option } from '@underhall/kernel';
import {
  ALL_DOORS,
  type Door,
  doorBetween,
  firstWay,
  isLair,
  kindOf,
  NO_DOOR,
  nameOf,
  ROOM,
  ROOMS,
  roomIndex,
  SPACES,
  type Space,
  wayDoor,
  wayTo,
} from './board.ts';
import { MOST_STEPS } from './reach.ts';
import type { World } from './world.ts';

export interface Go extends Effect {
  readonly do: 'go';
  readonly to: Space;
  readonly steps: number;
  /** A secret door to be passed, or NO_DOOR for the shortest way. */
  readonly through: Door;
  /** For those who look at it before they choose. A way is found anew by who goes it: of forty, one is taken. */
  readonly path?: readonly Space[];
}

const TO: readonly string[] = Array.from({ length: SPACES }, (_, space) => `to:${nameOf(space)}`);

/** How the option to go to a space is called. */
export function idTo(space: Space): string {
  return TO[space];
}

/** By space and number of steps: few, and met so often that they stay at hand. */
const WAYS: readonly Option[] = Array.from({ length: SPACES * (MOST_STEPS + 1) }, (_, at) => {
  const to = Math.floor(at / (MOST_STEPS + 1));
  const effect: Go = { do: 'go', to, steps: at % (MOST_STEPS + 1), through: NO_DOOR };
  return { id: TO[to], effect };
});

/** The option to go to a space the shortest way. */
export function optionTo(to: Space, steps: number): Option {
  return WAYS[to * (MOST_STEPS + 1) + steps];
}

export const STAYING: Option = { id: 'stay', effect: { do: 'stay' } };

/**
 * What is in reach of a space while certain secret doors may be passed and certain rooms are cleaned out. These change
 * seldom, so each is surveyed once and kept; pawns and refusals are looked at when it is used.
 */
export interface Neighbourhood {
  /** Secret doors that can be passed, as bits, of all that matter here. */
  readonly doors: number;
  readonly cleaned: number;
  /** Nearest first; the first is the space itself. */
  readonly spaces: Int16Array;
  readonly steps: Int8Array;
  /** By place in the list: the place of the space before, on the way. */
  readonly before: Int16Array;
  /** By space: the steps to it, or FAR. */
  readonly away: Int8Array;
  /** By number of steps: to stay, and every way that is no longer; listed when first wanted. */
  readonly within: (readonly Option[] | undefined)[];
}

/** More steps than anybody takes. */
const FAR = MOST_STEPS + 1;

/** What could change the neighbourhood of a space, and the forms of it that have been met. */
interface Surroundings {
  readonly doors: number;
  /** Rooms that lead somewhere else once they are cleaned out, by their place among the rooms. */
  readonly passages: readonly number[];
  known: Neighbourhood[];
}

const MOST_KNOWN = 100;
const surroundings: (Surroundings | undefined)[] = Array.from({ length: SPACES }, () => undefined);

/** What a player who may pass these doors could reach in five steps if there were no other pawns. */
export function neighbourhoodOf({ graves }: World, from: Space, doors: number): Neighbourhood {
  const around = surroundings[from] ?? surround(from);
  const { passages } = around;
  const open = doors & around.doors;
  let cleaned = 0;
  for (let i = 0; i < passages.length; i++) cleaned |= graves[passages[i]] << i;
  return recalled(around, open, cleaned) ?? learned(around, survey(from, open, cleaned, passages));
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
  const { spaces } = survey(
    from,
    ALL_DOORS,
    -1,
    ROOMS.map((room) => roomIndex[room]),
  );
  let doors = 0;
  const passages: number[] = [];
  for (const space of spaces) {
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++)
      if (wayDoor[way] !== NO_DOOR) doors |= 1 << wayDoor[way];
    if (kindOf[space] === ROOM && firstWay[space + 1] - firstWay[space] > 1) passages.push(roomIndex[space]);
  }
  const around: Surroundings = { doors, passages, known: [] };
  surroundings[from] = around;
  return around;
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
  for (let i = 0; i < spaces.length && steps[i] < MOST_STEPS; i++) {
    const space = spaces[i];
    const room = kindOf[space] === ROOM && !(cleaned & (1 << passages.indexOf(roomIndex[space])));
    if (i > 0 && (room || isLair(space))) continue;
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
      const to = wayTo[way];
      const closed = wayDoor[way] !== NO_DOOR && !(doors & (1 << wayDoor[way]));
      if (closed || spaces.includes(to)) continue;
      spaces.push(to);
      steps.push(steps[i] + 1);
      before.push(i);
    }
  }
  return {
    doors,
    cleaned,
    spaces: Int16Array.from(spaces),
    steps: Int8Array.from(steps),
    before: Int16Array.from(before),
    away: stepsBySpace(spaces, steps),
    within: Array.from({ length: FAR }, () => undefined),
  };
}

function stepsBySpace(spaces: readonly Space[], steps: readonly number[]): Int8Array {
  const away = new Int8Array(SPACES).fill(FAR);
  for (const [i, space] of spaces.entries()) away[space] = steps[i];
  return away;
}

/** Staying and every way where nobody stands in it: the same at most turns, so it is listed once. */
export function waysWithin(near: Neighbourhood, most: number): readonly Option[] {
  let ways = near.within[most];
  if (ways === undefined) {
    const list: Option[] = [STAYING];
    for (let i = 1; i < near.spaces.length && near.steps[i] <= most; i++)
      list.push(optionTo(near.spaces[i], near.steps[i]));
    near.within[most] = list;
    ways = list;
  }
  return ways;
}

/** The same without the ways to some spaces: few, so they are taken out of the whole list. */
export function waysWithout(near: Neighbourhood, most: number, spaces: readonly Space[]): readonly Option[] {
  const ways = waysWithin(near, most).slice();
  for (const space of spaces) {
    const steps = near.away[space];
    const at = ways.indexOf(steps === 0 ? STAYING : optionTo(space, steps));
    if (at >= 0) ways.splice(at, 1);
  }
  return ways;
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
