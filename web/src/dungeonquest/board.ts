/** The grid of the dungeon as screens need it. `C4`: column C, row 4; A1 is the north-west corner. */
import data from '../../../games/dungeonquest/content/board.json' with { type: 'json' };

export const COLUMNS = data.columns;
export const ROWS = data.rows;
export const SUN_TRACK = data.sunTrack;

export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

export function squareOf(name: string): readonly [column: number, row: number] {
  return [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
}

/** The middle of a space in the units of the drawing; the Treasure Chamber is called by its upper square. */
export function middleOf(name: string): readonly [x: number, y: number] {
  const [column, row] = squareOf(name);
  return [column * 100 + 50, row * 100 + (name === TREASURE ? 100 : 50)];
}

export const TOWERS = data.towers.map(({ name, at, exits }) => ({
  name,
  space: nameOf(at[0] - 1, at[1] - 1),
  exits,
}));
const [upper, lower] = data.treasureChamber.spaces;
export const TREASURE = nameOf(upper[0] - 1, upper[1] - 1);
export const TREASURE_LOWER = nameOf(lower[0] - 1, lower[1] - 1);

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
