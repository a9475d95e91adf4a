/**
 * The way from one space to another as far as it can be known: A* over the squares. What is unexplored is taken for
 * passable; what lies there already counts with its walls, doors and dangers. Bots ask this at nearly every choice,
 * so nothing here makes anything new.
 */
import { NONE } from '@underhall/kernel';
import type { Edition } from './edition.ts';
import {
  beyond,
  type Direction,
  distance,
  type Exit,
  isTower,
  OUTSIDE,
  opposite,
  SPACES,
  type Space,
  sideOf,
  spaceOf,
  squareOf,
  TOWERS,
  TREASURE_CHAMBER,
  TREASURE_SQUARES,
} from './grid.ts';
import type { Judgement } from './judgement.ts';
import { sideAt } from './passage.ts';
import { DOOR, halfTowards, PORTCULLIS, type Tile, WALL } from './tile.ts';
import { editionOf, type Hero, judgementOf, type M, tileAt, UNCHOSEN } from './world.ts';

export const TO_TREASURE = 0;
export const TO_TOWER = 1;
export type Goal = typeof TO_TREASURE | typeof TO_TOWER;

/** Costs are tenths of a turn, dangers included. */
export const TURN = 10;
const THROUGH_DOOR = 9;
const THROUGH_PORTCULLIS = 9;
const MONSTER = 12;
/** Steps to each goal with the walls ignored. */
const STEPS: readonly Int16Array[] = [
  Int16Array.from({ length: SPACES }, (_, square) => distance(spaceOf(square), TREASURE_CHAMBER)),
  Int16Array.from({ length: SPACES }, (_, square) =>
    Math.min(...TOWERS.map((tower) => distance(spaceOf(square), tower))),
  ),
];

export function stepsTo(goal: Goal, space: Space): number {
  return STEPS[goal][space];
}

let foundExit: Exit = NONE;

/** Where the way found last begins; NONE if the goal is shut off or reached. */
export function firstExit(): Exit {
  return foundExit;
}

// Of the match whose way is looked for.
let edition: Edition;
let judgement: Judgement;

const NOT_SEEN = 0x7fff;
const DONE_WITH = -1;
const cost = new Int16Array(SPACES);
const guess = new Int16Array(SPACES);
const leaving = new Int16Array(SPACES);
const open = new Int16Array(SPACES);
/** The half of a chamber on which the cheapest way comes in. */
const half = new Int8Array(SPACES);
/** What an unknown rest of the way is taken to cost when there is no way at all. */
const SHUT_OFF = 60;

/** The cost of the cheapest way for a Hero from where he stands; `firstExit()` is where it begins. */
export function wayTo(match: M, hero: Hero, goal: Goal): number {
  foundExit = NONE;
  const start = hero.space;
  const steps = STEPS[goal];
  if (steps[start] === 0) return 0;
  edition = editionOf(match);
  judgement = judgementOf(match);
  cost.fill(NOT_SEEN);
  cost[start] = 0;
  half[start] = hero.half;
  let count = spread(match, start, true, steps, 0);
  while (count > 0) {
    let best = 0;
    for (let i = 1; i < count; i++) {
      const gap = guess[open[i]] - guess[open[best]];
      if (gap < 0 || (gap === 0 && cost[open[i]] > cost[open[best]])) best = i;
    }
    const square = open[best];
    open[best] = open[--count];
    if (steps[square] === 0) {
      foundExit = leaving[square];
      return cost[square];
    }
    // Done with: a cheaper way found later would not change much.
    guess[square] = DONE_WITH;
    count = spread(match, square, false, steps, count);
  }
  return SHUT_OFF + judgement.unexplored * steps[start];
}

/** Puts the neighbours of a space on the list; the way leaves the first space by the exit it begins with. */
function spread(match: M, from: Space, isFirst: boolean, steps: Int16Array, before: number): number {
  const twice = from === TREASURE_CHAMBER ? 2 : 1;
  let count = before;
  for (let n = 0; n < twice; n++) {
    const here = n === 0 ? from : TREASURE_SQUARES[1];
    for (let side = 0; side < 4; side++) {
      const exit = here * 4 + side;
      const there = beyond(exit);
      if (there === OUTSIDE) continue;
      const to = spaceOf(there);
      if (to === from) continue;
      const step = stepCost(match, exit, there, to);
      if (step < 0) continue;
      const total = cost[from] + step;
      if (total >= cost[to]) continue;
      const known = cost[to] !== NOT_SEEN;
      if (known && guess[to] === DONE_WITH) continue;
      cost[to] = total;
      guess[to] = total + judgement.unexplored * steps[to];
      leaving[to] = isFirst ? exit : leaving[from];
      half[to] = halfOf(match, to, opposite(side));
      if (!known) open[count++] = to;
    }
  }
  return count;
}

/** What going through an exit costs, or -1 if it is shut. */
function stepCost(match: M, exit: Exit, there: Space, to: Space): number {
  const side = sideOf(exit);
  const from = squareOf(exit);
  const near = sideAt(match, from, side);
  if (near === WALL) return -1;
  let total = crossingCost(match, from, side);
  if (total < 0) return -1;
  const far = sideAt(match, there, opposite(side));
  if (far === undefined) return total + judgement.unexplored + (near === DOOR ? THROUGH_DOOR : 0);
  if (far === WALL) return -1;
  if (near === DOOR || far === DOOR) total += THROUGH_DOOR;
  if (near === PORTCULLIS || far === PORTCULLIS) total += THROUGH_PORTCULLIS;
  if (isTower(to) || to === TREASURE_CHAMBER) return total + TURN;
  total += judgement.entering[(tileAt(match, to) as Tile).kind] ?? judgement.unexplored;
  if (edition.hasMonster(match, to)) total += MONSTER;
  return total;
}

function halfOf(match: M, space: Space, side: Direction): number {
  const tile = tileAt(match, space);
  return tile?.halves ? halfTowards(tile, match.world.entry[space], side) : 0;
}

/** What it costs to come to the side of a chamber that an exit is on, or -1 if one cannot. */
function crossingCost(match: M, space: Space, side: Direction): number {
  const tile = tileAt(match, space);
  if (!tile?.halves || half[space] === UNCHOSEN) return 0;
  if (halfTowards(tile, match.world.entry[space], side) === half[space]) return 0;
  return judgement.crossing[tile.kind] ?? -1;
}
