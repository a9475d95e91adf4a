/** The map of Warren: tunnels beside each other, in every direction. */
import type { Face } from '../../game.ts';
import { type Instance, NONE } from '../../ids.ts';

/** North, east, south, west. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A tunnel: which of its four sides are open, and whether a gem lies in it. */
export interface Tunnel extends Face {
  readonly open: readonly boolean[];
  readonly gem: boolean;
}

/** A tunnel on the map. */
export interface Cell {
  readonly card: Instance;
  readonly x: number;
  readonly y: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type TunnelOf = (card: Instance) => Tunnel;

export function cellAt(cells: readonly Cell[], { x, y }: Place): Cell | undefined {
  return cells.find((cell) => cell.x === x && cell.y === y);
}

export function placeOf(cells: readonly Cell[], card: Instance): Cell {
  return cells.find((cell) => cell.card === card) ?? { card: NONE, x: 0, y: 0 };
}

export function named({ x, y }: Place): string {
  return `${x},${y}`;
}

/** WARREN-ACT-2 */
export function waysFrom(cells: readonly Cell[], from: Cell, tunnelOf: TunnelOf): Cell[] {
  return STEPS.flatMap(([dx, dy], side) => {
    const next = cellAt(cells, { x: from.x + dx, y: from.y + dy });
    return next && tunnelOf(from.card).open[side] && tunnelOf(next.card).open[(side + 2) % 4] ? [next] : [];
  });
}

/** WARREN-DIG-1: free places beside the map, each once. */
export function freePlaces(cells: readonly Cell[]): Place[] {
  const found = new Map<string, Place>();
  for (const { x, y } of cells) {
    for (const [dx, dy] of STEPS) {
      const place = { x: x + dx, y: y + dy };
      if (!cellAt(cells, place)) found.set(named(place), place);
    }
  }
  return [...found.values()];
}

/** WARREN-DIG-2: does this tunnel fit here? */
export function fits(cells: readonly Cell[], tunnel: Tunnel, place: Place, tunnelOf: TunnelOf): boolean {
  let meets = false;
  for (const [side, [dx, dy]] of STEPS.entries()) {
    const next = cellAt(cells, { x: place.x + dx, y: place.y + dy });
    if (!next) continue;
    const open = tunnelOf(next.card).open[(side + 2) % 4];
    if (open !== tunnel.open[side]) return false;
    meets ||= open;
  }
  return meets;
}
