// Takes the icons that we use out of @iconify-json/game-icons into src/, so that only those are bundled: into
// src/art/icons.json, and those that one game alone needs into a file beside it. Run after changing the lists:
// `npx node web/tools/icons.ts`.
import { writeFileSync } from 'node:fs';
import { icons } from '@iconify-json/game-icons';
import { dungeonIcons, usedIcons } from '../src/art/iconAuthors.ts';

function pathOf(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`game-icons has no icon '${name}'.`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
  if (!path) throw new Error(`The icon '${name}' is more than one path: ${icon.body.slice(0, 120)}`);
  return path;
}

function write(file: string, names: readonly string[]): void {
  const found = Object.fromEntries(names.toSorted().map((name) => [name, pathOf(name)]));
  writeFileSync(new URL(`../src/${file}`, import.meta.url), `${JSON.stringify(found, null, 2)}\n`);
  console.log(`${file}: ${names.length} icons`);
}

const apart = new Set<string>(dungeonIcons);
write(
  'art/icons.json',
  usedIcons.filter((name) => !apart.has(name)),
);
write('dungeon/icons.json', dungeonIcons);
