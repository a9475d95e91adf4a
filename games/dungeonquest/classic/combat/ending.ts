/** How an encounter ends: a Monster is killed, a Hero is killed, or he is out of it for another reason. */
import type { Seat } from '@underhall/kernel';
import { heroCard, lifeOf } from '../../world.ts';
import { wounds } from '../../wounds.ts';
import { type M, tokenFace } from '../world.ts';
import { gatherCards } from './cards.ts';
import { leaveToken, OVER, tokenToPool } from './encounter.ts';
import { heroDefeated } from './heroes.ts';
import {
  type Combat,
  combatIn,
  HERO,
  heroScope,
  isDuel,
  isHeroSide,
  MONSTER,
  other,
  type Side,
  seatOf,
} from './state.ts';
import type { AfterWounds } from './variants/wounds.ts';

/** The turn is over: nothing that is still to come in it happens. */
export function endTurn(match: M): void {
  match.world.turnOver = true;
  match.dropAbove('end-of-turn');
}

/** DQ-COMBAT-1, DQ-MON-17, DQ-INV-22: every card goes back and nothing of the encounter is left to come. */
export function endEncounter(match: M, combat: Combat): void {
  gatherCards(match, combat);
  forgetUses(match, combat.hero);
  if (isDuel(combat)) forgetUses(match, combat.opponent);
  match.world.combat = null;
  match.dropThrough(OVER);
}

/** Abilities that work once in a combat work again in the next. */
function forgetUses(match: M, seat: Seat): void {
  const hero = match.world.heroes[seat];
  if (hero.used.length > 0) hero.used = hero.used.filter((use) => !use.startsWith('combat:'));
}

/** DQ-COMBAT-32, DQ-COMBAT-33, DQ-OPTDICE-11: wounds, or cards in the damage stack, up to the life value. */
export function isBeaten(match: M, combat: Combat, side: Side): boolean {
  const stack = match.instances.size(match.instances.layout.base.damage + side);
  if (!isHeroSide(combat, side)) return stack + combat.monsterWounds >= tokenFace(match, combat.token).life;
  const seat = seatOf(combat, side);
  return match.world.heroes[seat].wounds + stack >= lifeOf(match, seat);
}

/** Ends the combat if a side is killed; true if it is over. */
export function settle(match: M): boolean {
  const combat = combatIn(match);
  const hero = isBeaten(match, combat, HERO);
  const monster = isBeaten(match, combat, MONSTER);
  if (!hero && !monster) return false;
  if (isDuel(combat)) heroDefeated(match, hero ? HERO : MONSTER, true);
  else if (hero) heroKilled(match, combat);
  else monsterKilled(match, combat);
  return true;
}

/** DQ-COMBAT-34, DQ-COMBAT-42, DQ-MON-15, DQ-HIDDEN-9: the agenda goes on with what remains of the turn. */
export function monsterKilled(match: M, combat: Combat): void {
  const suffered = match.instances.size(match.instances.layout.base.damage + HERO);
  tellKill(match, combat);
  tokenToPool(match, combat.token);
  endEncounter(match, combat);
  match.tell({ type: 'combat-ended', seat: combat.hero, kind: combat.kind, winner: 'hero' });
  if (suffered > 0) match.push(wounds(suffered, 'combat', combat.kind), heroScope(combat));
}

function tellKill(match: M, { hero, kind, token }: Combat): void {
  match.tell({ type: 'monster-killed', seat: hero, kind, life: tokenFace(match, token).life });
}

/** DQ-MON-12, DQ-COMBAT-33, DQ-OPTWAIT-11: the cards in his damage stack are wounds, up to his life. */
function heroKilled(match: M, combat: Combat): void {
  takeAllWounds(match, combat, HERO);
  leaveCombat(match, combat.hero);
  match.push({ do: 'die', cause: combat.kind }, heroScope(combat));
}

export function takeAllWounds(match: M, combat: Combat, side: Side): void {
  const seat = seatOf(combat, side);
  const hero = match.world.heroes[seat];
  const { life } = heroCard(match, seat);
  const suffered = life - hero.wounds;
  hero.wounds = life;
  const cause = isDuel(combat) ? `hero:${seatOf(combat, other(side))}` : combat.kind;
  match.tell({ type: 'wounded', seat, wounds: suffered, source: 'combat', cause, total: life, life });
}

/**
 * A Hero is out of his combat because he is killed or gives up: to be called before he is taken off the board. The
 * Monster's token stays in the chamber (DQ-ESC-8, DQ-MON-12), unless it was killed at the same time
 * (DQ-COMBAT-37, DQ-COMBAT-50, DQ-OPTSOLOCLASSIC-8, DQ-OPTCLASSIC-13).
 */
export function leaveCombat(match: M, seat: Seat): void {
  const { combat } = match.world;
  if (!combat) return;
  if (isDuel(combat)) {
    if (seat === combat.hero || seat === combat.opponent) abandonDuel(match, combat, seat);
    return;
  }
  if (seat !== combat.hero) return;
  const atOnce = match.coming('after-wounds') as AfterWounds | undefined;
  combat.monsterWounds += atOnce?.monster ?? 0;
  if (combat.begun && isBeaten(match, combat, MONSTER)) {
    tellKill(match, combat);
    tokenToPool(match, combat.token);
  } else leaveToken(match, combat);
  endEncounter(match, combat);
  match.tell({ type: 'combat-ended', seat, kind: combat.kind, winner: 'monster' });
}

/** DQ-OPTPVP-17: the other Hero takes the wounds of his damage stack (DQ-OPTPVP-8) and goes on. */
function abandonDuel(match: M, combat: Combat, seat: Seat): void {
  const side = seat === combat.hero ? MONSTER : HERO;
  const suffered = match.instances.size(match.instances.layout.base.damage + side);
  endEncounter(match, combat);
  if (suffered === 0) return;
  const survivor = seatOf(combat, side);
  match.push(wounds(suffered, 'combat', `hero:${seat}`), { ...heroScope(combat), seat: survivor });
}
