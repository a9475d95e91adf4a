/**
 * Combat in the Revised Edition: meeting monsters (MON), rounds of three cards (COMBAT, DMG), escaping (ESC), and the
 * dice of a solo player (OPTSOLO). Outside an encounter nothing of it is left: `world.fight` is null and all combat
 * cards are laid aside (DQR-INVARIANTS-16).
 */
import type { AnyChapter } from '@underhall/kernel';
import type { World } from '../world.ts';
import { encounterChapter } from './encounter.ts';
import { escapeChapter } from './escape.ts';
import { roundChapter } from './round.ts';

export { leaveFight } from './ending.ts';
export { canTryEscape } from './escape.ts';
export { seesFacing } from './state.ts';
export { combatMeanings, combatWords } from './words.ts';

export const combatChapters: readonly AnyChapter<World>[] = [encounterChapter, roundChapter, escapeChapter];
