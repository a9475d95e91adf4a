/**
 * Combat in the 2010 edition: meeting Monsters (MON), escaping (ESC), card combat (COMBAT), the one-player game
 * (OPTSOLO), fights between Heroes (OPTPVP), OPTFLEE and the three combat variants. It promises that outside an
 * encounter nothing of it is left: every card is back in its deck, `world.combat` is null (DQ-INV-22).
 */
import type { AnyChapter, Scope } from '@underhall/kernel';
import type { M, World } from '../../world.ts';
import { counterChapter } from './counterattack.ts';
import { damageChapter } from './damage.ts';
import { encounterChapter } from './encounter.ts';
import { escapeChapter, SURE_ESCAPE } from './escape.ts';
import { fleeChapter } from './flee.ts';
import { duelChapter } from './heroes.ts';
import { powerChapter } from './power.ts';
import { roundChapter } from './round.ts';
import { sideOf } from './state.ts';
import { classicChapter } from './variants/classic.ts';
import { diceChapter } from './variants/dice.ts';
import { soloClassicChapter } from './variants/solo-classic.ts';
import { variantChapter } from './variants/wounds.ts';

export { tokenToPool } from './encounter.ts';
export { leaveCombat } from './ending.ts';
export {
  cancelOpponent,
  combatCondition,
  powerHeal,
  powerOn,
  powerPrevent,
  powerWound,
} from './power.ts';
export { seesFacing, seesHand } from './state.ts';
export { dealClassicHands } from './variants/classic.ts';

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

/** `cancel` in the window `deathblow`: it takes no cards. True if that is what the window is about. */
export function combatCancel(match: M, _scope: Scope): boolean {
  const subject = match.subject();
  if (subject?.do !== 'assign-damage') return false;
  if (subject.announced) match.changeSubject({ ...subject, deathblow: false });
  return true;
}

/** `succeed` in the windows `stand-off` (the round is won) and `try-escape`. True if it was one of them. */
export function combatSucceed(match: M, scope: Scope): boolean {
  const { combat } = match.world;
  const subject = match.subject();
  if (!combat || !subject) return false;
  if (subject.do === 'stand-off') {
    match.tell({ type: 'stand-off-won', seat: scope.seat });
    match.changeSubject({ do: 'win-round', winner: sideOf(match, combat, scope) });
    return true;
  }
  if (subject.do !== 'escape-or-attack') return false;
  match.changeSubject(SURE_ESCAPE);
  return true;
}
