/** The chambers as the Revised Edition reads them (DQR-COMP-9..20). */
import chamberData from '../content/chambers.json' with { type: 'json' };
import { readTiles, type Tile } from '../tile.ts';

/** DQR-COMP-13: every chamber type with its name. */
export const CHAMBER_NAMES: Readonly<Record<string, string>> = {
  'dungeon-room': 'Dungeon Room',
  bridge: 'Bridge',
  'bottomless-pit': 'Bottomless Pit',
  'cave-in': 'Cave-in',
  'chamber-of-darkness': 'Chamber of Darkness',
  chasm: 'Chasm',
  corridor: 'Corridor',
  'rotating-chamber': 'Rotating Chamber',
  'spider-web': 'Spider Web',
  'trap-chamber': 'Trap Chamber',
};

/** DQR-COMP-18 */
const WITH_SIDES: readonly string[] = ['bridge', 'cave-in', 'chasm'];

/** `search` is the torch icon (DQR-COMP-16), `entrance` a printed catacomb entrance (DQR-COMP-17). */
export interface RevisedTile extends Tile {
  /** DQR-COMP-15 */
  readonly dungeonIcon: boolean;
}

const withDungeonIcon = new Set(chamberData.flatMap(({ id, dungeonIcon }) => (dungeonIcon ? [id] : [])));

export const revisedTiles: readonly RevisedTile[] = readTiles(
  ({ kindRevised }) => kindRevised,
  ({ torch }) => torch,
  WITH_SIDES,
).map((tile) => ({ ...tile, name: CHAMBER_NAMES[tile.kind], dungeonIcon: withDungeonIcon.has(tile.id) }));
