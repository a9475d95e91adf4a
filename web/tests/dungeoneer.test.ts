/** Whole matches of Dungeoneer through the screen: by mouse, finger and keys, at both sizes, and the guided one. */
import { expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { begin, bring, clickThrough, playWithKeys } from '../testing/dungeoneer.ts';

/** Short, and yet with everything that a match has. */
const SHORT = { rounds: 4 };

test('a match against a bot, clicked to its end, and its replay', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await begin(app, 'clicked');
  await app.ready();
  expect(await violations(app)).toBe('');
  await app.playUntil();
  await app.over.waitFor();
  const log = await app.page.locator('#log').innerText();
  expect(log).toMatch(/You are (?!the Dungeonlord).+/);
  // Nobody is “you” with the verb of somebody else, and every monster has its name.
  expect(log).not.toMatch(/\byou (is|rolls|begins|lays|has)\b|\bthe monster\b/i);
  await app.page.getByRole('link', { name: 'Watch the replay' }).click();
  await app.page.locator('.replay-bar').waitFor();
  expect(app.troubles).toEqual([]);
});

test('a match tapped on a phone, in daylight', async () => {
  await using app = await App.visit({ size: PHONE, touch: true, settings: { theme: 'light' } });
  await bring(app, { seed: 'tapped', options: SHORT });
  for (let i = 0; i < 4; i++) {
    await app.ready();
    const before = await app.moment();
    const choice = app.choices.first();
    await choice.tap({ timeout: 2000 }).catch(() => choice.dispatchEvent('click'));
    await expect.poll(() => app.moment()).not.toBe(before);
  }
  await app.ready();
  expect(await violations(app)).toBe('');
  await app.playUntil();
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

for (const [name, size] of Object.entries({ desk: DESKTOP, phone: PHONE }))
  test(`a match with the keyboard alone, at the size of a ${name}`, async () => {
    await using app = await App.visit({ size });
    await bring(app, { seed: `keys ${name}`, options: SHORT });
    await app.ready();
    expect(await violations(app)).toBe('');
    await playWithKeys(app);
    await app.over.waitFor();
    expect(app.troubles).toEqual([]);
  });

test('the guided first match, clicked: what the coach says, and what he says at its end', async () => {
  await using app = await App.visit({ settings: { coach: true } });
  const coach = app.page.locator('.coach-words');
  await app.go('learn');
  const lesson = app.page.locator('.lesson', { hasText: 'Dungeoneer' });
  await lesson.getByRole('button', { name: 'Start the lesson' }).click();
  await coach.getByText('you are the Dungeonlord').waitFor();
  expect(await violations(app)).toBe('');
  await app.page.getByRole('button', { name: /Waterlogged Pilgrim/ }).click();
  await coach.getByText('sent together').waitFor();
  await app.page.locator('.option[data-option^="send"]').first().click();
  await clickThrough(app);
  await app.over.waitFor();
  await coach.getByText(/You have won|Another was quicker|you are out/).waitFor({ state: 'attached' });
  expect(app.troubles).toEqual([]);
});
