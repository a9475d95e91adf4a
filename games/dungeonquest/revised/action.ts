/** TURN, SEARCH, DEADEND: the action of a turn. */
import type { Chapter, Handlers, Questions, Scope, Seat } from '@underhall/kernel';
import { draw } from '../cards.ts';
import { END_TURN } from '../chambers.ts';
import { forbid } from '../forbid.ts';
import { isTower, TREASURE_CHAMBER } from '../grid.ts';
import { addUses, INSTEAD_OF_ACTION } from '../listeners.ts';
import { BELOW, tileAt } from '../world.ts';
import { mayLeave } from './towers.ts';
import { canMove, moves } from './ways.ts';
import type { Hero, M, World } from './world.ts';

export type Action = { do: 'search' } | { do: 'search-card' };
export type ActionQuestion = { do: 'choose-action' };

/** DQR-TURN-7, DQR-TURN-8, DQR-TURN-11, DQR-TURN-14, DQR-TURN-17 */
export function act(match: M, scope: Scope): void {
  const { world } = match;
  if (world.turnOver || world.visits.length > 0) return;
  if (world.heroes[scope.seat].state === BELOW) match.push({ do: 'turn-below' }, scope);
  else match.push({ do: 'choose-action' }, scope);
}

/** DQR-CATA-1, DQR-CATA-2: printed or a marker. */
export function hasEntrance(match: M, hero: Hero): boolean {
  return match.world.markers.includes(hero.space) || tileAt(match, hero.space)?.entrance === true;
}

export const SEARCH_RULES = {
  'no-torch-icon': 'DQR-SEARCH-2',
  'monster-here': 'DQR-SEARCH-3',
  searched: 'DQR-SEARCH-4',
} as const;

/** DQR-SEARCH-2..4, DQR-ROOM-2, DQR-TOWER-11, DQR-TREAS-7: why a chamber cannot be searched. */
function notToSearch(match: M, seat: Seat): keyof typeof SEARCH_RULES | undefined {
  const { world } = match;
  const { space } = world.heroes[seat];
  if (!tileAt(match, space)?.search) return 'no-torch-icon';
  if (world.monsters.includes(space)) return 'monster-here';
  return world.searched.includes(space) ? 'searched' : undefined;
}

/** DQR-DEADEND-1: is there anything that he could do on his turn, cards apart? */
export function canAct(match: M, seat: Seat): boolean {
  return (
    canMove(match, seat) ||
    notToSearch(match, seat) === undefined ||
    hasEntrance(match, match.world.heroes[seat])
  );
}

const handlers: Handlers<World, Action> = {
  /** DQR-SEARCH-1, DQR-SEARCH-5..7 */
  search(match, _effect, scope) {
    const { space } = match.world.heroes[scope.seat];
    match.world.searched.push(space);
    match.tell({ type: 'searched', seat: scope.seat, space });
    match.open('search', scope.seat, 0, { do: 'search-card' }, scope);
  },

  'search-card'(match, _effect, scope) {
    match.push(draw('search'), scope);
  },
};

const questions: Questions<World, ActionQuestion> = {
  /** C-ACTION, C-HALL, C-TREAS, DQR-TURN-8..10, DQR-TURN-12, DQR-TURN-13 */
  'choose-action': {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const hero = match.world.heroes[seat];
      // DQR-EXIT-3, DQR-TOWER-9
      if (isTower(hero.space)) {
        const why = mayLeave(match, seat);
        if (why === undefined) options.add('leave', { do: 'leave' });
        else if (options.explains) forbid(match, options, 'leave', why);
      }
      moves(match, seat, options, []);
      // DQR-TREAS-3
      if (hero.space === TREASURE_CHAMBER) options.add('draw-dragon', { do: 'loot-dragon' });
      const why = notToSearch(match, seat);
      if (why === undefined) options.add('search', { do: 'search' });
      else if (options.explains) options.forbid('search', SEARCH_RULES[why], why);
      if (hasEntrance(match, hero)) options.add('descend', { do: 'catacombs' });
      // DQR-EXIT-7, DQR-EXIT-9: leaving is never compulsory, also if there is nothing else to do.
      if (options.legal.length === 1 && options.legal[0].id === 'leave') options.add('stay', END_TURN);
      // DQR-DEADEND-1, DQR-DEADEND-6..9: whoever has something that helps him on may use it before he is lost.
      if (options.legal.length === 0) options.add('perish', { do: 'die', cause: 'dead-end' });
      addUses(match, seat, INSTEAD_OF_ACTION, question, options);
    },
  },
};

export const actionChapter: Chapter<World, Action, ActionQuestion> = { handlers, questions };
