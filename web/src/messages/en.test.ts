import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { presets as dungeon } from '@underhall/dungeon/presets';
import { presets as dungeonquest } from '@underhall/dungeonquest/presets';
import { expect, test } from 'vitest';
import { games, tavern } from '../games/catalogue.ts';
import { LEVELS } from '../play/levels.ts';
import { en } from './en.ts';

const SOURCE = join(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const textOf = (file: string) => readFileSync(join(SOURCE, file), 'utf8');
const isTable = (file: string) => /(?:^|[./\\])en\.ts$/.test(file);
const tables = files.filter(isTable).map(textOf);
const code = files
  .filter((file) => !isTable(file))
  .map(textOf)
  .join('\n');

/** Keys that are put together where they are said: `kind.${kind}`. */
const made = [...code.matchAll(/(?<!\.)\bsay(?:If)?\(\s*`([^`]+)`/g)].map(([, template]) => ({
  template,
  fits: new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(RegExp.escape)
      .join('[^.]+')}$`,
  ),
}));

test('every message is said somewhere', () => {
  const silent = Object.keys(en).filter(
    (key) => !code.includes(`'${key}'`) && !made.some(({ fits }) => fits.test(key)),
  );
  expect(silent).toEqual([]);
});

test('no message stands in two tables', () => {
  const keys = tables.flatMap((file) => file.match(/^ {2}(?:'[^']+'|[a-z]+)(?=:)/gm) ?? []);
  expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([]);
  expect(keys.length).toBe(Object.keys(en).length);
});

test('every key that is put together leads to a message', () => {
  const keys = Object.keys(en);
  const lost = made.filter(({ fits }) => !keys.some((key) => fits.test(key)));
  expect(lost.map(({ template }) => template)).toEqual([]);
});

test('every game, preset and level of bots has its words', () => {
  const wanted = [
    ...[...games, ...tavern].map(({ id }) => `home.box.${id}`),
    ...[...dungeonquest, ...dungeon].flatMap(({ id }) => [`set.preset.${id}`, `set.preset.${id}.sentence`]),
    ...LEVELS.flatMap((level) => [`level.${level}`, `level.${level}.sentence`, `bot.${level}`]),
  ];
  expect(wanted.filter((key) => !(key in en))).toEqual([]);
});
