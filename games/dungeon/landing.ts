/** LAND: where a pawn may go in and where it may stop, with the other pawns as they stand. */
import { MOST_SEATS, type Seat } from '@underhall/kernel';
import { CHAMBER, kindOf, NOWHERE, ROOM, SPACES, type Space, START } from './board.ts';
import { isCleanedOut, isRefused, type World } from './world.ts';

/** Other pawns on a space; kept from one question to the next, because options are listed millions of times in a search. */
const pawns = new Uint8Array(SPACES);
const settled = new Int16Array(MOST_SEATS);
let settledSize = 0;

/** As if nobody stood anywhere, for `canEnter` and `canStop`. */
export function liftPawns(): void {
  for (let i = 0; i < settledSize; i++) pawns[settled[i]] = 0;
  settledSize = 0;
}

/** Notes where the other pawns stand, for `canEnter` and `canStop`. */
export function settlePawns({ adventurers }: World, seat: Seat): void {
  liftPawns();
  for (let other = 0; other < adventurers.length; other++) {
    const { space } = adventurers[other];
    if (other === seat || space === NOWHERE) continue;
    pawns[space] = 1;
    settled[settledSize++] = space;
  }
}

/** DUN-LAND-6, DUN-ESP-6 */
export function canEnter(world: World, space: Space): boolean {
  if (kindOf[space] !== ROOM || isCleanedOut(world, space)) return true;
  return pawns[space] === 0 && !isRefused(world, space);
}

/** DUN-LAND-2..5; asks the pawns that were settled last. */
export function canStop(space: Space): boolean {
  return pawns[space] === 0 || space === START || kindOf[space] === CHAMBER;
}

/** A space where a way may not end: held by a pawn that was settled last, or refused. */
export function isTaken(world: World, space: Space): boolean {
  return !canStop(space) || isRefused(world, space);
}
