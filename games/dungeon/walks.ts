/**
 * Far walks: how far it is to any space over ways on which nobody is met, so that a player can name a goal beyond this
 * turn's reach and go there over several turns (walking.ts). Screens ask the same.
 */
import type { Seat } from '@underhall/kernel';
import {
  doorNamed,
  firstWay,
  isLair,
  kindOf,
  NO_DOOR,
  nameOf,
  ROOM,
  SPACES,
  type Space,
  spaceNamed,
  wayDoor,
  wayTo,
} from './board.ts';
import type { Facts } from './facts.ts';

/** The preference; its value is the name of a space, or `no`. */
export const WALK = 'walk';

/** Why a walk ended before its goal: to be told to the walker. */
export const WALK_ENDS = ['cleaned-out', 'held', 'blocked', 'near', 'door'] as const;
export type WalkEnd = (typeof WALK_ENDS)[number];

/** What a player may pass: the secret doors that he has found, as bits, and the rooms that are cleaned out. */
export interface Ground {
  readonly doors: number;
  isCleanedOut(room: Space): boolean;
}

/** DUN-MOVE-1 */
export const MOST_STEPS = 5;
export const UNREACHED = -1;

/** By space: the steps from one space, or to it, through nothing in which a monster is met; UNREACHED if there is no such way. */
export function stepsFrom(from: Space, { doors, isCleanedOut }: Ground): Int16Array {
  const steps = new Int16Array(SPACES).fill(UNREACHED);
  const reached = [from];
  steps[from] = 0;
  for (const space of reached) {
    if (space !== from && !isSafe(space, isCleanedOut)) continue;
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
      const to = wayTo[way];
      const open = wayDoor[way] === NO_DOOR || (doors & (1 << wayDoor[way])) !== 0;
      if (!open || steps[to] !== UNREACHED) continue;
      steps[to] = steps[space] + 1;
      reached.push(to);
    }
  }
  return steps;
}

/** DUN-MON-1, DUN-MON-2: nothing is met there. */
function isSafe(space: Space, isCleanedOut: Ground['isCleanedOut']): boolean {
  return kindOf[space] === ROOM ? isCleanedOut(space) : !isLair(space);
}

/** The way there, without where it begins; undefined if there is none. */
function farWay(from: Space, to: Space, ground: Ground): readonly Space[] | undefined {
  const steps = stepsFrom(to, ground);
  if (steps[from] === UNREACHED) return undefined;
  const path: Space[] = [];
  for (let at = from; at !== to; ) {
    at = nextOn(at, steps, ground);
    path.push(at);
  }
  return path;
}

/** The neighbour that is a step nearer. */
function nextOn(at: Space, steps: Int16Array, { doors }: Ground): Space {
  for (let way = firstWay[at]; way < firstWay[at + 1]; way++) {
    const open = wayDoor[way] === NO_DOOR || (doors & (1 << wayDoor[way])) !== 0;
    const left = steps[wayTo[way]];
    if (open && left !== UNREACHED && left < steps[at]) return wayTo[way];
  }
  throw new RangeError('There is no way on.');
}

/** A walk that could be set out on, for those who look at the facts of a match; spaces by name. */
export interface FarWalk {
  readonly goal: string;
  /** Without where it begins. */
  readonly path: readonly string[];
  /** If nobody stands in the way and nothing happens; this one included. */
  readonly turns: number;
}

/** Undefined if no way is known on which nobody is met, or the room is cleaned out. */
export function farWalk(
  { seats, graves, moved }: Pick<Facts, 'seats' | 'graves' | 'moved'>,
  seat: Seat,
  goal: string,
): FarWalk | undefined {
  const { space, doors } = seats[seat];
  const from = space === null ? undefined : spaceNamed(space);
  const to = spaceNamed(goal);
  if (from === undefined || to === undefined || from === to || graves.includes(goal)) return undefined;
  const way = farWay(from, to, {
    doors: doors.reduce((found, door) => found | (1 << doorNamed(door)), 0),
    isCleanedOut: (room) => graves.includes(nameOf(room)),
  });
  return way && { goal, path: way.map(nameOf), turns: turnsFor(way.length, moved) };
}

/** How many turns it takes, this one included, if so many spaces are gone in it already and nobody stands in the way. */
function turnsFor(steps: number, moved = 0): number {
  const now = MOST_STEPS - moved;
  return steps <= now ? 1 : 1 + Math.ceil((steps - now) / MOST_STEPS);
}
