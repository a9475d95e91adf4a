import { describe, expect, it } from 'vitest';
import { flagBit } from '../language/nouns.ts';
import type { Selector } from '../language/selectors.ts';
import { FORMS } from '../language/words.ts';
import type { Monster, QuestCard } from './cards.ts';
import { carillon, copies, saidIn, saying, sets, shore, testsIn } from './said.ts';

const heroic = sets.filter(({ grade }) => grade === 'heroic');
const plain = ({ categories }: QuestCard) => (categories.length === 1 ? categories[0] : '');
const named = (where: Selector | undefined) =>
  (where?.tests ?? []).flatMap(({ key, words }) => (key === 'name' ? words : []));
const total = ({ scores }: Pick<Monster, 'scores'>) => FORMS.reduce((sum, form) => sum + scores[form], 0);
const slain = (quests: readonly QuestCard[]) =>
  quests.flatMap(({ criteria }) => (criteria.kind === 'slay' ? [criteria.monster] : []));

describe('Quest cards', () => {
  it.each(sets)('DNR-CONTENT-22 of $name have what their categories ask for', ({ quests }) => {
    for (const quest of quests) {
      const is = (category: QuestCard['categories'][number]) => quest.categories.includes(category);
      expect(quest.categories.length).toBeGreaterThan(0);
      expect(quest.search !== undefined).toBe(is('search'));
      expect(quest.location !== undefined).toBe(!is('search'));
      expect(quest.second !== undefined).toBe(is('escort'));
      expect(quest.bonus.length > 0).toBe(is('artifact'));
      expect(saidIn(quest.effect).length + quest.effect.triggers.length > 0).toBe(is('effect'));
      const { kind } = quest.criteria;
      if (kind === 'found') expect(quest.categories).toEqual(['search']);
      else expect(is(kind)).toBe(true);
    }
  });

  it('DNR-CONTENT-23 of the double set cover the categories', () => {
    const { quests } = carillon;
    const count = (test: (quest: QuestCard) => boolean) => quests.filter(test).length;
    const both = (one: string, other: string) =>
      count(({ categories }) => [one, other].every((word) => categories.some((own) => own === word)));
    expect(copies(quests)).toBe(14);
    expect(both('artifact', 'threat')).toBeGreaterThanOrEqual(1);
    expect(both('artifact', 'sacrifice')).toBeGreaterThanOrEqual(1);
    expect(both('chance', 'chance')).toBeGreaterThanOrEqual(1);
    expect(both('effect', 'effect')).toBeGreaterThanOrEqual(1);
    expect(both('escort', 'escort')).toBeGreaterThanOrEqual(2);
    expect(both('search', 'threat')).toBeGreaterThanOrEqual(1);
    expect(both('search', 'slay')).toBeGreaterThanOrEqual(1);
    expect(count((quest) => plain(quest) === 'sacrifice')).toBeGreaterThanOrEqual(1);
    expect(count((quest) => plain(quest) === 'slay')).toBeGreaterThanOrEqual(2);
    expect(count((quest) => plain(quest) === 'threat')).toBeGreaterThanOrEqual(2);
  });

  it.each(sets)('DNR-CONTENT-23 of $name have six categories or more in each deck', ({ decks, quests }) => {
    for (let deck = 1; deck <= decks; deck++) {
      const own = quests.filter((quest) => quest.decks.includes(deck));
      expect(new Set(own.flatMap(({ categories }) => categories)).size).toBeGreaterThanOrEqual(6);
    }
  });

  it('DNR-CONTENT-24 of the double set mostly name one Map card', () => {
    const { quests, maps } = carillon;
    const exact = quests.filter(({ location }) => named(location).length === 1);
    expect(exact.length).toBeGreaterThanOrEqual(10);
    const starts = new Set(maps.filter(({ kind }) => kind === 'passage').map(({ id }) => id));
    const onStarts = quests.filter((quest) =>
      [...named(quest.location), ...named(quest.second)].some((name) => starts.has(name)),
    );
    expect(onStarts.length).toBeLessThanOrEqual(2);
  });

  it.each(sets)('DNR-CONTENT-24 of $name share no Map card among three', ({ quests, maps }) => {
    const all = quests.flatMap(({ location, second }) => [...named(location), ...named(second)]);
    for (const { id } of maps) expect(all.filter((name) => name === id).length).toBeLessThanOrEqual(2);
  });

  it.each(sets)('DNR-CONTENT-24 of $name: search numbers, Escorts, monsters to slay', (set) => {
    const ordinary = set.adventures.flatMap(({ monster }) => monster ?? []).map(total);
    for (const monster of slain(set.quests)) expect(total(monster)).toBeGreaterThan(Math.max(...ordinary));
    for (const { search, location, second } of set.quests) {
      if (search) expect([7, 8]).toContain(search.number);
      if (second) {
        expect([named(location).length, named(second).length]).toEqual([1, 1]);
        expect(named(second)).not.toEqual(named(location));
      }
    }
  });

  it.each(heroic)('DNR-CONTENT-24 of $name are for heroic heroes', ({ quests }) => {
    for (const { life } of slain(quests)) expect([2, 3]).toContain(life);
    for (const { criteria } of quests)
      if (criteria.kind === 'threat') expect([6, 7, 8]).toContain(criteria.number);
  });

  it.each(sets)('DNR-CONTENT-25 of $name reward with what a reward can be', ({ quests }) => {
    const discarded = flagBit('card', 'discard');
    for (const { reward, categories, bonus } of quests) {
      expect([reward.standing, reward.triggers, reward.uses]).toEqual([[], [], []]);
      for (const said of reward.steps) {
        expect(['gain', 'heal', 'draw', 'lose', 'fetch', 'nothing']).toContain(said.do);
        if (said.do === 'nothing') expect(categories).toContain('artifact');
        if (said.do === 'gain') {
          expect(said.what).toBe('glory');
          expect([2, 3, 4, 5]).toContain(said.amount.n);
        }
        if (said.do === 'lose') expect(said.what).toBe('peril');
        if (said.do === 'fetch') expect(said.of.flags & discarded).toBe(discarded);
      }
      for (const { rule } of bonus) expect(rule).toMatchObject({ do: 'mod', by: { n: 1 } });
    }
  });

  it.each(sets)('DNR-CONTENT-52 of $name are three for each player or more', ({ decks, quests }) => {
    const players = 2 * decks;
    expect(copies(quests)).toBeGreaterThanOrEqual(3 * players);
  });

  it('DNR-CONTENT-55 of the Wilderness need no Portal and no Dungeon space', () => {
    const { quests, maps } = shore;
    const tests = testsIn(quests.map(({ location, second, search }) => [location, second, search]));
    const ids = maps.map(({ id }) => id);
    for (const { key, words } of tests) {
      if (key === 'name') for (const name of words) expect(ids).toContain(name);
      if (key === 'type') for (const type of words) expect(['road', 'site']).toContain(type);
      if (key === 'realm') expect(words).toEqual(['wilderness']);
    }
    expect(saying(quests, 'warp').filter(({ cross }) => cross)).toEqual([]);
  });
});
