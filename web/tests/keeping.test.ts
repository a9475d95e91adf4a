/** Nothing is lost: reloads, files, no network. */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { App } from '../testing/app.ts';

test('closing the tab in the middle of a fight brings back exactly that', async () => {
  await using app = await App.visit();
  await app.begin('dungeonquest-classic', { preset: 'Classic', seed: 'three' });
  await app.playUntil('button.dq-play');
  expect(await app.page.locator('button.dq-play').count()).toBeGreaterThan(0);
  const words = async () => [
    await app.prompt.innerText(),
    await app.page.locator('.dq-combat').innerText(),
    await app.page.locator('.log').innerText(),
  ];
  const before = await words();
  await app.page.reload();
  await app.ready();
  expect(await words()).toEqual(before);
});

test('a draft under way survives a reload', async () => {
  await using app = await App.visit();
  await app.begin('market');
  await app.ready();
  await app.page.getByRole('button', { name: 'Sell' }).click();
  await app.page.locator('.option').first().click();
  const picked = await app.page.locator('.picks').innerText();
  await app.page.reload();
  expect(await app.page.locator('.picks').innerText()).toBe(picked);
});

test('a broken file is refused with a clear message and nothing is lost', async () => {
  await using app = await App.visit();
  await app.begin('pig');
  await app.ready();
  await app.go();
  const bring = (name: string, text: string) =>
    app.page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring('broken.json', '{ "record": ');
  await app.page.getByText(/This is not a match|This match file is/).waitFor();
  await bring(
    'foreign.json',
    JSON.stringify({
      record: {
        game: 'pig',
        version: '0-old',
        setup: { seats: [{}, {}], options: {}, seed: 'x' },
        choices: [],
      },
    }),
  );
  await app.page.getByText(/version/).waitFor();
  await app.page.getByText('Pig', { exact: true }).first().waitFor();
  expect(await app.page.locator('.open-table').count()).toBe(1);
});

test('a match exported as a file comes back by import', async () => {
  await using app = await App.visit();
  await app.begin('pig', { seed: 'file' });
  await app.ready();
  await app.page.getByRole('button', { name: 'Menu' }).click();
  const download = app.page.waitForEvent('download');
  await app.page.getByRole('button', { name: 'Export the match' }).click();
  const file = join(tmpdir(), `underhall-${process.pid}.json`);
  await (await download).saveAs(file);
  await app.go();
  await app.page.locator('input[type="file"]').setInputFiles(file);
  await app.ready();
  await app.go();
  await app.page.locator('.open-table').nth(1).waitFor();
  expect(await app.page.locator('.open-table').count()).toBe(2);
});

test('once loaded, the app opens and plays without a network', async () => {
  await using app = await App.visit({ keeps: true });
  await app.go();
  await app.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await app.page.reload();
  await app.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await app.context.setOffline(true);
  await app.page.reload();
  await app.begin('dungeonquest-classic', { preset: 'Solo' });
  await app.ready();
  await app.chooseAny();
});

test('the app can be installed: a manifest with icons that are what it says', async () => {
  await using app = await App.visit();
  await app.go();
  const found = await app.page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const manifest = await (await fetch(link?.href ?? '')).json();
    const sizes: string[] = [];
    for (const { src } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
      const image = new Image();
      image.src = new URL(src, link?.href).href;
      await image.decode();
      sizes.push(`${image.naturalWidth}x${image.naturalHeight}`);
    }
    return { name: manifest.name, display: manifest.display, start: manifest.start_url, sizes };
  });
  expect(found).toEqual({
    name: 'Underhall',
    display: 'standalone',
    start: './',
    sizes: ['192x192', '512x512', '512x512'],
  });
});

test('several matches lie side by side, each as it was left', async () => {
  await using app = await App.visit();
  const left: string[] = [];
  for (const seed of ['one', 'two']) {
    await app.begin('dungeonquest-classic', { preset: 'Solo', seed });
    for (let i = 0; i < 3; i++) if ((await app.ready()) === 'choose') await app.chooseAny();
    await app.ready();
    left.unshift(await app.page.locator('.log').innerText());
  }
  // The one that was touched last lies first; opening the second makes it the first.
  for (const log of left) {
    await app.go();
    const tables = app.page.locator('.open-table > a');
    await tables.first().waitFor();
    expect(await tables.count()).toBe(2);
    await tables.nth(log === left[0] ? 0 : 1).click();
    await app.ready();
    expect(await app.page.locator('.log').innerText()).toBe(log);
  }
});

test('a report of a problem holds the match, and opens again as one', async () => {
  await using app = await App.visit();
  await app.begin('pig', { seed: 'report' });
  await app.ready();
  await app.chooseAny();
  await app.ready();
  await app.page.getByRole('button', { name: 'Menu' }).click();
  const download = app.page.waitForEvent('download');
  await app.page.getByRole('button', { name: 'Report a problem' }).click();
  const file = join(tmpdir(), `underhall-report-${process.pid}.json`);
  await (await download).saveAs(file);
  const { record, seen, browser } = JSON.parse(readFileSync(file, 'utf8'));
  expect(record.setup.seed).toBe('report');
  expect(seen.game).toBe('pig');
  expect(browser).toContain('Mozilla');
  await app.go();
  await app.page.locator('input[type="file"]').setInputFiles(file);
  await app.ready();
});
