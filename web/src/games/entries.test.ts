import { dungeon } from '@underhall/dungeon';
import { dungeoneer } from '@underhall/dungeoneer';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { gameCard, speaking } from '@underhall/table';
import { expect, test } from 'vitest';
import { countOf, decksOf, entriesOf, kindsOf, levelsOf, setOf, setsOf } from './entries.ts';

const [plan, quest, deck] = [dungeon, dungeonquestClassic, dungeoneer].map((box) => gameCard(speaking(box)));

test('cards that are alike are listed once, with the levels they lie on and the number of all', () => {
  const monsters = kindsOf(plan).find(({ id }) => id === 'monsters')?.entries ?? [];
  const [lizards, ...more] = monsters.filter(({ face }) => face.name === 'Giant Lizard');
  expect(more).toEqual([]);
  expect(levelsOf(lizards.alike).map(([level, faces]) => [level, countOf(faces)])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(countOf(lizards.alike)).toBe(3);
});

for (const card of [plan, quest, deck])
  test(`no card of ${card.name} is left out or listed twice`, () => {
    const faces = Object.values(card.faces);
    const entries = entriesOf(faces, card);
    expect(entries.flatMap(({ alike }) => alike).length).toBe(faces.length);
    expect(countOf(entries.flatMap(({ alike }) => alike))).toBe(countOf(faces));
    const texts = entries
      .filter(({ face }) => face.back !== 'chamber')
      .map(({ face }) => JSON.stringify(face));
    expect(new Set(texts).size).toBe(texts.length);
  });

test('tiles of the same name and words are different tiles', () => {
  const chasms = entriesOf(Object.values(quest.faces), quest).filter(({ face }) => face.name === 'Chasm');
  expect(chasms.length).toBeGreaterThan(1);
});

test('the cards of Dungeoneer are told apart by kind and by set, and each says in which deck it lies', () => {
  const kinds = kindsOf(deck);
  expect(kinds.map(({ name }) => name).sort()).toEqual([
    'Banes',
    'Boons',
    'Heroes',
    'Map cards',
    'Monsters',
    'Quests',
    'Traps',
    'Treasures',
  ]);
  expect(setsOf(deck).map(({ name }) => name)).toEqual([
    'The Drowned Carillon',
    'The Restless Shore',
    'The Sunless Court',
    'The Boneless Heaven',
  ]);
  // DNR-COMP-2: a double set has 60 Adventure cards.
  const adventures = kinds
    .filter(({ id }) => !['hero', 'quest', 'map'].includes(id))
    .flatMap(({ entries }) => entries.flatMap(({ alike }) => alike));
  expect(countOf(adventures.filter((face) => setOf(face, deck) === 'drowned-carillon'))).toBe(60);
  expect(decksOf(deck.faces['potion-of-healing'])).toEqual([1, 2]);
});
