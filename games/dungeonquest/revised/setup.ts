/** SETUP: what the Revised Edition prepares besides. */
import { SETUP } from '@underhall/kernel';
import { DECK_NAMES } from '../content.ts';
import type { M } from './world.ts';

/** DQR-SETUP-4, DQR-SETUP-5, DQR-SETUP-11 */
export function shuffle(match: M): void {
  const { base } = match.instances.layout;
  for (const deck of [...DECK_NAMES, 'monster']) match.shuffle(base[deck]);
}

/** DQR-SETUP-10 */
export function chooseFirst(match: M): void {
  match.world.first = match.rng.below(match.seats, SETUP);
  match.tell({ type: 'first-player', seat: match.world.first });
}
