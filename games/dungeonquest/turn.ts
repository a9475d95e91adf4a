/** TURN, SUN: whose turn it is, what begins it and what ends it. */
import {
  type Chapter,
  type Handlers,
  NONE,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { aboutExit } from './about.ts';
import { giveUpTests, noteChances } from './classic/giving-up.ts';
import { canSearch, SEARCH_RULES } from './classic/searching.ts';
import type { Death } from './death.ts';
import { discardDrawn } from './decks.ts';
import { exitName, exitsOf, isTower, SUN_TRACK, TREASURE_CHAMBER } from './grid.ts';
import { addUses, INSTEAD_OF_ACTION } from './listeners.ts';
import { addMoves } from './movement.ts';
import { exitBack, hindrance, isTrapped, isUncrossedCaveIn } from './passage.ts';
import { returnDragonCards } from './treasure-chamber.ts';
import {
  BELOW,
  DEAD,
  type Hero,
  IN_DUNGEON,
  isInside,
  type M,
  NOWHERE,
  optional,
  tileAt,
  type World,
} from './world.ts';

export type Turn =
  | { do: 'turn' }
  | { do: 'sun-move' }
  | { do: 'hold-sun' }
  | { do: 'begin-turn' }
  | { do: 'action' }
  | { do: 'go-back' }
  | { do: 'lose-this-turn' }
  | { do: 'end-of-turn' };

export type TurnQuestion = { do: 'choose-action' } | { do: 'cave-in' } | { do: 'back-or-cross' };

const SUN_MOVE: Turn = { do: 'sun-move' };
const NIGHTFALL: Death = { do: 'nightfall' };
const BEGIN_TURN: Turn = { do: 'begin-turn' };
const ACTION: Turn = { do: 'action' };
const CHOOSE_ACTION: TurnQuestion = { do: 'choose-action' };
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
    const { world } = match;
    const { seat } = scope;
    const hero = world.heroes[seat];
    // DQ-TURN-9, DQ-TURN-10
    if (world.turnOver) return;
    // DQ-TURN-3, DQ-CAT-14
    if (hero.state === BELOW) match.push({ do: 'turn-below' }, scope);
    // DQ-TURN-11
    else if (hero.postponed) match.push({ do: 'encounter-space' }, scope);
    else if (hero.freed) moveOnFromWeb(match, hero, scope);
    else if (hero.goesBack) match.push({ do: 'go-back' }, scope);
    // DQ-DARK-6
    else if (hero.lostInDark && !isTrapped(match, seat)) match.push({ do: 'roll-in-darkness' }, scope);
    else chooseAction(match, hero, scope);
  },

  /** DQ-WEB-2, DQ-WEB-6, DQ-BRIDGE-2, DQ-BRIDGE-9 */
  'go-back'(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    const exit = exitBack(match, hero);
    if (exit !== NONE && !hindrance(match, scope.seat, exit)) match.push({ do: 'go', exit }, scope);
    else match.push({ do: 'back-or-cross' }, scope);
  },

  /** DQ-TURN-15, DQ-BLOCK-2 */
  'lose-this-turn'(match, _effect, scope) {
    match.tell({ type: 'blocked', seat: scope.seat });
  },

  'end-of-turn'(match, _effect, scope) {
    const { world } = match;
    for (let seat = 0; seat < match.seats; seat++) {
      discardDrawn(match, seat);
      if (world.heroes[seat].determination.length > 0) giveUpTests(match, seat, scope.seat);
    }
    returnDragonCards(match);
    const hero = world.heroes[scope.seat];
    if (hero.wayDownOnce && hero.wayDown < world.turn) hero.wayDown = 0;
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
  forgetLastTurn(world);
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
  else if (world.round === 1) beginTurn(match, scope);
  else match.open('sun-step', scope.seat, 0, SUN_MOVE, scope);
}

function beginTurn(match: M, scope: Scope): void {
  const { world } = match;
  const hero = world.heroes[scope.seat];
  // DQ-TURN-13, DQ-EXIT-4, DQ-OPTSERV-1, DQ-OPTSERV-21
  if (!isInside(hero)) {
    if (hero.state === DEAD && optional(match).serv) match.push({ do: 'servant-turn' }, scope);
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

/** DQ-WEB-3, DQ-WEB-5: once, so that a door that stops him does not bind him (DQ-MOVE-19). */
function moveOnFromWeb(match: M, hero: Hero, scope: Scope): void {
  hero.freed = false;
  // DQ-TEST-9
  noteChances(match, scope.seat);
  match.push({ do: 'move-again' }, scope);
}

function chooseAction(match: M, hero: Hero, scope: Scope): void {
  noteChances(match, scope.seat);
  // DQ-TOWER-4, DQ-TOWER-5: only who entered it again; the first turn is a normal one.
  if (isTower(hero.space) && hero.inTower) match.push({ do: 'enter-tower' }, scope);
  else if (isUncrossedCaveIn(match, hero) && !isTrapped(match, scope.seat))
    match.push({ do: 'cave-in' }, scope);
  else match.push(CHOOSE_ACTION, scope);
}

function isAnybodyInside({ heroes }: World): boolean {
  for (const hero of heroes) if (isInside(hero)) return true;
  return false;
}

/** What counts within a turn counts anew. */
function forgetLastTurn(world: World): void {
  world.turnOver = false;
  world.moves = 0;
  if (world.corridors.length > 0) world.corridors = [];
  if (world.tried.length > 0) world.tried = [];
  if (world.chances.length > 0) world.chances = [];
  world.jumpedTo = NOWHERE;
  if (world.spared.length > 0) world.spared = [];
  world.raged = false;
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
    if (next === world.first || isInside(hero) || (hero.state === DEAD && optional(match).serv)) return next;
  }
  return world.first;
}

/** DQ-CAT-5..7: may he go down from here this turn? */
export function canDescend(match: M, hero: Hero): boolean {
  return hero.state === IN_DUNGEON && hero.wayDown > 0 && hero.wayDown < match.world.turn;
}

/** DQ-BRIDGE-8, DQ-CAVEIN-4: a Cave-in is not crossed back. */
function canCrossBack(match: M, hero: Hero): boolean {
  return hero.crossed && tileAt(match, hero.space)?.kind === 'bridge';
}

const questions: Questions<World, TurnQuestion> = {
  /** CH-05, CH-21 */
  'choose-action': {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const hero = match.world.heroes[seat];
      const trapped = isTrapped(match, seat);
      if (!trapped) addMoves(match, seat, options);
      else if (options.explains)
        for (const exit of exitsOf(hero.space))
          options.forbid(`move:${exitName(exit)}`, 'DQ-DEADEND-3', 'trapped', aboutExit(exit));
      // DQ-TREAS-4, DQ-TREAS-6
      if (hero.space === TREASURE_CHAMBER) options.add('draw-dragon', { do: 'loot-dragon' });
      const why = canSearch(match, seat, trapped);
      if (why === undefined) options.add('search', { do: 'search' });
      else if (options.explains) options.forbid('search', SEARCH_RULES[why], why);
      // DQ-CATENT-2, DQ-DEADEND-2, DQ-DEADEND-9, DQ-BLOCK-5
      if (canDescend(match, hero)) options.add('descend', { do: 'catacombs' });
      if (canCrossBack(match, hero)) options.add('cross', { do: 'cross-bridge' });
      // DQ-BLOCK-1..5, DQ-TURN-15: he loses the turn, unless something he has helps him on.
      if (options.legal.length === 0) options.add('wait', { do: 'lose-this-turn' });
      addUses(match, seat, INSTEAD_OF_ACTION, question, options);
    },
  },

  /** CH-11, DQ-CAVEIN-2, DQ-CAVEIN-3, DQ-CAVEIN-7 */
  'cave-in': {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const hero = match.world.heroes[seat];
      const exit = exitBack(match, hero);
      if (exit === NONE) options.forbid('retreat', 'DQ-SPEC-13', 'no-way-back');
      else if (hindrance(match, seat, exit))
        options.forbid('retreat', 'DQ-MOVE-5', 'occupied', aboutExit(exit));
      else options.add('retreat', { do: 'go', exit });
      options.add('cross', { do: 'cross-cave-in' });
      options.forbid('search', 'DQ-CAVEIN-7', 'not-across');
      if (canDescend(match, hero)) options.add('descend', { do: 'catacombs' });
      addUses(match, seat, INSTEAD_OF_ACTION, question, options);
    },
  },

  /** DQ-WEB-6, DQ-BRIDGE-9 */
  'back-or-cross': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const web = tileAt(match, match.world.heroes[seat].space)?.kind === 'spider-web';
      options.add('cross', { do: web ? 'cross-web' : 'cross-bridge' });
      options.add('wait', { do: 'lose-this-turn' });
    },
  },
};

export const turnChapter: Chapter<World, Turn, TurnQuestion> = { handlers, questions };
