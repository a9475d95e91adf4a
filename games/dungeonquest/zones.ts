/** Where things lie in both editions, and who sees them (HIDDEN). An edition adds its own, and may see otherwise. */
import type { Face, Match, ZoneSpec } from '@underhall/kernel';
import { type Card, DECK_NAMES } from './content.ts';
import { SPACES, SQUARE_NAMES } from './grid.ts';
import type { World } from './world.ts';

type Zones = Readonly<Record<string, ZoneSpec<Match<World>>>>;

export const facedown = { per: 'table', sees: 'nobody' } as const;
export const faceup = { per: 'table', sees: 'everybody' } as const;

export const tableZones = {
  /** DQ-HIDDEN-2, DQR-HIDDEN-3 */
  chamber: { per: SPACES, names: SQUARE_NAMES, sees: 'everybody' },
  /** DQ-HIDDEN-1, DQR-HIDDEN-1 */
  stock: facedown,
  'drawn-tiles': faceup,
  ...Object.fromEntries(DECK_NAMES.map((deck) => [deck, facedown])),
  /** DQ-HIDDEN-4, DQ-OPTCLOAK-6, DQR-HIDDEN-11 */
  ...Object.fromEntries(DECK_NAMES.map((deck) => [`${deck}-discard`, faceup])),
  removed: faceup,
} satisfies Zones;

/** What each seat has (DQ-HIDDEN-3, DQ-HIDDEN-14, DQ-HIDDEN-15, DQ-RUNE-4, DQR-HIDDEN-10). */
export function seatZones(faces: readonly Face[]) {
  const isLoot = (face: number) => (faces[face] as Card).type === 'Loot';
  return {
    loot: { per: 'seat', sees: 'everybody', fits: isLoot },
    kept: { per: 'seat', sees: 'everybody' },
    runes: { per: 'seat', sees: 'everybody' },
    drawn: { per: 'seat', sees: 'everybody' },
    trip: { per: 'seat', sees: 'everybody' },
  } satisfies Zones;
}
