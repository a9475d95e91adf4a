/** The tables that games bring along; the others get the generic one. */
import { under } from '../app/address.ts';
import type { TableArt } from '../table/art.ts';
import { genericTable } from '../table/GenericTable.tsx';

const own: Readonly<Record<string, () => Promise<TableArt>>> = {
  dungeon: () => import('../dungeon/DungeonTable.tsx').then((module) => module.dungeonTable),
  'dungeonquest-classic': () =>
    import('../dungeonquest/DungeonQuestTable.tsx').then((module) => module.dungeonQuestTable),
};

export function tableArtOf(game: string): Promise<TableArt> {
  return under(own, game)?.() ?? Promise.resolve(genericTable);
}
