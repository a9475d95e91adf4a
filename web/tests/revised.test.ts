/** The Revised Edition through the screen. */
import { expect, test } from 'vitest';
import { App } from '../testing/app.ts';

test('a solo match of DungeonQuest Revised, clicked to its end', async () => {
  await using app = await App.visit();
  await app.begin('dungeonquest-revised', { preset: 'Solo' });
  for (let i = 0; i < 8; i++) if ((await app.ready()) === 'choose') await app.chooseAny((count) => i % count);
  await app.playUntil();
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('DungeonQuest Revised with four, its rulebook, its compendium and the lab', async () => {
  await using app = await App.visit();
  await app.begin('dungeonquest-revised', { preset: 'Torchlight' });
  for (let i = 0; i < 12; i++)
    if ((await app.ready()) === 'choose') await app.chooseAny((count) => i % count);
  for (const place of ['rules/dungeonquest-revised', 'compendium/dungeonquest-revised', 'learn', ''])
    await app.go(place);
  expect(app.troubles).toEqual([]);
});
