/** The chamber tiles as they are drawn. */
import { type LocalSide, type PrintedTile, printedTiles } from '@underhall/dungeonquest/tiles';
import type { FaceCard } from '../play/scene.ts';

export type { LocalSide, PrintedTile as Chamber };

export type SideKind = PrintedTile['sides'][LocalSide];

export const chambers: ReadonlyMap<string, PrintedTile> = new Map(
  printedTiles.map((tile) => [tile.id, tile]),
);

/** Whether an edition has printed on a tile that it can be searched. */
export function canBeSearched(face: FaceCard | undefined): boolean {
  return (face?.printed as { search?: boolean } | undefined)?.search === true;
}

/** 0 north, 1 east, 2 south, 3 west. */
export type Compass = number;

/** How far a tile is turned from lying with its entry in the south. */
export function turnOf(entry: Compass): number {
  return ((entry + 2) & 3) * 90;
}
