/** MOVE, DOOR, PORT: moving through passages. */
import type { Chapter, Handlers, Option, Options, Questions, Scope, Seat } from '@underhall/kernel';
import { aboutExit } from './about.ts';
import { draw } from './cards.ts';
import type { Forbidden } from './edition.ts';
import type { Steps } from './effects.ts';
import { forbid } from './forbid.ts';
import {
  beyond,
  type Exit,
  exitName,
  exitsOf,
  opposite,
  SPACES,
  type Space,
  sideOf,
  spaceOf,
} from './grid.ts';
import { addUses, IN_OWN_TURN } from './listeners.ts';
import { tryObstacle } from './obstacles.ts';
import { hindrance, isExplored, obstaclesAt } from './passage.ts';
import { explore } from './placing.ts';
import { beginStay } from './stay.ts';
import { test, testOver } from './tests.ts';
import { DOOR } from './tile.ts';
import { editionOf, IN_DUNGEON, type M, NOWHERE, type World } from './world.ts';

/** The encounter of the portcullis in an exit, for its test. */
export function portcullisAt(exit: Exit): string {
  return `portcullis:${exit}`;
}

/** DQ-MOVE-22, DQR-MOVE-20 */
const MOST_MOVES = 50;

export type Movement =
  | { do: 'go'; exit: Exit }
  | { do: 'try-door'; exit: Exit }
  | { do: 'try-portcullis'; exit: Exit }
  | { do: 'step'; exit: Exit; special: boolean }
  | { do: 'arrive'; space: Space; from: Space; special: boolean }
  | { do: 'door'; result: 'open' | 'shut' }
  | { do: 'stopped' }
  | { do: 'move-again' }
  | { do: 'move'; moves: number }
  | { do: 'further-moves'; moves: number };

export type MovementQuestion = { do: 'choose-move' } | { do: 'may-move-on'; moves: number };

const STOPPED: Movement = { do: 'stopped' };

const handlers: Handlers<World, Movement> = {
  /** DQ-PORT-5, DQ-PORT-6, DQ-PORT-7: every obstacle in order, each time anew; then the step. */
  go(match, { exit }, scope) {
    if (isSpent(match, scope)) return;
    const obstacles = obstaclesAt(match, exit);
    if (obstacles.length === 0) {
      step(match, exit, false, scope);
      return;
    }
    editionOf(match).trying(match, exit, obstacles);
    match.push({ do: 'step', exit, special: false }, scope);
    for (let i = obstacles.length - 1; i >= 0; i--) {
      const kind = obstacles[i] === DOOR ? 'try-door' : 'try-portcullis';
      match.push({ do: kind, exit }, scope);
    }
  },

  /** DQ-DOOR-1, DQ-DOOR-6, DQ-DOOR-11 */
  'try-door'(match, _effect, scope) {
    tryObstacle(match, 'door', [draw('door')], [], scope);
  },

  /** DQ-PORT-1, DQ-PORT-2, DQ-PORT-3, DQ-PORT-8, DQ-PORTROOM-3 */
  'try-portcullis'(match, { exit }, scope) {
    const encounter = portcullisAt(exit);
    const attempt = test('strength', { encounter, fail: [STOPPED] });
    tryObstacle(match, 'portcullis', [attempt], [testOver(encounter)], scope);
  },

  /** DQ-DOOR-2..4 */
  door(match, { result }, scope) {
    match.tell({ type: 'door', seat: scope.seat, open: result === 'open' });
    if (result === 'shut') match.push(STOPPED, scope);
  },

  /** DQ-DOOR-3, DQ-DOOR-5, DQ-DOOR-9, DQ-PORT-3, DQ-PORT-6, DQ-PORTROOM-4, DQ-MOVE-19: he stays, and his turn ends after what is being resolved. */
  stopped(match, _effect, scope) {
    match.world.turnOver = true;
    for (const kind of ['try-door', 'try-portcullis'] as const)
      if (match.coming(kind)) match.change(kind, undefined);
    if (match.coming('step')) match.change('step', undefined);
    match.tell({ type: 'stopped', seat: scope.seat });
  },

  step(match, { exit, special }, scope) {
    step(match, exit, special, scope);
  },

  arrive(match, { space, from, special }, scope) {
    arrive(match, space, from, special, scope);
  },

  /** DQ-MOVE-17..19: a further move in the same turn, if there is one. */
  'move-again'(match, _effect, scope) {
    if (editionOf(match).canMove(match, scope.seat)) match.push({ do: 'choose-move' }, scope);
    else match.tell({ type: 'cannot-move', seat: scope.seat });
  },

  /** DQ-CONTENT-36: up to so many moves, each space met, until the turn ends or the Hero is held. */
  move(match, { moves }, scope) {
    match.push({ do: 'further-moves', moves: moves - 1 }, scope);
    match.push({ do: 'move-again' }, scope);
  },

  /** DQ-MOVE-21, DQ-CONTENT-36 */
  'further-moves'(match, { moves }, scope) {
    const { world } = match;
    const hero = world.heroes[scope.seat];
    if (moves <= 0 || world.turnOver || hero.state !== IN_DUNGEON || editionOf(match).isHeld(match, hero))
      return;
    if (editionOf(match).canMove(match, scope.seat)) match.push({ do: 'may-move-on', moves }, scope);
  },
};

/** DQ-MOVE-22, DQR-MOVE-20: the turn ends when he has entered so many spaces in it. */
export function isSpent(match: M, { seat }: Scope): boolean {
  const { world } = match;
  if (world.moves < MOST_MOVES) return false;
  world.turnOver = true;
  match.tell({ type: 'too-many-moves', seat });
  return true;
}

/** DQ-MOVE-7, DQ-MOVE-9, DQ-MOVE-10, DQ-SPEC-5, DQR-MOVE-4..9 */
export function step(match: M, exit: Exit, special: boolean, scope: Scope): void {
  const square = beyond(exit);
  const space = spaceOf(square);
  // DQ-SPEC-13: through a wall there is no way back.
  const from = special ? NOWHERE : match.world.heroes[scope.seat].space;
  if (isExplored(match, space)) {
    arrive(match, space, from, special, scope);
    return;
  }
  match.push({ do: 'arrive', space, from, special }, scope);
  match.push(explore(space, opposite(sideOf(exit))), scope);
}

function arrive(match: M, space: Space, from: Space, special: boolean, scope: Scope): void {
  match.world.moves++;
  beginStay(match, scope.seat, space, from, special);
  editionOf(match).entered(match, scope);
}

/** `move:north`, by exit. */
const MOVE_IDS: readonly string[] = Array.from({ length: SPACES * 4 }, (_, exit) => `move:${exitName(exit)}`);

const GO: readonly Movement[] = Array.from({ length: SPACES * 4 }, (_, exit) => ({ do: 'go', exit }));

/** The options of moves, by exit. */
const MOVES: readonly Option<World>[] = GO.map((effect, exit) => ({ id: MOVE_IDS[exit], effect }));

/** Why a way may be taken only if there is no other. (Written as a method, as a handler is.) */
type Unless = { why(match: M, seat: Seat, exit: Exit): Prohibition | undefined }['why'];

/** What an edition alone forbids: its rule, and the reason that people are told. */
export interface Prohibition {
  readonly rule: string;
  readonly reason: string;
}

/**
 * DQ-MOVE-1, DQ-MOVE-14, DQ-MOVE-15, DQ-MOVE-18, DQ-DEADEND-2, DQR-MOVE-1: the ways out that a Hero may choose from,
 * with those he may not and why (CH-05, CH-06). Some may be taken only if there is no other (`unlessOnly`).
 */
export function addMoves(
  match: M,
  seat: Seat,
  options: Options<World>,
  then: Steps,
  unlessOnly: Unless,
): void {
  const stale: (readonly [exit: Exit, why: Prohibition])[] = [];
  let moves = 0;
  for (const exit of exitsOf(match.world.heroes[seat].space)) {
    const why = hindrance(match, seat, exit);
    if (why !== undefined) {
      forbidMove(match, exit, why, options);
      continue;
    }
    const reluctance = unlessOnly(match, seat, exit);
    if (reluctance) stale.push([exit, reluctance]);
    else {
      options.put(moving(exit, then));
      moves++;
    }
  }
  for (const [exit, { rule, reason }] of stale) {
    if (moves === 0) options.put(moving(exit, then));
    else options.forbid(MOVE_IDS[exit], rule, reason, aboutExit(exit));
  }
}

/** A way out that can be chosen; `then` follows what comes of it. */
export function moving(exit: Exit, then: Steps): Option<World> {
  if (then.length === 0) return MOVES[exit];
  return { id: MOVE_IDS[exit], effect: { do: 'all', effects: [GO[exit], ...then] } };
}

function forbidMove(match: M, exit: Exit, why: Forbidden, options: Options<World>): void {
  if (options.explains) forbid(match, options, MOVE_IDS[exit], why, aboutExit(exit));
}

const questions: Questions<World, MovementQuestion> = {
  /** CH-06 */
  'choose-move': {
    kind: 'ask',
    options(match, question, scope, options) {
      editionOf(match).moves(match, scope.seat, options, []);
      addUses(match, scope.seat, IN_OWN_TURN, question, options);
    },
  },

  'may-move-on': {
    kind: 'ask',
    lone: 'ask',
    options(match, { moves }, scope, options) {
      editionOf(match).moves(match, scope.seat, options, [{ do: 'further-moves', moves: moves - 1 }]);
      options.add('stay', { do: 'nothing' });
    },
  },
};

export const movementChapter: Chapter<World, Movement, MovementQuestion> = { handlers, questions };
