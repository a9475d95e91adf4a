/** DUN-ATTACK-15..20: the nearest empty corridor spaces, to which the wounded retreat. */
import { NONE, type Seat } from '@underhall/kernel';
import { CHAMBER, firstWay, kindOf, NO_DOOR, type Space, START, wayDoor, wayTo } from './board.ts';
import { isDangerous, pawnOn, type World } from './world.ts';

export interface Refuges {
  readonly spaces: readonly Space[];
  /** How far they are. */
  readonly steps: number;
}

/** Over the doors that he may pass; with `anywhere` every door, room and chamber is passable (DUN-ATTACK-20). */
export function refuges(world: World, seat: Seat, doors: number, anywhere: boolean): Refuges {
  // Nearest first; mostly there is one around the corner.
  const found: Space[] = [world.adventurers[seat].space];
  let begin = 0;
  for (let steps = 1; begin < found.length; steps++) {
    const end = found.length;
    const spaces: Space[] = [];
    for (let i = begin; i < end; i++) {
      for (let way = firstWay[found[i]]; way < firstWay[found[i] + 1]; way++) {
        const to = wayTo[way];
        const door = wayDoor[way];
        if (!anywhere && ((door !== NO_DOOR && !(doors & (1 << door))) || isDangerous(world, to))) continue;
        if (found.includes(to)) continue;
        found.push(to);
        if (isRefuge(world, seat, to)) spaces.push(to);
      }
    }
    if (spaces.length > 0) return { spaces, steps };
    begin = end;
  }
  return NO_REFUGES;
}

const NO_REFUGES: Refuges = { spaces: [], steps: 0 };

/** DUN-ATTACK-16, DUN-ATTACK-17: Start, chambers and uncleared rooms are none. */
function isRefuge(world: World, seat: Seat, space: Space): boolean {
  if (space === START || kindOf[space] === CHAMBER || isDangerous(world, space)) return false;
  return pawnOn(world, space, seat) === NONE;
}
