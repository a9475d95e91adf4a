/**
 * How far it is from anywhere to the places that matter (Start, rooms and chambers), measured once from the board. A
 * chamber on the way costs a stop and a fight; a room is no way through.
 */
import {
  CHAMBERS,
  firstWay,
  isLair,
  kindOf,
  LEVELS,
  levelOf,
  NO_DOOR,
  ROOM,
  ROOMS,
  SPACES,
  type Space,
  START,
  wayDoor,
  wayTo,
} from './board.ts';

/** What a chamber in the way costs besides its own space. */
const STOP = 5;
/** Further than any way: what can only be reached through secret doors. */
const FAR = 120;
/** What a secret door that is not found costs, in spaces. */
const SEARCH = 12;

const targets: readonly Space[] = [START, ...CHAMBERS, ...ROOMS];
const indexOf = new Int16Array(SPACES).fill(-1);
for (const [index, target] of targets.entries()) indexOf[target] = index;

/** By index of the target: spaces from everywhere, with secret doors (in turn) closed, or all found. */
const closed = targets.map((target) => measure(target, SEARCH));
const open = targets.map((target) => measure(target, 0));

/** Spaces from one to another, which must be Start, a room or a chamber. */
export function distance(from: Space, to: Space, doorsFound: boolean): number {
  return (doorsFound ? open : closed)[indexOf[to]][from];
}

/** The rooms (by their index) of each level: where they begin in a list of rooms by level. */
const byLevel: readonly number[] = ROOMS.map((_, index) => index).sort(
  (a, b) => levelOf[ROOMS[a]] - levelOf[ROOMS[b]] || a - b,
);
export const firstOnLevel: readonly number[] = Array.from(
  { length: LEVELS + 2 },
  (_, level) => byLevel.filter((index) => levelOf[ROOMS[index]] < level).length,
);

const nearestClosed: (Uint8Array | undefined)[] = [];
const nearestOpen: (Uint8Array | undefined)[] = [];

/** The rooms (by their index) level by level, those of a level from the nearest to the furthest. */
export function nearestRooms(from: Space, doorsFound: boolean): Uint8Array {
  const known = doorsFound ? nearestOpen : nearestClosed;
  let rooms = known[from];
  if (rooms === undefined) {
    const steps = (index: number) => distance(from, ROOMS[index], doorsFound);
    rooms = Uint8Array.from(
      byLevel.toSorted((a, b) => levelOf[ROOMS[a]] - levelOf[ROOMS[b]] || steps(a) - steps(b) || a - b),
    );
    known[from] = rooms;
  }
  return rooms;
}

function costOf(space: Space): number {
  if (kindOf[space] === ROOM) return FAR;
  return isLair(space) ? 1 + STOP : 1;
}

function measure(target: Space, door: number): Uint8Array {
  const far = new Uint8Array(SPACES).fill(FAR);
  const reached: Space[][] = [[target]];
  far[target] = 0;
  for (let steps = 0; steps < FAR; steps++) {
    for (const space of reached[steps] ?? []) {
      if (far[space] !== steps) continue;
      const step = space === target ? 1 : costOf(space);
      for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
        const length = steps + step + (wayDoor[way] === NO_DOOR ? 0 : door);
        if (length >= far[wayTo[way]]) continue;
        far[wayTo[way]] = length;
        reached[length] = [...(reached[length] ?? []), wayTo[way]];
      }
    }
  }
  return far;
}
