/** The app in a browser, with the words that tests use for it. */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { clickOn } from './clicking.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

interface Wishes {
  readonly size?: { readonly width: number; readonly height: number };
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly query?: string;
  /** Another server than the one of all tests. */
  readonly address?: string;
  /** Fingers instead of a mouse. */
  readonly touch?: boolean;
  /** Somebody who did not ask for less motion. */
  readonly motion?: boolean;
  /** The app keeps itself in the browser; for others that would only be work beside the test. */
  readonly keeps?: boolean;
}

interface Table {
  readonly seed?: string;
  readonly preset?: string;
  /** Seats of others who share the screen. */
  readonly here?: readonly number[];
  /** After so many the match is over. */
  readonly rounds?: number;
}

let browser: Browser | undefined;

/** A fresh visitor. Closes with `using`. */
export class App implements AsyncDisposable {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly troubles: string[] = [];
  readonly #address: string;

  constructor(context: BrowserContext, page: Page, address: string) {
    this.context = context;
    this.page = page;
    this.#address = address;
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(message.text());
    });
  }

  static async visit({
    size = DESKTOP,
    settings = {},
    query = '',
    address = inject('address'),
    touch = false,
    motion = false,
    keeps = false,
  }: Wishes = {}): Promise<App> {
    browser ??= await chromium.connect(inject('browser'));
    const context = await browser.newContext({
      viewport: size,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      hasTouch: touch,
      isMobile: touch,
      serviceWorkers: keeps ? 'allow' : 'block',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
    // Nobody is offered anything or coached unless a test wants it.
    const quiet = { coach: false, soundOffered: true };
    const wanted = { speed: 'off', confirm: 'never', ...quiet, ...settings };
    await context.addInitScript((text) => {
      if (!localStorage.getItem('underhall.settings')) localStorage.setItem('underhall.settings', text);
    }, JSON.stringify(wanted));
    await context.addInitScript(() => {
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = async (text) => {
        await write(text);
        document.documentElement.dataset.copied = text;
      };
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return new App(context, page, `${address}${query}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context.close();
  }

  url(path = ''): string {
    return `${this.#address}#/${path}`;
  }

  async go(path = ''): Promise<void> {
    await this.page.goto(this.url(path));
    await this.page.locator('main').first().waitFor();
  }

  /** Sets a table as it is offered and begins, whatever language the page speaks. */
  async beginAsOffered(game: string, seed: string): Promise<void> {
    await this.go(`set/${game}`);
    await this.page.locator('[aria-describedby="seed-note"]').fill(seed);
    await this.page.locator('.set-start .btn.primary').click();
    await this.page.locator('.prompt').first().waitFor();
  }

  /** Sets a table, with bots that do not think for long, and begins. */
  async begin(game: string, { seed = 'test', preset, here = [], rounds }: Table = {}): Promise<void> {
    await this.go(`set/${game}`);
    if (preset) await this.page.getByRole('button', { name: preset }).first().click();
    const chairs = await this.page.locator('.seat-who select').all();
    for (const [seat, chair] of chairs.entries()) {
      if (here.includes(seat)) await chair.selectOption('here');
      else if ((await chair.inputValue()) !== 'me') await chair.selectOption('apprentice');
    }
    if (rounds !== undefined) {
      await this.page.getByText('Optional rules').click();
      await this.page.getByRole('spinbutton', { name: 'Round limit' }).fill(String(rounds));
    }
    await this.page.getByLabel('Seed').fill(seed);
    await this.page.getByRole('button', { name: 'Begin', exact: true }).click();
    await this.page.locator('.prompt, .handover').first().waitFor();
  }

  /** Brings in a match as a file, as somebody would who got one. */
  async bringIn(record: object, sitters: readonly object[]): Promise<void> {
    const buffer = Buffer.from(JSON.stringify({ underhall: 'match', record, sitters, packs: [] }));
    await this.go();
    await this.page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await this.page.locator('.prompt, .handover').first().waitFor();
  }

  /** The file that somebody gets who does this, read as JSON. */
  async fileFrom(work: () => Promise<void>): Promise<unknown> {
    const download = this.page.waitForEvent('download');
    await work();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  }

  get prompt(): Locator {
    return this.page.locator('.prompt-text');
  }

  /** Everything that can be chosen now: buttons, and spaces of a board. */
  get choices(): Locator {
    return this.page.locator('.option, [data-cell][data-kind="open"]');
  }

  get over(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.locator('.results') });
  }

  /** Waits until this person can choose, the match is over, or somebody else must take the screen. */
  async ready(): Promise<'choose' | 'over' | 'handover'> {
    const found = await this.page.waitForFunction(
      () => {
        if (document.querySelector('.handover')) return 'handover';
        if (document.querySelector('[role="dialog"] .results')) return 'over';
        return document.querySelector('.option, [data-cell][data-kind="open"]') ? 'choose' : null;
      },
      undefined,
      { timeout: 60_000 },
    );
    return (await found.jsonValue()) as 'choose' | 'over' | 'handover';
  }

  /** Chooses one thing by clicking it, and waits until the match has gone on. */
  async chooseAny(pick: (count: number) => number = () => 0): Promise<void> {
    const count = await this.choices.count();
    const before = await this.moment();
    const choice = this.choices.nth(pick(count));
    // A space of the board may lie beyond the edge of a phone, or under something, until it is panned to.
    await choice.click({ timeout: 2000 }).catch(() => choice.dispatchEvent('click'));
    await this.page.waitForFunction(
      (was) => document.querySelector('[data-moment]')?.getAttribute('data-moment') !== was,
      before,
    );
  }

  /** Goes on choosing until something is there or the match is over. */
  async playUntil(until?: string): Promise<void> {
    await clickOn(this.page, until);
  }

  async moment(): Promise<string | null> {
    return this.page.locator('[data-moment]').first().getAttribute('data-moment');
  }

  /**
   * What this visitor has put into the clipboard. All visitors of a browser share one clipboard, and tests run side by
   * side: what lies in it may be somebody else's.
   */
  async copied(): Promise<string> {
    await this.page.locator('html[data-copied]').waitFor();
    return (await this.page.locator('html').getAttribute('data-copied')) ?? '';
  }
}
