// Draws the app's icons as PNG for systems that want them so, from the SVG in public/: `npx node web/tools/appIcons.ts`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright-core';
import { chromium } from '../testing/browser.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const ICONS = [
  ['icon', 'icon-192', 192],
  ['icon', 'icon-512', 512],
  ['icon-maskable', 'icon-maskable-512', 512],
  // What iOS puts on the home screen: square, it rounds the corners itself.
  ['icon-maskable', 'apple-touch-icon', 180],
] as const;

const browser = await playwright.launch(chromium());
try {
  for (const [drawing, name, size] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = readFileSync(`${folder}${drawing}.svg`, 'utf8');
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
    await page.close();
    console.log(`web/public/${name}.png`);
  }
} finally {
  await browser.close();
}
