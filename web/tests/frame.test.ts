/** The frame around the tables: notes, titles, links and what is said of whom. */
import { expect, test } from 'vitest';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { keptIn } from '../testing/keeping.ts';

test('a note covers nothing that can be pressed, and is gone with its screen', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.begin('dungeonquest-classic', { seed: 'note' });
  await page.locator('.table-bar').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const note = page.locator('.toast');
  await note.waitFor();
  const covers = await note.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(box);
  });
  expect(covers).toBe(false);
  await page.getByRole('link', { name: 'Leave the table' }).first().click();
  await page.locator('.boxes').waitFor();
  expect(await note.count()).toBe(0);
  expect(app.troubles).toEqual([]);
});

test('the tab of a table names the game and whose turn it is, and its picture changes with it', async () => {
  await using app = await App.visit();
  const { page } = app;
  const picture = () => page.locator('link[rel="icon"]').getAttribute('href');
  await app.go();
  const door = await picture();
  await app.begin('dungeonquest-classic', { seed: 'tab' });
  await page.waitForFunction(() => document.title === 'Your turn · DungeonQuest · Underhall');
  expect(await picture()).not.toBe(door);
  await page.getByRole('link', { name: 'Leave the table' }).first().click();
  await page.waitForFunction(() => document.title === 'Underhall');
  expect(await picture()).toBe(door);
});

test('whoever opens a shared link is not called the sender: everybody has a name', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.begin('pig', { seed: 'shared' });
  await app.ready();
  await app.chooseAny();
  await page.locator('.table-bar').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await app.copied();
  await page.goto('about:blank');
  await page.goto(`${link}/1`);
  await page.getByText('1 of ').first().waitFor();
  const words = await page.locator('main').innerText();
  expect(words).toContain('Player 1');
  expect(words).not.toMatch(/\bYou\b/);
});

test('after a Daily the main button plays the same day again', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.go('daily');
  await page.getByRole('button', { name: 'Go down' }).click();
  await app.ready();
  await app.playUntil();
  const first = page.url();
  await app.over.locator('.btn.primary').click();
  await page.waitForFunction(
    (before) => location.href !== before && location.hash.startsWith('#/table/'),
    first,
  );
  await app.ready();
  const [one, two] = await keptIn(app, 'matches');
  expect([one.occasion, two.occasion]).toEqual([one.occasion, one.occasion]);
  expect(one.occasion).toMatchObject({ kind: 'daily' });
  await app.go('daily');
  await page.getByText('1 day in a row').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await app.copied()).toMatch(
    /^Underhall Daily [-\d]+ · DungeonQuest · .+: .+ http\S+#\/daily\/dungeonquest-classic$/,
  );
  expect(app.troubles).toEqual([]);
});

test('whoever never played finds the way without scrolling, and every box says how long it takes', async () => {
  for (const size of [DESKTOP, PHONE]) {
    await using app = await App.visit({ size });
    await app.go();
    const way = app.page.getByRole('link', { name: /Never played/ });
    const box = await way.boundingBox();
    expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThan(size.height);
    const boxes = await app.page.locator('.boxes > li').allInnerTexts();
    for (const words of boxes) expect(words).toMatch(/players · \d+–\d+ min · (easy|some|many)/);
  }
});

test('an open match says how it stands, and screens stand in groups', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.begin('dungeonquest-classic', { preset: 'Classic', seed: 'stands' });
  await app.ready();
  await app.chooseAny();
  await app.ready();
  await app.go();
  expect(await page.locator('.open-stands').innerText()).toMatch(
    /^Round \d+ · \w+ [\d,]+ gold, \d+ of \d+ life/,
  );
  await page.getByRole('button', { name: 'Library' }).click();
  await page.getByRole('link', { name: 'Compendium' }).click();
  await page.getByRole('heading', { name: 'Compendium' }).waitFor();
  // The group says where in it one is.
  await page.getByRole('button', { name: 'Compendium' }).waitFor();
  expect(app.troubles).toEqual([]);
});

test('a link that is shared shows a title and a picture', async () => {
  await using app = await App.visit();
  await app.go();
  const said = (property: string) =>
    app.page.locator(`meta[property="og:${property}"]`).getAttribute('content');
  expect(await said('title')).toContain('Underhall');
  const picture = await app.page.request.get(new URL((await said('image')) ?? '', app.page.url()).href);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('the first minutes: the goal, a coach, sound offered once, rules behind a sign, decks that explain themselves', async () => {
  await using app = await App.visit({ settings: { coach: true, soundOffered: false } });
  const { page } = app;
  await app.begin('dungeonquest-classic', { preset: 'First game', seed: 'minutes' });
  await page.getByText('Your goal: a treasure from under the dragon').waitFor();
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByText('Choose one that glows').waitFor();
  await page.getByText('Play with sound?').waitFor();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.locator('[data-cell][data-kind="open"]').first().hover();
  await page.locator('.frame-tip').waitFor();

  // Ids stand behind a sign, not in the question.
  expect(await page.locator('.prompt').innerText()).not.toMatch(/DQ-/);
  await page.getByRole('button', { name: 'The rule behind this: DQ-SETUP-11' }).click();
  await page.getByRole('dialog').getByText('DQ-SETUP-11').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Dragon$/ }).click();
  const deck = page.getByRole('dialog');
  await deck.getByText('it sleeps, or it wakes').waitFor();
  await deck.getByText('8 left. These may still come:').waitFor();
  expect(await deck.getByRole('listitem').first().innerText()).toContain('7 × Sleeping');
  await page.keyboard.press('Escape');

  await coach.getByRole('button', { name: 'Hide the coach' }).click();
  await app.begin('dungeonquest-classic', { preset: 'First game', seed: 'again' });
  await page.getByText('Your goal').waitFor();
  expect(await coach.count()).toBe(0);
  expect(await page.getByText('Play with sound?').count()).toBe(0);
  expect(app.troubles).toEqual([]);
});

test('a sheet names what it shows, its tips can be reached, and a click on them opens it', async () => {
  await using app = await App.visit();
  const { page } = app;
  await app.begin('dungeonquest-classic', { preset: 'Classic', seed: 'tips' });
  await app.ready();
  const sheet = page.locator('.dq-sheet[data-own]');
  for (const name of ['Strength', 'Agility', 'Armor', 'Luck', 'Gold'])
    expect(await sheet.getByText(name, { exact: true }).isVisible()).toBe(true);
  const reached = await sheet
    .locator('.dq-attributes > div')
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const top_ = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top_?.closest('[title]')?.getAttribute('title');
    });
  expect(reached).toMatch(/\w/);
  const chip = sheet.locator('.dq-carried > .chip').first();
  await chip.hover();
  await page
    .locator('.dq-tip .dq-card')
    .getByText(await chip.innerText())
    .waitFor();
  await chip.click();
  await page.getByRole('dialog').waitFor();
  expect(app.troubles).toEqual([]);
});
