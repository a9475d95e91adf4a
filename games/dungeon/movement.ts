/** MOVE, LAND, SECRET, SDCARD: every space in reach is one choice, with its way. */
import {
  type Effect,
  type Handlers,
  NONE,
  type Option,
  type Options,
  type Scope,
  type Seat,
} from '@underhall/kernel';
import {
  ALL_DOORS,
  DOORS,
  type Door,
  doorBetween,
  GALLERY,
  kindOf,
  NO_DOOR,
  nameOf,
  ROOM,
  SPACES,
  type Space,
  START,
} from './board.ts';
import { leaveBehind } from './marks.ts';
import {
  behindDoor,
  blocked,
  blockedCount,
  canEnter,
  canStop,
  isHeld,
  isObstructed,
  MOST_STEPS,
  type Neighbourhood,
  neighbourhoodOf,
  pathIn,
  pathOutAndBack,
  settlePawns,
  spread,
  steps,
} from './reach.ts';
import { canTeleport } from './spells.ts';
import { hasEnough, holds, show } from './treasure.ts';
import { win } from './winning.ts';
import { isCleanedOut, isDangerous, type M, type World } from './world.ts';

/**
 * A way is found anew when somebody goes it: a turn has forty of them, and one is taken. `through` is a secret door to
 * be passed, or NO_DOOR for the shortest way.
 */
interface Go extends Effect {
  readonly do: 'go';
  readonly to: Space;
  readonly steps: number;
  readonly through: Door;
  /** For those who look at it before they choose. */
  readonly path?: readonly Space[];
}

type Movement = Go | { do: 'stay' };

const STAYING: Option = { id: 'stay', effect: { do: 'stay' } };
const MEET: Effect = { do: 'meet', what: 'monster' } as Effect;

export const movementHandlers: Handlers<World, Movement> = {
  /** DUN-MOVE-1, DUN-TURN-6: the whole way, and then what is met at its end. */
  go(match, { to, through }, scope) {
    if (walk(match, scope.seat, wayOf(match, scope.seat, to, through))) arrive(match, to, scope);
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

/** Takes a pawn along a way; false if it came home with enough and the match is over (DUN-WIN-4). */
export function walk(match: M, seat: Seat, path: readonly Space[]): boolean {
  const { world } = match;
  const adventurer = world.adventurers[seat];
  if (path.length === 0) return true;
  const from = adventurer.space;
  leaveBehind(match, seat);
  for (const space of path) {
    const door = doorBetween(adventurer.space, space);
    adventurer.space = space;
    world.moved++;
    if (door !== NO_DOOR) passDoor(match, seat, door);
    if (space === START && hasEnough(match, seat)) {
      match.tell({ type: 'moved', seat, from, to: space, path, steps: path.length });
      win(match, seat);
      return false;
    }
  }
  if (match.sink) match.tell({ type: 'moved', seat, from, to: adventurer.space, path, steps: path.length });
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
  return holds(match, seat, 'secret-doors') === NONE ? match.world.adventurers[seat].doors : ALL_DOORS;
}

// ------------------------------------------------------------------ ways

/** The way that an option stands for, space by space. */
export function wayOf(match: M, seat: Seat, to: Space, through: Door): readonly Space[] {
  const { world } = match;
  const { space: from, doors } = world.adventurers[seat];
  const most = MOST_STEPS - world.moved;
  if (through !== NO_DOOR) return wayThrough(world, seat, from, most, through, to);
  if (to === from) return pathOutAndBack(world, from, doors) ?? [];
  // DUN-SDCARD-1: through doors not found only if it must be.
  const plain = pathIn(neighbourhoodOf(world, from, doors), to, most);
  return plain ?? pathIn(neighbourhoodOf(world, from, ALL_DOORS), to, most) ?? [];
}

function wayThrough(
  world: World,
  seat: Seat,
  from: Space,
  most: number,
  door: Door,
  to: Space,
): readonly Space[] {
  settlePawns(world, seat);
  const near = neighbourhoodOf(world, from, ALL_DOORS);
  let shortest: readonly Space[] = [];
  for (const [here, there] of sidesOf(door)) {
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

function sidesOf(door: Door): readonly (readonly [near: Space, far: Space])[] {
  const { a, b } = DOORS[door];
  return [
    [a, b],
    [b, a],
  ];
}

/** Can a holder of the card who has come to one side of a door go on through it? */
function canPass(world: World, from: Space, near: Space, far: Space): boolean {
  if (near !== from && (isDangerous(world, near) || !canEnter(world, near))) return false;
  if (kindOf[far] === ROOM && isHeld(far) && !isCleanedOut(world, far)) return false;
  return world.refused !== far;
}

/** The steps left behind a door: none where something is met. */
function beyondDoor(world: World, far: Space, left: number): number {
  return isDangerous(world, far) ? 0 : left;
}

// ------------------------------------------------------------------ the options

const TO: readonly string[] = Array.from({ length: SPACES }, (_, space) => `to:${nameOf(space)}`);

/** By space and number of steps. */
const WAYS: readonly Option[] = Array.from({ length: SPACES * (MOST_STEPS + 1) }, (_, at) => {
  const to = Math.floor(at / (MOST_STEPS + 1));
  return { id: TO[to], effect: going(to, at % (MOST_STEPS + 1), NO_DOOR) };
});

function going(to: Space, steps: number, through: Door): Go {
  return { do: 'go', to, steps, through };
}

function optionTo(to: Space, steps: number): Option {
  return WAYS[to * (MOST_STEPS + 1) + steps];
}

/** DUN-CHOICE-8: every space in reach, and staying or stopping where that is allowed. */
export function addMoves(match: M, seat: Seat, mayStay: boolean, options: Options): void {
  const { world } = match;
  const adventurer = world.adventurers[seat];
  const from = adventurer.space;
  const most = MOST_STEPS - world.moved;
  settlePawns(world, seat);
  const near = neighbourhoodOf(world, from, adventurer.doors);
  if (mayStay && !isObstructed(near, world, most)) options.putAll(offeredIn(near, most));
  else {
    if (mayStay && canStop(from)) options.put(STAYING);
    addWays(world, near, most, options);
  }
  if (options.explains) forbidEdges(match, seat, most, options);
  // DUN-MOVE-13
  if (most > 1 && isDangerous(world, from) && world.refused !== from) {
    const path = pathOutAndBack(world, from, adventurer.doors);
    if (path) options.put(optionTo(from, path.length));
  }
  if (holds(match, seat, 'secret-doors') !== NONE) addSecretWays(world, seat, most, options);
  if (options.explains) drawWays(match, seat, options);
}

/** Staying and every way of a neighbourhood where nobody is in the way: the same at most turns, so it is listed once. */
function offeredIn(near: Neighbourhood, most: number): readonly Option[] {
  let offered = near.offered[most];
  if (offered === undefined) {
    const list: Option[] = [STAYING];
    for (let i = 1; i < near.spaces.length && near.steps[i] <= most; i++)
      list.push(optionTo(near.spaces[i], near.steps[i]));
    near.offered[most] = list;
    offered = list;
  }
  return offered;
}

function addWays(world: World, near: Neighbourhood, most: number, options: Options): void {
  for (let i = 1; i < near.spaces.length && near.steps[i] <= most; i++) {
    const space = near.spaces[i];
    if (!canEnter(world, space)) continue;
    if (canStop(space)) options.put(optionTo(space, near.steps[i]));
    else forbidHeld(world, space, options);
  }
}

/** Whoever looks at the options sees where each leads; playouts do without. */
function drawWays(match: M, seat: Seat, { legal }: Options): void {
  for (const [i, { id, effect }] of legal.entries()) {
    if (effect.do !== 'go') continue;
    const way = effect as Go;
    const shown: Go = { ...way, path: wayOf(match, seat, way.to, way.through) };
    legal[i] = { id, effect: shown };
  }
}

/** DUN-LAND-2, DUN-LAND-3 */
function forbidHeld(world: World, space: Space, options: Options): void {
  const rule = isCleanedOut(world, space) ? 'DUN-LAND-3' : 'DUN-LAND-2';
  options.forbid(TO[space], rule, 'held');
}

/** What lies just beyond: a secret door that is not found, a held room, a refused one. */
function forbidEdges(match: M, seat: Seat, most: number, options: Options): void {
  const { world } = match;
  spread(world, seat, world.adventurers[seat].space, most, passableDoors(match, seat));
  for (let i = 0; i < blockedCount(); i++) {
    const to = blocked[i];
    if (steps[to] >= 0 || options.forbidden.some(({ id }) => id === TO[to])) continue;
    if (behindDoor[i] === 1) options.forbid(TO[to], 'DUN-SECRET-1', 'secret-door');
    else if (world.refused === to) options.forbid(TO[to], 'DUN-ESP-6', 'refused');
    else options.forbid(TO[to], 'DUN-LAND-6', 'room-held');
  }
}

/** Steps over doors that are found, and over any door; 0 where it is not in reach. */
const plain = new Int8Array(SPACES);
const secret = new Int8Array(SPACES);
/** The doors not found on the shortest way, as bits. */
const passed = new Int32Array(SPACES);
/** Steps through one door, for the spaces in `beyond`. */
const through = new Int8Array(SPACES);
const beyond = new Int16Array(SPACES);

function note(world: World, { spaces, steps: away }: Neighbourhood, most: number, table: Int8Array): void {
  table.fill(0);
  for (let i = 1; i < spaces.length && away[i] <= most; i++)
    if (canEnter(world, spaces[i])) table[spaces[i]] = away[i];
}

/**
 * DUN-SDCARD-1..3: a holder of the card may pass any secret door, and may want to learn one on the way. `to:2-4` goes
 * through doors not found only if it must; `to:2-4:x03` goes through x03.
 */
function addSecretWays(world: World, seat: Seat, most: number, options: Options): void {
  const { space: from, doors } = world.adventurers[seat];
  const near = neighbourhoodOf(world, from, ALL_DOORS);
  note(world, neighbourhoodOf(world, from, doors), most, plain);
  note(world, near, most, secret);
  passed[from] = 0;
  for (let i = 1; i < near.spaces.length && near.steps[i] <= most; i++) {
    const space = near.spaces[i];
    const before = near.spaces[near.before[i]];
    const door = doorBetween(before, space);
    passed[space] = passed[before] | (door === NO_DOOR ? 0 : (1 << door) & ~doors);
    if (secret[space] === 0 || plain[space] > 0) continue;
    if (canStop(space)) options.put(optionTo(space, near.steps[i]));
    else forbidHeld(world, space, options);
  }
  for (let door = 0; door < DOORS.length; door++)
    if (!(doors & (1 << door))) addWaysThrough(world, from, most, door, options);
}

function addWaysThrough(world: World, from: Space, most: number, door: Door, options: Options): void {
  let size = 0;
  for (const [here, there] of sidesOf(door)) {
    if (here !== from && (secret[here] === 0 || secret[here] >= most)) continue;
    if (!canPass(world, from, here, there)) continue;
    const length = (here === from ? 0 : secret[here]) + 1;
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
    const space = beyond[i];
    const length = through[space];
    through[space] = 0;
    // The plain way leads through this door already.
    if (plain[space] === 0 && secret[space] > 0 && passed[space] & (1 << door)) continue;
    options.add(`${TO[space]}:${DOORS[door].id}`, going(space, length, door));
  }
}
