/** The chamber tiles as they are drawn: their sides and marks, from the game's own content. */
import data from '../../../games/dungeonquest/content/chambers.json' with { type: 'json' };

export type SideKind = 'wall' | 'open' | 'door' | 'portcullis';

/** Seen by a Hero who steps in over the entry arrow. */
export type LocalSide = 'entry' | 'left' | 'ahead' | 'right';

export interface Chamber {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly arrow: string;
  readonly sides: Readonly<Record<LocalSide, SideKind>>;
  readonly search: boolean;
  readonly halves: readonly (readonly string[])[] | null;
  readonly darkness: Readonly<Record<string, string>> | null;
}

export const chambers: ReadonlyMap<string, Chamber> = new Map(
  (data as unknown as Chamber[]).map((chamber) => [chamber.id, chamber]),
);

/** 0 north, 1 east, 2 south, 3 west. */
export type Compass = number;

/** How far a tile is turned from lying with its entry in the south. */
export function turnOf(entry: Compass): number {
  return ((entry + 2) & 3) * 90;
}
