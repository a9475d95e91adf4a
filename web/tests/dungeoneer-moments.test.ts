/** What Dungeoneer's table does at the moments that matter. */
import { expect, test } from 'vitest';
import { violations } from '../testing/accessible.ts';
import { App, DESKTOP, PHONE } from '../testing/app.ts';
import { bring, lay } from '../testing/dungeoneer.ts';

test('who holds is asked before the next act of another, and plays a card off-turn', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await lay(app, { first: 0, mine: { hand: ['ebb-prayer', 'repel', 'counted-beat'], glory: 4, peril: 5 } });
  const { page } = app;
  await app.ready();
  await page.getByRole('button', { name: 'Hold', exact: true }).first().click();
  // My own turn goes by; then the game stops before the bot does anything.
  const asked = async () => /wait/i.test(await app.prompt.innerText());
  for (let i = 0; i < 20 && !(await asked()); i++) {
    // While the bot still thinks one could step in at once; this is about being asked.
    await expect.poll(() => app.prompt.innerText(), { timeout: 60_000 }).not.toMatch(/Step in/);
    if (await asked()) break;
    if ((await app.ready()) !== 'choose') break;
    const before = await app.moment();
    // Only the Map card is laid, and a card that will not be missed discarded.
    const ends = page.locator('.option[data-option="end"], [data-cell][data-kind="open"]');
    const spare = page.locator('.dnr-in-hand', { hasText: 'Counted Beat' }).locator('.option');
    const wishes = [ends.last(), spare, app.choices.last()];
    const open = await Promise.all(wishes.map((one) => one.count()));
    const chosen = wishes[open.findIndex((n) => n > 0)];
    await chosen.dispatchEvent('click');
    await expect.poll(() => app.moment()).not.toBe(before);
  }
  await page
    .getByRole('button', { name: /Ebb Prayer/ })
    .first()
    .click();
  await page.locator('.option').first().click();
  await expect.poll(async () => page.locator('#log').innerText()).toMatch(/Ebb Prayer|ebb prayer/);
  expect(app.troubles).toEqual([]);
});

test('a Quest that can be tried says so on its card, in both lights', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await bring(app, {
    seed: 'quest',
    arranged: [
      {
        map: [
          { space: 'ebb-stair', at: '0,0' },
          { space: 'pilgrims-ramp', at: '0,-1' },
          { space: 'tidewheel-chamber', at: '0,-2', turned: true },
        ],
      },
      {
        hero: 0,
        is: 'dorrit-hask',
        at: 'tidewheel-chamber',
        hand: ['repel'],
        quests: ['turn-the-tidewheel'],
        glory: 3,
      },
      { hero: 1, is: 'brannoc-vell', hand: ['unring-the-bell'] },
      { first: 0 },
    ],
  });
  await app.playUntil('.dnr-quest-one[data-can] .option');
  for (const theme of ['dark', 'light']) {
    await app.page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    await app.page.waitForFunction(() =>
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    );
    expect(await violations(app)).toBe('');
  }
  await app.page.locator('.dnr-quest-one[data-can] .option').first().click();
  await app.page.locator('#log').getByText('You attempt Turn the Tidewheel').waitFor();
  expect(app.troubles).toEqual([]);
});

test('two at one screen: nobody sees the other’s hand', async () => {
  await using app = await App.visit({ size: DESKTOP });
  await bring(app, { seed: 'hot seat', others: ['here'] });
  const { page } = app;
  const seen: string[] = [];
  const hands = new Map<string, string>();
  for (let i = 0; i < 60 && hands.size < 2; i++) {
    const state = await app.ready();
    if (state === 'over') break;
    if (state === 'handover') {
      // The table is not there while the screen is handed over.
      expect(await page.locator('.dnr-held').count()).toBe(0);
      seen.push(await page.locator('.handover h1').innerText());
      await page.locator('.handover .btn').click();
      await page.locator('.handover').waitFor({ state: 'detached' });
      await app.ready();
    }
    const who = await page.locator('.dnr-sheet[data-own] h2').innerText();
    hands.set(who, await page.locator('.dnr-held').first().innerText());
    await app.chooseAny((count) => count - 1);
  }
  const [first, second] = [...hands.values()];
  expect(hands.size).toBe(2);
  expect(first).not.toBe(second);
  expect(seen.length).toBeGreaterThan(0);
  expect(app.troubles).toEqual([]);
});

test('two realms: all cards from one deck in one go, and M shows the other map', async () => {
  await using app = await App.visit({ size: PHONE });
  await bring(app, { seed: 'realms', options: { sets: ['drowned-carillon', 'restless-shore'] } });
  const { page } = app;
  await app.playUntil('.dnr-draw-on');
  await page.getByRole('button', { name: 'All from the Peril deck' }).click();
  await page.locator('.dnr-held > li').nth(4).waitFor();
  expect(
    await page.locator('.dnr-held > li [data-kind="boon"], .dnr-held > li [data-kind="treasure"]').count(),
  ).toBe(0);
  await app.ready();
  const shown = page.locator('.dnr-realms [aria-pressed="true"]');
  const before = await shown.innerText();
  await page.keyboard.press('m');
  await expect.poll(() => shown.innerText()).not.toBe(before);
  expect(await violations(app)).toBe('');
  expect(app.troubles).toEqual([]);
});
