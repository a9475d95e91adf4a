// Draws the icons of @iconify-json/game-icons that we use into the sets in src/, so that only those are bundled, each with
// what needs it. A set is a file: its names say what is in it. To add an icon write its name into the set ("troll": "") and
// run `npx node web/tools/icons.ts`. Every screen has those of art/icons.json; what a set needs beyond them stands in it,
// even if another set has it too. The pictures of cardSigns.ts are files of their own, each loaded when it is looked at.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { icons } from '@iconify-json/game-icons';
import { cardSigns } from '../src/art/cardSigns.ts';
import { thinPath } from './thinPath.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const SETS = '**/{icons,*Icons}.json';

function pathOf(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`game-icons has no icon '${name}'.`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
  if (!path) throw new Error(`The icon '${name}' is more than one path: ${icon.body.slice(0, 120)}`);
  return thinPath(path);
}

for (const file of globSync(SETS, { cwd: src }).toSorted()) {
  const names = Object.keys(JSON.parse(readFileSync(join(src, file), 'utf8'))).toSorted();
  const found = Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  writeFileSync(join(src, file), `${JSON.stringify(found, null, 2)}\n`);
  console.log(`${file}: ${names.length} icons`);
}

const signs = new URL('../public/art/signs/', import.meta.url);
mkdirSync(signs, { recursive: true });
for (const [id, name] of Object.entries(cardSigns)) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#ecdcb6" d="${pathOf(name)}"/></svg>`;
  writeFileSync(new URL(`${id}.svg`, signs), `${drawn}\n`);
}
console.log(`signs of cards: ${Object.keys(cardSigns).length}`);
