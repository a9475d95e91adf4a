// Makes docs/pictures anew from the running app: `npx node web/tools/pictures.ts`, or with the names of some of them.
// The same seeds make the same matches, so only what was drawn differently differs.
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { buildIfNeeded } from '../build.ts';
import { serve } from '../serve.ts';
import { chromium } from '../testing/browser.ts';
import { clickOn } from '../testing/clicking.ts';

const GAME = 'dungeonquest-classic';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PATIENCE = 120_000;
const MATCH = 'picture 155';
const MOMENT = 131;

interface Picture {
  readonly size?: typeof DESK;
  readonly take: (page: Page, go: Go) => Promise<void>;
}

type Go = (path: string) => Promise<void>;

async function begin(page: Page, go: Go, seed: string, me: 'me' | 'adventurer' = 'me'): Promise<void> {
  await go(`set/${GAME}`);
  await page.getByRole('button', { name: 'Classic' }).first().click();
  await page.locator('.seat-who select').first().selectOption(me);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.prompt').waitFor();
}

/** A match of four bots, to its end. */
async function watched(page: Page, go: Go): Promise<void> {
  await begin(page, go, MATCH, 'adventurer');
  await page.getByText('Key moments').waitFor();
}

/** The replay of that match at its best moment: half of the dungeon explored, one Hero out, one dead, one about to act. */
async function replayed(page: Page, go: Go): Promise<void> {
  await watched(page, go);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Moment' }).fill(String(MOMENT));
  await page.getByText(`${MOMENT} of `).waitFor();
}

/** The same moment as a table in play. */
async function taken(page: Page, go: Go): Promise<void> {
  await replayed(page, go);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('[data-cell][data-kind="open"]').first().waitFor();
}

/** A match in full swing: bots have played it for a while, and one of the seats is taken over. */
const inFullSwing =
  (game: string, preset: string, seed: string, moment: number) =>
  async (page: Page, go: Go): Promise<void> => {
    await go(`set/${game}`);
    await page.getByRole('button', { name: preset }).first().click();
    await page.locator('.seat-who select').first().selectOption('adventurer');
    await page.getByLabel('Seed').fill(seed);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByText('Key moments').waitFor();
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Moment' }).fill(String(moment));
    await page.getByText(`${moment} of `).waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('.prompt[data-mine]').waitFor();
  };

const raced = inFullSwing('dungeon', 'Expert', 'picture of a race', 60);
const mapped = inFullSwing('dungeoneer', 'Four in the Carillon', 'picture of a map', 150);

const pictures: Readonly<Record<string, Picture>> = {
  home: { take: (_page, go) => go('') },
  'set-the-table': {
    async take(page, go) {
      await go(`set/${GAME}`);
      await page.getByRole('button', { name: 'Classic' }).first().click();
      for (const [seat, hero] of ['Hugo', 'Challara', 'Krutzbeck', 'Tatianna'].entries()) {
        await page.locator('.seat-folk').nth(seat).click();
        await page.getByRole('dialog').getByRole('button', { name: hero }).click();
      }
    },
  },
  table: { take: taken },
  combat: {
    async take(page, go) {
      await begin(page, go, 'picture of a fight');
      // A round has been fought: its cards lie on the table.
      await clickOn(page, '.dq-combat:has([data-past]) button.dq-play');
    },
  },
  phone: { size: PHONE, take: taken },
  dungeon: { take: raced },
  'dungeon-phone': { size: PHONE, take: raced },
  dungeoneer: { take: mapped },
  replay: { take: replayed },
  ending: { take: watched },
  lab: {
    async take(page, go) {
      await go('lab');
      await page.getByRole('combobox', { name: 'Matches' }).selectOption('100');
      await page.getByRole('button', { name: 'Simulate' }).click();
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await page.getByRole('button', { name: 'Simulate' }).waitFor({ timeout: 10 * PATIENCE });
    },
  },
  compendium: {
    async take(page, go) {
      await go(`compendium/${GAME}`);
      await page.getByRole('button', { name: 'Chambers' }).click();
    },
  },
  rulebook: { take: (_page, go) => go(`rules/${GAME}/DQ-MOVE-7`) },
};

async function make(browser: Browser, address: string, name: string): Promise<void> {
  const { size = DESK, take } = pictures[name];
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    deviceScaleFactor: size === PHONE ? 2 : 1,
  });
  await context.addInitScript(() =>
    localStorage.setItem('underhall.settings', '{"speed":"off","confirm":"never","soundOffered":true}'),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const go: Go = async (path) => {
    await page.goto(`${address}#/${path}`);
    await page.locator('main').first().waitFor();
  };
  await take(page, go);
  await page.waitForFunction(() => !document.body.innerText.includes('One moment'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const path = fileURLToPath(new URL(`../../docs/pictures/${name}.jpg`, import.meta.url));
  await page.screenshot({ path, type: 'jpeg', quality: 82 });
  await context.close();
  console.log(`docs/pictures/${name}.jpg`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in pictures));
if (unknown.length > 0) {
  console.error(`There is no picture '${unknown[0]}'. There are: ${Object.keys(pictures).join(', ')}.`);
  process.exit(1);
}
await buildIfNeeded(console.log);
const { server, port } = await serve(0);
const browser = await playwright.launch(chromium());
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(pictures))
    await make(browser, `http://127.0.0.1:${port}/`, name);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
