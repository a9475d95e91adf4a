import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EDITIONS = ['classic', 'revised'];
/** What others import, and the types of everything that either edition can have on its agenda or tell. */
const NAMING = ['index.ts', 'editions.ts'];

function sourcesIn(folder: string): string[] {
  const all = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' });
  return all
    .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
}

/** The edition that a file imports from, if any. */
function editionsIn(path: string): string[] {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  return EDITIONS.filter((edition) => new RegExp(`from '(?:\\.\\.?/)+${edition}/`).test(source));
}

test('what both editions share knows neither of them', () => {
  const shared = sourcesIn('./').filter(
    (path) => !EDITIONS.some((edition) => path.startsWith(`./${edition}/`)),
  );
  expect(shared.length).toBeGreaterThan(60);
  expect(shared.filter((path) => editionsIn(path).length > 0)).toEqual(
    NAMING.map((name) => `./${name}`).sort(),
  );
});

test('no edition knows the other', () => {
  for (const edition of EDITIONS) {
    const other = EDITIONS.filter((one) => one !== edition);
    const sources = sourcesIn(`./${edition}/`);
    expect(sources.length).toBeGreaterThan(30);
    expect(sources.filter((path) => editionsIn(path).some((one) => other.includes(one)))).toEqual([]);
  }
});
