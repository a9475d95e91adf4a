/** Whole matches of Dungeoneer through the screen, and what its table does at the moments that matter. */
import { expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { begin, lay } from '../testing/dungeoneer.ts';

/** How long a key may take to show what it did, on a busy machine. */
const PATIENCE = 1500;

/** Whether the match went on after a key. */
async function wentOn(app: App, before: string | null): Promise<boolean> {
  const gone = app.page.waitForFunction(
    (was) => document.querySelector('[data-moment]')?.getAttribute('data-moment') !== was,
    before,
    { timeout: PATIENCE, polling: 20 },
  );
  return gone.then(
    () => true,
    () => false,
  );
}

/** The digits that choose something, as they stand beside the options. */
async function digitsShown(app: App): Promise<string[]> {
  const shown = await app.page.locator('.kbd').allTextContents();
  return [...new Set(shown.filter((text) => /^[1-9]$/.test(text)))];
}

/** Plays with keys alone: Page Down and Enter on the map, digits for the rest. */
async function playWithKeys(app: App): Promise<void> {
  const { keyboard } = app.page;
  for (let i = 0; (await app.ready()) === 'choose'; i++) {
    const before = await app.moment();
    await app.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const digits = await digitsShown(app);
    if (digits.length > 0) await keyboard.press(digits[i % digits.length] ?? '1');
    else {
      for (let step = 0; step <= i % 2; step++) await keyboard.press('PageDown');
      await keyboard.press('Enter');
    }
    if (await wentOn(app, before)) continue;
    // Nothing has a digit and nothing glows: an arrow points, and Enter takes it.
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await wentOn(app, before);
  }
}

test('a match against a bot, clicked to its end, and its replay', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await begin(app, 'clicked');
  await app.ready();
  expect(await violations(app)).toBe('');
  await app.playUntil();
  await app.over.waitFor();
  await app.page.getByRole('link', { name: 'Watch the replay' }).click();
  await app.page.locator('.replay-bar').waitFor();
  expect(app.troubles).toEqual([]);
});

test('a match with the keyboard alone, at the size of a phone', async () => {
  await using app = await App.visit({ size: PHONE });
  await begin(app, 'keys');
  await app.ready();
  expect(await violations(app)).toBe('');
  await playWithKeys(app);
  await app.over.waitFor();
  expect(app.troubles).toEqual([]);
});

test('who holds is asked before the next act of another, and plays a card off-turn', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await lay(app, { first: 0, mine: { hand: ['ebb-prayer', 'repel', 'counted-beat'], glory: 4, peril: 5 } });
  const { page } = app;
  await app.ready();
  await page.getByRole('button', { name: 'Hold', exact: true }).first().click();
  // My own turn goes by; then the game stops before the bot does anything.
  const asked = async () => /wait/i.test(await app.prompt.innerText());
  for (let i = 0; i < 20 && !(await asked()); i++) {
    if ((await app.ready()) !== 'choose') break;
    // Only the Map card is laid, and a card that will not be missed discarded.
    const ends = page.locator('.option[data-option="end"], [data-cell][data-kind="open"]');
    const choice = (await ends.count()) > 0 ? ends.last() : app.choices.last();
    await choice.dispatchEvent('click');
    await page.waitForTimeout(200);
  }
  await page.getByRole('button', { name: /Ebb Prayer/ }).click();
  await page.locator('.option').first().click();
  await expect.poll(async () => page.locator('#log').innerText()).toMatch(/Ebb Prayer|ebb prayer/);
  expect(app.troubles).toEqual([]);
});
