/**
 * Combat in the 2010 edition: meeting Monsters (MON), escaping (ESC), card combat (COMBAT), the one-player game
 * (OPTSOLO), fights between Heroes (OPTPVP), OPTFLEE and the three combat variants. It promises that outside an
 * encounter nothing of it is left: every card is back in its deck, `world.combat` is null (DQ-INV-22).
 */
import type { Scope } from '@underhall/kernel';
import type { M } from '../world.ts';
import { counterHandlers, counterQuestions } from './counterattack.ts';
import { type AssignDamage, damageHandlers } from './damage.ts';
import { encounterHandlers, encounterQuestions } from './encounter.ts';
import { escapeHandlers, escapeQuestions, SURE_ESCAPE } from './escape.ts';
import { fleeHandlers, fleeQuestions } from './flee.ts';
import { duelHandlers, duelQuestions } from './heroes.ts';
import { powerHandlers } from './power.ts';
import { roundHandlers, roundQuestions } from './round.ts';
import { sideOf } from './state.ts';
import { classicHandlers, classicQuestions } from './variants/classic.ts';
import { diceHandlers, diceQuestions } from './variants/dice.ts';
import { soloClassicHandlers, soloClassicQuestions } from './variants/solo-classic.ts';
import { variantHandlers, variantQuestions } from './variants/wounds.ts';

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

export const combatHandlers = {
  ...encounterHandlers,
  ...escapeHandlers,
  ...roundHandlers,
  ...counterHandlers,
  ...damageHandlers,
  ...powerHandlers,
  ...fleeHandlers,
  ...duelHandlers,
  ...variantHandlers,
  ...diceHandlers,
  ...soloClassicHandlers,
  ...classicHandlers,
};

export const combatQuestions = {
  ...encounterQuestions,
  ...escapeQuestions,
  ...roundQuestions,
  ...counterQuestions,
  ...fleeQuestions,
  ...duelQuestions,
  ...variantQuestions,
  ...diceQuestions,
  ...soloClassicQuestions,
  ...classicQuestions,
};

/** `cancel` in the window `deathblow`: it takes no cards. True if that is what the window is about. */
export function combatCancel(match: M, _scope: Scope): boolean {
  const subject = match.subject();
  if (subject?.do !== 'assign-damage') return false;
  const assign = subject as AssignDamage;
  if (assign.announced) match.changeSubject({ ...assign, deathblow: false } as AssignDamage);
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
