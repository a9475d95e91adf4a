/** Every screen, on a desk and on a phone: accessible, in the right words, nothing beyond its edge. */
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { App, DESKTOP, PHONE } from '../testing/app.ts';

const SCREENS = [
  '',
  'set/dungeonquest-classic',
  'set/market',
  'learn',
  'daily',
  'rules/pig',
  'rules/dungeonquest-classic/DQ-MOVE-7',
  'compendium/duel',
  'compendium/dungeonquest-classic',
  'hall',
  'lab',
  'packs',
  'settings',
  'credits',
  'nowhere',
];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

async function violations(app: App): Promise<string[]> {
  const found = await app.page.evaluate(async (source) => {
    if (!('axe' in window)) new Function(source)();
    const { axe: checker } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await checker.run()).violations;
  }, axe.source);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((n) => `${n.html} ${n.failureSummary ?? ''}`)
        .join('\n   ')}`,
  );
}

async function settled(app: App): Promise<void> {
  await app.page.waitForFunction(() => !document.body.innerText.includes('One moment'));
  await app.page.waitForLoadState('networkidle');
  // Colours fade from theme to theme; they are judged when they have arrived.
  await app.page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`every screen is accessible and fits (${name})`, async () => {
    await using app = await App.visit({ size });
    const problems: string[] = [];
    for (const screen of SCREENS) {
      await app.go(screen);
      await settled(app);
      const wide = await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) problems.push(`${screen}: ${wide} px too wide`);
      problems.push(...(await violations(app)).map((found) => `${screen}: ${found}`));
    }
    expect(problems).toEqual([]);
    expect(app.troubles).toEqual([]);
  }, 120_000);

  test(`the tables are accessible and fit (${name})`, async () => {
    await using app = await App.visit({ size });
    for (const game of ['market', 'dungeonquest-classic']) {
      await app.begin(game, game === 'market' ? {} : { preset: 'Classic' });
      for (let i = 0; i < 5; i++) if ((await app.ready()) === 'choose') await app.chooseAny();
      await app.ready();
      expect(await violations(app)).toEqual([]);
    }
  }, 120_000);
}

test('light theme: every screen is accessible', async () => {
  await using app = await App.visit({ settings: { theme: 'light' } });
  const problems: string[] = [];
  for (const screen of ['', 'set/dungeonquest-classic', 'rules/pig', 'settings', 'hall']) {
    await app.go(screen);
    await settled(app);
    problems.push(...(await violations(app)).map((found) => `${screen}: ${found}`));
  }
  expect(problems).toEqual([]);
});

test('no text is stuck in the code: in the pseudo language everything is translated', async () => {
  await using app = await App.visit({ query: '?locale=pseudo' });
  const stuck: string[] = [];
  const look = async (where: string) => {
    const found = await app.page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || element.closest('script, style, .kbd, .rule')) continue;
        const marked = element.closest('[translate]');
        if (marked?.getAttribute('translate') === 'no') continue;
        if (/[A-Za-z]{2,}/.test(node.textContent ?? '')) texts.push((node.textContent ?? '').trim());
      }
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        if (element.closest('[translate="no"]')) continue;
        for (const name of ['aria-label', 'title', 'placeholder']) {
          const text = element.getAttribute(name);
          if (text && /[A-Za-z]{3,}/.test(text)) texts.push(`${name}: ${text}`);
        }
      }
      return texts;
    });
    stuck.push(...found.map((text) => `${where}: ${text}`));
  };
  for (const screen of [
    '',
    'set/pig',
    'learn',
    'daily',
    'rules/pig',
    'compendium/duel',
    'hall',
    'lab',
    'packs',
    'settings',
    'credits',
  ]) {
    await app.go(screen);
    await app.page.waitForLoadState('networkidle');
    await look(screen);
  }
  expect(stuck).toEqual([]);
});
