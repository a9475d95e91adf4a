import { chromium as playwright } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Chromium, chromium, packagedChromium } from './chromium.ts';

async function titleOf(browserFound: Chromium): Promise<string> {
  const browser = await playwright.launch({ ...browserFound });
  try {
    const page = await browser.newPage();
    await page.setContent('<title>old</title>');
    return await page.evaluate('document.title = "Under" + "hall"');
  } finally {
    await browser.close();
  }
}

test.runIf(process.platform === 'linux')(
  'the Chromium from npm opens a page and runs its script',
  { timeout: 60_000 },
  async () => {
    expect(await titleOf(packagedChromium())).toBe('Underhall');
  },
);

test('the Chromium that is found first opens a page and runs its script', { timeout: 60_000 }, async () => {
  expect(await titleOf(chromium())).toBe('Underhall');
});
