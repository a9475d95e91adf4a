/**
 * Measures the DungeonQuest table in a real Chromium and compares with what we promise (docs/measuring.md):
 * `npx node web/tools/measure.ts`, or only one of them: `npx node web/tools/measure.ts whileBotsThink`. Times are of this
 * machine at this moment: run it when nothing else runs.
 */
import { availableParallelism, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { dungeonquestClassic } from '@underhall/dungeonquest';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { buildIfNeeded } from '../build.ts';
import { serve } from '../serve.ts';
import { chromium } from '../testing/browser.ts';

interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'kB';
  readonly least: number;
  readonly more?: string;
}

const GAME = 'dungeonquest-classic';
const OPEN = '.option, [data-cell][data-kind="open"]';
const MS = 1000;

/** What the trace of a page's main thread tells about one event; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself worked, without what other programs took meanwhile. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

class Visit {
  readonly address: string;
  readonly context: BrowserContext;

  constructor(address: string, context: BrowserContext) {
    this.address = address;
    this.context = context;
  }

  /** A visitor with nothing in the cache; `settings` as in the app. */
  static async by(browser: Browser, address: string, settings: object = {}): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    await context.addInitScript(
      (text) => localStorage.setItem('underhall.settings', text),
      JSON.stringify({ confirm: 'never', ...settings }),
    );
    return new Visit(address, context);
  }

  async page(path = '') {
    const page = await this.context.newPage();
    await page.goto(`${this.address}#/${path}`);
    return page;
  }

  /** Opens a match that is brought along as a file. */
  async bring(arranged: readonly object[], sitters: readonly object[]) {
    const game = dungeonquestClassic.open([]);
    const setup = game.agree({ seats: sitters.map(() => ({})), seed: 'measure' });
    const record = { game: GAME, version: game.version, setup, choices: [], arranged };
    const page = await this.page();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ underhall: 'match', record, sitters, packs: [] })),
    });
    await page.locator('.dq').waitFor();
    return page;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.context.close();
  }
}

/** Everything the main thread of a page did while `work` was done. */
async function traced(browser: Browser, session: CDPSession, work: () => Promise<void>): Promise<Traced[]> {
  const root = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  root.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const done = new Promise<void>((resolve) => root.on('Tracing.tracingComplete', () => resolve()));
  await root.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  // The page's own mark finds its thread among those of all processes.
  await session.send('Runtime.evaluate', { expression: 'console.timeStamp("measured")' });
  await work();
  await root.send('Tracing.end');
  await done;
  await root.detach();
  const mark = events.find(
    ({ name, args }) => name === 'TimeStamp' && JSON.stringify(args).includes('measured'),
  );
  if (!mark) throw new Error('The trace does not have the page in it.');
  return events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid).sort((a, b) => a.ts - b.ts);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const high = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)];

/** First visit, cold: from the address to the first space that can be chosen, two clicks later. */
async function firstChoice(browser: Browser, address: string): Promise<Figure> {
  await using visit = await Visit.by(browser, address);
  const page = await visit.context.newPage();
  const start = performance.now();
  await page.goto(address);
  await page.locator(`a[href*="${GAME}"]`).first().click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator(OPEN).first().waitFor();
  return { what: 'first visit to first choice', value: performance.now() - start, unit: 'ms', least: 3000 };
}

/** What a table that is opened by its address loads: the page's scripts and those of its worker. */
async function javascript(browser: Browser, address: string): Promise<Figure> {
  await using visit = await Visit.by(browser, address);
  const first = await visit.page(`set/${GAME}`);
  await first.getByRole('button', { name: 'Begin', exact: true }).click();
  await first.locator(OPEN).first().waitFor();
  const url = first.url();
  await first.close();
  const loaded = new Set<string>();
  visit.context.on('request', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) loaded.add(request.url());
  });
  const page = await visit.context.newPage();
  await page.goto(url);
  await page.locator(OPEN).first().waitFor();
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  for (const file of loaded) bytes += gzipSync(await (await fetch(file)).text()).length;
  return {
    what: 'JavaScript of the table, gzipped',
    value: bytes / 1000,
    unit: 'kB',
    least: 300,
    more: `${loaded.size} files`,
  };
}

/** From a click until the frame in which its answer is seen. */
async function clickToAnswer(browser: Browser, address: string): Promise<Figure> {
  await using visit = await Visit.by(browser, address, { speed: 'off' });
  const page = await visit.bring([], [{ kind: 'me', name: 'Measure' }]);
  await page.locator(OPEN).first().waitFor();
  const times = await page.evaluate(async (open) => {
    const found: number[] = [];
    const moment = () => document.querySelector('[data-moment]')?.getAttribute('data-moment');
    for (let i = 0; i < 60 && !document.querySelector('[role="dialog"]'); i++) {
      const choices = document.querySelectorAll<HTMLElement>(open);
      if (choices.length === 0) break;
      const before = moment();
      const start = performance.now();
      choices[(i * 7) % choices.length].click();
      await new Promise<void>((resolve) => {
        const look = () => (moment() === before ? requestAnimationFrame(look) : resolve());
        requestAnimationFrame(look);
      });
      found.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return found;
  }, OPEN);
  return {
    what: 'click to visible answer, median',
    value: median(times),
    unit: 'ms',
    least: 50,
    more: `95 % within ${high(times).toFixed(0)} ms, ${times.length} clicks`,
  };
}

/** The longest task of the page's thread while four bots of the highest level think and it shows what they do. */
async function whileBotsThink(browser: Browser, address: string): Promise<Figure> {
  await using visit = await Visit.by(browser, address, { speed: 'quick' });
  const page = await visit.bring(
    [],
    ['A', 'B', 'C', 'D'].map((name) => ({ kind: 'bot', name, level: 'dragonlord' })),
  );
  const session = await visit.context.newCDPSession(page);
  const before = await momentOf(page);
  const events = await traced(browser, session, () => page.waitForTimeout(25 * MS));
  const choices = (await momentOf(page)) - before;
  const tasks = events.filter(({ name, ph }) => name.endsWith('RunTask') && ph === 'X');
  const longest = Math.max(...tasks.map(workOf)) / 1000;
  const whole = Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
  return {
    what: 'longest task while bots think',
    value: longest,
    unit: 'ms',
    least: 50,
    more: `with what other programs took ${whole.toFixed(0)} ms; ${tasks.length} tasks, ${choices} choices`,
  };
}

async function momentOf(page: Page): Promise<number> {
  // Choices, and picks of a draft.
  const moment = await page.locator('[data-moment]').first().getAttribute('data-moment');
  return Number.parseInt(moment ?? '0', 10);
}

function workOf({ tdur, dur = 0 }: Traced): number {
  return tdur ?? dur;
}

/** A board on which every chamber of the box lies. */
function everyChamber(): object[] {
  const faces = dungeonquestClassic.open([]).faces as readonly { id: string; back: string; count?: number }[];
  const tiles = faces.flatMap(({ id, back, count = 1 }) =>
    back === 'chamber' ? Array.from({ length: count }, () => id) : [],
  );
  const printed = new Set(['A1', 'M1', 'A10', 'M10', 'G5', 'G6']);
  const spaces = [...'ABCDEFGHIJKLM'].flatMap((column) =>
    Array.from({ length: 10 }, (_, row) => `${column}${row + 1}`).filter((space) => !printed.has(space)),
  );
  return tiles.slice(0, spaces.length).map((chamber, i) => ({ chamber, at: spaces[i], entry: 'south' }));
}

const COUNTED = new Set([
  'FunctionCall',
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
  'UpdateLayoutTree',
  'Layout',
]);

/** Script and layout per frame while the full board is dragged about. */
async function whilePanning(browser: Browser, address: string): Promise<Figure> {
  await using visit = await Visit.by(browser, address, { speed: 'off' });
  const page = await visit.bring(everyChamber(), [{ kind: 'me', name: 'Measure' }]);
  await page.locator(OPEN).first().waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await page.waitForTimeout(800);
  const session = await visit.context.newCDPSession(page);
  const events = await traced(browser, session, async () => {
    await page.mouse.move(700, 400);
    await page.mouse.down();
    for (let i = 0; i < 120; i++) {
      await page.mouse.move(700 + 180 * Math.sin(i / 9), 400 + 120 * Math.cos(i / 7));
      await page.waitForTimeout(12);
    }
    await page.mouse.up();
  });
  const frames: number[] = [];
  let counted = 0;
  let until = 0;
  for (const event of events) {
    const { name, ts, dur = 0 } = event;
    // What happens inside something counted is counted with it.
    if (COUNTED.has(name) && ts >= until) {
      counted += workOf(event);
      until = ts + dur;
    }
    if (name === 'Commit') {
      frames.push(counted / 1000);
      counted = 0;
    }
  }
  return {
    what: 'script and layout per frame while panning, median',
    value: median(frames) ?? 0,
    unit: 'ms',
    least: 8,
    more: `95 % within ${(high(frames) ?? 0).toFixed(1)} ms, ${frames.length} frames`,
  };
}

const MEASURES = [javascript, firstChoice, clickToAnswer, whilePanning, whileBotsThink];
const names = process.argv.slice(2);
const wanted = MEASURES.filter(({ name }) => names.length === 0 || names.includes(name));
if (wanted.length === 0) throw new Error(`There are: ${MEASURES.map(({ name }) => name).join(', ')}.`);

await buildIfNeeded((line) => console.log(line));
const busy = loadavg()[0];
if (busy > availableParallelism() / 2)
  console.log(`The machine is busy (load ${busy.toFixed(1)}): times are longer than they would be.`);
const { server, port } = await serve(0);
const browser = await playwright.launch(chromium());
try {
  for (const measure of wanted) {
    const { what, value, unit, least, more } = await measure(browser, `http://127.0.0.1:${port}/`);
    const digits = value < 20 ? 1 : 0;
    console.log(
      `${value < least ? '✓' : '✗'} ${what}: ${value.toFixed(digits)} ${unit} (promised: under ${least} ${unit})${more ? `; ${more}` : ''}`,
    );
    if (value >= least) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
