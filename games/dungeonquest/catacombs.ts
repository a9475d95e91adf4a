/** CAT, CATA, CATX: the Catacombs. */
import { type Chapter, type Handlers, NONE, type Questions } from '@underhall/kernel';
import { draw } from './cards.ts';
import { topOf } from './decks.ts';
import { DIRECTIONS, type Direction, opposite, type Space } from './grid.ts';
import { addUses, INSTEAD_OF_ACTION } from './listeners.ts';
import { endStay } from './stay.ts';
import { BELOW, editionOf, IN_DUNGEON, type World } from './world.ts';

export type Catacombs =
  | { do: 'entrance' }
  | { do: 'catacombs' }
  | { do: 'go-below'; heading: Direction }
  | { do: 'turn-below' }
  | { do: 'draw-catacomb' }
  | { do: 'exit-catacombs'; forced: boolean; reversed: boolean }
  | { do: 'leave-catacombs'; reversed: boolean }
  | { do: 'surface'; turn: -1 | 1 }
  | { do: 'surfaced'; space: Space };

export type CatacombQuestion =
  | { do: 'heading' }
  | { do: 'below' }
  | { do: 'leave-or-stay'; reversed: boolean }
  | { do: 'left-or-right' };

const handlers: Handlers<World, Catacombs> = {
  entrance(match, _effect, scope) {
    if (match.world.heroes[scope.seat].state === IN_DUNGEON)
      editionOf(match).catacombs.entrance(match, scope);
  },

  /** DQ-CAT-9, DQ-CAT-13, DQR-CATA-3, DQR-CATA-5 */
  catacombs(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    if (hero.state === IN_DUNGEON) match.push({ do: 'heading' }, scope);
  },

  /** DQ-CAT-9..12, DQR-CATA-5..8 */
  'go-below'(match, { heading }, scope) {
    const hero = match.world.heroes[scope.seat];
    hero.marker = hero.space;
    hero.heading = heading;
    hero.trip = 0;
    endStay(match, hero);
    hero.state = BELOW;
    match.world.turnOver = true;
    match.tell({ type: 'went-below', seat: scope.seat, space: hero.marker, heading });
    match.open('enter', scope.seat, 0, { do: 'nothing' }, scope);
  },

  /** DQ-CAT-14, DQR-CATA-10 */
  'turn-below'(match, _effect, scope) {
    match.push({ do: 'below' }, scope);
  },

  /** DQ-CAT-33, DQR-CATA-19 */
  'draw-catacomb'(match, _effect, scope) {
    if (topOf(match, 'catacomb') === NONE) match.push({ do: 'leave-or-stay', reversed: false }, scope);
    else match.push(draw('catacomb'), scope);
  },

  /** DQ-CAT-17, DQR-CATX-1 */
  'exit-catacombs'(match, { forced, reversed }, scope) {
    if (match.world.heroes[scope.seat].state !== BELOW) return;
    match.push({ do: forced ? 'leave-catacombs' : 'leave-or-stay', reversed }, scope);
  },

  'leave-catacombs'(match, { reversed }, scope) {
    const hero = match.world.heroes[scope.seat];
    if (reversed) hero.heading = opposite(hero.heading);
    match.push({ do: 'left-or-right' }, scope);
  },

  surface(match, { turn }, scope) {
    editionOf(match).catacombs.surface(match, turn, scope);
  },

  surfaced(match, { space }, scope) {
    editionOf(match).catacombs.surfaced(match, space, scope);
  },
};

const questions: Questions<World, CatacombQuestion> = {
  /** CH-23 */
  heading: {
    kind: 'ask',
    options(_match, _question, _scope, options) {
      for (let heading = 0; heading < 4; heading++) {
        options.add(`heading:${DIRECTIONS[heading]}`, { do: 'go-below', heading });
      }
    },
  },

  /** Below there is only the card, unless something can be used in its place. */
  below: {
    kind: 'ask',
    options(match, question, { seat }, options) {
      options.add('draw', { do: 'draw-catacomb' });
      addUses(match, seat, INSTEAD_OF_ACTION, question, options);
    },
  },

  /** CH-24 */
  'leave-or-stay': {
    kind: 'ask',
    lone: 'ask',
    options(_match, { reversed }, _scope, options) {
      options.add('leave', { do: 'leave-catacombs', reversed });
      options.add('stay', { do: 'nothing' });
    },
  },

  /** CH-25 */
  'left-or-right': {
    kind: 'ask',
    options(_match, _question, _scope, options) {
      options.add('left', { do: 'surface', turn: -1 });
      options.add('right', { do: 'surface', turn: 1 });
    },
  },
};

export const catacombChapter: Chapter<World, Catacombs, CatacombQuestion> = { handlers, questions };
