/** MOVE, LAND, SECRET, SDCARD: every space in reach is one choice, with its way. */
import { type Chapter, type Handlers, type Option, Options, type Scope, type Seat } from '@underhall/kernel';
import { going } from './about.ts';
import {
  ALL_DOORS,
  DOORS,
  type Door,
  doorBetween,
  firstWay,
  GALLERY,
  NO_DOOR,
  SPACES,
  type Space,
  START,
  wayDoor,
  wayTo,
} from './board.ts';
import { tellHomeward } from './homeward.ts';
import { canEnter, canStop, liftPawns, settlePawns } from './landing.ts';
import { leaveBehind } from './marks.ts';
import { canTeleport } from './spells.ts';
import { hasEnough, holds, powersOf, SECRET_DOORS, show } from './treasure.ts';
import type { Deed } from './verbs.ts';
import { MOST_STEPS } from './walks.ts';
import {
  doorsTo,
  freeOf,
  type Go,
  idTo,
  isAnyTaken,
  isInReach,
  type Neighbourhood,
  neighbourhoodOf,
  openOptionTo,
  optionTo,
  pathIn,
  pathOutAndBack,
  STAYING,
  secretOptionTo,
  UNKNOWN_DOORS,
  type Ways,
  waysOf,
  waysWithin,
} from './ways.ts';
import { win } from './winning.ts';
import { isCleanedOut, isDangerous, isRefused, type M, type World } from './world.ts';

export type Movement = Go | { do: 'stay' };

const MEET: Deed = { do: 'meet', what: 'monster' };

const handlers: Handlers<World, Movement> = {
  /** DUN-MOVE-1, DUN-TURN-6: the whole way, and then what is met at its end. */
  go(match, { to, steps, through }, scope) {
    const { seat } = scope;
    if (onlyItsEndCounts(match, seat, through)) jumpTo(match, seat, to, steps);
    else if (!walk(match, seat, wayOf(match.world, seat, to, through))) return;
    arrive(match, to, scope);
  },

  /** DUN-TURN-8, DUN-TURN-9, DUN-MON-12 */
  stay(match, _effect, { seat }) {
    match.tell({ type: 'stayed', seat, space: match.world.adventurers[seat].space });
  },
};

/** DUN-MON-1, DUN-MON-2; in the Main Gallery a wizard may still jump (DUN-OPTTELE-12). */
function arrive(match: M, space: Space, scope: Scope): void {
  if (isDangerous(match.world, space)) match.push(MEET, scope);
  else if (space === GALLERY && canTeleport(match, scope.seat)) match.push({ do: 'jump-or-stay' }, scope);
}

/** Nobody watches, no door is learned on the way, and he cannot win on it: most ways of a playout. */
function onlyItsEndCounts(match: M, seat: Seat, through: Door): boolean {
  const { space: from } = match.world.adventurers[seat];
  if (match.sink !== undefined || through !== NO_DOOR) return false;
  return !isInReach(from, START) || !hasEnough(match, seat);
}

function jumpTo(match: M, seat: Seat, to: Space, steps: number): void {
  const { world } = match;
  leaveBehind(match, seat);
  world.adventurers[seat].space = to;
  world.moved += steps;
}

/** Takes a pawn along a way; false if it came home with enough and the match is over (DUN-WIN-4). */
export function walk(match: M, seat: Seat, path: readonly Space[]): boolean {
  const { world } = match;
  const adventurer = world.adventurers[seat];
  if (path.length === 0) return true;
  const from = adventurer.space;
  leaveBehind(match, seat);
  let at = from;
  for (const space of path) {
    const door = doorBetween(at, space);
    at = space;
    world.moved++;
    // Told on the way: whoever watches sees him walk afterwards, once and the whole way.
    if (door !== NO_DOOR) passDoor(match, seat, door);
    if (space === START && hasEnough(match, seat)) {
      adventurer.space = space;
      match.tell({ type: 'moved', seat, from, to: space, path, steps: path.length });
      win(match, seat);
      return false;
    }
  }
  adventurer.space = at;
  if (match.sink) {
    match.tell({ type: 'moved', seat, from, to: at, path, steps: path.length });
    tellHomeward(match, seat, from, at);
  }
  return true;
}

/** DUN-SDCARD-2, DUN-HIDDEN-7: a door passed with the card is found, and the card is shown. */
function passDoor(match: M, seat: Seat, door: Door): void {
  const adventurer = match.world.adventurers[seat];
  if (adventurer.doors & (1 << door)) return;
  show(match, seat, holds(match, seat, 'secret-doors'));
  adventurer.doors |= 1 << door;
  match.tell({ type: 'learned-door', seat, door: DOORS[door].id });
}

/** DUN-SECRET-1, DUN-SDCARD-1: the doors a player may pass now. */
export function passableDoors(match: M, seat: Seat): number {
  return powersOf(match, seat) & SECRET_DOORS ? ALL_DOORS : match.world.adventurers[seat].doors;
}

// ------------------------------------------------------------------ ways

/** The way that an option stands for, space by space. */
function wayOf(world: World, seat: Seat, to: Space, through: Door): readonly Space[] {
  const { space: from, doors } = world.adventurers[seat];
  const most = MOST_STEPS - world.moved;
  if (through >= 0) return wayThrough(world, seat, through, to);
  if (to === from) return pathOutAndBack(world, from, doors) ?? [];
  const open = through === UNKNOWN_DOORS ? ALL_DOORS : doors;
  return pathIn(neighbourhoodOf(world, from, open), to, most) ?? [];
}

/** The shortest way that leads through a secret door, for a holder of the card. */
function wayThrough(world: World, seat: Seat, door: Door, to: Space): readonly Space[] {
  const { space: from } = world.adventurers[seat];
  const most = MOST_STEPS - world.moved;
  settlePawns(world, seat);
  const near = neighbourhoodOf(world, from, ALL_DOORS);
  let shortest: readonly Space[] = [];
  for (const [here, there] of SIDES[door]) {
    const first = here === from ? [] : pathIn(near, here, most - 1);
    if (!first || !canPass(world, from, here, there)) continue;
    const left = beyondDoor(world, there, most - first.length - 1);
    const second = there === to ? [] : pathIn(neighbourhoodOf(world, there, ALL_DOORS), to, left);
    if (!second) continue;
    const path = [...first, there, ...second];
    if (shortest.length === 0 || path.length < shortest.length) shortest = path;
  }
  return shortest;
}

/** By door: from one side to the other, and back. */
const SIDES: readonly (readonly (readonly [near: Space, far: Space])[])[] = DOORS.map(({ a, b }) => [
  [a, b],
  [b, a],
]);

/** Can a holder of the card who has come to one side of a door go on through it? */
function canPass(world: World, from: Space, near: Space, far: Space): boolean {
  if (near !== from && (isDangerous(world, near) || !canEnter(world, near))) return false;
  return !isRefused(world, far);
}

/** The steps left behind a door: none where something is met. */
function beyondDoor(world: World, far: Space, left: number): number {
  return isDangerous(world, far) ? 0 : left;
}

// ------------------------------------------------------------------ the options

/** DUN-CHOICE-8: every space in reach, and staying or stopping where that is allowed. */
export function addMoves(
  match: M,
  seat: Seat,
  mayStay: boolean,
  hasCard: boolean,
  options: Options<World>,
): void {
  const { world } = match;
  const adventurer = world.adventurers[seat];
  const from = adventurer.space;
  const most = MOST_STEPS - world.moved;
  const near = neighbourhoodOf(world, from, adventurer.doors);
  if (hasCard && !options.explains && isFresh(world, from)) {
    options.putAll(waysWithCard(world, seat, near));
    return;
  }
  const crowded = isAnyTaken(world, seat, near, most);
  if (options.explains || hasCard || crowded) settlePawns(world, seat);
  if (options.explains || hasCard) {
    if (mayStay && canStop(from)) options.put(STAYING);
    const all = hasCard ? neighbourhoodOf(world, from, ALL_DOORS) : near;
    addWays(world, near, all, most, options);
    if (options.explains) forbidEdges(world, all, hasCard ? ALL_DOORS : adventurer.doors, most, options);
  } else {
    const ways = waysWithin(near, most, mayStay);
    options.putAll(crowded ? freeOf(world, ways) : ways.options);
  }
  // DUN-MOVE-13
  if (most > 1 && isDangerous(world, from)) {
    const path = pathOutAndBack(world, from, adventurer.doors);
    if (path) options.put(optionTo(from, path.length));
  }
  if (hasCard) addWaysThroughDoors(world, seat, near, most, options);
  if (options.explains) options.change((option) => drawn(world, seat, option));
}

/** All steps are left, no room is refused, and nothing is met here: other pawns may be in the way, but no more than that. */
function isFresh(world: World, from: Space): boolean {
  return world.moved === 0 && world.refused.length === 0 && !isDangerous(world, from);
}

/** And there are no pawns in any way from here: at such turns the options are alike. */
export function isOrdinary(world: World, seat: Seat): boolean {
  const from = world.adventurers[seat].space;
  if (!isFresh(world, from)) return false;
  return !isAnyTaken(world, seat, neighbourhoodOf(world, from, ALL_DOORS), MOST_STEPS);
}

function waysWithCard(world: World, seat: Seat, near: Neighbourhood): readonly Option<World>[] {
  const { space: from, doors } = world.adventurers[seat];
  const all = neighbourhoodOf(world, from, ALL_DOORS);
  const found = doors & all.metDoors;
  all.withCard ??= new Map();
  let ways = all.withCard.get(found);
  if (ways === undefined) {
    ways = listedWithCard(world, seat, near);
    all.withCard.set(found, ways);
  }
  if (!isAnyTaken(world, seat, all, MOST_STEPS)) return ways.options;
  settlePawns(world, seat);
  return freeOf(world, ways);
}

/** As if there were no other pawns: these only take spaces where a way could end (DUN-LAND-6, DUN-LAND-7, DUN-LAND-8). */
function listedWithCard(world: World, seat: Seat, near: Neighbourhood): Ways {
  const options = new Options<World>(false);
  liftPawns();
  const [from] = near.spaces;
  options.put(STAYING);
  addWays(world, near, neighbourhoodOf(world, from, ALL_DOORS), MOST_STEPS, options);
  addWaysThroughDoors(world, seat, near, MOST_STEPS, options);
  return waysOf(options.legal, from);
}

/** Whoever looks at the options sees where each leads; playouts do without. */
function drawn(world: World, seat: Seat, option: Option<World>): Option<World> {
  if (option.effect.do !== 'go') return option;
  const { to, through } = option.effect;
  return { id: option.id, effect: { ...option.effect, path: wayOf(world, seat, to, through) } };
}

/**
 * DUN-MOVE-15: the shortest way to each space. `near` is what a player reaches, `plain` what he reaches without showing a
 * Secret Door card: where that takes longer it is a choice of its own, `to:2-4:open`.
 */
function addWays(
  world: World,
  plain: Neighbourhood,
  near: Neighbourhood,
  most: number,
  options: Options<World>,
): void {
  for (let i = 1; i < near.spaces.length && near.steps[i] <= most; i++) {
    const space = near.spaces[i];
    const steps = near.steps[i];
    if (!canEnter(world, space)) continue;
    if (!canStop(space)) forbidHeld(world, space, options);
    else if (plain.away[space] === steps) options.put(optionTo(space, steps));
    else {
      options.put(secretOptionTo(space, steps));
      if (plain.away[space] <= most) options.put(openOptionTo(space, plain.away[space]));
    }
  }
}

/** DUN-LAND-2, DUN-LAND-3 */
function forbidHeld(world: World, space: Space, options: Options<World>): void {
  const rule = isCleanedOut(world, space) ? 'DUN-LAND-3' : 'DUN-LAND-2';
  options.forbid(idTo(space), rule, 'held', going(world, space));
}

/** What lies just beyond what is `near`: a secret door that is not among the `doors`, a held room, a refused one. */
function forbidEdges(
  world: World,
  near: Neighbourhood,
  doors: number,
  most: number,
  options: Options<World>,
): void {
  const [here] = near.spaces;
  const isReached = (space: Space) => space === here || (near.away[space] <= most && canEnter(world, space));
  for (let i = 0; i < near.spaces.length && near.steps[i] < most; i++) {
    const from = near.spaces[i];
    if (i > 0 && isDangerous(world, from)) continue;
    for (let way = firstWay[from]; way < firstWay[from + 1]; way++) {
      const to = wayTo[way];
      if (!isReached(to) && !options.forbidden.some(({ id }) => id === idTo(to)))
        forbidEdge(world, to, wayDoor[way] !== NO_DOOR && !(doors & (1 << wayDoor[way])), options);
    }
  }
}

function forbidEdge(world: World, to: Space, isShut: boolean, options: Options<World>): void {
  const way = going(world, to);
  if (isShut) options.forbid(idTo(to), 'DUN-SECRET-1', 'secret-door', way);
  else if (isRefused(world, to)) options.forbid(idTo(to), 'DUN-ESP-6', 'refused', way);
  else options.forbid(idTo(to), 'DUN-LAND-6', 'room-held', way);
}

/**
 * DUN-SDCARD-1..3: a holder of the card may pass any secret door, and may want to learn one on the way: `to:2-4:x03` goes
 * through x03. `plain` is what he reaches without the card.
 */
function addWaysThroughDoors(
  world: World,
  seat: Seat,
  plain: Neighbourhood,
  most: number,
  options: Options<World>,
): void {
  const { space: from, doors } = world.adventurers[seat];
  const near = neighbourhoodOf(world, from, ALL_DOORS);
  const unknown = near.metDoors & ~doors;
  for (let door = 0; door < DOORS.length; door++)
    if (unknown & (1 << door)) addWaysThrough(world, seat, plain, near, most, door, options);
}

/** Steps through one door, for the spaces in `beyond`. */
const through = new Int8Array(SPACES);
const beyond = new Int16Array(SPACES);

function addWaysThrough(
  world: World,
  seat: Seat,
  plain: Neighbourhood,
  near: Neighbourhood,
  most: number,
  door: Door,
  options: Options<World>,
): void {
  const from = world.adventurers[seat].space;
  let size = 0;
  for (const [here, there] of SIDES[door]) {
    if (near.away[here] >= most || !canPass(world, from, here, there)) continue;
    const length = near.away[here] + 1;
    const left = beyondDoor(world, there, most - length);
    const { spaces, steps: away } = neighbourhoodOf(world, there, ALL_DOORS);
    for (let i = 0; i < spaces.length && away[i] <= left; i++) {
      const space = spaces[i];
      if ((i > 0 && !canEnter(world, space)) || !canStop(space)) continue;
      if (through[space] === 0) beyond[size++] = space;
      if (through[space] === 0 || length + away[i] < through[space]) through[space] = length + away[i];
    }
  }
  for (let i = 0; i < size; i++) {
    const to = beyond[i];
    const steps = through[to];
    through[to] = 0;
    // All ways show the card, and the shortest leads through this door already.
    if (plain.away[to] > most && near.away[to] <= most && doorsTo(near, to) & (1 << door)) continue;
    options.add(`${idTo(to)}:${DOORS[door].id}`, { do: 'go', to, steps, through: door });
  }
}

export const movement: Chapter<World, Movement> = { handlers, questions: {} };
