/** CAT: the Catacombs. */
import { type Chapter, type Handlers, NONE, type Questions, type Seat } from '@underhall/kernel';
import { draw } from './cards.ts';
import { discardCard, topOf } from './decks.ts';
import { advanced, DIRECTIONS, type Direction, opposite, type Space, spaceOf } from './grid.ts';
import { addUses, INSTEAD_OF_ACTION } from './listeners.ts';
import { isExplored } from './passage.ts';
import { exploreFreely } from './placing.ts';
import { comeTo, endStay } from './stay.ts';
import { BELOW, IN_DUNGEON, type M, NOWHERE, tileAt, type World } from './world.ts';

/** DQ-COMP-28 */
export const ENTRANCE_MARKERS = 6;

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
  /** DQ-CAT-1..4, DQ-CAT-8, DQ-LIMIT-1 */
  entrance(match, _effect, scope) {
    const { world } = match;
    const hero = world.heroes[scope.seat];
    if (hero.state !== IN_DUNGEON) return;
    const tile = tileAt(match, hero.space);
    hero.wayDown = hero.wayDown || world.turn;
    if (tile?.kind === 'cave-in') {
      hero.wayDown = world.turn;
      hero.wayDownOnce = true;
    } else if (tile && tile.kind !== 'catacomb-entrance' && !world.markers.includes(hero.space)) {
      if (world.markers.length < ENTRANCE_MARKERS) {
        world.markers.push(hero.space);
        match.tell({ type: 'entrance', space: hero.space });
      }
    }
    match.tell({ type: 'found-way-down', seat: scope.seat, space: hero.space });
  },

  /** DQ-CAT-9, DQ-CAT-13 */
  catacombs(match, _effect, scope) {
    const hero = match.world.heroes[scope.seat];
    if (hero.state === IN_DUNGEON) match.push({ do: 'heading' }, scope);
  },

  /** DQ-CAT-9..12 */
  'go-below'(match, { heading }, scope) {
    const hero = match.world.heroes[scope.seat];
    hero.marker = hero.space;
    hero.heading = heading;
    hero.trip = 0;
    endStay(hero);
    hero.state = BELOW;
    match.world.turnOver = true;
    match.tell({ type: 'went-below', seat: scope.seat, space: hero.marker, heading });
    match.open('enter', scope.seat, 0, { do: 'nothing' }, scope);
  },

  /** DQ-CAT-14 */
  'turn-below'(match, _effect, scope) {
    match.push({ do: 'below' }, scope);
  },

  /** DQ-CAT-33 */
  'draw-catacomb'(match, _effect, scope) {
    if (topOf(match, 'catacomb') === NONE) match.push({ do: 'leave-or-stay', reversed: false }, scope);
    else match.push(draw('catacomb'), scope);
  },

  /** DQ-CAT-17 */
  'exit-catacombs'(match, { forced, reversed }, scope) {
    if (match.world.heroes[scope.seat].state !== BELOW) return;
    match.push({ do: forced ? 'leave-catacombs' : 'leave-or-stay', reversed }, scope);
  },

  'leave-catacombs'(match, { reversed }, scope) {
    const hero = match.world.heroes[scope.seat];
    if (reversed) hero.heading = opposite(hero.heading);
    match.push({ do: 'left-or-right' }, scope);
  },

  /** DQ-CAT-18..22 */
  surface(match, { turn }, scope) {
    const hero = match.world.heroes[scope.seat];
    const die = match.roll();
    const ahead = advanced(hero.marker, hero.heading, hero.trip);
    const square = advanced(ahead, (hero.heading + turn) & 3, die);
    const space = spaceOf(square);
    match.tell({
      type: 'surfacing',
      seat: scope.seat,
      from: hero.marker,
      ahead: hero.trip,
      die,
      turn,
      space,
    });
    if (!canComeUp(match, space)) {
      match.tell({ type: 'no-way-up', seat: scope.seat });
      return;
    }
    match.push({ do: 'surfaced', space }, scope);
    if (!isExplored(match, space)) match.push(exploreFreely(space), scope);
  },

  /** DQ-CAT-23..29, DQ-CAT-31, DQ-SPEC-6 */
  surfaced(match, { space }, scope) {
    const hero = match.world.heroes[scope.seat];
    endTrip(match, scope.seat);
    hero.marker = NOWHERE;
    comeTo(match, space, NOWHERE, scope);
    match.world.turnOver = true;
  },
};

/** DQ-MOVE-20: with no chamber left an unexplored space is walled off from below as well. */
function canComeUp(match: M, space: Space): boolean {
  return isExplored(match, space) || match.instances.size(match.instances.layout.base.stock) > 0;
}

/** DQ-CAT-24, DQ-CAT-34: the cards of the trip are shuffled back; Loot and kept cards are not among them. */
export function endTrip(match: M, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  const hero = match.world.heroes[seat];
  for (
    let card = instances.first(base.drawn + seat);
    card !== NONE;
    card = instances.first(base.drawn + seat)
  ) {
    discardCard(match, card, seat);
  }
  hero.trip = 0;
  if (instances.first(base.trip + seat) === NONE) return;
  instances.pour(base.trip + seat, base.catacomb);
  match.shuffle(base.catacomb);
}

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
