/** Setting a table: what is typed, what cannot be chosen and why, before anybody presses Begin. */
import { expect, test } from 'vitest';
import { App } from '../testing/app.ts';

test('a number is typed as it comes, and one outside its range says why it is changed', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.go('set/dungeon');
  const rounds = page.getByRole('spinbutton', { name: 'Round limit' });
  await rounds.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  expect(await rounds.inputValue()).toBe('40');
  await rounds.fill('3');
  await page.keyboard.press('Tab');
  expect(await rounds.inputValue()).toBe('5');
  await page.getByText('No less than 5.').waitFor();
  expect(app.troubles).toEqual([]);
});
