/** The grid of the dungeon as it is drawn. Spaces go by name, as in facts: `C4` is column C, row 4. */
import {
  beyond,
  COLUMNS,
  type Direction,
  exitsOf,
  nameOf,
  OUTSIDE,
  type Space,
  type SpaceName,
  sideOf,
  spaceNamed,
  spaceOf,
  TOWER_ROOMS,
  TREASURE_SQUARES,
} from '@underhall/dungeonquest/board';

export { COLUMNS, DIRECTIONS, ROWS, SUN_TRACK } from '@underhall/dungeonquest/board';

export function nameAt(column: number, row: number): SpaceName {
  return nameOf(row * COLUMNS + column);
}

export function squareOf(name: string): readonly [column: number, row: number] {
  const square = spaceNamed(name) ?? OUTSIDE;
  return [square % COLUMNS, Math.floor(square / COLUMNS)];
}

/** The Treasure Chamber is called by its upper square. */
export const [TREASURE, TREASURE_LOWER] = TREASURE_SQUARES.map(nameOf);

/** The middle of a space in the units of the drawing. */
export function middleOf(name: string): readonly [x: number, y: number] {
  const [column, row] = squareOf(name);
  return [column * 100 + 50, row * 100 + (name === TREASURE ? 100 : 50)];
}

export const TOWERS = TOWER_ROOMS.map(({ name, space, exits }) => ({ name, space: nameOf(space), exits }));

/** The name of a space that an event names by its number. */
export function spaceName(space: Space): SpaceName {
  return nameOf(spaceOf(space));
}

/** The space on a side of another, be there a wall or not; undefined at the edge. */
export function beside(name: string, side: Direction): SpaceName | undefined {
  const space = spaceNamed(name);
  const exit = space === undefined ? undefined : exitsOf(space).find((one) => sideOf(one) === side);
  const next = exit === undefined ? OUTSIDE : beyond(exit);
  return next === OUTSIDE ? undefined : spaceName(next);
}
