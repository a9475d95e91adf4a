/**
 * Combat in the 2010 edition: meeting Monsters (MON), escaping (ESC), card combat (COMBAT), the one-player game
 * (OPTSOLO), fights between Heroes (OPTPVP), OPTFLEE and the three combat variants. It promises that outside an
 * encounter nothing of it is left: every card is back in its deck, `world.combat` is null (DQ-INV-22).
 */
import type { AnyChapter } from '@underhall/kernel';
import type { World } from '../world.ts';
import { counterChapter } from './counterattack.ts';
import { damageChapter } from './damage.ts';
import { encounterChapter } from './encounter.ts';
import { escapeChapter } from './escape.ts';
import { fleeChapter } from './flee.ts';
import { duelChapter } from './heroes.ts';
import { powerChapter } from './power.ts';
import { roundChapter } from './round.ts';
import { classicChapter } from './variants/classic.ts';
import { diceChapter } from './variants/dice.ts';
import { soloClassicChapter } from './variants/solo-classic.ts';
import { variantChapter } from './variants/wounds.ts';

export { leaveCombat } from './ending.ts';
export { seesFacing, seesHand } from './state.ts';
export { dealClassicHands } from './variants/classic.ts';
export { combatMeanings, combatWords, concerns } from './words.ts';

export const combatChapters: readonly AnyChapter<World>[] = [
  encounterChapter,
  escapeChapter,
  roundChapter,
  counterChapter,
  damageChapter,
  powerChapter,
  fleeChapter,
  duelChapter,
  variantChapter,
  diceChapter,
  soloClassicChapter,
  classicChapter,
];
