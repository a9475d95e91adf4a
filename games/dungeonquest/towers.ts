/** TOWER, EXIT: Tower Rooms and leaving the dungeon. */
import type { Chapter, Handlers, Questions } from '@underhall/kernel';
import { END_TURN } from './chambers.ts';
import { forbid } from './forbid.ts';
import { nameOf, type Space } from './grid.ts';
import { addUses, IN_OWN_TURN } from './listeners.ts';
import { openExits } from './passage.ts';
import { endStay } from './stay.ts';
import { editionOf, OUT, type World } from './world.ts';

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

  /** DQ-TOWER-1..3, DQ-TOWER-5, DQR-TOWER-1, DQR-TOWER-10 */
  'in-tower'(match, _effect, scope) {
    const { seat } = scope;
    const { tower } = editionOf(match);
    tower.met(match, seat);
    const bound = tower.isBound(match, seat);
    const mayGo = !bound && (openExits(match, seat).length > 0 || tower.others(match, seat).length > 0);
    if (mayGo || tower.mayLeave(match, seat) === undefined) match.push({ do: 'tower' }, scope);
    else {
      match.tell({ type: 'cannot-move', seat });
      match.push(END_TURN, scope);
    }
  },

  leave(match, _effect, scope) {
    match.open('leave', scope.seat, 0, { do: 'left' }, scope);
  },

  /** DQ-EXIT-4 */
  left(match, _effect, { seat }) {
    const hero = match.world.heroes[seat];
    const { space } = hero;
    endStay(match, hero);
    hero.state = OUT;
    hero.diedAt = space;
    hero.lostTurns = 0;
    match.world.turnOver = true;
    match.tell({ type: 'left', seat, space });
  },

  jump(match, { tower }, scope) {
    editionOf(match).tower.jump(match, tower, scope);
  },
};

const questions: Questions<World, TowerQuestion> = {
  /** CH-13, DQ-EXIT-2, DQ-EXIT-3, DQ-OPTTOWER-4 */
  tower: {
    kind: 'ask',
    options(match, question, { seat }, options) {
      const { tower: towers } = editionOf(match);
      const why = towers.mayLeave(match, seat);
      if (why === undefined) options.add('leave', { do: 'leave' });
      else forbid(match, options, 'leave', why);
      const legal = options.legal.length;
      if (!towers.isBound(match, seat)) {
        editionOf(match).moves(match, seat, options, []);
        for (const tower of towers.others(match, seat)) {
          options.add(`jump:${nameOf(tower)}`, { do: 'jump', tower });
        }
      }
      // DQR-EXIT-7: leaving is never compulsory, also if there is nowhere else to go.
      if (towers.mayStay && options.legal.length === legal) options.add('stay', END_TURN);
      addUses(match, seat, IN_OWN_TURN, question, options);
    },
  },
};

export const towerChapter: Chapter<World, Towers, TowerQuestion> = { handlers, questions };
