/** Tables of Dungeoneer for tests: set by hand, brought in or arranged; and how keys play it. */
import { dungeoneer } from '@underhall/dungeoneer';
import type { App } from './app.ts';

/** Sets a table for two against a quick bot and begins. */
export async function begin(app: App, seed: string): Promise<void> {
  await app.go('set/dungeoneer');
  for (const who of (await app.page.locator('.seat-who select').all()).slice(1))
    await who.selectOption('apprentice');
  await app.page.getByLabel('Seed').fill(seed);
  await app.page.getByRole('button', { name: 'Begin', exact: true }).click();
  await app.page.locator('.prompt').waitFor();
}

const ME = { kind: 'me', name: 'Me' };
const BOT = { kind: 'bot', name: 'Pim', level: 'apprentice' };
const HERE = { kind: 'here', name: 'Ada' };

interface Brought {
  readonly seed: string;
  readonly options?: object;
  /** Who sits beside me. */
  readonly others?: readonly ('bot' | 'here')[];
  readonly arranged?: readonly object[];
}

/** A match as a file: with options that would take many clicks to set. */
export async function bring(
  app: App,
  { seed, options = {}, others = ['bot'], arranged }: Brought,
): Promise<void> {
  const setup = { options, seats: [{}, ...others.map(() => ({}))], seed };
  const sitters = [ME, ...others.map((kind) => (kind === 'bot' ? BOT : HERE))];
  const { version } = dungeoneer.open();
  const record = { game: 'dungeoneer', version, setup, choices: [], ...(arranged && { arranged }) };
  await app.bringIn(record, sitters);
}

interface Arranged {
  readonly first?: number;
  readonly mine?: object;
  readonly theirs?: object;
  readonly more?: readonly object[];
}

const IDLE = ['repel', 'counted-beat'];

/** A match against a bot that begins arranged: Aude Karr is mine, Brannoc Vell the bot's. */
export function lay(app: App, { first = 0, mine = {}, theirs = {}, more = [] }: Arranged): Promise<void> {
  const arranged = [
    { hero: 0, is: 'sister-aude-karr', hand: IDLE, ...mine },
    { hero: 1, is: 'brannoc-vell', hand: ['unring-the-bell'], ...theirs },
    { first },
    ...more,
  ];
  return bring(app, { seed: 'arranged', arranged });
}

/** How long a key may take to show what it did, on a busy machine. */
const PATIENCE = 2000;

/** What keys can change: how far the match is, what is offered, which card is taken up, where the map points. */
function shownNow(): string {
  const offered = [...document.querySelectorAll<HTMLElement>('.option')].map(
    (one) => `${one.dataset.option} ${one.ariaPressed}`,
  );
  const moment = document.querySelector('[data-moment]')?.getAttribute('data-moment');
  return [moment, ...offered, document.activeElement?.getAttribute('data-cell')].join();
}

/** Presses a key and waits until something has come of it. */
async function press(app: App, key: string): Promise<boolean> {
  const before = await app.page.evaluate(shownNow);
  await app.page.keyboard.press(key);
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) if ((await app.page.evaluate(shownNow)) !== before) return true;
  return false;
}

/** The digits that choose something, as they stand beside the options; an empty list where only the map glows. */
function digitsShown(): string[] {
  (document.activeElement as HTMLElement | null)?.blur();
  const shown = [...document.querySelectorAll('.kbd')].map((one) => one.textContent ?? '');
  return [...new Set(shown.filter((text) => /^[1-9]$/.test(text)))];
}

/** Plays to the end with keys alone: Page Down and Enter on the map, digits for the rest. */
export async function playWithKeys(app: App): Promise<void> {
  for (let i = 0; (await app.ready()) === 'choose'; i++) {
    const digits = await app.page.evaluate(digitsShown);
    // The last digit ends a phase: so every turn comes to its end.
    const digit = i % 3 === 2 ? digits.at(-1) : digits[i % digits.length];
    if (digit !== undefined && (await press(app, digit))) continue;
    // Nothing has a digit: Page Down points where it glows, or an arrow at a card, and Enter takes it.
    if (!(await press(app, 'PageDown'))) await press(app, 'ArrowRight');
    await press(app, 'Enter');
  }
}

/** Clicks on to the end, inside the page, as one does who wants to be through: Quests first. */
export async function clickThrough(app: App): Promise<void> {
  await app.page.evaluate(async () => {
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
    const moment = () => document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? '';
    let [before, tried, since] = ['', 0, 0];
    while (!document.querySelector('[role="dialog"] .results')) {
      // A coach may hold the stage until he is read.
      document.querySelector<HTMLElement>('.coach footer .btn.primary')?.click();
      const choices = all('.option, [data-cell][data-kind="open"]');
      const now = `${moment()} ${choices.length}`;
      if (now !== before) tried = 0;
      if (choices.length > 0 && (tried === 0 || Date.now() - since > 500)) {
        [before, since] = [now, Date.now()];
        const [quest] = all('.dnr-quest-one .option');
        const index = Number(moment().split(' ')[0]) * 7 + tried;
        const wanted = tried === 0 && quest ? quest : choices[index % choices.length];
        tried++;
        wanted.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  });
}
