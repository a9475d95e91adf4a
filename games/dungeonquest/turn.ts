/** TURN, SUN: whose turn it is, what begins it and what ends it. */
import { type Chapter, type Handlers, type Scope, type Seat, scopeOf } from '@underhall/kernel';
import type { Death } from './death.ts';
import { discardDrawn } from './decks.ts';
import { SUN_TRACK } from './grid.ts';
import { returnDragonCards } from './treasure-chamber.ts';
import { editionOf, isInside, type M, NOWHERE, type World } from './world.ts';

export type Turn =
  | { do: 'turn' }
  | { do: 'sun-move' }
  | { do: 'hold-sun' }
  | { do: 'begin-turn' }
  | { do: 'action' }
  | { do: 'end-of-turn' };

const SUN_MOVE: Turn = { do: 'sun-move' };
const NIGHTFALL: Death = { do: 'nightfall' };
const BEGIN_TURN: Turn = { do: 'begin-turn' };
const ACTION: Turn = { do: 'action' };
const END_OF_TURN: Turn = { do: 'end-of-turn' };

const LAST_SUN_SPACE = SUN_TRACK.length;

/** The highest die that closes the doors on a space of the track; 0 where none is rolled (DQ-SUN-3, DQ-SUN-9). */
export function closesOn(sun: number): number {
  return SUN_TRACK[sun - 1].closesOn;
}

const handlers: Handlers<World, Turn> = {
  turn(match, _effect, scope) {
    startTurn(match, scope);
  },

  /** DQ-SUN-1, DQ-SUN-3..5, DQ-SUN-7, DQ-SUN-9 */
  'sun-move'(match, _effect, scope) {
    const { world } = match;
    if (world.sun < LAST_SUN_SPACE) world.sun++;
    if (match.sink) match.tell({ type: 'sun', space: world.sun });
    const closing = closesOn(world.sun);
    if (closing === 0) {
      beginTurn(match, scope);
      return;
    }
    const die = match.roll();
    const gone = !isInside(world.heroes[scope.seat]);
    match.tell({ type: 'sun-rolled', seat: scope.seat, die, closing, gone });
    if (die <= closing) match.push(NIGHTFALL, scope);
    else beginTurn(match, scope);
  },

  /** The sun stands still and no die is rolled, this time. */
  'hold-sun'(match, _effect, { seat }) {
    if (match.subject()?.do !== 'sun-move') return;
    match.changeSubject(BEGIN_TURN);
    match.tell({ type: 'sun-held', seat });
  },

  'begin-turn'(match, _effect, scope) {
    beginTurn(match, scope);
  },

  /** DQ-TURN-2, DQ-TURN-3, DQ-DEADEND-13: what this turn is for. */
  action(match, _effect, scope) {
    editionOf(match).act(match, scope);
  },

  'end-of-turn'(match, _effect, scope) {
    const { world } = match;
    for (let seat = 0; seat < match.seats; seat++) {
      discardDrawn(match, seat);
    }
    editionOf(match).endOfTurn(match, scope.seat);
    returnDragonCards(match);
    // DQ-WIN-1
    if (!isAnybodyInside(world)) {
      match.push({ do: 'count-gold' }, scope);
      return;
    }
    const next = nextSeat(match, scope.seat);
    world.active = next;
    startTurn(match, scopeOf(next));
  },
};

/** DQ-TURN-7: the sun step, start-of-turn effects, the action. */
function startTurn(match: M, scope: Scope): void {
  const { world } = match;
  world.turn++;
  forgetLastTurn(match);
  match.push(END_OF_TURN, scope);
  if (scope.seat === world.first) takeSunStep(match, scope);
  else beginTurn(match, scope);
}

/** DQ-SUN-1, DQ-SUN-2, DQ-SUN-7, DQ-OPTLATE-2; the turn begins after it. */
function takeSunStep(match: M, scope: Scope): void {
  const { world } = match;
  world.round++;
  // DQ-SUN-10
  if (world.round > Number(match.setup.options.rounds)) match.push(NIGHTFALL, scope);
  else if (world.round === 1 && !editionOf(match).sunMovesAtOnce) beginTurn(match, scope);
  else match.open('sun-step', scope.seat, 0, SUN_MOVE, scope);
}

function beginTurn(match: M, scope: Scope): void {
  const { world } = match;
  const hero = world.heroes[scope.seat];
  // DQ-TURN-13, DQ-EXIT-4, DQ-OPTSERV-1, DQ-OPTSERV-21
  if (!isInside(hero)) {
    const edition = editionOf(match);
    if (edition.hasTurnOutside(match, hero)) edition.turnOutside(match, scope);
    return;
  }
  if (match.sink) match.tell({ type: 'turn', seat: scope.seat, turn: world.turn });
  // DQ-TURN-12
  if (hero.lostTurns > 0) {
    hero.lostTurns--;
    match.tell({ type: 'lost-turn', seat: scope.seat });
    return;
  }
  // DQ-TURN-8, DQ-TURN-9
  match.open('turn-start', scope.seat, 0, ACTION, scope);
}

function isAnybodyInside({ heroes }: World): boolean {
  for (const hero of heroes) if (isInside(hero)) return true;
  return false;
}

/** What counts within a turn counts anew. */
function forgetLastTurn(match: M): void {
  const { world } = match;
  world.turnOver = false;
  world.moves = 0;
  world.jumpedTo = NOWHERE;
  if (world.spared.length > 0) world.spared = [];
  world.raged = false;
  editionOf(match).forgetTurn(world);
  // DQ-LIMIT-5: once per turn, whoever's turn it is.
  for (const hero of world.heroes) {
    if (hero.used.length > 0) hero.used = hero.used.filter((use) => use.startsWith('game:'));
  }
}

/**
 * The seat to the left that has something to do; the First Player always has the sun (DQ-TURN-1, DQ-TURN-13,
 * DQ-DEATH-4, DQ-DEATH-6, DQ-OPTSERV-1, DQ-OPTSERV-21).
 */
function nextSeat(match: M, seat: Seat): Seat {
  const { world } = match;
  for (let i = 1; i <= match.seats; i++) {
    const next = (seat + i) % match.seats;
    const hero = world.heroes[next];
    if (next === world.first || isInside(hero) || editionOf(match).hasTurnOutside(match, hero)) return next;
  }
  return world.first;
}

export const turnChapter: Chapter<World, Turn> = { handlers, questions: {} };
