/** When a card may be played, as bits, so that a hand is looked through at a glance. */

import type { AdventureCard } from './cards.ts';
import { windowBit } from './texts.ts';

/** In the Hero Phase of one's own turn (DNR-TIME-2); in one's Dungeonlord Phase; as a Response. */
export const IN_HERO_PHASE = 1 << 24;
export const IN_LORD_PHASE = 1 << 25;
export const IN_RESPONSE = 1 << 26;
/** An Anytime card that may be played at open points (GRAMMAR 1.4). */
export const AT_OPEN_POINTS = 1 << 27;
/** A Boon or a Treasure: paid for with Glory. */
export const GLORY_CARD = 1 << 28;
export const BANE_CARD = 1 << 29;
/** An Anytime card that names no window: it may also be played in combat, in spaces, and to save a life (GRAMMAR 1.4). */
export const AT_ANY_TIME = 1 << 30;

type Printed = Pick<AdventureCard, 'kind' | 'times' | 'when'>;

/** The windows it names are bits as well: see `windowBit`. */
export function timesOf({ kind, times, when }: Printed): number {
  let bits = kind === 'bane' ? BANE_CARD : kind === 'encounter' ? 0 : GLORY_CARD;
  if (times.includes('hero')) bits |= IN_HERO_PHASE;
  if (times.includes('dungeonlord')) bits |= IN_LORD_PHASE;
  if (times.includes('response')) bits |= IN_RESPONSE;
  for (const { window } of when ?? []) bits |= windowBit(window);
  const open = when === undefined || when.some(({ window }) => window === 'open');
  if (!times.includes('anytime') || !open) return bits;
  return bits | AT_OPEN_POINTS | (when === undefined ? AT_ANY_TIME : 0);
}
