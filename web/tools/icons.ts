// Takes the icons that we use out of @iconify-json/game-icons into src/art/icons.json, so that only those are
// bundled. Run after changing the list: `npx node web/tools/icons.ts`.
import { writeFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { usedIcons } from '../src/art/iconAuthors.ts';

const found: Record<string, string> = {};
for (const name of usedIcons.toSorted()) {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`game-icons has no icon '${name}'.`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
  if (!path) throw new Error(`The icon '${name}' is more than one path: ${icon.body.slice(0, 120)}`);
  found[name] = path;
}
writeFileSync(new URL('../src/art/icons.json', import.meta.url), `${JSON.stringify(found, null, 2)}\n`);
console.log(`${usedIcons.length} icons`);
