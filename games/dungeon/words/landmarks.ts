/**
 * Where corridors and stairs are, by what is written on the board: nothing is written on them. “North of room 2·4”:
 * the nearest room or chamber, and on which side of it.
 */
import {
  CHAMBERS,
  CORRIDOR,
  edges,
  firstWay,
  kindOf,
  NO_DOOR,
  ROOMS,
  type Space,
  STAIRS,
  spaces,
  wayDoor,
  wayTo,
} from '../board.ts';

type Wall = 'north' | 'east' | 'south' | 'west';
export type Side = Wall | 'north-east' | 'south-east' | 'south-west' | 'north-west';

export interface Landmark {
  readonly place: Space;
  readonly side: Side;
}

type Point = readonly [x: number, y: number];

const PLACES: readonly Space[] = [...ROOMS, ...CHAMBERS];
const found = new Map<Space, Landmark>();

/** Is something written on a space? */
export function hasName(space: Space): boolean {
  return kindOf[space] !== CORRIDOR && kindOf[space] !== STAIRS;
}

/** The landmark of a space on which nothing is written. */
export function landmarkOf(space: Space): Landmark {
  let landmark = found.get(space);
  if (!landmark) {
    const place = nearest(space);
    landmark = { place, side: sideOf(place, middleOf(space)) };
    found.set(space, landmark);
  }
  return landmark;
}

/** Of places that are equally near, one with a door to it comes first. */
function nearest(space: Space): Space {
  const far = (place: Space) => gap(space, place) - (leadsTo(space, place) ? 0.5 : 0);
  return PLACES.reduce((best, place) => (far(place) < far(best) ? place : best));
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
  const { cells } = spaces[space];
  const sum = (of: 0 | 1) => cells.reduce((total, cell) => total + cell[of] + 0.5, 0);
  return [sum(0) / cells.length, sum(1) / cells.length];
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
  const [x1, y1, x2, y2] = edges.find(({ id }) => id === door)?.at[0] ?? [];
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  const inside = spaces[place].cells.some(([cx, cy]) => cx === x && cy === y);
  if (y1 === y2) return inside ? 'north' : 'south';
  return inside ? 'west' : 'east';
}
