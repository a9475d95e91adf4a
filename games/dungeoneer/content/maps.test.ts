import { describe, expect, it } from 'vitest';
import { FORMS } from '../language/words.ts';
import { EXIT_KINDS, type MapCard, REALMS } from './cards.ts';
import wilderness from './heroic-wilderness.json' with { type: 'json' };
import { carillon, copies, saidIn, saying, sets, shore, testsIn } from './said.ts';

const TERRAINS = ['desert', 'forest', 'mountains', 'plains', 'swamp', 'urban', 'water'];
const isWay = ({ kind }: MapCard) => kind === 'passage' || kind === 'road';
const waysOut = ({ exits }: MapCard) => exits.filter(({ kind }) => kind !== 'wall').length;
const average = (maps: readonly MapCard[], value: 'glory' | 'peril') =>
  maps.reduce((sum, map) => sum + map[value], 0) / maps.length;
const centres = (kind: MapCard['centre']['kind']) =>
  carillon.maps.filter(({ centre }) => centre.kind === kind).map(({ centre }) => centre);

describe('Map cards', () => {
  it.each(sets)('DNR-CONTENT-26 of $name have their values, exits and icons', ({ maps, realm }) => {
    for (const { name, glory, peril, exits, portal, terrain } of maps) {
      expect(name).not.toBe('');
      for (const value of [glory, peril]) expect([0, 1, 2, 3]).toContain(value);
      expect(exits.length).toBe(4);
      for (const { kind, number } of exits) expect(number > 0).toBe(kind === 'locked' || kind === 'trapped');
      if (realm === 'dungeon') expect([portal, terrain.length]).toEqual([false, 0]);
    }
  });

  it('DNR-CONTENT-2 DNR-CONTENT-3 DNR-CONTENT-5 have the realms, terrains and exits there are', () => {
    const maps = sets.flatMap((set) => set.maps);
    const found = (words: readonly string[]) => [...new Set(words)].sort();
    expect(found(maps.map(({ realm }) => realm))).toEqual([...REALMS].sort());
    expect(found(maps.flatMap(({ terrain }) => terrain))).toEqual(TERRAINS);
    expect(found(maps.flatMap(({ exits }) => exits.map(({ kind }) => kind)))).toEqual([...EXIT_KINDS].sort());
    expect(maps.some(({ sewer }) => sewer !== '')).toBe(true);
    expect(maps.some(({ portal }) => portal)).toBe(true);
  });

  it.each(sets)('DNR-CONTENT-6 of $name show every Obstacle', ({ maps }) => {
    const kinds = maps.map(({ centre }) => centre.kind);
    for (const kind of ['hazard', 'pit', 'spikes']) expect(kinds).toContain(kind);
  });

  it.each(sets)('DNR-CONTENT-27 of $name are an Entrance, Passages and Rooms', ({ maps, decks }) => {
    const ways = maps.filter((map) => isWay(map) && !map.entrance);
    expect(copies(maps.filter(({ entrance }) => entrance))).toBe(1);
    expect(copies(ways)).toBe(5 * decks);
    expect(copies(maps.filter((map) => !isWay(map)))).toBe(decks === 2 ? 11 : 5);
    expect(ways.filter(({ grim }) => grim).length).toBeGreaterThanOrEqual(decks);
  });

  it.each(sets)('DNR-CONTENT-4 of $name have one Entrance, which gives 1 Glory and 1 Peril', ({ maps }) => {
    const entrances = maps.filter(({ entrance }) => entrance);
    expect(entrances).toMatchObject([{ glory: 1, peril: 1 }]);
  });

  it('DNR-OBST-7 have one centre each: at most one Obstacle', () => {
    for (const { centre } of sets.flatMap((set) => set.maps))
      expect(['none', 'hazard', 'pit', 'spikes', 'effect']).toContain(centre.kind);
  });

  it('DNR-CONTENT-30 of the double set have ways out', () => {
    const out = carillon.maps.map(waysOut);
    expect(out.length).toBe(22);
    expect(Math.min(...out)).toBeGreaterThanOrEqual(1);
    expect(out.filter((ways) => ways === 1).length).toBeLessThanOrEqual(3);
    expect(out.filter((ways) => ways >= 3).length).toBeGreaterThanOrEqual(12);
  });

  it('DNR-CONTENT-31 of the double set mix their exits', () => {
    const exits = carillon.maps.flatMap((map) => map.exits);
    const count = (kind: string) => exits.filter((exit) => exit.kind === kind).length;
    expect(exits.length).toBe(88);
    expect(Math.abs(count('open') - 44)).toBeLessThanOrEqual(6);
    expect(count('locked')).toBeGreaterThanOrEqual(14);
    expect(count('trapped')).toBeGreaterThanOrEqual(12);
    expect(count('wall')).toBeGreaterThanOrEqual(12);
    const threats = exits.filter(({ number }) => number > 0);
    for (const { number } of threats) expect([4, 5, 6]).toContain(number);
    for (const form of FORMS)
      expect(threats.filter(({ score }) => score === form).length).toBeGreaterThanOrEqual(4);
  });

  it('DNR-CONTENT-32 of the double set have the Sewers A and B, twice each', () => {
    expect(carillon.maps.flatMap(({ sewer }) => sewer || []).sort()).toEqual(['A', 'A', 'B', 'B']);
  });

  it('DNR-CONTENT-33 of the double set have Obstacles and effects of every kind', () => {
    const bonuses = centres('hazard').map((centre) => (centre.kind === 'hazard' ? centre.bonus : 0));
    expect(bonuses).toEqual(expect.arrayContaining([1, 2]));
    for (const kind of ['pit', 'spikes'] as const) {
      expect(centres(kind).length).toBeGreaterThanOrEqual(2);
      for (const centre of centres(kind)) if ('number' in centre) expect([4, 5, 6]).toContain(centre.number);
    }
    const effects = centres('effect');
    for (const { number } of saying(effects, 'threat')) expect([4, 5, 6]).toContain(number);
    const warping = effects.filter((centre) => saying(centre, 'warp').length > 0);
    const testing = effects.filter((centre) =>
      saying(centre, 'threat').some(({ fail, success }) =>
        [fail, success].every((steps) => saidIn(steps).some((said) => said.do !== 'nothing')),
      ),
    );
    expect(warping.length).toBeGreaterThanOrEqual(1);
    expect(testing.some((centre) => !warping.includes(centre))).toBe(true);
  });

  it('DNR-CONTENT-34 of the double set give Glory and Peril as they should', () => {
    const { maps } = carillon;
    const rooms = maps.filter((map) => !isWay(map));
    const passages = maps.filter(isWay);
    expect(average(rooms, 'peril')).toBeGreaterThan(average(rooms, 'glory'));
    expect(Math.abs(average(passages, 'peril') - average(passages, 'glory'))).toBeLessThanOrEqual(0.25);
    for (const { grim, peril } of maps) if (grim) expect(peril).toBeGreaterThanOrEqual(2);
    for (const value of ['glory', 'peril'] as const) {
      expect(average(maps, value)).toBeGreaterThanOrEqual(1);
      expect(average(maps, value)).toBeLessThanOrEqual(1.6);
    }
  });

  it('DNR-CONTENT-53 of the Wilderness show their terrain', () => {
    const { maps, decks } = shore;
    for (const { terrain } of maps) expect(terrain.length).toBeGreaterThan(0);
    for (const one of TERRAINS)
      expect(maps.filter(({ terrain }) => terrain.includes(one)).length).toBeGreaterThanOrEqual(2);
    const roads = maps.filter(({ kind, entrance }) => kind === 'road' && !entrance);
    expect(roads.length).toBeGreaterThanOrEqual(4);
    expect(roads.filter(({ grim }) => grim).length).toBeGreaterThanOrEqual(decks);
    expect(maps.some(({ kind }) => kind === 'site')).toBe(true);
    // The Trackers of the set give the exits their names in the Wilderness.
    for (const { reference } of wilderness.trackers)
      expect(reference.join(' ')).toContain('Lost = Locked, Treacherous = Trapped, Impassable = Wall');
  });

  it('DNR-CONTENT-54 of the Wilderness have Portals on Sites, and terrain matters to other cards', () => {
    const portals = shore.maps.filter(({ portal }) => portal);
    expect(portals.length).toBeGreaterThanOrEqual(shore.decks);
    for (const { kind, entrance } of portals) expect([kind, entrance]).toEqual(['site', false]);
    const minding = [...shore.quests, ...shore.adventures].filter((card) =>
      testsIn(card).some(({ key }) => key === 'terrain'),
    );
    expect(minding.length).toBeGreaterThanOrEqual(4 * shore.decks);
  });
});
