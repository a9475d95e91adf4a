import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dungeon } from '@underhall/dungeon';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import { gameCard, speaking } from '@underhall/table';
import { expect, test } from 'vitest';
import { shelves } from '../../engraving/pictures.ts';
import { monsterArt } from './monsterArt.ts';

const printed = (picture: string) =>
  fileURLToPath(new URL(`../../public/art/${picture}.svg`, import.meta.url));
const faces = [dungeon, dungeonquestClassic].flatMap((box) => Object.values(gameCard(speaking(box)).faces));

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
  const monsters = faces.filter(({ back }) => back.startsWith('monster'));
  expect(monsters.length).toBeGreaterThan(40);
  for (const { id } of monsters) {
    expect(monsterArt(id), id).not.toBe('monsters/unknown');
    expect(existsSync(printed(monsterArt(id))), id).toBe(true);
  }
});

test('a monster that nobody has drawn is something in the dark', () => {
  expect(existsSync(printed(monsterArt('m3-owl-of-doom')))).toBe(true);
});
