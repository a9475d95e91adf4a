/** TOWER, EXIT: leaving the dungeon, and moving from tower to tower. */
import { NONE, type Scope, type Seat } from '@underhall/kernel';
import type { Forbidden } from '../edition.ts';
import { type Space, TOWERS } from '../grid.ts';
import { hasTreasure } from '../loot.ts';
import { heroAt } from '../passage.ts';
import { beginStay } from '../stay.ts';
import { isSolo, NOWHERE } from '../world.ts';
import { entered } from './visits.ts';
import type { M } from './world.ts';

/** DQR-EXIT-2, DQR-TOWER-2, DQR-RUNE-5, DQR-OPTSOLO-2, DQR-OPTSOLO-3: why he may not leave the dungeon. */
export function mayLeave(match: M, seat: Seat): Forbidden | undefined {
  const { instances } = match;
  if (instances.first(instances.layout.base.loot + seat) === NONE) return 'leave.no-loot';
  return isSolo(match) && !hasTreasure(match, seat) ? 'leave.no-treasure' : undefined;
}

/** DQR-TOWER-6, DQR-TOWER-8: free towers, once in a turn. */
export function otherTowers(match: M, seat: Seat): Space[] {
  const { space } = match.world.heroes[seat];
  if (match.world.jumpedTo !== NOWHERE) return [];
  return TOWERS.filter((tower) => tower !== space && heroAt(match, tower, seat) === NONE);
}

/** DQR-TOWER-6, DQR-TOWER-7: he enters the other tower, and chooses again there. */
export function jump(match: M, tower: Space, scope: Scope): void {
  match.world.jumpedTo = tower;
  match.world.moves++;
  beginStay(match, scope.seat, tower, NOWHERE, true);
  match.tell({ type: 'jumped', seat: scope.seat, space: tower });
  entered(match, scope);
}
