/** The grid of the map: cells, sides, and what lies beside each other (MAP). */
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

/** DNR-MAP-5, DNR-MOVE-2: the space that a hero could walk to by this side, or NOWHERE. */
export function walkable(match: Faces & { readonly world: World }, space: number, side: number): number {
  const next = match.world.spaces[space].beside[side];
  if (next === NOWHERE || !isPassable(exitAt(match, space, side))) return NOWHERE;
  return isPassable(exitAt(match, next, opposite(side))) ? next : NOWHERE;
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
