/** How well bots play. Kept apart from the bots themselves, which screens need not load. */
import type { Level } from '@underhall/bots';

export type { Level };

export const LEVELS = [
  'apprentice',
  'adventurer',
  'veteran',
  'dragonlord',
] as const satisfies readonly Level[];
