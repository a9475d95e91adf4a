import type { Json } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { allIn, language } from '../language/language.ts';
import { GRADES } from './cards.ts';
import heroic from './heroic-dungeon.json' with { type: 'json' };
import { readContent } from './read.ts';

const { sets } = readContent();
const copies = (cards: readonly { readonly decks: readonly number[] }[]) =>
  cards.reduce((sum, { decks }) => sum + decks.length, 0);

describe('the four sets', () => {
  it.each(sets)('DNR-COMP-1 DNR-COMP-2 $name has the cards of its decks', ({ decks, ...set }) => {
    expect(copies(set.heroes)).toBe(3 * decks);
    expect(copies(set.quests)).toBe(7 * decks);
    expect(copies(set.maps)).toBe(11 * decks);
    expect(copies(set.adventures)).toBe(30 * decks);
    for (let deck = 1; deck <= decks; deck++) {
      const cards = [...set.heroes, ...set.quests, ...set.maps, ...set.adventures];
      const own = cards.flatMap((card) => card.decks.filter((one) => one === deck));
      expect(own.length).toBe(3 + 7 + 11 + 30);
    }
  });

  it('DNR-COMP-5 each belong to one realm and one grade, and so do their cards', () => {
    expect(sets.map(({ grade, realm }) => `${grade} ${realm}`)).toEqual([
      'heroic dungeon',
      'heroic wilderness',
      'epic dungeon',
      'legendary dungeon',
    ]);
    for (const { id, grade, realm, heroes, quests, maps, adventures } of sets)
      for (const card of [...heroes, ...quests, ...maps, ...adventures])
        expect(card).toMatchObject({ set: id, grade, realm });
  });

  it.each(sets)('DNR-COMP-14 DNR-COMP-15 the heroes of $name have three Levels and a Life score', (set) => {
    for (const hero of set.heroes) {
      expect(hero.levels.length).toBe(3);
      if (set.grade === 'heroic') expect(hero.life).toBe(6);
      else expect(hero.life).toBeGreaterThan(6);
    }
  });

  it('DNR-COMP-14 Levels are printed on the card of their grade', () => {
    const levels = heroic.heroes.map((hero) => hero.levels.map(({ level }) => level));
    expect(new Set(levels.map(String))).toEqual(new Set(['1,2,3']));
    expect(GRADES).toEqual(['heroic', 'epic', 'legendary']);
  });

  it.each(sets)('DNR-COMP-18..23 the Map cards of $name are of its realm', ({ maps, realm }) => {
    const kinds = realm === 'dungeon' ? ['passage', 'room'] : ['road', 'site'];
    for (const map of maps) {
      expect(kinds).toContain(map.kind);
      expect(map.exits.length).toBe(4);
      expect(map.terrain.length > 0).toBe(realm === 'wilderness');
      if (map.grim) expect(['passage', 'road']).toContain(map.kind);
    }
    expect(maps.filter(({ entrance }) => entrance).length).toBe(1);
  });

  it.each(sets)('DNR-COMP-24..29 Adventure cards of $name say what they must', ({ adventures }) => {
    for (const card of adventures) {
      const glory = card.kind === 'boon' || card.kind === 'treasure';
      expect(card.times.length).toBeGreaterThan(0);
      expect(card.duration === 'monster').toBe(card.monster !== undefined);
      expect(card.category === 'monster').toBe(card.monster !== undefined);
      if (glory) expect(card.times).not.toContain('dungeonlord');
      if (card.monster) expect(Object.values(card.monster.symbols)).toContain('standard');
    }
  });

  it('DNR-CONTENT-27 DNR-CONTENT-28 the Entrance is open to all sides and there are Passages to begin with', () => {
    for (const { maps } of sets) {
      const [entrance] = maps.filter((map) => map.entrance);
      expect(entrance.exits.every(({ kind }) => kind !== 'wall')).toBe(true);
      expect([entrance.glory, entrance.peril, entrance.centre.kind]).toEqual([1, 1, 'none']);
      const starts = maps.filter(({ kind }) => kind === 'passage' || kind === 'road');
      expect(starts.length - 1).toBeGreaterThanOrEqual(4);
    }
  });

  it('DNR-CONTENT-29 every Passage can be laid on any side of the Entrance', () => {
    for (const { maps } of sets)
      for (const { kind, exits } of maps) {
        if (kind !== 'passage' && kind !== 'road') continue;
        expect(exits[0].kind !== 'wall' || exits[2].kind !== 'wall').toBe(true);
        expect(exits[1].kind !== 'wall' || exits[3].kind !== 'wall').toBe(true);
      }
  });

  it('DNR-CONTENT-57 Quests name Map cards of their own set', () => {
    for (const { maps, quests } of sets) {
      const ids = new Set(maps.map(({ id }) => id));
      for (const { location, second } of quests)
        for (const test of [...(location?.tests ?? []), ...(second?.tests ?? [])])
          if (test.key === 'name') for (const name of test.words) expect(ids).toContain(name);
    }
  });

  it('DNR-CONTENT-32 every Sewer letter stands on two Map cards of its set', () => {
    for (const { maps } of sets) {
      const letters = maps.flatMap(({ sewer }) => sewer || []);
      for (const letter of letters) expect(letters.filter((one) => one === letter).length).toBe(2);
    }
  });

  it('DNR-OPTGRADE-16 higher heroes follow heroes that there are', () => {
    const ids = new Set(sets.flatMap(({ heroes }) => heroes.map(({ id }) => id)));
    for (const { grade, heroes } of sets)
      for (const { follows } of heroes) {
        if (grade === 'heroic') expect(follows).toBe('');
        else expect(ids).toContain(follows);
      }
  });
});

describe('the card language', () => {
  const written = [
    ...sets.flatMap(({ heroes }) => heroes.map(({ ability }) => ability)),
    ...sets.flatMap(({ quests }) => quests.flatMap(({ reward, effect }) => [reward, effect])),
    ...sets.flatMap(({ adventures }) => adventures.map(({ effect }) => effect)),
  ];

  it('DNR-CONTENT-47 has no verb that no card uses, but for a few that stand in other places', () => {
    const raw = JSON.stringify(sets);
    const unused = Object.keys(language.verbs).filter((verb) => !raw.includes(`"do":"${verb}"`));
    // `static`, `on` and `use` are taken apart.
    expect(unused.sort()).toEqual(['on', 'static', 'use']);
  });

  it('takes every text apart', () => {
    expect(written.some(({ standing }) => standing.length > 0)).toBe(true);
    expect(written.some(({ triggers }) => triggers.length > 0)).toBe(true);
    expect(written.some(({ uses }) => uses.length > 0)).toBe(true);
    expect(allIn(written.flatMap(({ steps }) => steps)).length).toBeGreaterThan(50);
  });

  /** The heroic set with another ability for its first hero. */
  const withAbility = (effect: string): Json => {
    const [first, ...others] = heroic.heroes;
    return { ...heroic, heroes: [{ ...first, ability: { ...first.ability, effect } }, ...others] } as Json;
  };

  it.each([
    ['static { mod strength +1 }', "'mod' expects a score"],
    ['fly 3', "there is no verb 'fly'"],
    ['use hero cost[gold=1] { heal 1 }', "'use'"],
    ['discard 1 boon[asleep]', "'discard' expects a selector"],
    ['static { heal 1 }', "'heal' changes nothing by standing there"],
    ['threat speed 5 { fail: wound 1 }', "'threat' expects a number such as 5+"],
    ['gain glory 0', "'gain' expects a number from 1"],
    ['on breakfast { heal 1 }', "'on' expects a moment"],
  ])('refuses %s', (effect, problem) => {
    expect(() => readContent([], [withAbility(effect)])).toThrow(problem);
  });
});
