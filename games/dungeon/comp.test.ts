import { describe, expect, it } from 'vitest';
import {
  CHAMBER,
  CHAMBERS,
  CORRIDOR,
  DOORS,
  edges,
  firstWay,
  GALLERY,
  GRID,
  kindOf,
  LEVELS,
  levelOf,
  NO_DOOR,
  nameOf,
  ROOM,
  ROOMS,
  SPACES,
  type Space,
  STAIRS,
  START,
  START_SPACE,
  spaceNamed,
  spaces,
  wayDoor,
  wayTo,
} from './board.ts';
import { COLUMNS } from './columns.ts';
import board from './content/board.json' with { type: 'json' };
import { readContent } from './content.ts';
import { distance } from './distances.ts';
import { openDungeon } from './game.ts';

const content = readContent();
const game = openDungeon();

/** Everything that can be reached over some ways, rooms being no way through. */
function reached(from: Space, secret: boolean, throughRooms: boolean): Set<Space> {
  const seen = new Set([from]);
  for (const space of seen) {
    if (space !== from && kindOf[space] === ROOM && !throughRooms) continue;
    for (let way = firstWay[space]; way < firstWay[space + 1]; way++)
      if (secret || wayDoor[way] === NO_DOOR) seen.add(wayTo[way]);
  }
  return seen;
}

describe('the board', () => {
  it('DUN-COMP-1 shows one dungeon with levels 1 to 6', () => {
    expect(LEVELS).toBe(6);
    expect(reached(START, true, true).size).toBe(SPACES);
    const levels = new Set([...ROOMS, ...CHAMBERS].map((space) => levelOf[space]));
    expect([...levels].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('DUN-COMP-2 consists of Start, corridors, stairs, rooms and chambers', () => {
    const counted = [START_SPACE, CORRIDOR, STAIRS, ROOM, CHAMBER].map(
      (kind) => [...kindOf].filter((one) => one === kind).length,
    );
    expect(counted).toEqual([1, 356, 20, 80, 13]);
  });

  it('DUN-COMP-3 DUN-COMP-4 rooms have a level and a number, chambers a level and a name', () => {
    for (const room of ROOMS) {
      expect(levelOf[room]).toBeGreaterThan(0);
      expect(nameOf(room)).toBe(`${levelOf[room]}-${spaces[room].number}`);
      expect(spaceNamed(nameOf(room))).toBe(room);
    }
    for (const chamber of CHAMBERS) {
      expect(levelOf[chamber]).toBeGreaterThan(0);
      expect(spaces[chamber].name).toBeTruthy();
    }
    expect(new Set(Array.from({ length: SPACES }, (_, space) => nameOf(space))).size).toBe(SPACES);
  });

  it('DUN-COMP-5 corridors and stairs have no level', () => {
    for (let space = 0; space < SPACES; space++)
      if (kindOf[space] === CORRIDOR || kindOf[space] === STAIRS) expect(levelOf[space]).toBe(0);
  });

  it('DUN-COMP-8 Start is one space at the centre', () => {
    expect(spaces.filter(({ kind }) => kind === 'start')).toHaveLength(1);
    expect(spaces[START].name).toBe('Main Staircase');
    for (const [x, y] of spaces[START].cells) {
      expect(Math.abs(x + 0.5 - GRID.width / 2)).toBeLessThan(2);
      expect(Math.abs(y + 0.5 - GRID.height / 2)).toBeLessThan(2);
    }
  });

  it('DUN-COMP-9 DUN-CONTENT-6 the Main Gallery is the only chamber without monsters', () => {
    expect(spaces[GALLERY].name).toBe('Main Gallery');
    expect(spaces.filter(({ monsters }) => monsters === false)).toHaveLength(1);
  });

  it('DUN-COMP-10 DUN-COMP-11 doors and secret doors are ways between two spaces, one at most between each pair', () => {
    expect(edges.filter(({ kind }) => kind === 'door')).toHaveLength(124);
    expect(DOORS).toHaveLength(23);
    const pairs = edges.map(({ a, b }) => [a, b].sort().join());
    expect(new Set(pairs).size).toBe(edges.length);
    for (const { kind, at } of edges) if (kind !== 'open') expect(at).toHaveLength(1);
  });

  it('DUN-COMP-12 DUN-CONTENT-11 level 3 is orange, 4 purple, 5 red, each in two parts', () => {
    const colours = board.levels.map(({ name }) => name);
    expect(colours.slice(2, 5)).toEqual(['orange', 'purple', 'red']);
    expect(new Set(colours).size).toBe(6);
    const parts = (level: number) => board.parts.filter((part) => part.level === level).length;
    expect([1, 2, 3, 4, 5, 6].map(parts)).toEqual([1, 1, 2, 2, 2, 1]);
    for (const level of [3, 4, 5])
      for (const part of ['A', 'B'])
        expect(CHAMBERS.some((c) => levelOf[c] === level && spaces[c].part === part)).toBe(true);
  });

  it('DUN-COMP-25 there is a grave marker for each room', () => {
    expect(game.start({ seats: [{}, {}] }).world.graves).toHaveLength(ROOMS.length);
  });

  it('DUN-COMP-27 every colour has a second sign', () => {
    for (const { mark, pattern } of board.levels) expect(mark && pattern).toBeTruthy();
    for (const { mark } of content.adventurers) expect(mark).toBeTruthy();
  });

  it('can be played on every level without any secret door', () => {
    const open = reached(START, false, false);
    for (let level = 1; level <= LEVELS; level++) {
      expect(ROOMS.some((room) => levelOf[room] === level && open.has(room))).toBe(true);
      expect(CHAMBERS.some((chamber) => levelOf[chamber] === level && open.has(chamber))).toBe(true);
    }
    const closedIn = ROOMS.filter((room) => !open.has(room)).map(nameOf);
    expect(closedIn).toEqual(['2-4', '3-7']);
    for (const room of ROOMS)
      for (let way = firstWay[room]; way < firstWay[room + 1]; way++)
        expect(borderKind(room, wayTo[way])).not.toBe('open');
  });

  it('is as far as it should be: five spaces are a turn', () => {
    const nearest = (level: number) =>
      Math.min(
        ...ROOMS.filter((room) => levelOf[room] === level).map((room) => distance(START, room, false)),
      );
    const turns = [1, 2, 3, 4, 5, 6].map((level) => Math.ceil(nearest(level) / 5));
    expect(turns).toEqual([1, 2, 2, 3, 4, 5]);
  });
});

function borderKind(a: Space, b: Space): string | undefined {
  const ids = [spaces[a].id, spaces[b].id];
  return edges.find((edge) => ids.includes(edge.a) && ids.includes(edge.b))?.kind;
}

describe('the cards and pawns', () => {
  it('DUN-COMP-14 DUN-CONTENT-1 DUN-CONTENT-2 DUN-CONTENT-3 DUN-CONTENT-4 two pawns of each of four types', () => {
    const told = content.adventurers.map(({ id, colour, count, goal, search, spells, swords, games }) => {
      return [id, colour, count, goal, search, spells, swords, games.join('+')];
    });
    expect(told).toEqual([
      ['elf', 'green', 2, 10_000, 4, 0, true, 'basic+expert'],
      ['hero', 'blue', 2, 10_000, 2, 0, true, 'basic+expert'],
      ['superhero', 'red', 2, 20_000, 2, 0, true, 'expert'],
      ['wizard', 'white', 2, 30_000, 2, 10, false, 'expert'],
    ]);
    expect(content.adventurers[3].levels).toEqual([4, 6]);
  });

  it('DUN-COMP-16 DUN-COMP-17 a back for monsters and for treasures of each level, and one for spells', () => {
    const backs = [1, 2, 3, 4, 5, 6].flatMap((level) => [`monster-${level}`, `treasure-${level}`]);
    expect([...game.backs].sort()).toEqual([...backs, 'spell'].sort());
  });

  it('DUN-COMP-18 DUN-COMP-19 an ordinary monster has six values from 2 to 12, or dashes', () => {
    for (const { values } of content.monsters) {
      if (!values) continue;
      expect(Object.keys(values).sort()).toEqual([...COLUMNS].sort());
      for (const value of Object.values(values))
        expect(value === 0 || (value >= 2 && value <= 12)).toBe(true);
    }
  });

  it('DUN-COMP-20 Cage and Slide have no values', () => {
    const special = content.monsters.filter(({ values }) => !values);
    expect(new Set(special.map(({ name }) => name))).toEqual(new Set(['Cage', 'Slide']));
  });

  it('DUN-COMP-22 four kinds of special treasure', () => {
    const powers = new Set(content.treasures.map(({ power }) => power));
    expect(powers).toEqual(new Set(['', 'sword', 'secret-doors', 'esp', 'ball']));
    expect(content.treasures.find(({ power }) => power === 'secret-doors')?.gold).toBe(0);
  });

  it('DUN-COMP-23 DUN-CONTENT-27 three kinds of spell, more than 20 in all, none for two whole hands', () => {
    expect(content.spells.map(({ id }) => id)).toEqual(['fire-ball', 'lightning-bolt', 'teleport']);
    expect(content.spells.reduce((sum, { count }) => sum + count, 0)).toBe(24);
    for (const { count } of content.spells) expect(count).toBeLessThan(20);
  });

  it('DUN-COMP-15 two dice are rolled for an attack, none with more than six sides', () => {
    const seen: number[][] = [];
    for (let i = 0; i < 40; i++) {
      const match = game.prepare(
        game.agree({ seats: [{ adventurer: 'elf' }, { adventurer: 'hero' }], seed: `${i}` }),
      );
      match.sink = { tell: (event) => void (event.dice && seen.push(event.dice as unknown as number[])) };
      match.resolve();
    }
    for (const dice of seen) {
      expect(dice).toHaveLength(2);
      for (const die of dice) expect(die >= 1 && die <= 6).toBe(true);
    }
    expect(new Set(seen.flat()).size).toBe(6);
  });
});
