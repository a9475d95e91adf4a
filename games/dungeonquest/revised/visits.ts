/** CHAMB: coming into a chamber, and on which side of it a Hero then stands. */
import type { Chapter, Handlers, Questions, Scope, Seat } from '@underhall/kernel';
import { beyond, DIRECTIONS, type Direction, exitsOf, type Space, sideOf, spaceOf } from '../grid.ts';
import { sideAt } from '../passage.ts';
import { beginStay, chooseHalf } from '../stay.ts';
import { halfTowards, WALL } from '../tile.ts';
import { IN_DUNGEON, NOWHERE, tileAt, UNCHOSEN } from '../world.ts';
import { type Hero, type M, NO_HALL, optional, type World } from './world.ts';

export type Visits = { do: 'pick-hall'; hall: Direction };
export type VisitQuestion = { do: 'which-hall' };

/** DQR-CHAMB-7: the hall through which he came from a neighbouring space. */
export function settled(match: M, seat: Seat): void {
  const hero = match.world.heroes[seat];
  if (hero.from === NOWHERE) return;
  const hall = exitsOf(hero.space).find((exit) => spaceOf(beyond(exit)) === hero.from);
  if (hall !== undefined) hero.entryHall = sideOf(hall);
}

/** His figure has come in: DQR-CHAMB-15, DQR-OPTTORCH-1, DQR-OPTTORCH-7. */
export function entered(match: M, scope: Scope): void {
  const { world } = match;
  const visit = visitOf(world, world.heroes[scope.seat]);
  world.bound = world.visits.includes(visit);
  world.visits.push(visit);
  match.push({ do: 'encounter-space' }, scope);
  if (optional(match).torch) match.push({ do: 'torchlight' }, scope);
}

/** Where he came in; a hall is known by its place on the tile, with which it turns (DQR-CHAMB-15, DQR-HALL-8). */
function visitOf({ entry }: World, { space, entryHall }: Hero): number {
  return space * 5 + (entryHall === NO_HALL ? 0 : 1 + ((entryHall - entry[space]) & 3));
}

/** DQR-TREAS-14, DQR-TREAS-15: he comes in and meets nothing of it. */
export function comeTo(match: M, space: Space, from: Space, scope: Scope): void {
  beginStay(match, scope.seat, space, from, false);
}

/** DQR-CHAMB-4, DQR-CHAMB-17, DQR-WEB-5: whoever came through no hall says where he stands. True if he is asked. */
export function choosesSide(match: M, hero: Hero, scope: Scope): boolean {
  if (hero.half === UNCHOSEN) {
    match.push({ do: 'encounter-space' }, scope);
    chooseHalf(match, scope);
    return true;
  }
  if (hero.entryHall !== NO_HALL || tileAt(match, hero.space)?.kind !== 'spider-web') return false;
  match.push({ do: 'encounter-space' }, scope);
  match.push({ do: 'which-hall' }, scope);
  return true;
}

/** DQR-BRIDGE-2: the hall of the chosen side becomes his entry hall. */
export function choseHalf(match: M, seat: Seat): void {
  const hero = match.world.heroes[seat];
  const tile = tileAt(match, hero.space);
  if (tile?.kind !== 'bridge') return;
  const entry = match.world.entry[hero.space];
  const hall = hallsOf(match, hero.space).find((side) => halfTowards(tile, entry, side) === hero.half);
  hero.entryHall = hall ?? NO_HALL;
}

/** The sides of a chamber that are halls, closed or not. */
export function hallsOf(match: M, space: Space): Direction[] {
  return [0, 1, 2, 3].filter((side) => sideAt(match, space, side) !== WALL);
}

/** DQR-HALL-7, DQR-HALL-8, DQR-ROT-3, DQR-ROT-5: a tile turns, and with it everything that lies and stands on it. */
export function turnTile(match: M, space: Space, quarters: number): void {
  const { world } = match;
  world.entry[space] = (world.entry[space] + quarters) & 3;
  for (const hero of world.heroes) {
    if (hero.state === IN_DUNGEON && hero.space === space && hero.entryHall !== NO_HALL)
      hero.entryHall = (hero.entryHall + quarters) & 3;
  }
  match.tell({ type: 'rotated', space, entry: world.entry[space] });
}

const handlers: Handlers<World, Visits> = {
  'pick-hall'(match, { hall }, { seat }) {
    match.world.heroes[seat].entryHall = hall;
  },
};

const questions: Questions<World, VisitQuestion> = {
  /** C-SIDE */
  'which-hall': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      for (const hall of hallsOf(match, match.world.heroes[seat].space))
        options.add(`hall:${DIRECTIONS[hall]}`, { do: 'pick-hall', hall });
    },
  },
};

export const visitChapter: Chapter<World, Visits, VisitQuestion> = { handlers, questions };
