/** Where Map cards lie in the drawing: a grid around the Entrance of a realm that grows in every direction. */
import type { Part } from '../../table/PanZoom.tsx';
import type { RealmName, SpaceFacts } from '../terms.ts';

/** The side of a Map card in units of the drawing. */
export const CELL = 240;
/** Around all of it. */
const MARGIN = CELL * 0.42;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export function cellAt(name: string): Cell {
  const [x, y] = name.split(',').map(Number);
  return { x, y };
}

export function cellNamed({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** The whole of the drawing, as it lies from the middle of the Entrance. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boundsOf(names: readonly string[]): Bounds {
  const cells = names.length > 0 ? names.map(cellAt) : [{ x: 0, y: 0 }];
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)].map((at) => (at - 0.5) * CELL - MARGIN);
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)].map((at) => (at + 0.5) * CELL + MARGIN);
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of the drawing with all these cells in it, with a margin in cells. */
export function partOf(names: readonly string[], margin: number, { left, top, width, height }: Bounds): Part {
  const cells = names.map(cellAt);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const reach = 0.5 + margin;
  return {
    left: Math.max(0, (Math.min(...xs) - reach) * CELL - left),
    top: Math.max(0, (Math.min(...ys) - reach) * CELL - top),
    right: Math.min(width, (Math.max(...xs) + reach) * CELL - left),
    bottom: Math.min(height, (Math.max(...ys) + reach) * CELL - top),
  };
}

export function spacesIn(map: readonly SpaceFacts[], realm: RealmName): readonly SpaceFacts[] {
  return map.filter((space) => space.realm === realm);
}
