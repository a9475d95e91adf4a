/** ESP, BALL: looking before entering, and looking from afar. */
import {
  type Audience,
  type Chapter,
  type Handlers,
  type Instance,
  NOBODY,
  NONE,
  type Option,
  type Options,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import { lookAbout } from './about.ts';
import {
  firstWay,
  kindOf,
  levelOf,
  NO_DOOR,
  NOWHERE,
  nameOf,
  ROOM,
  ROOMS,
  roomIndex,
  type Space,
  wayDoor,
  wayTo,
} from './board.ts';
import { canStop, settlePawns } from './landing.ts';
import { discardAssigned, hasHoard, placeMark, returnMonster, takeMark } from './marks.ts';
import { isOrdinary, passableDoors, walk } from './movement.ts';
import { attackSpells } from './spells.ts';
import { holds, show } from './treasure.ts';
import { MOST_STEPS } from './walks.ts';
import { canGoOn, neighbourhoodOf, pathIn } from './ways.ts';
import {
  engaged,
  isCleanedOut,
  isDangerous,
  isGuarded,
  isRefused,
  type M,
  pawnOn,
  seenNumber,
  treasureFace,
  UNMARKED,
  type World,
} from './world.ts';

interface Look {
  readonly do: 'look';
  readonly path: readonly Space[];
  readonly room: Space;
}

/** An option to look into a room. */
export interface LookOption extends Option<World> {
  readonly effect: Look;
}

interface See {
  readonly do: 'see';
  readonly room: Space;
  readonly ball: string;
  /** The room at whose door he decides whether to enter, or NOWHERE. */
  readonly before: Space;
}

export type Looking = Look | { do: 'enter'; room: Space } | { do: 'refuse'; room: Space } | See;

export type LookingQuestion = { do: 'enter-or-refuse'; room: Space };

/**
 * Places from which a neighbouring space could be entered next, and that target, for looks and for spells from
 * outside: calls `each` with the shortest way to the place. The pawn is not there yet, so it must be able to stop there
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
  const near = neighbourhoodOf(world, space, doors);
  settlePawns(world, seat);
  for (let i = 0; i < near.spaces.length && near.steps[i] < most; i++) {
    const from = near.spaces[i];
    if (i > 0 && isDangerous(world, from)) continue;
    const steps = near.steps[i];
    const free = canStop(from);
    const path = pathIn(near, from, steps) ?? [];
    for (let way = firstWay[from]; way < firstWay[from + 1]; way++) {
      const to = wayTo[way];
      const door = wayDoor[way];
      if (door !== NO_DOOR && !(doors & (1 << door))) continue;
      if (kindOf[to] === ROOM && pawnOn(world, to, seat) !== NONE) continue;
      if (!free && !(passing && canGoOn(world, neighbourhoodOf(world, from, doors), most - steps, to)))
        continue;
      each(path, from, to);
    }
  }
}

/** DUN-ESP-2, 7..9, DUN-CHOICE-9: from every doorway of a room without a guard, into each once in a turn. */
export function addLooks(match: M, seat: Seat, options: Options<World>): void {
  const { world } = match;
  const { space: here, number } = world.adventurers[seat];
  for (const look of looksOf(match, seat)) {
    const { room } = look.effect;
    if (isCleanedOut(world, room) || isGuarded(match, room)) continue;
    // DUN-ESP-9: what he leaves with his treasure becomes a guard.
    if (room === here && hasHoard(match, number)) continue;
    if (isRefused(world, room)) options.forbid(look.id, 'DUN-ESP-7', 'looked-already', lookAbout(room));
    else options.put(look);
  }
}

/** Into every room from each of its doorways; kept where they are the same at most turns. */
function looksOf(match: M, seat: Seat): readonly LookOption[] {
  const { world } = match;
  if (!isOrdinary(world, seat)) return listedLooks(match, seat);
  const near = neighbourhoodOf(world, world.adventurers[seat].space, passableDoors(match, seat));
  near.looks ??= listedLooks(match, seat);
  return near.looks;
}

function listedLooks(match: M, seat: Seat): readonly LookOption[] {
  const looks: LookOption[] = [];
  doorways(match, seat, true, (path, from, room) => {
    if (kindOf[room] !== ROOM) return;
    looks.push({ id: `look:${nameOf(room)}:${nameOf(from)}`, effect: { do: 'look', path, room } });
  });
  return looks;
}

/**
 * DUN-BALL-2, 5, DUN-CHOICE-5: into any room, until the pawn stops, once in a turn for each ball. `before` is a room at
 * whose door he stands and decides whether to enter, or NOWHERE.
 */
export function addSights(match: M, seat: Seat, before: Space, options: Options<World>): void {
  const { world } = match;
  const balls = ballsOf(match, seat).filter((ball) => !world.scried.includes(ball));
  for (const ball of balls) {
    const sights = sightsIn(ball, balls.length > 1, before);
    findTargets(match, ball);
    for (let i = 0; i < ROOMS.length; i++) if (targets[i] === 1) options.put(sights[i]);
  }
}

/** By ball: to look into each room with it, at one's leisure. Many options that are always alike. */
const sightsByBall = new Map<string, readonly Option<World>[]>();

function sightsIn(ball: string, named: boolean, before: Space): readonly Option<World>[] {
  const suffix = named ? `:${ball}` : '';
  if (before !== NOWHERE) return listedSights(ball, suffix, before);
  const key = `${ball}${suffix}`;
  let sights = sightsByBall.get(key);
  if (sights === undefined) {
    sights = listedSights(ball, suffix, NOWHERE);
    sightsByBall.set(key, sights);
  }
  return sights;
}

function listedSights(ball: string, suffix: string, before: Space): readonly Option<World>[] {
  return ROOMS.map((room) => {
    return { id: `see:${nameOf(room)}${suffix}`, effect: { do: 'see', room, ball, before } };
  });
}

export function ballsOf(match: M, seat: Seat): string[] {
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

const handlers: Handlers<World, Looking> = {
  /** DUN-ESP-1, 3, 10, 13, DUN-HIDDEN-11 */
  look(match, { path, room }, scope) {
    const { seat } = scope;
    const { instances, world } = match;
    const { base } = instances.layout;
    if (!walk(match, seat, path)) return;
    show(match, seat, holds(match, seat, 'esp'));
    const number = seenNumber(world, room);
    let card = number === UNMARKED ? NONE : instances.first(base['seen-monster'] + number);
    if (card !== NONE) instances.reveal(card, 1 << seat);
    else {
      card = instances.first(base.monsters + levelOf[room]);
      if (card !== NONE) instances.toTop(card, base.look + seat);
    }
    match.tell({ type: 'looked', seat, space: room, card });
    match.push({ do: 'enter-or-refuse', room }, scope);
  },

  /** DUN-ESP-4, DUN-ESP-11 */
  enter(match, { room }, scope) {
    if (!walk(match, scope.seat, [room])) return;
    match.push({ do: 'meet', what: 'monster' }, scope);
  },

  /** DUN-ESP-5, DUN-ESP-6 */
  refuse(match, { room }, scope) {
    const { instances, world } = match;
    const card: Instance = instances.first(instances.layout.base.look + scope.seat);
    world.refused = [...world.refused, room];
    match.tell({ type: 'refused', seat: scope.seat, space: room });
    if (card !== NONE) returnMonster(match, card);
    match.push({ do: 'act' }, scope);
  },

  /** DUN-BALL-1..4, 6, 7, 12, 19, 22 */
  see(match, { room, ball, before }, scope) {
    const { seat } = scope;
    const { instances, world } = match;
    const { base } = instances.layout;
    world.scried = [...world.scried, ball];
    let card = instances.first(base.hand + seat);
    while (match.face(card).id !== ball) card = instances.next(card);
    show(match, seat, card);
    keepInSight(match, seat, before, ball);
    release(match, ball);
    let number = seenNumber(world, room);
    if (number === UNMARKED) {
      number = placeMark(match, room, true);
      const looked = room === before ? instances.first(base.look + seat) : NONE;
      const monster = looked === NONE ? instances.first(base.monsters + levelOf[room]) : looked;
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
    match.push(before === NOWHERE ? { do: 'act' } : { do: 'enter-or-refuse', room: before }, scope);
  },
};

/** DUN-BALL-22: the monster of a room at whose door he decides stays before his eyes when the ball that showed it turns away. */
function keepInSight(match: M, seat: Seat, room: Space, ball: string): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  const number = room === NOWHERE ? UNMARKED : seenNumber(world, room);
  if (number === UNMARKED || world.sights.some((sight) => sight.number === number && sight.ball !== ball))
    return;
  const monster = instances.first(base['seen-monster'] + number);
  if (monster !== NONE) instances.toTop(monster, base.look + seat);
}

const questions: Questions<World, LookingQuestion> = {
  /** DUN-CHOICE-10; with movement left, so a Crystal Ball may be used as well (DUN-CHOICE-5). */
  'enter-or-refuse': {
    kind: 'ask',
    options(match, { room }, { seat }, options) {
      const { world } = match;
      const { space } = world.adventurers[seat];
      options.add('enter', { do: 'enter', room });
      settlePawns(world, seat);
      if (canStop(space) && engaged(match, seat) === NONE) {
        for (const { id } of attackSpells(match, seat))
          options.add(`cast:${id}`, { do: 'cast-at', target: room, spell: id });
      }
      options.add('refuse', { do: 'refuse', room });
      addSights(match, seat, room, options);
    },
  },
};

export const looking: Chapter<World, Looking, LookingQuestion> = { handlers, questions };
