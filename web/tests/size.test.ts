import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { App } from '../testing/app.ts';

for (const [game, preset] of [
  ['dungeonquest-classic', 'Solo'],
  ['dungeonquest-revised', 'Solo'],
  ['dungeon', 'Expert'],
  ['dungeoneer', undefined],
] as const)
  test(`the table of ${game} loads less than 298 kB of JavaScript, gzipped`, () => measure(game, preset));

async function measure(game: string, preset: string | undefined): Promise<void> {
  await using app = await App.visit();
  await app.begin(game, preset === undefined ? {} : { preset });
  const table = app.page.url();
  await app.page.close();
  const loaded = new Set<string>();
  // Its service worker fetches everything for later; that is not what the table waits for.
  app.context.on('request', (request) => {
    if (request.url().endsWith('.js') && !request.serviceWorker()) loaded.add(request.url());
  });
  const page = await app.context.newPage();
  await page.goto(table);
  await page.locator('.option, [data-cell][data-kind="open"]').first().waitFor();
  const sizes = await Promise.all(
    [...loaded].map(async (file) => gzipSync(await (await fetch(file)).text()).length),
  );
  const worker = [...loaded].some((file) => file.includes('worker'));
  expect(worker, 'the rules in the worker are counted too').toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(298_000);
}
