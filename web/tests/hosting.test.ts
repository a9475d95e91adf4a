/** What a host brings to a table with friends: packs, and bots that are somebody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, PHONE } from '../testing/app.ts';
import { type Hosted, hostTables } from '../testing/server.ts';

let hosted: Hosted;
beforeAll(async () => {
  hosted = await hostTables();
});
afterAll(() => hosted[Symbol.asyncDispose]());

test('who is invited sees the packs with their cards before sitting down, and which bots play', async () => {
  await using ada = await App.visit({ address: hosted.address });
  await using otto = await App.visit({ address: hosted.address, size: PHONE, settings: { theme: 'light' } });
  await ada.go('packs');
  await ada.page.getByRole('button', { name: 'Show me an example' }).click();
  await ada.page.getByRole('button', { name: 'Keep this pack' }).click();
  await ada.page.locator('.pack-list').getByText('Cold Draughts').waitFor();
  await ada.go('friends');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.locator('.fold summary').filter({ hasText: 'My packs' }).click();
  await ada.page.getByRole('switch', { name: /Cold Draughts/ }).click();
  expect(await violations(ada)).toBe('');
  await ada.page.getByRole('button', { name: 'Set a table of DungeonQuest', exact: true }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Invite friends' }).inputValue();
  const seat = ada.page.locator('.lobby-seat').nth(2);
  await seat.getByLabel('Who may sit here').selectOption('apprentice');
  await seat.getByLabel('Which bot plays here').selectOption('Zara');
  await seat.locator('.sitting').getByText('Zara').waitFor();
  expect(await violations(ada)).toBe('');

  await otto.page.goto(link);
  await otto.page.getByText('It is played with Cold Draughts').waitFor();
  const pack = otto.page.locator('.host-packs');
  await pack.getByText('Cold Draught', { exact: true }).first().waitFor();
  await pack.getByText(/Left out of the box: /).waitFor();
  const rival = otto.page.locator('.lobby-seat').nth(2);
  await rival.getByText('Zara').waitFor();
  await rival.getByText(/sly/).waitFor();
  expect(await violations(otto)).toBe('');
  await otto.page.getByLabel('Your name').fill('Otto');
  await otto.page.getByRole('button', { name: 'Sit down' }).click();
  await ada.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all([ada.prompt.waitFor(), otto.prompt.waitFor()]);
  for (const app of [ada, otto]) expect(app.troubles).toEqual([]);
});
