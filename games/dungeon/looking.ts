/** ESP, BALL: looking before entering, and looking from afar. */
import {
  type Audience,
  type Effect,
  type Handlers,
  type Instance,
  NOBODY,
  NONE,
  type Option,
  type Options,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import {
  firstWay,
  kindOf,
  levelOf,
  NO_DOOR,
  nameOf,
  ROOM,
  ROOMS,
  roomIndex,
  type Space,
  wayDoor,
  wayTo,
} from './board.ts';
import { discardAssigned, placeMark, returnMonster, takeMark } from './marks.ts';
import { isOrdinary, passableDoors, walk } from './movement.ts';
import { canGoOn, canStop, found, MOST_STEPS, pathTo, spread, steps } from './reach.ts';
import { attackSpells } from './spells.ts';
import { holds, show } from './treasure.ts';
import { neighbourhoodOf } from './ways.ts';
import {
  engaged,
  isCleanedOut,
  isDangerous,
  isGuarded,
  type M,
  pawnOn,
  seenNumber,
  treasureFace,
  UNMARKED,
  type World,
} from './world.ts';

interface Look extends Effect {
  readonly do: 'look';
  readonly path: readonly Space[];
  readonly room: Space;
}

type Looking =
  | Look
  | { do: 'enter'; room: Space }
  | { do: 'refuse'; room: Space }
  | { do: 'see'; room: Space; ball: string };

type LookingQuestion = { do: 'enter-or-refuse'; room: Space };

/**
 * Places from which a neighbouring space could be entered next, and that target, for looks and for spells from
 * outside: calls `each` with the way to the place. The pawn is not there yet, so it must be able to stop there
 * or, with `passing`, to go on from there.
 */
export function doorways(
  match: M,
  seat: Seat,
  passing: boolean,
  each: (path: readonly Space[], from: Space, to: Space) => void,
): void {
  const { world } = match;
  const { space } = world.adventurers[seat];
  const doors = passableDoors(match, seat);
  const most = MOST_STEPS - world.moved;
  const count = spread(world, seat, space, most - 1, doors);
  const places: { from: Space; path: Space[]; free: boolean; left: number }[] = [];
  for (let i = 0; i < count; i++) {
    const from = found[i];
    if (i > 0 && isDangerous(world, from)) continue;
    places.push({ from, path: pathTo(from), free: canStop(from), left: most - steps[from] });
  }
  for (const { from, path, free, left } of places) {
    for (let way = firstWay[from]; way < firstWay[from + 1]; way++) {
      const to = wayTo[way];
      const door = wayDoor[way];
      if (door !== NO_DOOR && !(doors & (1 << door))) continue;
      if (world.refused === to || (kindOf[to] === ROOM && pawnOn(world, to, seat) !== NONE)) continue;
      if (!free && !(passing && canGoOn(world, seat, from, left, doors, to))) continue;
      each(path, from, to);
    }
  }
}

/** DUN-ESP-2, 7..9, DUN-CHOICE-9: from every doorway of a room without a guard, once in a turn. */
export function addLooks(match: M, seat: Seat, options: Options): void {
  const { world } = match;
  if (holds(match, seat, 'esp') === NONE) return;
  if (world.looked) {
    options.forbid('look', 'DUN-ESP-7', 'looked-already');
    return;
  }
  for (const look of looksOf(match, seat)) {
    const { room } = look.effect as Look;
    if (isCleanedOut(world, room) || isGuarded(match, room)) continue;
    // DUN-ESP-9: what he leaves with his treasure becomes a guard.
    if (room === world.adventurers[seat].space && isGuardian(match, seat)) continue;
    options.put(look);
  }
}

/** Into every room from each of its doorways; kept where they are the same at most turns. */
function looksOf(match: M, seat: Seat): readonly Option[] {
  const { world } = match;
  if (!isOrdinary(world, seat)) return listedLooks(match, seat);
  const near = neighbourhoodOf(world, world.adventurers[seat].space, passableDoors(match, seat));
  near.looks ??= listedLooks(match, seat);
  return near.looks;
}

function listedLooks(match: M, seat: Seat): readonly Option[] {
  const looks: Option[] = [];
  doorways(match, seat, true, (path, from, room) => {
    if (kindOf[room] !== ROOM) return;
    const effect: Look = { do: 'look', path, room };
    looks.push({ id: `look:${nameOf(room)}:${nameOf(from)}`, effect });
  });
  return looks;
}

/** Is the monster at one's side one that will stay as a guard? */
function isGuardian({ instances, world }: M, seat: Seat): boolean {
  const { number } = world.adventurers[seat];
  return number !== UNMARKED && instances.size(instances.layout.base.hoard + number) > 0;
}

/** DUN-BALL-2, 5, DUN-CHOICE-5: into any room, before moving (a look is part of that), once in a turn for each ball. */
export function addSights(match: M, seat: Seat, options: Options): void {
  const { world } = match;
  if (world.moved > 0 || world.looked) return;
  const balls = ballsOf(match, seat).filter((ball) => !world.scried.includes(ball));
  for (const ball of balls) {
    const sights = sightsIn(ball, balls.length > 1);
    findTargets(match, ball);
    for (let i = 0; i < ROOMS.length; i++) if (targets[i] === 1) options.put(sights[i]);
  }
}

/** By ball: to look into each room with it. Many options that are always alike. */
const sightsByBall = new Map<string, readonly Option[]>();

function sightsIn(ball: string, named: boolean): readonly Option[] {
  const suffix = named ? `:${ball}` : '';
  const key = `${ball}${suffix}`;
  let sights = sightsByBall.get(key);
  if (sights === undefined) {
    sights = ROOMS.map((room) => {
      return { id: `see:${nameOf(room)}${suffix}`, effect: { do: 'see', room, ball } as Effect };
    });
    sightsByBall.set(key, sights);
  }
  return sights;
}

function ballsOf(match: M, seat: Seat): string[] {
  const { instances } = match;
  const balls: string[] = [];
  for (let c = instances.first(instances.layout.base.hand + seat); c !== NONE; c = instances.next(c))
    if (treasureFace(match, c).power === 'ball') balls.push(match.face(c).id);
  return balls;
}

/** By room, 1 if a ball may look into it. */
const targets = new Uint8Array(ROOMS.length);

/** DUN-BALL-5, DUN-BALL-20 */
function findTargets({ instances, world }: M, ball: string): void {
  for (let i = 0; i < targets.length; i++) targets[i] = 1 - world.graves[i];
  for (const { space } of world.adventurers) if (kindOf[space] === ROOM) targets[roomIndex[space]] = 0;
  for (const { number, space } of world.marks) {
    const guarded = instances.first(instances.layout.base.guard + number) !== NONE;
    const shown = world.sights.some((sight) => sight.ball === ball && sight.number === number);
    if ((guarded || shown) && kindOf[space] === ROOM) targets[roomIndex[space]] = 0;
  }
}

/** DUN-BALL-3, 10, 11, 18, DUN-HIDDEN-12: who holds a ball that shows this room. */
export function seesRoom(match: M, number: number): Audience {
  let audience: Audience = NOBODY;
  for (const sight of match.world.sights) {
    if (sight.number !== number) continue;
    for (let seat = 0; seat < match.seats; seat++) {
      if (ballsOf(match, seat).includes(sight.ball)) audience |= 1 << seat;
    }
  }
  return audience;
}

/** DUN-BALL-6, 7, 12: what a ball showed is released, unless another ball still shows it. */
export function release(match: M, ball: string): void {
  const { world } = match;
  const old = world.sights.find((sight) => sight.ball === ball);
  if (!old) return;
  world.sights = world.sights.filter((sight) => sight !== old);
  if (world.sights.some(({ number }) => number === old.number)) return;
  discardAssigned(match, old.number);
  takeMark(match, old.number);
}

export const lookingHandlers: Handlers<World, Looking> = {
  /** DUN-ESP-1, 3, 10, 13, DUN-HIDDEN-11 */
  look(match, { path, room }, scope) {
    const { seat } = scope;
    const { instances, world } = match;
    const { base } = instances.layout;
    if (!walk(match, seat, path)) return;
    world.looked = true;
    show(match, seat, holds(match, seat, 'esp'));
    const number = seenNumber(world, room);
    let card = number === UNMARKED ? NONE : instances.first(base['seen-monster'] + number);
    if (card !== NONE) instances.reveal(card, 1 << seat);
    else {
      card = instances.first(base.monsters + levelOf[room]);
      if (card !== NONE) instances.toTop(card, base.look + seat);
    }
    match.tell({ type: 'looked', seat, space: room, card });
    match.push({ do: 'enter-or-refuse', room } as Effect, scope);
  },

  /** DUN-ESP-4, DUN-ESP-11 */
  enter(match, { room }, scope) {
    if (!walk(match, scope.seat, [room])) return;
    match.push({ do: 'meet', what: 'monster' } as Effect, scope);
  },

  /** DUN-ESP-5, DUN-ESP-6 */
  refuse(match, { room }, scope) {
    const { instances, world } = match;
    const card: Instance = instances.first(instances.layout.base.look + scope.seat);
    world.refused = room;
    match.tell({ type: 'refused', seat: scope.seat, space: room });
    if (card !== NONE) returnMonster(match, card);
    match.push({ do: 'act' }, scope);
  },

  /** DUN-BALL-1..4, 6, 7, 12, 19 */
  see(match, { room, ball }, scope) {
    const { seat } = scope;
    const { instances, world } = match;
    const { base } = instances.layout;
    world.scried = [...world.scried, ball];
    let card = instances.first(base.hand + seat);
    while (match.face(card).id !== ball) card = instances.next(card);
    show(match, seat, card);
    release(match, ball);
    let number = seenNumber(world, room);
    if (number === UNMARKED) {
      number = placeMark(match, room, true);
      const monster = instances.first(base.monsters + levelOf[room]);
      const treasure = instances.first(base.treasures + levelOf[room]);
      if (monster !== NONE) instances.toTop(monster, base['seen-monster'] + number);
      if (treasure !== NONE) instances.toTop(treasure, base['seen-treasure'] + number);
    }
    world.sights = [...world.sights, { ball, number }];
    const cards = [
      ...instances.list(base['seen-monster'] + number),
      ...instances.list(base['seen-treasure'] + number),
    ];
    match.tell({ type: 'saw', seat, space: room, number, cards });
    match.push({ do: 'act' }, scope);
  },
};

export const lookingQuestions: Questions<World, LookingQuestion> = {
  /** DUN-CHOICE-10 */
  'enter-or-refuse': {
    kind: 'ask',
    options(match, { room }, { seat }, options) {
      const { world } = match;
      const { space } = world.adventurers[seat];
      options.add('enter', { do: 'enter', room } as Effect);
      spread(world, seat, space, 0, 0);
      if (canStop(space) && engaged(match, seat) === NONE) {
        for (const { id } of attackSpells(match, seat))
          options.add(`cast:${id}`, { do: 'cast-at', target: room, spell: id } as Effect);
      }
      options.add('refuse', { do: 'refuse', room } as Effect);
    },
  },
};
