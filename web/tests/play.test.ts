/** Whole matches played through the screen. */
import { expect, test } from 'vitest';
import { App, PHONE } from '../testing/app.ts';

test('two clicks from the shelf to the first question of a solo match', async () => {
  await using app = await App.visit();
  await app.go();
  await app.page
    .getByRole('link', { name: /DungeonQuest/ })
    .first()
    .click();
  await app.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await app.prompt.getByText(/tower/).waitFor();
  expect(app.troubles).toEqual([]);
});

test('a match of Pig against a bot, clicked to its end, stands in the hall and can be watched again', async () => {
  await using app = await App.visit();
  await app.begin('pig');
  while ((await app.ready()) === 'choose') await app.chooseAny((count) => count - 1);
  await app.over.waitFor();
  await app.over.getByRole('link', { name: 'Watch the replay' }).click();
  await app.page.getByRole('button', { name: 'To the end' }).click();
  await app.page.getByRole('button', { name: 'Copy link' }).click();
  const link = await app.copied();
  expect(link).toContain('#/replay/link/');
  await app.page.goto(link);
  await app.page.getByText(/^0 of \d+$/).waitFor();
  await app.go('hall');
  await app.page.getByRole('link', { name: 'Watch' }).first().waitFor();
  expect(app.troubles).toEqual([]);
});

test('a solo match of DungeonQuest, clicked to its end', async () => {
  await using app = await App.visit();
  await app.begin('dungeonquest-classic', { preset: 'Solo' });
  for (let i = 0; i < 8; i++) if ((await app.ready()) === 'choose') await app.chooseAny((count) => i % count);
  await app.playUntil();
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('a solo match of DungeonQuest on a phone', async () => {
  await using app = await App.visit({ size: PHONE });
  await app.begin('dungeonquest-classic', { preset: 'Solo', seed: 'phone' });
  for (let i = 0; i < 8 && (await app.ready()) === 'choose'; i++) await app.chooseAny((count) => i % count);
  expect(app.troubles).toEqual([]);
});

test('a whole solo match with the keyboard alone', async () => {
  await using app = await App.visit();
  await app.begin('dungeonquest-classic', { preset: 'Solo', seed: 'keys' });
  const { keyboard } = app.page;
  const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  for (let i = 0; (await app.ready()) === 'choose'; i++) {
    const before = await app.moment();
    if (i === 0 || i % 3 === 2) await keyboard.press('1');
    else {
      // An arrow marks the space beyond, Enter goes there; walls say why, and we try the next.
      await app.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await keyboard.press(arrows[(i * 7 + Math.floor(i / 3)) % 4]);
      await keyboard.press('Enter');
    }
    await app.page.waitForTimeout(30);
    if ((await app.moment()) === before) await keyboard.press('1');
  }
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('hot-seat: a hand is hidden behind the hand-over screen', async () => {
  await using app = await App.visit();
  await app.begin('duel', { here: [1] });
  const seen: string[] = [];
  for (let i = 0; i < 6; i++) {
    const state = await app.ready();
    if (state === 'handover') {
      expect(await app.page.locator('.small-card.parchment').count()).toBe(0);
      seen.push(await app.page.locator('.handover h1').innerText());
      await app.page.locator('.handover .btn').click();
      await app.page.locator('.handover').waitFor({ state: 'detached' });
    } else await app.chooseAny();
  }
  expect(new Set(seen).size).toBe(2);
  expect(app.troubles).toEqual([]);
});

test('a draft can be taken back before it is done', async () => {
  await using app = await App.visit();
  await app.begin('market');
  await app.ready();
  await app.page.getByRole('button', { name: 'Sell' }).click();
  await app.page.locator('.option').first().click();
  await app.page.getByRole('button', { name: 'Take back the last pick' }).click();
  await app.page.locator('.picks').waitFor({ state: 'detached' });
  expect(app.troubles).toEqual([]);
});
