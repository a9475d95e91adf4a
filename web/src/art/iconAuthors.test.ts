import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cardSigns } from './cardSigns.ts';
import { iconsByAuthor } from './iconAuthors.ts';

const src = fileURLToPath(new URL('..', import.meta.url));
const sets = globSync('**/*cons.json', { cwd: src }).map(
  (file) => JSON.parse(readFileSync(`${src}/${file}`, 'utf8')) as object,
);

test('every icon that is drawn is credited, and no other', () => {
  const drawn = new Set([...sets.flatMap(Object.keys), ...Object.values(cardSigns)]);
  const credited: readonly string[] = Object.values(iconsByAuthor).flat();
  expect(credited.filter((name) => !drawn.has(name))).toEqual([]);
  expect([...drawn].filter((name) => !credited.includes(name))).toEqual([]);
});
