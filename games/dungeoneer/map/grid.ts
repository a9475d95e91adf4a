/** The grid of the map: cells, sides, and what lies beside each other (MAP). */
import { type Faces, mapCard } from '../cards.ts';
import type { Exit } from '../content/cards.ts';
import { NOWHERE, type Space, type World } from '../world.ts';

export const SIDES = ['north', 'east', 'south', 'west'] as const;
/** By side: how far to the east and to the south the next cell lies. */
export const EAST = [0, 1, 0, -1] as const;
export const SOUTH = [-1, 0, 1, 0] as const;

/** A cell of the grid of a realm, as it lies from the Entrance: `0,-1` is north of it. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function cellName({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** More than any map reaches: it has fewer cards than that to each side. */
const REACH = 64;
const WIDTH = 2 * REACH;
export const CELLS = WIDTH * WIDTH;

/** The number of a cell, from 0 to CELLS. */
export function cellIndex(x: number, y: number): number {
  return (y + REACH) * WIDTH + x + REACH;
}

export function beyond({ x, y }: Cell, side: number): Cell {
  return { x: x + EAST[side], y: y + SOUTH[side] };
}

export function opposite(side: number): number {
  return (side + 2) & 3;
}

export function isPassable({ kind }: Exit): boolean {
  return kind !== 'wall';
}

/** The printed exit on a side of a card that lies so (DNR-MAP-2). */
export function exitOf(exits: readonly Exit[], side: number, turned: boolean): Exit {
  return exits[turned ? (side + 2) & 3 : side];
}

export function exitAt(match: Sight, space: number, side: number): Exit {
  const { card, turned } = match.world.spaces[space];
  return exitOf(mapCard(match, card).exits, side, turned);
}

type Sight = Faces & { readonly world: World };

/** Which sides of a card that lies so have no Wall, as bits: 1 is north, 2 is east … */
export function passages(exits: readonly Exit[], turned: boolean): number {
  let open = 0;
  for (let side = 0; side < SIDES.length; side++)
    if (isPassable(exitOf(exits, side, turned))) open |= 1 << side;
  return open;
}

/** What a map lets through. */
interface Ways {
  readonly spaces: readonly Space[];
  /** By space: its sides without a Wall. */
  readonly open: readonly number[];
  /** By space and side (`space * 4 + side`): where one could walk to, or NOWHERE. */
  readonly to: readonly number[];
}

/** What was found last: a map is walked much more often than it grows. Lists of spaces are never changed. */
let known: Ways = { spaces: [], open: [], to: [] };

function waysOn(match: Sight): Ways {
  const { spaces } = match.world;
  if (known.spaces !== spaces) known = foundWays(match, spaces);
  return known;
}

function foundWays(match: Sight, spaces: readonly Space[]): Ways {
  const open: number[] = [];
  const to: number[] = [];
  for (const { card, turned } of spaces) open.push(passages(mapCard(match, card).exits, turned));
  for (let space = 0; space < spaces.length; space++)
    for (let side = 0; side < SIDES.length; side++) {
      const next = spaces[space].beside[side];
      const joins = next !== NOWHERE && open[space] & (1 << side) && open[next] & (1 << opposite(side));
      to.push(joins ? next : NOWHERE);
    }
  return { spaces, open, to };
}

/** The sides of a space that have no Wall, as bits. */
export function openSides(match: Sight, space: number): number {
  return waysOn(match).open[space];
}

/** DNR-MAP-5, DNR-MOVE-2: the space that a hero could walk to by this side, or NOWHERE. */
export function walkable(match: Sight, space: number, side: number): number {
  return waysOn(match).to[space * SIDES.length + side];
}

/** The same cards, with what lies beside each of them found anew. */
export function joined(spaces: readonly Omit<Space, 'beside'>[]): Space[] {
  let all: Space[] = [];
  for (const space of spaces) all = withSpace(all, space);
  return all;
}

/** The spaces with one more card among them. */
export function withSpace(spaces: readonly Space[], laid: Omit<Space, 'beside'>): Space[] {
  const { card, realm, x, y, turned } = laid;
  const beside = [NOWHERE, NOWHERE, NOWHERE, NOWHERE];
  const all = spaces.slice();
  for (let i = 0; i < all.length; i++) {
    const space = all[i];
    const side = space.realm === realm ? sideTowards(space.x - x, space.y - y) : NOWHERE;
    if (side === NOWHERE) continue;
    beside[side] = i;
    all[i] = { ...space, beside: space.beside.with(opposite(side), spaces.length) };
  }
  all.push({ card, realm, x, y, turned, beside });
  return all;
}

/** The side of a cell on which another lies that is so far away; NOWHERE if they do not adjoin. */
function sideTowards(east: number, south: number): number {
  for (let side = 0; side < SIDES.length; side++)
    if (EAST[side] === east && SOUTH[side] === south) return side;
  return NOWHERE;
}
