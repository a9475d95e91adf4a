/** FIGHT: the attack roll, and what a kill brings. */
import { NONE, type Seat } from '@underhall/kernel';
import { kindOf, ROOM } from './board.ts';
import type { Column, SpellColumn } from './columns.ts';
import { DASH } from './content.ts';
import { returnMonster } from './marks.ts';
import { bestSword, bonusOf, cleanOut, freeNumber, gainRoomTreasure, show, takeHoard } from './treasure.ts';
import { engaged, isExpert, type M, monsterFace, typeOf } from './world.ts';

/** A dash stands for more than two dice can show; a sword brings it within reach (DUN-OPTSWORD-12, 13). */
const BEYOND = 13;

/** What the dice must reach against a value, before any bonus; undefined if nothing is enough. */
export function target(match: Pick<M, 'setup'>, value: number, bonus: number): number | undefined {
  if (value !== DASH) return value - bonus;
  // DUN-FIGHT-3, DUN-OPTSWORD-14
  return isExpert(match) && bonus > 0 ? BEYOND - bonus : undefined;
}

/** DUN-FIGHT-1..4, DUN-OPTCAST-4, 5, 24: attacks the monster in front of the player. True if it is killed. */
export function attack(match: M, seat: Seat, spell: SpellColumn | ''): boolean {
  const card = engaged(match, seat);
  const column: Column = spell === '' ? typeOf(match, seat).id : spell;
  const value = monsterFace(match, card).values?.[column] ?? DASH;
  const sword = spell === '' ? bestSword(match, seat) : NONE;
  const bonus = sword === NONE ? 0 : bonusOf(match, sword);
  const needed = target(match, value, bonus);
  if (needed === undefined) {
    match.tell({ type: 'cannot-kill', seat, card, spell });
    return false;
  }
  const dice = [match.roll(), match.roll()];
  if (sword !== NONE) show(match, seat, sword);
  const success = dice[0] + dice[1] >= needed;
  match.tell({
    type: 'attacked',
    seat,
    card,
    dice,
    bonus,
    value: value === DASH ? null : value,
    spell,
    success,
  });
  return success;
}

/** DUN-FIGHT-5..10, DUN-FIGHT-13, DUN-MON-14: the monster of the player's space is dead, or there was none. */
export function kill(match: M, seat: Seat): void {
  const adventurer = match.world.adventurers[seat];
  const { space } = adventurer;
  const card = engaged(match, seat);
  if (card !== NONE) {
    match.tell({ type: 'killed', seat, card, space });
    returnMonster(match, card);
  }
  takeHoard(match, seat, adventurer.number);
  if (kindOf[space] === ROOM) {
    gainRoomTreasure(match, seat, space);
    cleanOut(match, seat, space);
  }
  freeNumber(match, seat);
}
