/** TOWER, OPTTOWER: what the 2010 edition says of Tower Rooms. */
import type { Scope, Seat } from '@underhall/kernel';
import type { Forbidden } from '../edition.ts';
import { exitsOf, type Space, TOWERS } from '../grid.ts';
import { hasTreasure } from '../loot.ts';
import { closedBy, hindrance, isBarred } from '../passage.ts';
import { beginStay } from '../stay.ts';
import { NOWHERE } from '../world.ts';
import { ATTACK } from './combat/heroes.ts';
import { mustAttack } from './held.ts';
import { type M, optional } from './world.ts';

/** DQ-TOWER-5: if nothing can be done here now, he has the same choice on his next turn; leaving ends the stay. */
export function met(match: M, seat: Seat): void {
  match.world.heroes[seat].inTower = true;
}

/** DQ-OPTTOWER-1..3 */
export function jump(match: M, tower: Space, scope: Scope): void {
  const hero = match.world.heroes[scope.seat];
  beginStay(match, scope.seat, tower, hero.space, false);
  // DQ-TOWER-5: a Hero who is stopped here has every choice on his next turn.
  hero.inTower = true;
  match.world.jumpedTo = tower;
  match.tell({ type: 'jumped', seat: scope.seat, space: tower });
  match.push({ do: 'move-again' }, scope);
  if (mustAttack(match, scope.seat)) match.push(ATTACK, scope);
}

/** DQ-EXIT-1, DQ-RUNE-4, DQ-OPTNOGUTS-1, DQ-OPTNOGUTS-2, DQ-OPTALL-8, DQ-OPTTOWER-2: why he may not leave. */
export function mayLeave(match: M, seat: Seat): Forbidden | undefined {
  // He may have come back to it through a Corridor.
  if (match.world.heroes[seat].space === match.world.jumpedTo) return 'leave.jumped';
  if (match.instances.size(match.instances.layout.base.loot + seat) === 0) return 'leave.no-loot';
  return optional(match).noguts && !hasTreasure(match, seat) ? 'leave.no-treasure' : undefined;
}

/** DQ-OPTTOWER-2, DQ-OPTTOWER-3 */
export function towersToJumpTo(match: M, seat: Seat): Space[] {
  if (!optional(match).tower || match.world.jumpedTo !== NOWHERE) return [];
  const hero = match.world.heroes[seat];
  return TOWERS.filter((tower) => {
    if (tower === hero.space || isBarred(match, seat, tower)) return false;
    const there = { ...hero, space: tower };
    return exitsOf(tower).some(
      (exit) => !closedBy(match, there, exit) && hindrance(match, seat, exit) === undefined,
    );
  });
}
