/**
 * Prints the engravings into web/public/art: `npx node web/tools/engrave.ts`, or with the names of some of them. With
 * `--proofs FOLDER` it also lays them out at several sizes, on dark and on light, and photographs that.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium as playwright } from 'playwright-core';
import { shelves } from '../engraving/pictures.ts';
import { printed } from '../engraving/print.ts';
import { chromium } from '../testing/browser.ts';

const SIZES = [64, 160, 400];

const { values, positionals } = parseArgs({
  options: { proofs: { type: 'string' } },
  allowPositionals: true,
});
const art = fileURLToPath(new URL('../public/art/', import.meta.url));

for (const [shelf, pictures] of Object.entries(shelves)) {
  const wanted = Object.keys(pictures).filter(
    (name) => positionals.length === 0 || positionals.includes(name),
  );
  mkdirSync(join(art, shelf), { recursive: true });
  const svgs = wanted.map((name) => ({ name, svg: printed(pictures[name]) }));
  for (const { name, svg } of svgs) writeFileSync(join(art, shelf, `${name}.svg`), svg);
  const bytes = svgs.reduce((sum, { svg }) => sum + gzipSync(svg).length, 0);
  if (wanted.length > 0)
    console.log(`${shelf}: ${wanted.length} pictures, ${Math.round(bytes / 1000)} kB gzipped`);
  if (values.proofs && wanted.length > 0) await photograph(values.proofs, shelf, svgs);
}

interface Printed {
  readonly name: string;
  readonly svg: string;
}

async function photograph(folder: string, shelf: string, svgs: readonly Printed[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await playwright.launch(chromium());
  const page = await browser.newPage({ viewport: { width: 1440, height: 300 } });
  for (const size of SIZES) {
    for (const [ground, colour] of [
      ['dark', '#15110e'],
      ['light', '#e4d9c3'],
    ]) {
      const shown = svgs.map(
        ({ name, svg }) =>
          `<figure style="display:inline-block;margin:3px;font:9px sans-serif;color:#888;width:${size}px;overflow:hidden"><img width="${size}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"><br>${name}</figure>`,
      );
      await page.setContent(`<body style="margin:4px;background:${colour}">${shown.join('')}</body>`);
      await page.waitForFunction(() => [...document.images].every((image) => image.complete));
      await page.screenshot({ path: join(folder, `${shelf}-${size}-${ground}.png`), fullPage: true });
    }
  }
  await browser.close();
}
