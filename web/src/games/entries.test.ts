import { dungeon } from '@underhall/dungeon';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { gameCard, speaking } from '@underhall/table';
import { expect, test } from 'vitest';
import { countOf, entriesOf, kindsOf, levelsOf } from './entries.ts';

const [plan, quest] = [dungeon, dungeonquestClassic].map((box) => gameCard(speaking(box)));

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

for (const card of [plan, quest])
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
