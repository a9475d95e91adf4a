import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dungeoneer } from '@underhall/dungeoneer';
import { expect, test } from 'vitest';
import type { FaceCard } from '../play/scene.ts';
import { example } from './pack.ts';
import { signOf } from './signs.ts';

const game = dungeoneer.open([JSON.parse(example)]);
const faces = Object.fromEntries(game.faces.map((face) => [face.id, face as unknown as FaceCard]));
const isDrawn = (sign: string) =>
  existsSync(fileURLToPath(new URL(`../../public/art/signs/${sign}.svg`, import.meta.url)));

test('every Adventure card has a sign that is there, those of packs too', () => {
  const shown = Object.values(faces).filter(({ back }) => back === 'adventure');
  expect(shown.filter(({ id }) => !isDrawn(signOf(id, { faces })))).toEqual([]);
  expect(signOf('oar-wight', { faces })).toBe('waterlogged-pilgrim');
  expect(signOf('slipping-rope', { faces })).toBe('snapping-grate');
  expect(signOf('repel', { faces })).toBe('repel');
});
