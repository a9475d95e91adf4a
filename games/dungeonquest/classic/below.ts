/** CAT: how the 2010 edition goes down, comes up, and what becomes of the cards of a trip. */
import { type Instance, NONE, type Scope, type Seat } from '@underhall/kernel';
import { discardCard } from '../decks.ts';
import { advanced, type Space, spaceOf } from '../grid.ts';
import { isExplored } from '../passage.ts';
import { exploreFreely } from '../placing.ts';
import { NOWHERE, tileAt } from '../world.ts';
import { comeTo } from './postponed.ts';
import type { M } from './world.ts';

/** DQ-COMP-28 */
export const ENTRANCE_MARKERS = 6;

/** DQ-CAT-1..4, DQ-CAT-8, DQ-LIMIT-1 */
export function entrance(match: M, scope: Scope): void {
  const { world } = match;
  const hero = world.heroes[scope.seat];
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
}

/** DQ-CAT-18..22 */
export function surface(match: M, turn: -1 | 1, scope: Scope): void {
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
}

/** DQ-MOVE-20: with no chamber left an unexplored space is walled off from below as well. */
function canComeUp(match: M, space: Space): boolean {
  return isExplored(match, space) || match.instances.size(match.instances.layout.base.stock) > 0;
}

/** DQ-CAT-23..29, DQ-CAT-31, DQ-SPEC-6 */
export function surfaced(match: M, space: Space, scope: Scope): void {
  const hero = match.world.heroes[scope.seat];
  endTrip(match, scope.seat);
  hero.marker = NOWHERE;
  comeTo(match, space, NOWHERE, scope);
  match.world.turnOver = true;
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

/** DQ-DEATH-3: Catacomb cards go into their deck, other cards to their discard piles. */
export function giveBack(match: M, card: Instance, seat: Seat): void {
  const { instances } = match;
  const { base } = instances.layout;
  if (match.face(card).back !== 'catacomb') {
    discardCard(match, card, seat);
    return;
  }
  instances.toBottom(card, base.catacomb);
  match.shuffle(base.catacomb);
}
