/** The chambers as the 2010 edition reads them. */
import { readTiles } from '../tile.ts';

/** Only a Chasm and a Bridge keep a Hero to his half (DQ-COMP-25). */
export const tiles = readTiles(
  ({ kind }) => kind,
  ({ search }) => search,
  ['chasm', 'bridge'],
);
