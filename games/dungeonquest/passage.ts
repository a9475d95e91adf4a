/** Who can go where: sides, passages and what stands in the way (MOVE, HALL). */
import { NONE, type Seat } from '@underhall/kernel';
import {
  beyond,
  type Direction,
  type Exit,
  exitOf,
  exitsOf,
  isPrinted,
  isPrintedPassage,
  OUTSIDE,
  opposite,
  type Space,
  sideOf,
  spaceOf,
  squareOf,
  TREASURE_CHAMBER,
} from './grid.ts';
import { DOOR, halfTowards, OPEN, PORTCULLIS, type Side, sideTowards, type Tile, WALL } from './tile.ts';
import { editionOf, type Hero, IN_DUNGEON, type M, tileAt } from './world.ts';

/** DQ-MOVE-8, DQ-CAT-30, DQR-CHAMB-1 */
export function isExplored(match: M, space: Space): boolean {
  return match.world.entry[space] >= 0 || isPrinted(space);
}

/** What a square shows to a direction; undefined if it is unexplored. */
export function sideAt(match: M, square: Space, direction: Direction): Side | undefined {
  const entry = match.world.entry[square];
  if (entry >= 0) return sideTowards(tileAt(match, square) as Tile, entry, direction);
  if (!isPrinted(square)) return undefined;
  return isPrintedPassage(exitOf(square, direction)) ? OPEN : WALL;
}

/** Why a Hero may not go through an exit, as a message key, or undefined if he may. */
export type Hindrance = 'wall' | 'wall-beyond' | 'outer-wall' | 'occupied' | 'no-chambers' | 'other-half';

/** Is there a passage at all: walls, halves and the outer wall (DQ-MOVE-2..4, DQ-MOVE-12, DQ-DEADEND-1, DQ-CHASM-2, DQ-CHASM-3, DQ-MOVE-20, DQR-HALL-1..5, DQR-CHASM-4, DQR-MOVE-16). */
export function closedBy(match: M, hero: Hero, exit: Exit): Hindrance | undefined {
  const square = squareOf(exit);
  const direction = sideOf(exit);
  if (sideAt(match, square, direction) === WALL) return 'wall';
  if (onOtherHalf(match, hero, direction)) return 'other-half';
  const other = beyond(exit);
  if (other === OUTSIDE) return 'outer-wall';
  const far = sideAt(match, other, opposite(direction));
  if (far === WALL) return 'wall-beyond';
  // DQ-MOVE-20, DQR-MOVE-16
  if (far === undefined && match.instances.size(match.instances.layout.base.stock) === 0)
    return 'no-chambers';
  return undefined;
}

/** DQ-CHASM-2, DQ-BRIDGE-5, DQR-CHASM-4: only the half he stands on. */
function onOtherHalf(match: M, hero: Hero, direction: Direction): boolean {
  const tile = tileAt(match, hero.space);
  if (tile === undefined || tile.halves === undefined) return false;
  return halfTowards(tile, match.world.entry[hero.space], direction) !== hero.half;
}

export function hindrance(match: M, seat: Seat, exit: Exit): Hindrance | undefined {
  const closed = closedBy(match, match.world.heroes[seat], exit);
  if (closed !== undefined) return closed;
  return isBarred(match, seat, spaceOf(beyond(exit))) ? 'occupied' : undefined;
}

/** DQ-MOVE-5, DQ-LIMIT-3, DQ-LIMIT-4, DQ-OPTPVP-1, DQ-OPTPVP-15, DQR-MOVE-10, DQR-MOVE-11: another Hero's figure stands there and may not be joined. */
export function isBarred(match: M, seat: Seat, space: Space): boolean {
  return (
    space !== TREASURE_CHAMBER && !editionOf(match).sharesSpaces(match) && heroAt(match, space, seat) !== NONE
  );
}

/** DQ-MOVE-5, DQ-MOVE-6, DQ-CAT-32, DQ-CHASM-4, DQ-BRIDGE-10, DQR-MOVE-12, DQR-CHAMB-18: another Hero on a space, on whichever half, or NONE; a travel marker is no Hero. */
export function heroAt(match: M, space: Space, except: Seat): Seat {
  const { heroes } = match.world;
  for (let seat = 0; seat < heroes.length; seat++) {
    if (seat !== except && heroes[seat].state === IN_DUNGEON && heroes[seat].space === space) return seat;
  }
  return NONE;
}

/** DQ-MOVE-19: the exits a Hero may take now. */
export function openExits(match: M, seat: Seat): Exit[] {
  const open: Exit[] = [];
  for (const exit of exitsOf(match.world.heroes[seat].space)) {
    if (hindrance(match, seat, exit) === undefined) open.push(exit);
  }
  return open;
}

/** What must be overcome to go through an exit, in order (DQ-DOOR-7, DQ-DOOR-8, DQ-PORT-4, DQ-PORT-5, DQ-PORT-8, DQ-MOVE-13, DQ-PORTROOM-3, DQR-DOOR-4, DQR-PORT-4, DQR-PORT-5, DQR-MOVE-9). */
export function obstaclesAt(match: M, exit: Exit): Side[] {
  const near = sideAt(match, squareOf(exit), sideOf(exit));
  const far = sideAt(match, beyond(exit), opposite(sideOf(exit)));
  const found: Side[] = [];
  if (near === DOOR || near === PORTCULLIS) found.push(near);
  if ((far === DOOR || far === PORTCULLIS) && far !== near) found.push(far);
  return found;
}
