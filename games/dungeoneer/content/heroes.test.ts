import { describe, expect, it } from 'vitest';
import { FORMS } from '../language/words.ts';
import type { HeroCard } from './cards.ts';
import heroicDungeon from './heroic-dungeon.json' with { type: 'json' };
import { carillon, court, heaven, saying, sets } from './said.ts';

const heroic = sets.filter(({ grade }) => grade === 'heroic');

function within(values: readonly number[], least: number, most: number) {
  expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...values)).toBeLessThanOrEqual(most);
}

function scoresOf(levels: HeroCard['levels']) {
  return levels.flatMap((level) => FORMS.map((form) => level[form]));
}

describe('hero cards', () => {
  it.each(sets)(
    'DNR-CONTENT-19 of $name have a name, a race, a class, three Levels and an ability',
    (set) => {
      for (const { name, race, class: calling, levels, added, ability, symbols } of set.heroes) {
        for (const word of [name, race, calling]) expect(word).not.toBe('');
        expect([levels.length, added.length]).toEqual([3, 3]);
        expect(Object.keys(symbols).sort()).toEqual([...FORMS].sort());
        const { standing, triggers, uses, steps } = ability;
        expect(standing.length + triggers.length + uses.length).toBe(1);
        expect(steps).toEqual([]);
      }
    },
  );

  it.each(heroic)('DNR-CONTENT-20 of $name keep to the bounds of heroic heroes', ({ heroes }) => {
    for (const { life, levels, symbols, boons, treasures } of heroes) {
      expect(life).toBe(6);
      within(scoresOf(levels), 0, 4);
      levels.slice(1).forEach((level, i) => {
        const raised = FORMS.map((form) => level[form] - levels[i][form]);
        expect(Math.min(...raised)).toBeGreaterThanOrEqual(0);
        expect(raised).toContain(1);
      });
      expect(levels[0].speed).toBeGreaterThanOrEqual(2);
      expect(levels[2].speed).toBeLessThanOrEqual(5);
      expect(Object.values(symbols)).toContain('standard');
      expect(Object.values(symbols)).not.toContain('none');
      within([boons, treasures], 1, 4);
      within([boons + treasures], 4, 6);
    }
  });

  it.each(sets)('DNR-CONTENT-20 of $name each have an ability of their own', ({ heroes }) => {
    expect(new Set(heroes.map(({ ability }) => JSON.stringify(ability))).size).toBe(heroes.length);
  });

  it('DNR-CONTENT-21 of the double set show every kind of ability', () => {
    const abilities = carillon.heroes.map(({ ability }) => ability);
    const uses = abilities.flatMap((ability) => ability.uses);
    expect(uses.some(({ time }) => time === 'response')).toBe(true);
    expect(abilities.some(({ standing }) => standing.length > 0)).toBe(true);
    expect(uses.some(({ price }) => price.glory.n > 0)).toBe(true);
    expect(uses.some(({ once }) => once)).toBe(true);
    expect(saying(abilities, 'die').some(({ roll }) => roll.noun === 'threat')).toBe(true);
    const about = ['wall', 'locked', 'trapped', 'pit', 'spikes', 'obstacle', 'hazard'];
    expect(saying(abilities, 'ignore').some(({ what }) => about.includes(what))).toBe(true);
  });

  it('DNR-CONTENT-21 of the double set fight in every form', () => {
    const standard = (form: (typeof FORMS)[number]) =>
      carillon.heroes.filter(({ symbols }) => symbols[form] === 'standard').length;
    expect(standard('melee')).toBeGreaterThanOrEqual(2);
    expect(standard('magic')).toBeGreaterThanOrEqual(2);
    expect(standard('speed')).toBeGreaterThanOrEqual(1);
    const defending = carillon.heroes.filter(({ symbols }) => Object.values(symbols).includes('counter'));
    expect(defending.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    { id: 'DNR-CONTENT-49', set: court, least: 3, most: 7 },
    { id: 'DNR-CONTENT-51', set: heaven, least: 6, most: 10 },
  ])('$id of $set.name have values alone and values to be added', ({ set, least, most }) => {
    expect(set.heroes.length).toBe(3 * set.decks);
    for (const { levels, added, life } of set.heroes) {
      within(scoresOf(levels), least, most);
      within(scoresOf(added), 1, 3);
      expect(life).toBeGreaterThanOrEqual(6);
    }
  });

  it('DNR-CONTENT-49 an epic hero can carry less than he could before', () => {
    const before = new Map(sets.flatMap(({ heroes }) => heroes.map((hero) => [hero.id, hero] as const)));
    const less = court.heroes.filter(({ follows, boons, treasures }) => {
      const hero = before.get(follows);
      return hero && (boons < hero.boons || treasures < hero.treasures);
    });
    expect(less.length).toBeGreaterThan(0);
  });

  it('DNR-CONTENT-18 have a token on the Cut-out of their deck, which has its markers in pairs', () => {
    for (const { decks, tokens, markers } of heroicDungeon.cutouts) {
      const own = carillon.heroes.filter((hero) => hero.decks[0] === decks[0]).map(({ id }) => id);
      expect([...tokens].sort()).toEqual(own.sort());
      for (const letter of markers) expect(markers.filter((one) => one === letter).length).toBe(2);
    }
    for (const { reference } of heroicDungeon.trackers) {
      const said = reference.join(' ');
      for (const part of ['Turn:', 'Combat:', 'Order:']) expect(said).toContain(part);
    }
  });

  it('DNR-CONTENT-17 stand in a reference set of two decks of 55 cards', () => {
    const { cutouts, trackers, heroes, quests, maps, adventures } = heroicDungeon;
    const all = [cutouts, trackers, heroes, quests, maps, adventures];
    for (const deck of [1, 2])
      expect(
        all.map((cards) => cards.flatMap(({ decks }) => decks.filter((one) => one === deck)).length),
      ).toEqual([1, 3, 3, 7, 11, 30]);
  });
});
