import { describe, expect, it } from 'vitest';
import { FORMS, type Form } from '../language/words.ts';
import type { AdventureCard, Monster } from './cards.ts';
import { carillon, court, heaven, saying, sets, shore } from './said.ts';

const monstersOf = (adventures: readonly AdventureCard[]) =>
  adventures.flatMap(({ monster }) => monster ?? []);
const monsters = monstersOf(carillon.adventures);
const withSymbol = (monster: Monster, symbol: string): Form[] =>
  FORMS.filter((form) => monster.symbols[form] === symbol);
const count = (test: (monster: Monster) => boolean) => monsters.filter(test).length;
const wounds = (text: unknown) => saying(text, 'wound').reduce((sum, said) => sum + said.wounds.n, 0);

function within(values: readonly number[], least: number, most: number) {
  for (const value of values) {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  }
}

describe('monsters', () => {
  it.each([
    { id: 'DNR-CONTENT-38', set: carillon, life: [1, 3], score: [0, 4], cost: [0, 7] },
    { id: 'DNR-CONTENT-38', set: shore, life: [1, 3], score: [0, 4], cost: [0, 7] },
    { id: 'DNR-CONTENT-50', set: court, life: [2, 4], score: [2, 7], cost: [2, 10] },
    { id: 'DNR-CONTENT-51', set: heaven, life: [3, 6], score: [5, 10], cost: [3, 14] },
  ])('$id of $set.name have the Life, scores and costs of their grade', ({ set, life, score, cost }) => {
    const all = monstersOf(set.adventures);
    within(
      set.adventures.map((card) => card.cost),
      cost[0],
      cost[1],
    );
    within(
      all.map((monster) => monster.life),
      life[0],
      life[1],
    );
    for (const monster of all) {
      within(Object.values(monster.scores), score[0], score[1]);
      expect(withSymbol(monster, 'standard').length).toBeGreaterThan(0);
    }
  });

  it('DNR-CONTENT-38 of the double set fight in every way', () => {
    const only = (form: Form) => count((monster) => withSymbol(monster, 'standard').join() === form);
    expect(monsters.length).toBe(14);
    expect(only('melee')).toBeGreaterThanOrEqual(4);
    expect(only('magic')).toBeGreaterThanOrEqual(3);
    expect(count(({ symbols }) => symbols.speed === 'standard')).toBeGreaterThanOrEqual(2);
    expect(count((monster) => withSymbol(monster, 'standard').length === 2)).toBeGreaterThanOrEqual(3);
    expect(count((monster) => withSymbol(monster, 'counter').length > 0)).toBeGreaterThanOrEqual(4);
    expect(count((monster) => withSymbol(monster, 'none').length > 0)).toBeGreaterThanOrEqual(2);
  });

  it('DNR-CONTENT-39 of the double set hit in every way', () => {
    const hits = monsters.flatMap(({ hit }) => hit ?? []);
    expect(hits.length).toBeGreaterThanOrEqual(3);
    expect(hits.some((hit) => wounds(hit) === 0)).toBe(true);
    expect(hits.some((hit) => wounds(hit) === 2)).toBe(true);
    expect(hits.some((hit) => saying(hit, 'level').some(({ by }) => by.n < 0))).toBe(true);
  });

  it('DNR-CONTENT-40 of the double set have special effects of every kind', () => {
    const specials = monsters.flatMap(({ special }) => special ?? []);
    expect(specials.length).toBeGreaterThanOrEqual(4);
    const area = specials.filter(({ text }) =>
      saying(text, 'each').some(({ of, block }) => of.noun === 'hero' && saying(block, 'threat').length > 0),
    );
    expect(area.length).toBeGreaterThanOrEqual(1);
    expect(specials.some(({ text, cost }) => cost > 0 && saying(text, 'transform').length > 0)).toBe(true);
    expect(specials.some(({ most }) => most > 0)).toBe(true);
    expect(specials.some(({ cost, most }) => cost === 0 && most === 0)).toBe(true);
  });

  it.each(sets)('DNR-CONTENT-12 of $name can Transform for Peril, into other values', ({ adventures }) => {
    const all = monstersOf(adventures);
    const changing = all.filter(({ special }) => saying(special, 'transform').length > 0);
    expect(changing.length).toBeGreaterThan(0);
    for (const monster of all) expect(monster.alt !== undefined).toBe(changing.includes(monster));
    for (const { special } of changing) expect(special?.cost).toBeGreaterThan(0);
  });
});
