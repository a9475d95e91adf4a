/** The guided first match: real clicks on a real table, and a coach who follows what happens. */
import { expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, DESKTOP, PHONE } from '../testing/app.ts';

async function begin(app: App): Promise<void> {
  await app.go('learn');
  await app.page.getByRole('button', { name: 'Start the lesson' }).first().click();
  await app.page.locator('.coach-words').waitFor();
}

const coach = (app: App) => app.page.locator('.coach-words');

/** Chooses a space or an option and waits until the match has gone on. */
async function choose(app: App, what: string): Promise<void> {
  const before = await app.moment();
  await app.page.locator(`[data-cell="${what}"][data-kind="open"], [data-option="${what}"]`).click();
  await app.page.waitForFunction(
    (was) => document.querySelector('[data-moment]')?.getAttribute('data-moment') !== was,
    before,
  );
}

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the first turns of the lesson, clicked (${name})`, async () => {
    await using app = await App.visit({ size });
    await begin(app);
    await coach(app).getByText('Choose one that glows').waitFor();
    expect(await violations(app)).toBe('');
    await choose(app, 'A10');
    await coach(app).getByText('Where you can go glows').waitFor();
    await choose(app, 'B10');
    await coach(app).getByText('A new chamber').waitFor();
    await app.page.getByRole('button', { name: 'Read on' }).click();
    await coach(app).getByText('Loot!').waitFor();
    await app.page.getByRole('button', { name: 'Read on' }).click();
    await coach(app).getByText('moves the sun').waitFor();
    await app.page.getByRole('button', { name: 'Read on' }).click();
    await coach(app).getByText('you may search').waitFor();
    await choose(app, 'search');
    await app.page.locator('.chip', { hasText: /Smuggler.s Picks/ }).waitFor();
    await choose(app, 'C10');
    await coach(app).getByText('That was a test').waitFor();
    await choose(app, 'D10');
    await coach(app).getByText('A monster!').waitFor();
    await choose(app, 'attack');
    await coach(app).getByText('turns up one card').waitFor();
    expect(await violations(app)).toBe('');
    await choose(app, 'play:cleave');
    await app.page.getByText('You win round 1, 3 to 1').first().waitFor();
    await coach(app).getByText('hits with every card').waitFor();
    expect(app.troubles).toEqual([]);
  });
}

test('what a note is about is lit, and what it says is heard', async () => {
  await using app = await App.visit();
  await begin(app);
  const lit = await app.page
    .locator('[data-cell="M1"]')
    .evaluate((cell) => getComputedStyle(cell).outlineStyle);
  expect(lit).toBe('dashed');
  await app.page.locator('[data-live]').getByText('Choose one that glows').waitFor();
  await choose(app, 'M1');
  await app.page.locator('[data-live]').getByText('Where you can go glows').waitFor();
});

test('the coach can be hidden, comes back where he was, and holds nobody up', async () => {
  await using app = await App.visit();
  await begin(app);
  await choose(app, 'M10');
  await app.page.getByRole('button', { name: 'Hide the coach' }).click();
  await app.page.locator('.coach').waitFor({ state: 'detached' });
  await choose(app, 'M9');
  await app.page.getByRole('button', { name: 'Coach', exact: true }).click();
  await coach(app).getByText('A new chamber').waitFor();
  await app.page.reload();
  await coach(app).getByText('A new chamber').waitFor();
  await app.playUntil();
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('a lesson that was left is offered again', async () => {
  await using app = await App.visit();
  await begin(app);
  await choose(app, 'A1');
  await app.page.getByRole('link', { name: 'Leave the table' }).click();
  await app.go('learn');
  await app.page.getByRole('link', { name: 'Continue the lesson' }).click();
  await coach(app).getByText('Where you can go glows').waitFor();
});

test('the first turns of the lesson of Dungeon!: each fight is explained while it is fought', async () => {
  await using app = await App.visit();
  const space = (name: string) => app.page.locator(`[data-cell="${name}"]`).click();
  const goOn = () => app.page.getByRole('button', { name: 'Go on', exact: true }).click();
  const lit = (what: string) =>
    app.page.locator(what).evaluate((found) => getComputedStyle(found).outlineStyle);
  await app.go('learn');
  const lesson = app.page.locator('.lesson', { hasText: 'Dungeon!' });
  await lesson.getByRole('button', { name: 'Start the lesson' }).click();
  await coach(app).getByText('Bring the gold').waitFor();
  expect(await violations(app)).toBe('');
  await space('1-1');
  await coach(app).getByText('must reach the lit number').waitFor();
  expect(await lit('.dun-fight [data-column="elf"]')).toBe('dashed');
  expect(await app.page.getByText('and kill the Goblins').count()).toBe(0);
  await goOn();
  await coach(app).getByText('A treasure!').waitFor();
  await space('1-6');
  await coach(app).getByText('the monster attacks you').waitFor();
  expect(await lit('.dun-strike')).toBe('dashed');
  expect(await violations(app)).toBe('');
  await goOn();
  await coach(app).getByText('This row').waitFor();
  expect(await lit('.dun-strike [data-result="stunned"]')).toBe('dashed');
  await goOn();
  await choose(app, 'fight');
  await app.page.getByText('You take the Magic Sword').first().waitFor({ state: 'attached' });
  expect(app.troubles).toEqual([]);
});
