/** TURN: whose turn it is, what can be done in it, and what ends it. */
import {
  type Chapter,
  type Handlers,
  NONE,
  type Options,
  type Questions,
  type Scope,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { CHAMBER, kindOf, NOWHERE, nameOf } from './board.ts';
import type { Encounter } from './encounter.ts';
import { forbidIdle } from './idle.ts';
import { addLooks, addSights, doorways } from './looking.ts';
import { addMoves } from './movement.ts';
import { type SearchQuestion, searchable } from './searching.ts';
import { addTeleports, attackSpells } from './spells.ts';
import { BALL, ESP, powersOf, SECRET_DOORS } from './treasure.ts';
import { considerWalk, walkOn } from './walking.ts';
import { endByShares, isExhausted } from './winning.ts';
import { engaged, guardsIn, isDangerous, isRefused, leftOf, type M, type World } from './world.ts';

/** `search`: is there still a search to come? */
export type Turn = { do: 'turn' } | { do: 'end-of-turn'; search: boolean };
export type TurnQuestion = { do: 'act' };

const ACT: TurnQuestion = { do: 'act' };
const SEARCH_OR_NOT: SearchQuestion = { do: 'search-or-not' };
const SEARCH_AND_END: Turn = { do: 'end-of-turn', search: true };
const END: Turn = { do: 'end-of-turn', search: false };

const handlers: Handlers<World, Turn> = {
  turn(match, _effect, scope) {
    startTurn(match, scope);
  },

  /** DUN-TURN-11, DUN-SECRET-12, 13 */
  'end-of-turn'(match, { search }, scope) {
    if (!search || searchable(match, scope.seat).length === 0) {
      endTurn(match, scope.seat);
      return;
    }
    match.push(END, scope);
    match.push(SEARCH_OR_NOT, scope);
  },
};

/** DUN-TURN-2 */
function startTurn(match: M, scope: Scope): void {
  const { world } = match;
  forgetLastTurn(world);
  if (match.sink) match.tell({ type: 'turn', seat: scope.seat, turn: world.turn });
  if (world.adventurers[scope.seat].lostTurns > 0) {
    loseTurn(match, scope);
    return;
  }
  considerWalk(match, scope.seat);
  match.push(SEARCH_AND_END, scope);
  match.push(ACT, scope);
}

/** DUN-TURN-3, DUN-TURN-4 */
function loseTurn(match: M, scope: Scope): void {
  const adventurer = match.world.adventurers[scope.seat];
  match.push(END, scope);
  adventurer.lostTurns--;
  match.tell({ type: 'lost-turn', seat: scope.seat, left: adventurer.lostTurns });
  if (adventurer.lostTurns > 0 || adventurer.afterwards.length === 0) return;
  // DUN-CAGE-4, DUN-CAGE-5
  match.pushAll(adventurer.afterwards, scope);
  adventurer.afterwards = [];
}

function endTurn(match: M, seat: Seat): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  // DUN-OPTSPELL-10
  if (instances.first(base.cast) !== NONE) instances.pour(base.cast, base.supply);
  if (isExhausted(match)) {
    endByShares(match, 'DUN-WIN-9');
    return;
  }
  const next = leftOf(match, seat);
  if (behindFirst(match, next) <= behindFirst(match, seat)) world.round++;
  // DUN-WIN-11
  if (world.round > Number(match.setup.options.rounds)) {
    endByShares(match, 'DUN-WIN-11');
    return;
  }
  world.active = next;
  startTurn(match, scopeOf(next));
}

/** How many seats after the first player. */
function behindFirst({ world, seats }: M, seat: Seat): number {
  return seat < world.first ? seat - world.first + seats : seat - world.first;
}

/** What counts within a turn counts anew. */
function forgetLastTurn(world: World): void {
  world.turn++;
  world.moved = 0;
  world.over = false;
  world.spell = false;
  world.carried = false;
  if (world.refused.length > 0) world.refused = [];
  if (world.scried.length > 0) world.scried = [];
}

const questions: Questions<World, TurnQuestion> = {
  /** DUN-CHOICE-5 to 9 and 13 in one question: everything that can be done where the pawn stands, and every space in reach. */
  act: {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      const leg = walkOn(match, seat);
      if (leg) {
        options.put(leg);
        return;
      }
      const fighting = engaged(match, seat) !== NONE;
      if (fighting) addFight(match, seat, options);
      const held = powersOf(match, seat);
      addMoves(match, seat, !fighting, (held & SECRET_DOORS) !== 0, options);
      // DUN-TURN-10
      if (fighting)
        options.forbid('stay', 'DUN-TURN-10', 'monster-here', {
          space: nameOf(match.world.adventurers[seat].space),
        });
      else addGuards(match, seat, options);
      addTeleports(match, seat, options);
      addCastsFromOutside(match, seat, fighting, options);
      if (held & ESP) addLooks(match, seat, options);
      if (held & BALL) addSights(match, seat, NOWHERE, options);
      if (options.explains) forbidIdle(match, seat, held, options);
    },
  },
};

/** DUN-ATTACK-23, DUN-OPTCAST-2, DUN-OPTCAST-17 */
function addFight(match: M, seat: Seat, options: Options<World>): void {
  options.add('fight', FIGHT_ON);
  for (const { id } of attackSpells(match, seat)) options.add(`cast:${id}`, { do: 'fight-on', spell: id });
}

const FIGHT_ON: Encounter = { do: 'fight-on', spell: '' };

/** DUN-MON-13: instead of moving. A guard that is free and beside the pawn is in a chamber. */
function addGuards(match: M, seat: Seat, options: Options<World>): void {
  const { space } = match.world.adventurers[seat];
  if (kindOf[space] !== CHAMBER) return;
  for (const number of guardsIn(match, space))
    options.add(`attack:${number}`, { do: 'attack-guard', number });
}

/** DUN-OPTCAST-6, DUN-OPTCAST-7, DUN-OPTCAST-22, DUN-OPTCAST-26, DUN-CHOICE-13 */
function addCastsFromOutside(match: M, seat: Seat, fighting: boolean, options: Options<World>): void {
  const spells = attackSpells(match, seat);
  if (spells.length === 0) return;
  doorways(match, seat, false, (path, from, to) => {
    // DUN-ESP-6
    if (!isDangerous(match.world, to) || isRefused(match.world, to)) return;
    // DUN-TURN-10
    if (fighting && path.length === 0) return;
    for (const { id } of spells)
      options.add(`cast:${id}:${nameOf(to)}:${nameOf(from)}`, {
        do: 'cast-from',
        path,
        target: to,
        spell: id,
      });
  });
}

export const turns: Chapter<World, Turn, TurnQuestion> = { handlers, questions };
