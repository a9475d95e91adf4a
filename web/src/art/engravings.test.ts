import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dungeon } from '@underhall/dungeon';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { dungeonquestRevised } from '@underhall/dungeonquest/revised';
import { gameCard, speaking } from '@underhall/table';
import { expect, test } from 'vitest';
import { shelves } from '../../engraving/pictures.ts';
import { cardArt } from './cardArt.ts';
import { monsterArt } from './monsterArt.ts';
import { portraitArt, RIVALS } from './portraitArt.ts';

const printed = (picture: string) =>
  fileURLToPath(new URL(`../../public/art/${picture}.svg`, import.meta.url));
const faces = [dungeon, dungeonquestClassic, dungeonquestRevised].flatMap((box) =>
  Object.values(gameCard(speaking(box)).faces),
);

test('every picture that was drawn is printed, and nothing else is', () => {
  for (const [shelf, pictures] of Object.entries(shelves)) {
    const files = readdirSync(fileURLToPath(new URL(`../../public/art/${shelf}`, import.meta.url)));
    expect(files.toSorted()).toEqual(
      Object.keys(pictures)
        .map((name) => `${name}.svg`)
        .toSorted(),
    );
  }
});

test('every monster of the boxes has a picture of its own', () => {
  const monsters = faces.filter(({ back }) => back.startsWith('monster') && back !== 'monster-combat');
  expect(monsters.length).toBeGreaterThan(40);
  for (const { id } of monsters) {
    expect(monsterArt(id), id).not.toBe('monsters/unknown');
    expect(existsSync(printed(monsterArt(id))), id).toBe(true);
  }
});

test('a monster that nobody has drawn is something in the dark', () => {
  expect(existsSync(printed(monsterArt('m3-owl-of-doom')))).toBe(true);
});

const DECKS =
  /^(hero-combat|monster-combat|dungeon|dragon|treasure|trap|door|crypt|corpse|search|rune|catacomb|combat|power|spell)/;

test('every card of the boxes has a picture, and few share the one that stands for anything', () => {
  const cards = faces.filter(({ back }) => DECKS.test(back));
  expect(cards.length).toBeGreaterThan(250);
  for (const card of cards) {
    const picture = cardArt(card);
    expect(picture, card.id).toBeDefined();
    expect(existsSync(printed(picture ?? '')), card.id).toBe(true);
  }
  const anything = cards.filter((card) => cardArt(card) === 'monsters/unknown');
  // Cards that do not say what is met.
  expect(anything.map(({ id }) => id)).toEqual([
    'dungeon-ambush',
    'search-lurker-in-the-wall',
    'catacomb-ambush-below',
  ]);
});

test('a card of a pack finds its picture by a word, by its type, or by its deck', () => {
  const card = (id: string, back: string, type: string) =>
    cardArt({ id, back, name: '', text: '', printed: { type } });
  expect(card('treasure-my-ruby-eye', 'treasure', 'Loot')).toBe('cards/ruby');
  expect(card('dungeon-oddity', 'dungeon', 'Threat')).toBe('monsters/unknown');
  expect(card('catacomb-oddity', 'catacomb', 'Event')).toBe('cards/tunnel');
  expect(card('ace-of-hearts', 'suit', 'ace')).toBeUndefined();
});

test('a word counts only where one begins: no ring in a spring', () => {
  const card = (id: string) =>
    cardArt({ id, back: 'dungeon', name: '', text: '', printed: { type: 'Event' } });
  expect(card('dungeon-clear-spring')).toBe('cards/spring');
  expect(card('dungeon-offspring')).toBe('cards/empty-room');
});

test('every hero, every adventurer and every rival has a face', () => {
  const those = faces.filter(({ back }) => back === 'heroes' || back === 'adventurers');
  const folk = new Set(those.map(({ id }) => id));
  expect(folk.size).toBe(10);
  for (const id of [...folk, ...RIVALS.map((name) => name.toLowerCase())]) {
    expect(portraitArt(id), id).toBeDefined();
    expect(existsSync(printed(portraitArt(id) ?? '')), id).toBe(true);
  }
  expect(portraitArt('nobody')).toBeUndefined();
  expect(existsSync(printed('portraits/stranger'))).toBe(true);
});
