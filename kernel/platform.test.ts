import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chromium } from '../tools/chromium.ts';
import { hashes } from './testing/platform.ts';

/** The kernel and its examples as one script for a page; `platform.hashes()` plays the matches. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: fileURLToPath(new URL('./testing/platform.ts', import.meta.url)),
        formats: ['iife'],
        name: 'platform',
        fileName: 'platform',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0].output[0].code;
}

test('the same matches have the same hashes in Node and in Chromium', { timeout: 60_000 }, async () => {
  const browser = await playwright.launch({ ...chromium() });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle() });
    const inChromium = await page.evaluate('platform.hashes()');
    expect(inChromium).toEqual(hashes());
    expect(new Set(hashes()).size).toBe(15);
  } finally {
    await browser.close();
  }
});
