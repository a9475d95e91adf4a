/** CATA, CATX: the row of catacomb cards, and coming up. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Scope,
  type Seat,
  type Zone,
} from '@underhall/kernel';
import { discardCard } from '../decks.ts';
import { advanced, type Direction, type Space, spaceOf } from '../grid.ts';
import { takeLoot } from '../loot.ts';
import { isExplored } from '../passage.ts';
import { exploreFreely } from '../placing.ts';
import { beginStay } from '../stay.ts';
import { BELOW, cardFace, NOWHERE } from '../world.ts';
import { wounds } from '../wounds.ts';
import { hasEntrance } from './action.ts';
import { entered } from './visits.ts';
import type { M, World } from './world.ts';

/** DQR-CATA-4, DQR-LIMIT-1 */
export function entrance(match: M, scope: Scope): void {
  const hero = match.world.heroes[scope.seat];
  if (!hasEntrance(match, hero)) {
    match.world.markers.push(hero.space);
    match.tell({ type: 'entrance', space: hero.space });
  }
  match.tell({ type: 'found-way-down', seat: scope.seat, space: hero.space });
}

/** The squares from one to another that lies so many steps away in a direction, the wall permitting. */
function leg(from: Space, heading: Direction, steps: number): Space[] {
  const squares: Space[] = [from];
  for (let i = 0; i < steps; i++) {
    const next = advanced(squares[i], heading, 1);
    if (next === squares[i]) break;
    squares.push(next);
  }
  return squares;
}

/** The catacomb cards that lie in his row, with the one that he is following. */
function lyingIn(match: M, seat: Seat): number {
  const { instances } = match;
  const { base } = instances.layout;
  return instances.size(base.trip + seat) + catacombCards(match, base.drawn + seat).length;
}

function catacombCards(match: M, zone: Zone): Instance[] {
  return match.instances.list(zone).filter((card) => cardFace(match, card).back === 'catacomb');
}

/** DQR-CATX-3: the cards drawn below, or, where a scenario has put some there, all that lie in the row. */
function rowOf(match: M, seat: Seat): number {
  return Math.max(match.world.heroes[seat].trip, lyingIn(match, seat));
}

/** DQR-CATA-11, DQR-CATX-21: not what he brought from an earlier visit, be it Loot or kept. (What he keeps last lies on top.) */
export function joinsTrip(match: M, card: Instance, seat: Seat): boolean {
  const { base } = match.instances.layout;
  const zone = match.instances.zoneOf(card);
  if (zone === base.loot + seat) return false;
  if (zone !== base.kept + seat) return true;
  const keptBelow = match.world.heroes[seat].trip - lyingIn(match, seat);
  return catacombCards(match, zone).indexOf(card) < keptBelow;
}

/** DQR-CATX-3..10, DQR-CATX-22 */
export function surface(match: M, turn: -1 | 1, scope: Scope): void {
  const hero = match.world.heroes[scope.seat];
  const ahead = rowOf(match, scope.seat);
  const first = leg(hero.marker, hero.heading, ahead);
  const die = match.roll();
  const second = leg(first[first.length - 1], (hero.heading + turn) & 3, die);
  const path = [...first, ...second.slice(1)].map(spaceOf);
  const lost = die - (second.length - 1);
  const space = placeToComeUp(match, path);
  match.tell({ type: 'surfacing', seat: scope.seat, from: hero.marker, ahead, die, turn, space });
  match.push({ do: 'surfaced', space }, scope);
  // DQR-CATX-7, DQR-CATX-8
  if (lost > 0) match.push(wounds(lost, 'catacombs', 'outer-wall'), scope);
}

/** DQR-CATX-20: with no tile left, the nearest explored space going back. */
function placeToComeUp(match: M, path: readonly Space[]): Space {
  const { instances } = match;
  const last = path.length - 1;
  if (instances.first(instances.layout.base.stock) !== NONE) return path[last];
  return path.findLast((space) => isExplored(match, space)) ?? path[0];
}

/** DQR-CATX-11..19 */
export function surfaced(match: M, space: Space, scope: Scope): void {
  const hero = match.world.heroes[scope.seat];
  endTrip(match, scope.seat, true);
  if (isExplored(match, space)) {
    comeUp(match, space, scope);
    return;
  }
  hero.marker = space;
  match.push({ do: 'come-up', space }, scope);
  match.push(exploreFreely(space), scope);
}

export type ComeUp = { do: 'come-up'; space: Space };

/** DQR-CATX-13, DQR-CATX-17, DQR-CATX-18 */
function comeUp(match: M, space: Space, scope: Scope): void {
  match.world.heroes[scope.seat].marker = NOWHERE;
  match.world.moves++;
  beginStay(match, scope.seat, space, NOWHERE, true);
  entered(match, scope);
}

/** DQR-CATX-11, DQR-CATX-12, DQR-DEATH-7, DQR-OPTWAIT-1: who comes up takes the Loot of his row, who dies loses it. */
export function endTrip(match: M, seat: Seat, comesUp: boolean): void {
  const { instances } = match;
  const { base } = instances.layout;
  const hero = match.world.heroes[seat];
  // The card that is being resolved is the last of the row (DQR-CATA-10).
  for (const card of instances.list(base.drawn + seat)) discardCard(match, card, seat);
  hero.trip = 0;
  for (const card of instances.list(base.trip + seat)) {
    if (comesUp && isLoot(match, card)) takeLoot(match, seat, card);
    else instances.toTop(card, base['catacomb-discard']);
  }
}

function isLoot(match: M, card: Instance): boolean {
  return cardFace(match, card).type === 'Loot';
}

/** DQR-CATA-12, DQR-CATA-17: Loot of the catacombs waits in the row. */
export function gain(match: M, seat: Seat, card: Instance): void {
  const below = match.world.heroes[seat].state === BELOW && cardFace(match, card).back === 'catacomb';
  if (!below) {
    takeLoot(match, seat, card);
    return;
  }
  match.instances.toTop(card, match.instances.layout.base.trip + seat);
  match.tell({ type: 'found-below', seat, card });
}

/** DQR-DEATH-7, DQR-RUNE-4 */
export function giveBack(match: M, card: Instance, seat: Seat): void {
  const { instances } = match;
  const { back } = cardFace(match, card);
  if (back === 'catacomb' || back === 'rune') instances.toTop(card, instances.layout.base[`${back}-discard`]);
  else discardCard(match, card, seat);
}

const handlers: Handlers<World, ComeUp> = {
  'come-up'(match, { space }, scope) {
    comeUp(match, space, scope);
  },
};

export const belowChapter: Chapter<World, ComeUp> = { handlers, questions: {} };
