// Takes the icons that we use out of @iconify-json/game-icons into src/, each set into its file, so that only those are
// bundled, each with what needs it. Run after changing the sets: `npx node web/tools/icons.ts`.
import { writeFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { iconSets } from '../src/art/iconSets.ts';
import { thinPath } from './thinPath.ts';

function pathOf(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`game-icons has no icon '${name}'.`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
  if (!path) throw new Error(`The icon '${name}' is more than one path: ${icon.body.slice(0, 120)}`);
  return thinPath(path);
}

for (const [file, names] of Object.entries(iconSets)) {
  const found = Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  writeFileSync(new URL(`../src/${file}`, import.meta.url), `${JSON.stringify(found, null, 2)}\n`);
  console.log(`${file}: ${names.length} icons`);
}
