import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instance } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { openDungeoneer } from '../game.ts';
import { FORMS, SYMBOLS } from '../language/words.ts';
import { COMBINATIONS } from '../testing/tables.ts';
import type { M } from '../world.ts';
import { CATEGORIES, type Card } from './cards.ts';
import { BOX } from './read.ts';
import { sets } from './said.ts';
import type { SetData } from './shapes.ts';

const WRITTEN = BOX as unknown as SetData[];
const game = openDungeoneer();

function table(seed: string, chosen: readonly string[]): M {
  return game.prepare(game.agree({ options: { sets: [...chosen] }, seats: [{}, {}], seed }));
}

function faces({ instances }: M): string[] {
  const found: Instance[] = Array.from({ length: instances.count }, (_, card) => card);
  return found.map((card) => game.faces[instances.face(card)].id).sort();
}

describe('components', () => {
  it.each(COMBINATIONS)('DNR-COMP-4 the same sets always have the same cards ($sets)', ({ sets: chosen }) => {
    const cards = faces(table('one', chosen));
    expect(faces(table('another', chosen))).toEqual(cards);
    const copies = sets
      .filter(({ id }) => chosen.includes(id))
      .flatMap(({ heroes, quests, maps, adventures }) => [...heroes, ...quests, ...maps, ...adventures])
      .flatMap(({ id, decks }) => decks.map(() => id));
    expect(cards).toEqual(copies.sort());
  });

  it.each(COMBINATIONS)('DNR-COMP-30 no two backs share a deck ($sets)', ({ sets: chosen }) => {
    const match = table('backs', chosen);
    const { instances } = match;
    const backs = new Map<number, Set<string>>();
    for (let card = 0; card < instances.count; card++) {
      const zone = instances.zoneOf(card);
      backs.set(zone, (backs.get(zone) ?? new Set()).add((match.face(card) as Card).back));
    }
    for (const found of backs.values()) expect(found.size).toBe(1);
    expect(new Set(game.faces.map(({ back }) => back))).toEqual(
      new Set(['hero', 'quest', 'map', 'adventure']),
    );
  });

  it('DNR-COMP-8 a Cut-out card has a token for each hero of its deck, and markers in pairs', () => {
    for (const { cutouts, heroes } of WRITTEN)
      for (const { decks, tokens, markers } of cutouts) {
        const own = heroes.filter((hero) => hero.decks[0] === decks[0]).map(({ id }) => id);
        expect([...tokens].sort()).toEqual(own.sort());
        for (const letter of markers) expect(markers.filter((one) => one === letter).length).toBe(2);
      }
  });

  it('DNR-COMP-10 Tracker cards are references, and none of the cards of a match', () => {
    for (const { trackers } of WRITTEN)
      for (const { id, reference } of trackers) {
        expect(reference.length).toBeGreaterThan(0);
        expect(game.hasFace(id)).toBe(false);
      }
  });

  it('DNR-COMP-12 DNR-COMP-13 a Hero card says all that a hero has, with a symbol or none for each form', () => {
    for (const { heroes, grade } of sets)
      for (const hero of heroes) {
        for (const word of [hero.name, hero.race, hero.class]) expect(word).not.toBe('');
        expect(hero.grade).toBe(grade);
        for (const limit of [hero.boons, hero.treasures]) expect(limit).toBeGreaterThan(0);
        const { steps, standing, triggers, uses } = hero.ability;
        expect(steps.length + standing.length + triggers.length + uses.length).toBeGreaterThan(0);
        for (const form of FORMS) {
          expect(SYMBOLS).toContain(hero.symbols[form]);
          for (const level of hero.levels) expect(level[form]).toBeGreaterThanOrEqual(0);
        }
      }
  });

  it('DNR-COMP-16 DNR-COMP-17 a Quest card has categories, a place, criteria and a reward', () => {
    expect(CATEGORIES.length).toBe(8);
    const found = new Set<string>();
    for (const { quests, grade } of sets)
      for (const quest of quests) {
        expect(quest.name).not.toBe('');
        expect(quest.grade).toBe(grade);
        expect(quest.categories.length).toBeGreaterThan(0);
        for (const category of quest.categories) found.add(category);
        expect(quest.search === undefined).toBe(quest.location !== undefined);
        expect(quest.reward.steps.length + quest.bonus.length).toBeGreaterThan(0);
        // Two categories only where one is a reward, a side effect or the way to the place.
        const [first, ...more] = quest.categories.filter(
          (one) => one !== 'artifact' && one !== 'effect' && one !== 'search',
        );
        expect(first !== undefined || quest.criteria.kind === 'found').toBe(true);
        expect(more).toEqual([]);
      }
    expect(found).toEqual(new Set(CATEGORIES));
  });

  it('DNR-COMP-32 ages and minutes are told to players and have no effect on play', () => {
    const ledger = readFileSync(join(import.meta.dirname, '../rules.md'), 'utf8');
    expect(ledger).toContain('ages 13 and up and takes 20 to 30 minutes per player');
    expect(game.spec.options.map(({ id }) => id)).not.toContain('minutes');
  });
});
