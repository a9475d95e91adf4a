import { type Game, Playthrough } from '@underhall/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { mapCard, mapOf } from '../cards.ts';
import type { Card } from '../content/cards.ts';
import type { SetData } from '../content/shapes.ts';
import { openDungeoneer } from '../game.ts';
import { SIDES, walkable } from '../map/grid.ts';
import { gameWithOther } from '../testing/other-cards.ts';
import { type M, NOWHERE, type World } from '../world.ts';

const game = openDungeoneer();
const SEEDS = Array.from({ length: 40 }, (_, i) => `set-up ${i}`);

/** A match whose set-up is done. */
function begun(of: Game<World>, seed: string, sets: readonly string[]): M {
  const { match } = new Playthrough(of, { options: { sets: [...sets] }, seats: [{}, {}], seed });
  return match;
}

/** The faces of a zone, top first. */
function faces(match: M, name: string, key = 0): string[] {
  const { instances } = match;
  return instances.list(instances.layout.zone(name, key)).map((card) => match.face(card).id);
}

describe('the set-up', () => {
  let matches: M[] = [];
  beforeAll(() => {
    matches = SEEDS.map((seed) => begun(game, seed, ['drowned-carillon']));
  });

  it('DNR-SETUP-1 sorts the cards by their backs', () => {
    const match = game.prepare(game.agree({ options: {}, seats: [{}, {}], seed: 'sorted' }));
    const { instances } = match;
    for (let card = 0; card < instances.count; card++) {
      const { back } = match.face(card) as Card;
      const zone = instances.layout.name(instances.zoneOf(card));
      const decks = {
        hero: ['heroes'],
        quest: ['quest-deck'],
        map: ['map-deck', 'starts'],
        adventure: ['deck'],
      };
      expect(decks[back]).toContain(zone);
    }
  });

  it('DNR-SETUP-2 lays the Entrance at 0,0 as it is printed', () => {
    for (const match of matches) {
      expect(mapOf(match, 0).entrance).toBe(true);
      expect(match.world.spaces[0]).toMatchObject({ x: 0, y: 0, turned: false });
    }
  });

  it('DNR-SETUP-4 DNR-SETUP-5 lays a Passage on each side, connected with the Entrance', () => {
    const laid = new Set<string>();
    const rotations = new Set<string>();
    for (const match of matches) {
      expect(match.world.spaces.length).toBe(5);
      for (let side = 0; side < SIDES.length; side++) {
        const space = walkable(match, 0, side);
        expect(space).not.toBe(NOWHERE);
        const { kind, grim, id } = mapOf(match, space);
        expect(kind).toBe('passage');
        laid.add(grim ? 'grim' : 'plain');
        if (id === 'ropewalk' && side % 2 === 0) rotations.add(`${match.world.spaces[space].turned}`);
      }
    }
    expect(laid).toEqual(new Set(['grim', 'plain']));
    expect(rotations).toEqual(new Set(['true', 'false']));
  });

  it('DNR-SETUP-7 shuffles every deck', () => {
    for (const zone of ['quest-deck', 'map-deck', 'deck', 'heroes'])
      expect(new Set(matches.map((match) => faces(match, zone).join())).size).toBeGreaterThan(30);
  });
});

describe('the set-up with other cards', () => {
  /** A second heroic Dungeon set: the first once more under other names. */
  const second = ([first]: readonly SetData[]): SetData[] => {
    const named = JSON.stringify(first).replaceAll(/"id":"([a-z-]+)"/g, '"id":"$1-two"');
    return [JSON.parse(named) as SetData];
  };

  it('DNR-SETUP-3 begins at one of several Entrances, the others stay in the Map deck', () => {
    const doubled = gameWithOther({}, second);
    const sets = ['drowned-carillon', 'drowned-carillon-two'];
    const begins = new Set<string>();
    for (const seed of SEEDS.slice(0, 12)) {
      const match = begun(doubled, seed, sets);
      const first = mapOf(match, 0).id;
      begins.add(first);
      const other = first === 'ebb-stair' ? 'ebb-stair-two' : 'ebb-stair';
      expect(faces(match, 'map-deck')).toContain(other);
      expect(match.world.spaces.filter(({ card }) => mapCard(match, card).entrance).length).toBe(1);
    }
    expect(begins).toEqual(new Set(['ebb-stair', 'ebb-stair-two']));
  });

  it('DNR-SETUP-6 replaces a start card that fits in no rotation', () => {
    const wall = { kind: 'wall' };
    const open = { kind: 'open' };
    const straight = { exits: { N: wall, E: open, S: wall, W: open } };
    const changed = gameWithOther({
      'chain-walk': straight,
      ropewalk: straight,
      'silted-cloister': straight,
    });
    const unfit = ['chain-walk', 'ropewalk', 'silted-cloister'];
    let replaced = 0;
    for (const seed of SEEDS) {
      const match = begun(changed, seed, ['drowned-carillon']);
      for (let side = 0; side < SIDES.length; side++) expect(walkable(match, 0, side)).not.toBe(NOWHERE);
      expect([...match.world.spaces, ...faces(match, 'map-deck'), ...faces(match, 'drawn')].length).toBe(22);
      for (const side of [0, 2]) expect(unfit).not.toContain(mapOf(match, walkable(match, 0, side)).id);
      replaced += unfit.filter((id) => faces(match, 'map-deck').includes(id)).length;
    }
    expect(replaced).toBeGreaterThan(0);
  });
});
