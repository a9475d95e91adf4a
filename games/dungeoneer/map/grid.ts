/** The grid of the map: cells, sides, and what lies beside each other (MAP). */

import type { Instance } from '@underhall/kernel';
import { type Faces, mapCard } from '../cards.ts';
import type { Exit } from '../content/cards.ts';
import { NOWHERE, type Space, type World } from '../world.ts';

export const SIDES = ['north', 'east', 'south', 'west'] as const;
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A cell of the grid of a realm, as it lies from the Entrance: `0,-1` is north of it. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function cellName({ x, y }: Cell): string {
  return `${x},${y}`;
}

export function beyond({ x, y }: Cell, side: number): Cell {
  return { x: x + STEPS[side][0], y: y + STEPS[side][1] };
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

export function exitAt(match: Faces & { readonly world: World }, space: number, side: number): Exit {
  const { card, turned } = match.world.spaces[space];
  return exitOf(mapCard(match, card).exits, side, turned);
}

/** The exit on a side of a card that would lie so. */
export function mapOn(match: Faces, card: Instance, side: number, turned: boolean): Exit {
  return exitOf(mapCard(match, card).exits, side, turned);
}

/** DNR-MAP-5, DNR-MOVE-2: the space that a hero could walk to by this side, or NOWHERE. */
export function walkable(match: Faces & { readonly world: World }, space: number, side: number): number {
  const next = match.world.spaces[space].beside[side];
  if (next === NOWHERE || !isPassable(exitAt(match, space, side))) return NOWHERE;
  return isPassable(exitAt(match, next, opposite(side))) ? next : NOWHERE;
}

// ------------------------------------------------------------------ finding a cell

/** More than any map reaches: it has fewer cards than that to each side. */
const REACH = 64;
const WIDTH = 2 * REACH;
/** Which space lies in a cell: filled for one look and emptied again, so it is no state. */
const scratch = new Int16Array(WIDTH * WIDTH).fill(NOWHERE);

function indexOf(x: number, y: number): number {
  return (y + REACH) * WIDTH + x + REACH;
}

/** Looks at the cells of one realm; `at` tells the space in a cell, or NOWHERE. */
export function onGrid<T>(
  spaces: readonly Space[],
  realm: number,
  look: (at: (cell: Cell) => number) => T,
): T {
  for (let i = 0; i < spaces.length; i++) {
    const { x, y } = spaces[i];
    if (spaces[i].realm === realm) scratch[indexOf(x, y)] = i;
  }
  try {
    return look(({ x, y }) => scratch[indexOf(x, y)]);
  } finally {
    for (const { x, y } of spaces) scratch[indexOf(x, y)] = NOWHERE;
  }
}

/** The same cards, with what lies beside each of them found anew. */
export function joined(spaces: readonly Omit<Space, 'beside'>[]): Space[] {
  let all: Space[] = [];
  for (const space of spaces) all = withSpace(all, space);
  return all;
}

/** The spaces with one more card among them. */
export function withSpace(spaces: readonly Space[], laid: Omit<Space, 'beside'>): Space[] {
  const number = spaces.length;
  const beside = [NOWHERE, NOWHERE, NOWHERE, NOWHERE];
  const all = spaces.map((space, i) => {
    if (space.realm !== laid.realm) return space;
    for (let side = 0; side < 4; side++) {
      const cell = beyond(laid, side);
      if (cell.x !== space.x || cell.y !== space.y) continue;
      beside[side] = i;
      const back = space.beside.slice();
      back[opposite(side)] = number;
      return { ...space, beside: back };
    }
    return space;
  });
  const { card, realm, x, y, turned } = laid;
  all.push({ card, realm, x, y, turned, beside });
  return all;
}
