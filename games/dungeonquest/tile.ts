/** Chamber tiles (DQ-COMP-21..26): what is printed on them, and how they lie on the board. */
import type { Face } from '@underhall/kernel';
import chamberData from './content/chambers.json' with { type: 'json' };
import type { Direction } from './grid.ts';

export const WALL = 0;
export const OPEN = 1;
export const DOOR = 2;
export const PORTCULLIS = 3;
export type Side = typeof WALL | typeof OPEN | typeof DOOR | typeof PORTCULLIS;

const SIDES: Readonly<Record<string, Side>> = { wall: WALL, open: OPEN, door: DOOR, portcullis: PORTCULLIS };

/** Seen by a Hero who steps in over the entry arrow; clockwise from there. */
const LOCAL_SIDES = ['entry', 'left', 'ahead', 'right'] as const;
export type LocalSide = (typeof LOCAL_SIDES)[number];

/** A tile in the words that are printed on it, for those who draw it. */
export interface PrintedTile {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly arrow: string;
  readonly sides: Readonly<Record<LocalSide, 'wall' | 'open' | 'door' | 'portcullis'>>;
  readonly search: boolean;
  readonly halves: readonly (readonly string[])[] | null;
  readonly darkness: Readonly<Record<string, string>> | null;
}

export const printedTiles = chamberData as unknown as readonly PrintedTile[];

export interface Tile extends Face {
  readonly back: 'chamber';
  readonly name: string;
  readonly kind: string;
  readonly count: number;
  /** entry, left, ahead, right */
  readonly sides: readonly Side[];
  /** It can be searched (DQ-SEARCH-2, DQR-SEARCH-2). */
  readonly search: boolean;
  /** A catacomb entrance is printed on it (DQR-COMP-17). */
  readonly entrance: boolean;
  readonly hasPortcullis: boolean;
  /** The half each of the four sides belongs to (DQ-COMP-25). */
  readonly halves: readonly number[] | undefined;
  /** The local side that each die result means (DQ-COMP-26). */
  readonly darkness: readonly number[] | undefined;
  readonly arrow: string;
  readonly shape: string;
}

type ChamberData = (typeof chamberData)[number];

/** What the editions read differently. */
interface ReadByEdition {
  readonly kind: string;
  readonly kindRevised: string;
  readonly search: boolean;
  readonly torch: boolean;
}

/** The tiles as an edition reads them: their kind, their icon, and which kinds keep a Hero to his half. */
export function readTiles(
  kindOf: (chamber: ReadByEdition) => string,
  isSearchable: (chamber: ReadByEdition) => boolean,
  halved: readonly string[],
): readonly Tile[] {
  return chamberData.map((chamber) => ({
    id: chamber.id,
    back: 'chamber',
    name: chamber.name,
    kind: kindOf(chamber),
    count: chamber.count,
    sides: LOCAL_SIDES.map((side) => SIDES[chamber.sides[side]]),
    search: isSearchable(chamber),
    entrance: chamber.catacombEntrance,
    // DQ-PORTROOM-2
    hasPortcullis: Object.values(chamber.sides).includes('portcullis'),
    halves: halved.includes(kindOf(chamber)) ? halvesOf(chamber) : undefined,
    darkness: darknessOf(chamber),
    arrow: chamber.arrow,
    shape: chamber.shape,
  }));
}

function halvesOf({ halves }: ChamberData): number[] | undefined {
  if (!halves) return undefined;
  return LOCAL_SIDES.map((side) => (halves[1].some((s) => s === side) ? 1 : 0));
}

function darknessOf({ darkness }: ChamberData): number[] | undefined {
  if (!darkness) return undefined;
  const marks = darkness as Readonly<Record<string, string>>;
  return [1, 2, 3, 4, 5, 6].map((die) => LOCAL_SIDES.indexOf(marks[die] as LocalSide));
}

/** What a tile shows to a direction when its entry arrow points to `entry`. */
export function sideTowards(tile: Tile, entry: Direction, direction: Direction): Side {
  return tile.sides[(direction - entry) & 3];
}

/** The direction of a local side (0 entry, 1 left, 2 ahead, 3 right). */
export function directionOf(local: number, entry: Direction): Direction {
  return (entry + local) & 3;
}

/** The half of a tile that a direction belongs to; 0 where a tile has no halves. */
export function halfTowards(tile: Tile, entry: Direction, direction: Direction): number {
  return tile.halves === undefined ? 0 : tile.halves[(direction - entry) & 3];
}

/** Looks the same in every rotation (DQ-CAT-27: then nobody needs to choose one). */
export function isSymmetric({ sides, halves, darkness }: Tile): boolean {
  return !halves && !darkness && sides.every((side) => side === sides[0]);
}
