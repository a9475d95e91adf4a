import { arrange, load, type Match, NONE, Rng, SETUP, save, stateHash } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import {
  ALL_DOORS,
  DOORS,
  type Door,
  doorNamed,
  edges,
  NO_DOOR,
  nameOf,
  ROOMS,
  roomIndex,
  SPACES,
  type Space,
  START,
  spaces,
} from './board.ts';
import { openDungeon } from './game.ts';
import type { World } from './world.ts';

const game = openDungeon();
const SEATS = ['elf', 'elf', 'hero', 'hero'].map((adventurer) => ({ adventurer }));

/** Everything that decides where seat 0 can go. */
interface Position {
  readonly match: Match<World>;
  readonly from: Space;
  readonly doors: number;
  /** Holds a Secret Doors card. */
  readonly card: boolean;
  readonly most: number;
}

/** Somewhere in the dungeon, with graves, doors found and other pawns near and far. */
function randomPosition(seed: number): Position {
  const rng = Rng.fromSeed(`position ${seed}`);
  const below = (most: number) => rng.below(most, SETUP);
  const match = game.prepare(game.agree({ seats: SEATS, seed: '' }));
  arrange(match, [{ turn: 0 }]);
  match.resolve();
  const { world, instances } = match;
  const [pawn, ...others] = world.adventurers;
  // Few spaces to begin with, so that each is met again with other doors and graves.
  pawn.space = (below(40) * 11) % SPACES;
  pawn.doors = below(2) === 0 ? 0 : below(ALL_DOORS + 1);
  const cleaned = below(4);
  for (const room of ROOMS) world.graves[roomIndex[room]] = below(4) < cleaned ? 1 : 0;
  for (const other of others) other.space = below(3) === 0 ? below(SPACES) : wander(pawn.space, 4, below);
  // With nobody near and all steps to go, lists are kept and lent.
  const alone = below(2) === 0;
  if (alone) for (const other of others) other.space = START;
  world.moved = alone ? 0 : below(5);
  const refused = wander(pawn.space, 3, below);
  // A look is into rooms only (DUN-ESP-8).
  const room = refused !== pawn.space && spaces[refused].kind === 'room' && isDangerous(world, refused);
  if (below(2) === 0 && room) world.refused = [refused];
  const card = below(2) === 0;
  if (card) {
    const face = game.faces.findIndex(({ id }) => id.includes('secret-door'));
    const found = [...Array(instances.count).keys()].find((one) => instances.face(one) === face);
    instances.toTop(found ?? NONE, match.zone('hand', 0));
  }
  return { match, from: pawn.space, doors: pawn.doors, card, most: 5 - world.moved };
}

function wander(from: Space, steps: number, below: (most: number) => number): Space {
  let at = from;
  for (let i = below(steps + 1); i > 0; i--) {
    const ways = WAYS[at];
    at = ways[below(ways.length)].to;
  }
  return at;
}

// ------------------------------------------------------------------ the board, read plainly

const WAYS: { readonly to: Space; readonly door: Door }[][] = spaces.map(({ id }) =>
  edges
    .filter(({ a, b }) => a === id || b === id)
    .map(({ id: edge, a, b, kind }) => ({
      to: spaces.findIndex((space) => space.id === (a === id ? b : a)),
      door: kind === 'secret' ? doorNamed(edge) : NO_DOOR,
    })),
);

function isDangerous({ graves }: World, space: Space): boolean {
  const { kind, monsters } = spaces[space];
  return kind === 'room' ? graves[roomIndex[space]] === 0 : kind === 'chamber' && monsters !== false;
}

function isHeld({ adventurers }: World, space: Space): boolean {
  return adventurers.some((other, seat) => seat > 0 && other.space === space);
}

/** DUN-LAND-6, DUN-ESP-6 */
function canEnter(world: World, space: Space): boolean {
  if (spaces[space].kind !== 'room' || !isDangerous(world, space)) return true;
  return !isHeld(world, space) && !world.refused.includes(space);
}

/** DUN-LAND-2..5 */
function canStop(world: World, space: Space): boolean {
  return !isHeld(world, space) || space === START || spaces[space].kind === 'chamber';
}

/** Steps of the shortest ways by space; with a door, of those that lead through it. */
function shortest(
  { match: { world }, from, most }: Position,
  doors: number,
  through = NO_DOOR,
): Map<Space, number> {
  const steps = new Map<string, number>();
  const queue: { readonly at: Space; readonly passed: boolean; readonly n: number }[] = [];
  const reach = (at: Space, passed: boolean, n: number): void => {
    if (steps.has(`${at} ${passed}`)) return;
    steps.set(`${at} ${passed}`, n);
    queue.push({ at, passed, n });
  };
  reach(from, through === NO_DOOR, 0);
  for (const { at, passed, n } of queue) {
    if (n === most || (n > 0 && isDangerous(world, at))) continue;
    for (const { to, door } of WAYS[at]) {
      const open = door === NO_DOOR || (doors & (1 << door)) !== 0;
      if (open && canEnter(world, to)) reach(to, passed || door === through, n + 1);
    }
  }
  const found = new Map<Space, number>();
  for (let space = 0; space < SPACES; space++) {
    const n = steps.get(`${space} true`) ?? 0;
    if (n > 0 && canStop(world, space)) found.set(space, n);
  }
  return found;
}

/** What addMoves should offer: option ids with their steps. */
function expected(position: Position, passes: (id: string, door: Door) => boolean): Map<string, number> {
  const { match, from, doors, card, most } = position;
  const ways = new Map<string, number>();
  for (const [space, n] of shortest(position, doors)) ways.set(`to:${nameOf(space)}`, n);
  const out = WAYS[from].some(
    ({ to, door }) => (door === NO_DOOR || doors & (1 << door)) && !isDangerous(match.world, to),
  );
  // DUN-MOVE-13
  if (isDangerous(match.world, from) && most > 1 && out) ways.set(`to:${nameOf(from)}`, 2);
  if (!card) return ways;
  const within = new Set(ways.keys());
  for (const [space, n] of shortest(position, ALL_DOORS)) {
    const id = `to:${nameOf(space)}`;
    const plain = ways.get(id);
    ways.set(id, n);
    if (plain !== undefined && plain > n) ways.set(`${id}:open`, plain);
  }
  for (const [door, { id }] of DOORS.entries()) {
    if (doors & (1 << door)) continue;
    for (const [space, n] of shortest(position, ALL_DOORS, door)) {
      const plain = `to:${nameOf(space)}`;
      if (!passes(plain, door) || within.has(plain)) ways.set(`${plain}:${id}`, n);
    }
  }
  return ways;
}

// ------------------------------------------------------------------ the options

interface Way {
  readonly to: Space;
  readonly steps: number;
  readonly path: readonly Space[];
}

function doorsOn(from: Space, path: readonly Space[]): Door[] {
  return path.map((to, i) => {
    const way = WAYS[i === 0 ? from : path[i - 1]].find((one) => one.to === to);
    if (!way) throw new Error(`${nameOf(to)} is not next to the space before.`);
    return way.door;
  });
}

/** Through the door that an option names; an open way leads through found ones only. */
function isRightWay(through: string | undefined, passed: readonly Door[], found: number): boolean {
  if (through === 'open') return passed.every((door) => found & (1 << door));
  return through === undefined || passed.includes(doorNamed(through));
}

function waysShown({ match }: Position): Map<string, Way> {
  const options = match.pendingFor(0)?.options ?? [];
  return new Map(
    options.flatMap(({ id, effect }) => (effect.do === 'go' ? [[id, effect as unknown as Way]] : [])),
  );
}

/** The plain way to a space, and the one through a door. */
function waysThrough(match: Match<World>, to: Space, door: string): Way[] {
  const options = match.pendingFor(0)?.options ?? [];
  const ids = [`to:${nameOf(to)}`, `to:${nameOf(to)}:${door}`];
  return options.filter(({ id }) => ids.includes(id)).map(({ effect }) => effect as unknown as Way);
}

const positions = Array.from({ length: 800 }, (_, seed) => randomPosition(seed));

describe('ways on the board', () => {
  it('are tried from spaces of every kind, with and without the card', () => {
    expect(new Set(positions.map(({ from }) => spaces[from].kind)).size).toBeGreaterThan(3);
    expect(new Set(positions.map(({ card }) => card)).size).toBe(2);
  });

  it('DUN-MOVE-1 DUN-MOVE-3 DUN-MOVE-4 DUN-MOVE-5 DUN-MOVE-6 DUN-MOVE-8 DUN-MOVE-9 DUN-MOVE-10 DUN-MOVE-11 DUN-MOVE-13 DUN-MOVE-15 DUN-LAND-1 DUN-LAND-2 DUN-LAND-3 DUN-LAND-4 DUN-LAND-5 DUN-LAND-6 DUN-LAND-7 DUN-LAND-8 DUN-SECRET-1 DUN-SDCARD-1 are those that a plain search over the board finds, as many steps long', () => {
    for (const position of positions) {
      const shown = waysShown(position);
      const passes = (id: string, door: Door): boolean =>
        shown.has(id) && doorsOn(position.from, shown.get(id)?.path ?? []).includes(door);
      const lengths = [...shown].map(([id, { steps }]) => `${id} ${steps}`);
      const wanted = [...expected(position, passes)].map(([id, n]) => `${id} ${n}`);
      expect(lengths.sort()).toEqual(wanted.sort());
    }
  });

  it('DUN-MOVE-5 DUN-MOVE-6 DUN-MOVE-7 DUN-MOVE-8 DUN-MOVE-9 DUN-MOVE-13 DUN-MOVE-15 DUN-SECRET-1 can be walked: each step to a neighbour, through doors that are open, past nothing dangerous', () => {
    for (const position of positions) {
      const { match, from, doors, card } = position;
      for (const [id, { to, steps, path }] of waysShown(position)) {
        const passed = doorsOn(from, path).filter((door) => door !== NO_DOOR);
        const through = id.split(':')[2];
        const sound =
          path.length === steps &&
          path.at(-1) === to &&
          (card || passed.every((door) => doors & (1 << door))) &&
          isRightWay(through, passed, doors) &&
          !path.slice(0, -1).some((space) => isDangerous(match.world, space));
        expect(sound, `${id} by ${path.map(nameOf).join(' ')}`).toBe(true);
      }
    }
  });

  it('DUN-MOVE-15 DUN-SDCARD-1 show the card only where that is shorter, and then the way without it is on offer as well', () => {
    const shorter: string[] = [];
    for (const position of positions.filter(({ card }) => card)) {
      const plain = shortest(position, position.doors);
      const shown = waysShown(position);
      for (const [id, { to, steps, path }] of shown) {
        const unknown = doorsOn(position.from, path).filter(
          (door) => door >= 0 && !(position.doors & (1 << door)),
        );
        if (id.split(':').length > 2 || unknown.length === 0) continue;
        const without = plain.get(to);
        expect(without ?? Number.POSITIVE_INFINITY, id).toBeGreaterThan(steps);
        expect(shown.has(`${id}:open`), id).toBe(without !== undefined);
        if (without !== undefined) shorter.push(id);
      }
    }
    expect(shorter.length).toBeGreaterThan(10);
  });

  it('DUN-TURN-8 DUN-LAND-2 DUN-LAND-3 DUN-LAND-4 DUN-LAND-5 DUN-LAND-6 are the same for who wants no reasons', () => {
    for (const { match } of positions) {
      const listed = load(game, save(match))
        .legal(0)
        .map(({ id }) => id);
      const shown = match.pendingFor(0)?.options.map(({ id }) => id) ?? [];
      expect(listed.sort()).toEqual(shown.sort());
    }
  });

  it('are gone as they are shown, by whoever takes the option unseen', () => {
    for (const position of positions.slice(0, 40)) {
      const shown = waysShown(position);
      for (const option of load(game, save(position.match)).legal(0)) {
        const way = shown.get(option.id);
        if (!way) continue;
        const walked: (readonly Space[])[] = [];
        const match = load(game, save(position.match));
        match.sink = {
          tell: ({ type, path }) => {
            if (type === 'moved') walked.push(path as readonly Space[]);
          },
        };
        match.take(0, option);
        expect(walked[0]).toEqual(way.path);
      }
    }
  });

  it('DUN-SDCARD-2 DUN-SDCARD-3 come to the same, whether anybody watches or not', () => {
    for (const { match } of positions.filter(({ card }) => card).slice(0, 250)) {
      const saved = save(match);
      for (const option of load(game, saved).legal(0)) {
        if (option.effect.do !== 'go') continue;
        const [watched, unwatched] = [load(game, saved), load(game, saved)];
        watched.sink = { tell: () => {} };
        for (const one of [watched, unwatched]) one.take(0, option);
        expect(stateHash(unwatched), option.id).toBe(stateHash(watched));
      }
    }
  });

  it('DUN-MOVE-7 DUN-MOVE-11 DUN-MOVE-15 lead in and out of a room with but a secret door once it is cleaned out', () => {
    const hidden = ROOMS.filter((room) => WAYS[room].length === 1 && WAYS[room][0].door !== NO_DOOR);
    expect(hidden.map(nameOf)).toEqual(['3-7']);
    const [{ to: outside, door }] = WAYS[hidden[0]];
    for (const cleaned of [[], ['3-7'], []]) {
      const match = game.prepare(game.agree({ seats: SEATS, seed: '' }));
      arrange(match, [
        { adventurer: 0, at: nameOf(outside), holds: ['t1-secret-door'] },
        { cleaned },
        { turn: 0 },
      ]);
      match.resolve();
      const ids = match.legal(0).map(({ id }) => id);
      expect(ids.includes(`to:${nameOf(outside)}:${DOORS[door].id}`)).toBe(cleaned.length > 0);
    }
  });

  it('DUN-LAND-2 DUN-SDCARD-1 are free again for a holder of the card when the pawn beyond a door is gone', () => {
    // Opened anew, so that nothing is kept yet.
    const anew = openDungeon();
    for (const { a, b } of DOORS) {
      const ids = [b, START].map((at) => {
        const match = anew.prepare(anew.agree({ seats: SEATS.slice(0, 2), seed: '' }));
        arrange(match, [
          { adventurer: 0, at: nameOf(a), holds: ['t1-secret-door'] },
          { adventurer: 1, at: nameOf(at) },
          { turn: 0 },
        ]);
        match.resolve();
        return match.legal(0).map(({ id }) => id);
      });
      const shared = spaces[b].kind === 'chamber';
      expect(ids.map((one) => one.some((id) => id.split(':')[1] === nameOf(b)))).toEqual([shared, true]);
    }
  });

  it('DUN-ESP-6 DUN-SDCARD-1 are free again for a holder of the card in the turn after a refusal', () => {
    for (const room of ROOMS.filter((one) => WAYS[one].some(({ to }) => spaces[to].kind === 'corridor'))) {
      const beside = WAYS[room].find(({ to }) => spaces[to].kind === 'corridor')?.to ?? START;
      // As nobody ever finds the dungeon, so that nothing is kept yet.
      const cleaned = ROOMS.filter((other) => other !== room && other % 3 === room % 3).map(nameOf);
      const offered = [[room], []].map((refused) => {
        const match = game.prepare(game.agree({ seats: SEATS, seed: '' }));
        arrange(match, [{ adventurer: 0, holds: ['t1-secret-door'] }, { cleaned }, { turn: 0 }]);
        match.resolve();
        match.world.adventurers[0].space = beside;
        match.world.refused = refused;
        match.reconsider();
        return match.legal(0).some(({ id }) => id.split(':')[1] === nameOf(room));
      });
      expect(offered, nameOf(room)).toEqual([false, true]);
    }
  });

  it('DUN-SDCARD-1 DUN-SECRET-9 lead through each of the 23 secret doors, from either side, for a holder of the card', () => {
    expect(DOORS).toHaveLength(23);
    for (const { id, a, b } of DOORS) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ]) {
        const match = game.prepare(game.agree({ seats: SEATS, seed: id }));
        arrange(match, [{ adventurer: 0, at: nameOf(from), holds: ['t1-secret-door'] }, { turn: 0 }]);
        match.resolve();
        const { path } =
          waysThrough(match, to, id).find((way) => way.path.length === 1) ?? expect.fail(`${id} is shut`);
        expect(path).toEqual([to]);
      }
    }
  });

  it('DUN-SECRET-18 DUN-SECRET-1 show every secret door that is not found as shut, from either side', () => {
    const name = (id: string) => nameOf(spaces.findIndex((space) => space.id === id));
    for (const { id: door, a, b } of edges.filter(({ kind }) => kind === 'secret')) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ]) {
        const match = game.prepare(game.agree({ seats: SEATS, seed: '' }));
        arrange(match, [{ adventurer: 0, at: name(from) }, { turn: 0 }]);
        match.resolve();
        const { options = [], forbidden = [] } = match.pendingFor(0) ?? {};
        const id = `to:${name(to)}`;
        const shut = forbidden.some((one) => one.id === id && one.rule === 'DUN-SECRET-1');
        const otherwise = options.find((one) => one.id === id)?.effect as Way | undefined;
        // In a room with no other way out nothing is left but to search.
        const sought = options.some((one) => one.id === `search:${door}`);
        expect(shut || sought || Number(otherwise?.steps) > 1, `${name(from)} ${id}`).toBe(true);
      }
    }
  });

  it('DUN-SDCARD-1 are not called shut to a holder of the card, who may take them', () => {
    for (const { match } of positions) {
      const pending = match.pendingFor(0);
      const legal = new Set(pending?.options.map(({ id }) => id));
      const both = pending?.forbidden.filter(({ id }) => legal.has(id)).map(({ id }) => id);
      expect(both).toEqual([]);
    }
  });

  it('are forbidden once each', () => {
    for (const { match } of positions) {
      const ids = match.pendingFor(0)?.forbidden.map(({ id }) => id) ?? [];
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
});
