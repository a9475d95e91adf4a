/** DQ-TEST-8, DQ-TEST-9: when a Hero gives up an unfinished test, and with it his determination. */
import { NONE, type Seat } from '@underhall/kernel';
import { portcullisAt } from '../movement.ts';
import { hindrance } from '../passage.ts';
import { isTrapped } from './held.ts';
import type { M } from './world.ts';

/** The encounter of the Cave-in he stands in; he stands in one at a time. */
export const CAVE_IN = 'cave-in';
const PORTCULLIS = portcullisAt(0).slice(0, -1);

/** DQ-TEST-9: the Hero is about to choose what to do: what he could try again, and gives up if he does something else. */
export function noteChances(match: M, seat: Seat): void {
  for (const { card, what } of match.world.heroes[seat].determination) {
    if (card === NONE && canTry(match, seat, what)) match.world.chances.push(what);
  }
}

/** DQ-TEST-9: nothing else that a space asks is left unfinished when a Hero has a choice (of a web he must first be free). */
function canTry(match: M, seat: Seat, encounter: string): boolean {
  if (encounter === CAVE_IN) return !isTrapped(match, seat);
  return hindrance(match, seat, Number(encounter.slice(PORTCULLIS.length))) === undefined;
}

/** DQ-TEST-8, DQ-TEST-9: at the end of a turn; a card that is gone is over for everybody. */
export function giveUpTests(match: M, seat: Seat, active: Seat): void {
  const { instances, world } = match;
  const { chances, tried } = world;
  const hero = world.heroes[seat];
  const kept = instances.layout.base.kept + seat;
  hero.determination = hero.determination.filter(({ card, what }) => {
    if (card !== NONE) return instances.zoneOf(card) === kept;
    return seat !== active || !chances.includes(what) || tried.includes(what);
  });
}
