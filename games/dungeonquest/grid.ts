/**
 * The grid of the dungeon: 13 columns and 10 rows of squares. A space is named by column and row (`A1` is the
 * north-west corner) and numbered row by row. The Treasure Chamber covers two squares but is one space (DQ-COMP-3),
 * called by its upper square.
 */
import boardData from './content/board.json' with { type: 'json' };

/** How people call a space: `C4`. */
export type SpaceName =
  `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;
/** A square of the grid, by its number. */
export type Space = number & { readonly kind?: 'space' };
/** 0 north, 1 east, 2 south, 3 west. */
export type Direction = number & { readonly kind?: 'direction' };
/** A side of a square: square × 4 + direction. */
export type Exit = number & { readonly kind?: 'exit' };

export const COLUMNS = boardData.columns;
export const ROWS = boardData.rows;
export const SPACES = COLUMNS * ROWS;
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];

/** Beyond the wall around the dungeon. */
export const OUTSIDE = -1;

function squareAt([column, row]: readonly number[]): Space {
  return (row - 1) * COLUMNS + (column - 1);
}

export const TREASURE_SQUARES: readonly Space[] = boardData.treasureChamber.spaces.map(squareAt);
export const TREASURE_CHAMBER: Space = TREASURE_SQUARES[0];
const LOWER_HALF = TREASURE_SQUARES[1];

/** The Tower Rooms, with the directions of their passages. */
export const TOWER_ROOMS = boardData.towers.map(({ name, at, exits }) => ({
  name,
  space: squareAt(at),
  exits: exits as readonly DirectionName[],
}));
export const TOWERS: readonly Space[] = TOWER_ROOMS.map(({ space }) => space);

/** The sun track from its first space on: on which dice the doors close there (DQ-SUN-3, DQ-SUN-9). */
export const SUN_TRACK: readonly { readonly space: number; readonly closesOn: number }[] = boardData.sunTrack;

export function isTower(space: Space): boolean {
  return IS_TOWER[space] === 1;
}

/** Is this side of a Tower Room or of the Treasure Chamber a passage? */
export function isPrintedPassage(exit: Exit): boolean {
  return PRINTED_PASSAGES[exit] === 1;
}

/** Is the space of this square printed on the board: a Tower Room or the Treasure Chamber? */
export function isPrinted(square: Space): boolean {
  return IS_PRINTED[square] === 1;
}

/** The square beyond a side, or OUTSIDE. */
export function beyond(exit: Exit): Space {
  return NEIGHBOURS[exit];
}

/** DQ-COMP-3: the space a square belongs to. */
export function spaceOf(square: Space): Space {
  return square === LOWER_HALF ? TREASURE_CHAMBER : square;
}

export function exitOf(square: Space, side: Direction): Exit {
  return square * 4 + side;
}

export function squareOf(exit: Exit): Space {
  return exit >> 2;
}

export function sideOf(exit: Exit): Direction {
  return exit & 3;
}

export function opposite(side: Direction): Direction {
  return (side + 2) & 3;
}

/** The sides of a space that lead to another square; the Treasure Chamber has six. */
export function exitsOf(space: Space): readonly Exit[] {
  return EXITS[space];
}

export function nameOf(space: Space): SpaceName {
  return NAMES[space];
}

/** The space called `C4`; undefined if there is none. */
export function spaceNamed(name: string): Space | undefined {
  const index = NAMES.indexOf(name as SpaceName);
  return index < 0 || spaceOf(index) !== index ? undefined : index;
}

/** Steps between two spaces when walls are ignored. */
export function distance(a: Space, b: Space): number {
  return DISTANCES[a * SPACES + b];
}

function steps(a: Space, b: Space): number {
  const rows = Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));
  return rows + Math.abs((a % COLUMNS) - (b % COLUMNS));
}

/** The square so many steps away in a direction, stopping before the outer wall (DQ-CAT-20). */
export function advanced(square: Space, side: Direction, count: number): Space {
  let here = square;
  for (let i = 0; i < count; i++) {
    const next = NEIGHBOURS[exitOf(here, side)];
    if (next === OUTSIDE) return here;
    here = next;
  }
  return here;
}

const IS_TOWER: Uint8Array = Uint8Array.from({ length: SPACES }, (_, square) =>
  TOWERS.includes(square) ? 1 : 0,
);

const IS_PRINTED: Uint8Array = IS_TOWER.map((tower, square) =>
  TREASURE_SQUARES.includes(square) ? 1 : tower,
);

const PRINTED_PASSAGES: Uint8Array = Uint8Array.from({ length: SPACES * 4 }, (_, exit) => {
  const square = squareOf(exit);
  const tower = TOWER_ROOMS.find(({ space }) => space === square);
  const passage = tower ? tower.exits.includes(DIRECTIONS[sideOf(exit)]) : TREASURE_SQUARES.includes(square);
  return passage ? 1 : 0;
});

const DISTANCES: Uint8Array = Uint8Array.from({ length: SPACES * SPACES }, (_, pair) => {
  const squares = (space: Space) => (space === TREASURE_CHAMBER ? TREASURE_SQUARES : [space]);
  const from = squares(Math.floor(pair / SPACES));
  return Math.min(...squares(pair % SPACES).flatMap((to) => from.map((square) => steps(square, to))));
});

const NAMES = Array.from({ length: SPACES }, (_, square) => {
  return `${String.fromCharCode(65 + (square % COLUMNS))}${Math.floor(square / COLUMNS) + 1}` as SpaceName;
});

export const SQUARE_NAMES: readonly SpaceName[] = NAMES;
/** The names of all spaces: the two squares of the Treasure Chamber have one. */
export const SPACE_NAMES: readonly SpaceName[] = NAMES.filter((_, square) => spaceOf(square) === square);

const NEIGHBOURS: Int16Array = Int16Array.from({ length: SPACES * 4 }, (_, exit) => {
  const square = exit >> 2;
  const column = square % COLUMNS;
  const row = Math.floor(square / COLUMNS);
  const side = exit & 3;
  if (side === 0) return row === 0 ? OUTSIDE : square - COLUMNS;
  if (side === 1) return column === COLUMNS - 1 ? OUTSIDE : square + 1;
  if (side === 2) return row === ROWS - 1 ? OUTSIDE : square + COLUMNS;
  return column === 0 ? OUTSIDE : square - 1;
});

const EXITS: readonly (readonly Exit[])[] = Array.from({ length: SPACES }, (_, square) => {
  const squares = square === TREASURE_CHAMBER ? TREASURE_SQUARES : [square];
  return squares.flatMap((s) =>
    [0, 1, 2, 3].map((side) => exitOf(s, side)).filter((exit) => spaceOf(NEIGHBOURS[exit]) !== square),
  );
});

/** How options and texts call an exit: `north`; in the Treasure Chamber the sides of its two squares differ. */
export function exitName(exit: Exit): string {
  const square = squareOf(exit);
  const side = sideOf(exit);
  if (!TREASURE_SQUARES.includes(square) || side === 0 || side === 2) return DIRECTIONS[side];
  const half = square === TREASURE_CHAMBER ? 'north' : 'south';
  return `${half}-${DIRECTIONS[side]}`;
}
