/** What kind of place a space is, from the game's own board. */
import { CHAMBERS, isLair, nameOf, ROOMS } from '@underhall/dungeon/board';
import type { Json } from '../play/scene.ts';

export const ROOM_KIND: ReadonlySet<string> = new Set(ROOMS.map(nameOf));
/** Chambers in which monsters are met. */
export const LAIR: ReadonlySet<string> = new Set(CHAMBERS.filter(isLair).map(nameOf));

/** Events name spaces by number. */
export function spaceOf(space: Json | undefined): string | undefined {
  return typeof space === 'number' && space >= 0 ? nameOf(space) : undefined;
}
