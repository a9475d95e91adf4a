/**
 * Where corridors and stairs are, by what is written on the board: nothing is written on them. “The corner north of room
 * 2·4”: what it looks like, the nearest room or chamber, and on which side of it. No two spaces are called the same.
 */
import {
  CHAMBERS,
  CORRIDOR,
  edges,
  firstWay,
  kindOf,
  NO_DOOR,
  ROOM,
  ROOMS,
  SPACES,
  type Space,
  STAIRS,
  spaces,
  wayDoor,
  wayTo,
} from '../board.ts';

type Wall = 'north' | 'east' | 'south' | 'west';
type Side = Wall | 'north-east' | 'south-east' | 'south-west' | 'north-west';

interface Landmark {
  readonly place: Space;
  readonly side: Side;
  readonly shape: 'stairs' | 'corridor' | 'corner' | 'crossing' | 'doorway' | 'end';
  /** Of two that are alike on the same side of a place: the one in the north. */
  readonly part: Wall | undefined;
}

type Point = readonly [x: number, y: number];

const PLACES: readonly Space[] = [...ROOMS, ...CHAMBERS];

/** Is something written on a space? */
export function hasName(space: Space): boolean {
  return kindOf[space] !== CORRIDOR && kindOf[space] !== STAIRS;
}

let landmarks: readonly (Landmark | undefined)[] | undefined;

/** The landmark of a space on which nothing is written. Found for all at once, when it is first wanted. */
export function landmarkOf(space: Space): Landmark {
  landmarks ??= toldApart(Array.from({ length: SPACES }, (_, one) => (hasName(one) ? undefined : near(one))));
  return landmarks[space] as Landmark;
}

function near(space: Space): Landmark {
  const place = nearest(space);
  return { place, side: sideOf(place, middleOf(space)), shape: shapeOf(space), part: undefined };
}

/** Which of those that would be called the same is meant, by where it lies among them. */
function toldApart(all: readonly (Landmark | undefined)[]): readonly (Landmark | undefined)[] {
  const alike = new Map<string, Space[]>();
  for (const [space, landmark] of all.entries()) {
    if (!landmark) continue;
    const name = `${landmark.shape} ${landmark.side} ${landmark.place}`;
    alike.set(name, [...(alike.get(name) ?? []), space]);
  }
  const told = [...all];
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    const middle = meanOf(group.map(middleOf));
    for (const space of group) {
      const landmark = all[space];
      if (landmark) told[space] = { ...landmark, part: towards(middle, middleOf(space)) };
    }
  }
  return told;
}

/** In which direction a point lies, seen from another. */
function towards([x1, y1]: Point, [x2, y2]: Point): Wall {
  if (Math.abs(x2 - x1) > Math.abs(y2 - y1)) return x2 > x1 ? 'east' : 'west';
  return y2 > y1 ? 'south' : 'north';
}

/** Of places that are equally near, one with a door to it comes first; one with a long name only where it is short to say. */
function nearest(space: Space): Space {
  const middle = middleOf(space);
  const far = (place: Space) => gap(space, place) - (leadsTo(space, place) ? 0.5 : 0);
  return PLACES.filter((place) => isShort(place, sideOf(place, middle))).reduce((best, place) =>
    far(place) < far(best) ? place : best,
  );
}

/** “south-west of the Queen's Treasure Room” takes too long to read. */
const MOST_LETTERS = 20;

function isShort(place: Space, side: Side): boolean {
  return kindOf[place] === ROOM || (spaces[place].name?.length ?? 0) + side.length <= MOST_LETTERS;
}

/** What it looks like to whoever stands there: where the ways lead on, secret doors left out. */
function shapeOf(space: Space): Landmark['shape'] {
  if (kindOf[space] === STAIRS) return 'stairs';
  let on = 0;
  let doors = 0;
  const walls = new Set<Wall>();
  for (let way = firstWay[space]; way < firstWay[space + 1]; way++) {
    if (wayDoor[way] !== NO_DOOR) continue;
    if (hasName(wayTo[way])) doors++;
    else {
      on++;
      walls.add(wallTo(space, wayTo[way]));
    }
  }
  if (on > 2) return 'crossing';
  if (on < 2) return doors > 0 ? 'doorway' : 'end';
  const straight = walls.has('north') === walls.has('south') && walls.has('east') === walls.has('west');
  return straight ? 'corridor' : 'corner';
}

/** How many cells lie between two spaces. */
function gap(a: Space, b: Space): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [ax, ay] of spaces[a].cells)
    for (const [bx, by] of spaces[b].cells) least = Math.min(least, Math.hypot(ax - bx, ay - by));
  return least;
}

function leadsTo(from: Space, to: Space): boolean {
  for (let way = firstWay[from]; way < firstWay[from + 1]; way++)
    if (wayTo[way] === to && wayDoor[way] === NO_DOOR) return true;
  return false;
}

function middleOf(space: Space): Point {
  return meanOf(spaces[space].cells.map(([x, y]) => [x + 0.5, y + 0.5]));
}

function meanOf(points: readonly Point[]): Point {
  const sum = (of: 0 | 1) => points.reduce((total, point) => total + point[of], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** On which side of a place a point lies; straight in front of a wall it has one direction. */
function sideOf(place: Space, [x, y]: Point): Side {
  const { cells } = spaces[place];
  const [xs, ys] = [cells.map(([cx]) => cx), cells.map(([, cy]) => cy)];
  const across = x < Math.min(...xs) ? 'west' : x > Math.max(...xs) + 1 ? 'east' : '';
  const along = y < Math.min(...ys) ? 'north' : y > Math.max(...ys) + 1 ? 'south' : '';
  return [along, across].filter(Boolean).join('-') as Side;
}

/** In which wall of a place a door is. */
export function wallOf(place: Space, door: string): Wall {
  return wallAt(place, edges.find(({ id }) => id === door)?.at[0] ?? []);
}

/** In which wall of a space the way to a neighbour is. */
function wallTo(space: Space, neighbour: Space): Wall {
  const ends = [spaces[space].id, spaces[neighbour].id];
  return wallAt(space, edges.find(({ a, b }) => ends.includes(a) && ends.includes(b))?.at[0] ?? []);
}

function wallAt(space: Space, [x1, y1, x2, y2]: readonly number[]): Wall {
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  const inside = spaces[space].cells.some(([cx, cy]) => cx === x && cy === y);
  if (y1 === y2) return inside ? 'north' : 'south';
  return inside ? 'west' : 'east';
}
