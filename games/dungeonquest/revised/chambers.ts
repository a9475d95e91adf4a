/** ROOM to TRAP: what each kind of chamber does to a Hero who enters it, and what leaving it takes. */
import type { Chapter, Handlers, Options, Questions, Scope, Seat } from '@underhall/kernel';
import { drawCard } from '../cards.ts';
import { bottomlessPit, END_TURN } from '../chambers.ts';
import type { DungeonQuestEffect, Steps } from '../effects.ts';
import { type Exit, exitOf, isTower, sideOf, TREASURE_CHAMBER } from '../grid.ts';
import { addUses, IN_OWN_TURN } from '../listeners.ts';
import { isSpent, step } from '../movement.ts';
import { tryObstacle } from '../obstacles.ts';
import { hindrance, openExits } from '../passage.ts';
import { test } from '../tests.ts';
import { directionOf, halfTowards, type Tile } from '../tile.ts';
import { IN_DUNGEON, tileAt } from '../world.ts';
import { meetMonster } from './combat/encounter.ts';
import { choosesSide, turnTile } from './visits.ts';
import { addFreeMoves, canLeaveDarkness, farHall } from './ways.ts';
import type { Hero, M, World } from './world.ts';

export type RevisedChambers =
  | { do: 'go-freely'; exit: Exit }
  | { do: 'roll-in-the-dark'; free: boolean }
  | { do: 'climb'; exit: Exit }
  | { do: 'climbed'; exit: Exit }
  | { do: 'struggle'; exit: Exit }
  | { do: 'struggle-first' };

export type RevisedChamberQuestion =
  | { do: 'bridge' }
  | { do: 'corridor' }
  | { do: 'web-ways' }
  | { do: 'leave-web' };

/** DQR-CHAMB-3: upon entering, each time. */
const ENTERING: Readonly<Record<string, (match: M, scope: Scope) => void>> = {
  /** DQR-ROOM-1 */
  'dungeon-room': (match, scope) => drawCard(match, 'dungeon', scope),
  /** DQR-TRAP-1 */
  'trap-chamber': (match, scope) => drawCard(match, 'trap', scope),
  /** DQR-CHASM-2, DQR-CHASM-3 */
  chasm: (match, scope) => drawCard(match, 'dungeon', scope),
  /** DQR-CAVE-1, DQR-CAVE-2 */
  'cave-in': (match, scope) => drawCard(match, 'dungeon', scope),
  'bottomless-pit': bottomlessPit,
  /** DQR-CORR-1 */
  corridor: (match, scope) => moveOn(match, { do: 'corridor' }, scope),
  /** DQR-DARK-1 */
  'chamber-of-darkness': (match, scope) => match.push({ do: 'roll-in-the-dark', free: true }, scope),
  /** DQR-WEB-1, DQR-WEB-4 */
  'spider-web': (match, scope) => moveOn(match, { do: 'web-ways' }, scope),
  bridge,
  /** DQR-ROT-1, DQR-ROT-2 */
  'rotating-chamber'(match, scope) {
    turnTile(match, match.world.heroes[scope.seat].space, 2);
    match.push(END_TURN, scope);
  },
};

/** Kinds that order an immediate move, once for each hall (DQR-CHAMB-15). */
const MOVING_ON: readonly string[] = ['corridor', 'chamber-of-darkness', 'spider-web', 'bridge'];

/** DQR-CHAMB-10, DQR-CHAMB-14 */
function moveOn(match: M, question: DungeonQuestEffect, scope: Scope): void {
  if (openExits(match, scope.seat).length > 0) match.push(question, scope);
  else stay(match, scope);
}

function stay(match: M, scope: Scope): void {
  match.tell({ type: 'cannot-move', seat: scope.seat });
  match.push(END_TURN, scope);
}

/** DQR-BRIDGE-1, DQR-BRIDGE-2, DQR-BRIDGE-12 */
function bridge(match: M, scope: Scope): void {
  match.push(farHall(match, scope.seat) === undefined ? END_TURN : { do: 'bridge' }, scope);
}

/** DQR-CHAMB-3, DQR-CHAMB-17, DQR-MON-2, DQR-MON-3, DQR-MON-16, DQR-MOVE-17, DQR-ROT-6: his side, then a monster or the chamber. */
export function encounterSpace(match: M, scope: Scope): void {
  const { world } = match;
  const hero = world.heroes[scope.seat];
  if (hero.state !== IN_DUNGEON || isOver(match) || choosesSide(match, hero, scope)) return;
  if (world.monsters.includes(hero.space)) meetMonster(match, false, scope);
  else encounterChamber(match, hero, scope);
}

/** DQR-TURN-14: nothing more is met in a turn that is over, except in its status phase (DQR-TURN-7, DQR-TURN-17). */
function isOver(match: M): boolean {
  return match.world.turnOver && match.coming('action') === undefined;
}

function encounterChamber(match: M, hero: Hero, scope: Scope): void {
  if (hero.space === TREASURE_CHAMBER) match.push({ do: 'loot-dragon' }, scope);
  else if (isTower(hero.space)) match.push({ do: 'enter-tower' }, scope);
  else {
    const { kind } = tileAt(match, hero.space) as Tile;
    if (match.sink) match.tell({ type: 'encountered', seat: scope.seat, space: hero.space, kind });
    // DQR-CHAMB-15
    if (match.world.bound && MOVING_ON.includes(kind)) match.push(END_TURN, scope);
    else ENTERING[kind](match, scope);
  }
}

/** DQR-BRIDGE-6, DQR-BRIDGE-10, DQR-BRIDGE-11: over, and out by the far hall, if nothing there stops him. */
export function bridgeCrossed(match: M, scope: Scope): void {
  const exit = farHall(match, scope.seat);
  match.tell({ type: 'crossed', seat: scope.seat, space: match.world.heroes[scope.seat].space });
  if (exit === undefined) return;
  toOtherSide(match, exit, scope);
  match.push({ do: 'go', exit }, scope);
}

/** DQR-BRIDGE-11, DQR-CAVE-7: he stands on the side of that hall, which is his entry hall now. */
function toOtherSide(match: M, exit: Exit, { seat }: Scope): void {
  const hero = match.world.heroes[seat];
  hero.half = halfTowards(tileAt(match, hero.space) as Tile, match.world.entry[hero.space], sideOf(exit));
  hero.entryHall = sideOf(exit);
}

const handlers: Handlers<World, RevisedChambers> = {
  /** DQR-CHAMB-11: an immediate move ignores every barrier. */
  'go-freely'(match, { exit }, scope) {
    if (!isSpent(match, scope)) step(match, exit, false, scope);
  },

  /** DQR-DARK-2..7: until the die shows a hall that is not blocked. */
  'roll-in-the-dark'(match, { free }, scope) {
    const { space } = match.world.heroes[scope.seat];
    if (!canLeaveDarkness(match, scope.seat)) {
      stay(match, scope);
      return;
    }
    const { darkness = [] } = tileAt(match, space) as Tile;
    for (;;) {
      const die = match.roll();
      const exit = exitOf(space, directionOf(darkness[die - 1], match.world.entry[space]));
      const blocked = hindrance(match, scope.seat, exit) !== undefined;
      match.tell({ type: 'darkness', seat: scope.seat, die, exit, blocked });
      if (blocked) continue;
      match.push({ do: free ? 'go-freely' : 'go', exit }, scope);
      return;
    }
  },

  /** DQR-CAVE-4..6 */
  climb(match, { exit }, scope) {
    const success: Steps = [{ do: 'climbed', exit }];
    const attempt = test('agility', { encounter: 'cave-in', success, fail: [END_TURN] });
    tryObstacle(match, 'cave-in', [attempt], success, scope);
  },

  /** DQR-CAVE-5, DQR-CAVE-7 */
  climbed(match, { exit }, scope) {
    toOtherSide(match, exit, scope);
    match.push({ do: 'go', exit }, scope);
  },

  /** DQR-WEB-3, DQR-WEB-6, DQR-WEB-9, DQR-WEB-12 */
  struggle(match, { exit }, scope) {
    const success: Steps = [{ do: 'go-freely', exit }];
    struggle(match, success, scope);
  },

  /** DQR-WEB-7, DQR-WEB-8 */
  'struggle-first'(match, _effect, scope) {
    struggle(match, [{ do: 'leave-web' }], scope);
  },
};

/** DQR-WEB-6 */
function struggle(match: M, success: Steps, scope: Scope): void {
  const attempt = test('strength', { encounter: 'web', success, fail: [END_TURN] });
  tryObstacle(match, 'spider-web', [attempt], success, scope);
}

/** Cards that he may use at any time of his turn; nobody is asked for them alone where there is but one way on. */
function addUsesBesides(
  match: M,
  seat: Seat,
  question: RevisedChamberQuestion,
  options: Options<World>,
): void {
  if (options.legal.length > 1) addUses(match, seat, IN_OWN_TURN, question, options);
}

const questions: Questions<World, RevisedChamberQuestion> = {
  /** C-BRIDGE-IN */
  bridge: {
    kind: 'ask',
    options(match, question, { seat }, options) {
      options.add('cross', { do: 'cross-bridge' });
      options.add('stay', END_TURN);
      addUsesBesides(match, seat, question, options);
    },
  },

  /** C-CORR, DQR-CORR-2..4 */
  corridor: {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const hero = match.world.heroes[seat];
      const others = openExits(match, seat).filter((exit) => sideOf(exit) !== hero.entryHall);
      addFreeMoves(match, seat, options, (exit) => {
        const back = others.length > 0 && sideOf(exit) === hero.entryHall;
        return back ? undefined : { do: 'go-freely', exit };
      });
      addUsesBesides(match, seat, question, options);
    },
  },

  /** C-WEB, DQR-WEB-2, DQR-WEB-3 */
  'web-ways': {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const { entryHall } = match.world.heroes[seat];
      addFreeMoves(match, seat, options, (exit) => ({
        do: sideOf(exit) === entryHall ? 'go-freely' : 'struggle',
        exit,
      }));
      addUsesBesides(match, seat, question, options);
    },
  },

  /** C-WEB-HALL, DQR-WEB-8 */
  'leave-web': {
    kind: 'ask',
    options(match, question, { seat }, options) {
      addFreeMoves(match, seat, options, (exit) => ({ do: 'go', exit }));
      addUsesBesides(match, seat, question, options);
    },
  },
};

export const revisedChamberChapter: Chapter<World, RevisedChambers, RevisedChamberQuestion> = {
  handlers,
  questions,
};
