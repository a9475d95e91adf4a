/** The table that a game brings along, or the one that every game can have. */
import { appearanceOf } from '../games/appearances.ts';
import type { TableArt } from './art.ts';

export function tableArtOf(game: string): Promise<TableArt> {
  const load =
    appearanceOf(game).table ?? (() => import('./GenericTable.tsx').then((module) => module.genericTable));
  return load();
}
