/** The table that a game brings along, or the one that every game can have. */
import { appearanceOf } from '../games/appearances.ts';
import type { TableArt } from './art.ts';
import { genericTable } from './GenericTable.tsx';

export function tableArtOf(game: string): Promise<TableArt> {
  return appearanceOf(game).table?.() ?? Promise.resolve(genericTable);
}
