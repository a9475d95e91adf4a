/** TOWER, EXIT: Tower Rooms and leaving the dungeon. */
import type { Chapter, Handlers, Questions, Seat } from '@underhall/kernel';
import { exitsOf, nameOf, type Space, TOWERS } from './grid.ts';
import { addUses, IN_OWN_TURN } from './listeners.ts';
import { hasTreasure } from './loot.ts';
import { ATTACK, addMoves } from './movement.ts';
import { closedBy, hindrance, isBarred, mustAttack, openExits } from './passage.ts';
import { beginStay, endStay } from './stay.ts';
import { type M, NOWHERE, OUT, optional, type World } from './world.ts';

export type Towers =
  | { do: 'enter-tower' }
  | { do: 'in-tower' }
  | { do: 'leave' }
  | { do: 'left' }
  | { do: 'jump'; tower: Space };
export type TowerQuestion = { do: 'tower' };

const handlers: Handlers<World, Towers> = {
  /** DQ-TOWER-6 */
  'enter-tower'(match, _effect, scope) {
    match.open('enter', scope.seat, 1, { do: 'in-tower' }, scope);
  },

  /** DQ-TOWER-1..3, DQ-TOWER-5 */
  'in-tower'(match, _effect, scope) {
    const { world } = match;
    const hero = world.heroes[scope.seat];
    // If nothing can be done here now, he has the same choice on his next turn; leaving ends the stay.
    hero.inTower = true;
    const canDo = mayLeave(match, scope.seat) === undefined || openExits(match, scope.seat).length > 0;
    if (canDo || towersToJumpTo(match, scope.seat).length > 0) match.push({ do: 'tower' }, scope);
    else match.tell({ type: 'cannot-move', seat: scope.seat });
  },

  leave(match, _effect, scope) {
    match.open('leave', scope.seat, 0, { do: 'left' }, scope);
  },

  /** DQ-EXIT-4 */
  left(match, _effect, { seat }) {
    const hero = match.world.heroes[seat];
    const { space } = hero;
    endStay(hero);
    hero.state = OUT;
    hero.diedAt = space;
    hero.lostTurns = 0;
    match.world.turnOver = true;
    match.tell({ type: 'left', seat, space });
  },

  /** DQ-OPTTOWER-1..3 */
  jump(match, { tower }, scope) {
    const hero = match.world.heroes[scope.seat];
    beginStay(match, scope.seat, tower, hero.space, false);
    // DQ-TOWER-5: a Hero who is stopped here has every choice on his next turn.
    hero.inTower = true;
    match.world.jumpedTo = tower;
    match.tell({ type: 'jumped', seat: scope.seat, space: tower });
    match.push({ do: 'move-again' }, scope);
    if (mustAttack(match, scope.seat)) match.push(ATTACK, scope);
  },
};

/** The rule behind each reason why he may not leave. */
const LEAVE_RULES = {
  jumped: 'DQ-OPTTOWER-2',
  'no-loot': 'DQ-EXIT-1',
  'no-treasure': 'DQ-OPTNOGUTS-1',
} as const;

/** DQ-EXIT-1, DQ-RUNE-4, DQ-OPTNOGUTS-1, DQ-OPTNOGUTS-2, DQ-OPTALL-8, DQ-OPTTOWER-2: why he may not leave. */
function mayLeave(match: M, seat: Seat): keyof typeof LEAVE_RULES | undefined {
  // He may have come back to it through a Corridor.
  if (match.world.heroes[seat].space === match.world.jumpedTo) return 'jumped';
  if (match.instances.size(match.instances.layout.base.loot + seat) === 0) return 'no-loot';
  return optional(match).noguts && !hasTreasure(match, seat) ? 'no-treasure' : undefined;
}

/** DQ-OPTTOWER-2, DQ-OPTTOWER-3 */
function towersToJumpTo(match: M, seat: Seat): Space[] {
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

const questions: Questions<World, TowerQuestion> = {
  /** CH-13, DQ-EXIT-2, DQ-EXIT-3, DQ-OPTTOWER-4 */
  tower: {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const why = mayLeave(match, seat);
      if (why === undefined) options.add('leave', { do: 'leave' });
      else options.forbid('leave', LEAVE_RULES[why], why);
      addMoves(match, seat, options);
      for (const tower of towersToJumpTo(match, seat)) {
        options.add(`jump:${nameOf(tower)}`, { do: 'jump', tower });
      }
      addUses(match, seat, IN_OWN_TURN, question, options);
    },
  },
};

export const towerChapter: Chapter<World, Towers, TowerQuestion> = { handlers, questions };
