/** TURN: what a Hero does in his turn, when everything that begins it is done. */
import { type Chapter, type Handlers, NONE, type Questions, type Scope } from '@underhall/kernel';
import { aboutExit } from '../about.ts';
import { exitName, exitsOf, isTower, TREASURE_CHAMBER } from '../grid.ts';
import { addUses, INSTEAD_OF_ACTION } from '../listeners.ts';
import { hindrance } from '../passage.ts';
import { BELOW, editionOf, IN_DUNGEON, tileAt } from '../world.ts';
import { noteChances } from './giving-up.ts';
import { exitBack, isTrapped, isUncrossedCaveIn } from './held.ts';
import { canSearch, SEARCH_RULES } from './searching.ts';
import type { Hero, M, World } from './world.ts';

export type Action = { do: 'go-back' } | { do: 'lose-this-turn' };
export type ActionQuestion = { do: 'choose-action' } | { do: 'cave-in' } | { do: 'back-or-cross' };

const CHOOSE_ACTION: ActionQuestion = { do: 'choose-action' };

const handlers: Handlers<World, Action> = {
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
};

/** DQ-TURN-2, DQ-TURN-3, DQ-DEADEND-13: what this turn is for. */
export function act(match: M, scope: Scope): void {
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

/** DQ-CAT-5..7: may he go down from here this turn? */
function canDescend(match: M, hero: Hero): boolean {
  return hero.state === IN_DUNGEON && hero.wayDown > 0 && hero.wayDown < match.world.turn;
}

/** DQ-BRIDGE-8, DQ-CAVEIN-4: a Cave-in is not crossed back. */
function canCrossBack(match: M, hero: Hero): boolean {
  return hero.crossed && tileAt(match, hero.space)?.kind === 'bridge';
}

const questions: Questions<World, ActionQuestion> = {
  /** CH-05, CH-21 */
  'choose-action': {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const hero = match.world.heroes[seat];
      const trapped = isTrapped(match, seat);
      if (!trapped) editionOf(match).moves(match, seat, options, []);
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

export const actionChapter: Chapter<World, Action, ActionQuestion> = { handlers, questions };
