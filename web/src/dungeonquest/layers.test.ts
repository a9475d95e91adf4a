import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EDITIONS = ['classic', 'revised'];

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name));

/** Which edition a file belongs to; none if both have it. */
function editionOf(name: string): string | undefined {
  return EDITIONS.find((edition) => name.startsWith(`${edition}/`));
}

test('what the tables of both editions share draws on neither, and no edition on the other', () => {
  expect(sources.length).toBeGreaterThan(40);
  const strays = sources.filter((name) => {
    const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
    const others = EDITIONS.filter((edition) => edition !== editionOf(name));
    return others.some((edition) => text.includes(`/${edition}/`));
  });
  expect(strays).toEqual([]);
});
