/** Setting a table: what is typed, what cannot be chosen and why, before anybody presses Begin. */
import { expect, test } from 'vitest';
import { App } from '../testing/app.ts';

test('a number is typed as it comes, and one outside its range says why it is changed', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.go('set/dungeon');
  await page.getByText('Optional rules').click();
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

test('a third Elf cannot be chosen, and the Expert switch is on where eight play', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.go('set/dungeon');
  await page.getByRole('button', { name: 'Four in a race' }).click();
  const folk = (seat: number) => page.getByRole('button', { name: `Seat ${seat}, Adventurer` });
  const elf = page.getByRole('dialog').getByRole('button', { name: /^Elf/ });
  for (const seat of [1, 2]) {
    await folk(seat).click();
    await elf.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await folk(3).click();
  await elf.getByText('Taken: You, Brack.').waitFor();
  await elf.click({ force: true });
  expect(await elf.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');

  const expert = page.getByRole('switch', { name: 'Expert Game' });
  await page.getByText('Optional rules').click();
  expect(await expert.getAttribute('aria-checked')).toBe('false');
  for (let seats = 4; seats < 8; seats++) await page.getByRole('button', { name: 'Add a seat' }).click();
  expect(await expert.getAttribute('aria-checked')).toBe('true');
  await page.getByText('Five or more players always play the Expert Game.').waitFor();
  expect(app.troubles).toEqual([]);
});

test('what no longer fits is said at the seat that brings it', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.go('set/dungeon');
  await page.getByRole('button', { name: 'Expert' }).first().click();
  await page.getByRole('button', { name: 'Seat 2, Adventurer' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Wizard/ })
    .click();
  await page.getByRole('button', { name: 'Four in a race' }).click();
  await page
    .getByRole('listitem', { name: 'Seat 2' })
    .getByText('Wizard is only in the Expert Game.')
    .waitFor();
  expect(await page.getByRole('button', { name: 'Begin', exact: true }).isDisabled()).toBe(true);
});
