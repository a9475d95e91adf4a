// Makes docs/pictures anew from the running app: `npx node web/tools/pictures.ts`, or with the names of some of them.
// Tables are shown at moments of recorded matches, which replay as they are however bots play by now.
import { fileURLToPath } from 'node:url';
import { readRecorded } from '@underhall/kernel/testing';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { buildIfNeeded } from '../build.ts';
import { serve } from '../serve.ts';
import { chromium } from '../testing/browser.ts';

const GAME = 'dungeonquest-classic';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PATIENCE = 120_000;
interface Picture {
  readonly size?: typeof DESK;
  readonly take: (page: Page, go: Go) => Promise<void>;
}

type Go = (path: string) => Promise<void>;

/** A moment of a recorded match at which a seat is asked. */
interface Moment {
  /** The folder of the game, and how the match is called there. */
  readonly of: readonly [game: string, match: string];
  readonly choices: number;
  readonly seat: number;
}

const DUSK = ['dungeonquest/classic', '4, tower, sensible'] as const;
/** Dusk: one hero is dead, two are out, and the last one is about to act. */
const ACT: Moment = { of: DUSK, choices: 163, seat: 0 };
/** Rounds of a fight have been fought: the cards of the last one lie on the table. */
const FIGHT: Moment = { of: DUSK, choices: 98, seat: 0 };
const RACE: Moment = { of: ['dungeon', 'Expert, 4, 60 rounds, sensible'], choices: 78, seat: 3 };
/** The Dungeonlord chooses what to do. */
const LORD: Moment = { of: ['dungeoneer', '4, to the end, sensible'], choices: 161, seat: 1 };

const RIVALS = ['Morwen', 'Brack', 'Oona', 'Quill'];

/** Brings a recorded match in as a file, up to a moment, or all of it. */
async function bring(
  page: Page,
  go: Go,
  { of: [game, name], seat }: Moment,
  choices?: number,
): Promise<void> {
  const folder = fileURLToPath(new URL(`../../games/${game}/recorded`, import.meta.url));
  const match = readRecorded(folder).find((one) => one.name === name);
  if (!match) throw new Error(`There is no recorded match '${name}' in ${folder}.`);
  const record = { ...match.record, choices: match.record.choices.slice(0, choices) };
  const sitters = record.setup.seats.map((_, i) =>
    i === seat ? { kind: 'me', name: 'You' } : { kind: 'bot', name: RIVALS[i], level: 'adventurer' },
  );
  const buffer = Buffer.from(JSON.stringify({ underhall: 'match', record, sitters, packs: [] }));
  await go('');
  const file = { name: 'match.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
}

/** A match in play: the seat is asked. */
const inPlay =
  (moment: Moment) =>
  async (page: Page, go: Go): Promise<void> => {
    await bring(page, go, moment, moment.choices);
    await page.locator('.prompt[data-mine]').waitFor();
  };

/** A match to its end. */
async function ended(page: Page, go: Go): Promise<void> {
  await bring(page, go, ACT);
  await page.getByText('Key moments').waitFor();
}

/** Its replay at that moment. */
async function replayed(page: Page, go: Go): Promise<void> {
  await ended(page, go);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Moment' }).fill(String(ACT.choices));
  await page.getByText(`${ACT.choices} of `).waitFor();
  await page.keyboard.press('0');
}

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
  table: {
    async take(page, go) {
      await inPlay(ACT)(page, go);
      await page.keyboard.press('0');
    },
  },
  combat: { take: inPlay(FIGHT) },
  phone: { size: PHONE, take: inPlay(ACT) },
  dungeon: { take: inPlay(RACE) },
  'dungeon-phone': { size: PHONE, take: inPlay(RACE) },
  dungeoneer: { take: inPlay(LORD) },
  replay: { take: replayed },
  ending: { take: ended },
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
  await page.locator('.toast').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  // Those in sight: what is loaded late is shown late.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((one) => one.getBoundingClientRect().top < innerHeight)
        .map((one) => one.decode()),
    ),
  );
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
