/** Where light falls in a game with Torchlight: where heroes stand, and what their torches have shown them from there. */
import { beside, DIRECTIONS, TOWERS, TREASURE } from '../board.ts';
import { chambers, type LocalSide } from '../chambers.ts';
import type { Facts } from './terms.ts';

/** Clockwise from the side of the entry arrow. */
const LOCAL: readonly LocalSide[] = ['entry', 'left', 'ahead', 'right'];

/** Light goes through halls and between the bars of a portcullis, not through doors. */
function lightPasses(space: string, side: number, board: Facts['board']): boolean {
  const tower = TOWERS.find((one) => one.space === space);
  if (tower) return tower.exits.includes(DIRECTIONS[side]);
  if (space === TREASURE) return true;
  const here = board[space as keyof Facts['board']];
  if (!here || !('chamber' in here)) return false;
  const local = LOCAL[(side - DIRECTIONS.indexOf(here.entry)) & 3];
  const kind = chambers.get(here.chamber)?.sides[local];
  return kind === 'open' || kind === 'portcullis';
}

export function litSpaces({ seats, board }: Pick<Facts, 'seats' | 'board'>): string[] {
  const lit = seats.flatMap(({ space }) => {
    if (space === null) return [];
    const seen = DIRECTIONS.flatMap((_, side) => {
      const next = lightPasses(space, side, board) ? beside(space, side) : undefined;
      return next !== undefined && next in board ? [next] : [];
    });
    return [space, ...seen];
  });
  return [...new Set(lit)];
}
