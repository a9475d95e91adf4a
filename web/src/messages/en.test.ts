import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@underhall/bots/level';
import { TEMPERAMENTS } from '@underhall/bots/temperament';
import { shelf } from '@underhall/table/shelf';
import { expect, test } from 'vitest';
import { en as common } from './en.ts';

/** The tables of parts of the app, each loaded with its part. */
const parts = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>('../**/*.en.ts', {
  eager: true,
});
const en: Readonly<Record<string, string>> = Object.assign(
  {},
  common,
  ...Object.values(parts).flatMap((module) => Object.values(module)),
);

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
const fittingIn = (text: string) =>
  [...text.matchAll(/(?<!\.)\bsay(?:If)?\(\s*`([^`]+)`/g)].map(([, template]) => ({
    template,
    fits: new RegExp(
      `^${template
        .split(/\$\{[^}]*\}/)
        .map(RegExp.escape)
        .join('[^.]+')}$`,
    ),
  }));
const made = fittingIn(code);

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

test('every preset and level of bots has its words', () => {
  const presets = shelf.flatMap((game) => game.presets ?? []);
  const wanted = [
    ...presets.flatMap(({ id }) => [`set.preset.${id}`, `set.preset.${id}.sentence`]),
    ...TEMPERAMENTS.map((each) => `rival.${each}`),
    ...LEVELS.flatMap((level) => [`level.${level}`, `level.${level}.sentence`, `bot.${level}`]),
  ];
  expect(wanted.filter((key) => !(key in en))).toEqual([]);
});

test('what all screens may say stands in no table that only a part of them loads', () => {
  const folders = Object.keys(parts).map((file) => file.split('/')[1]);
  const shared = files.filter((file) => !isTable(file) && !folders.includes(file.split(/[\\/]/)[0]));
  const own = Object.keys(en).filter((key) => !(key in common));
  const misplaced = shared.flatMap((file) => {
    const text = textOf(file);
    const templates = fittingIn(text);
    return own.filter((key) => text.includes(`'${key}'`) || templates.some(({ fits }) => fits.test(key)));
  });
  expect(misplaced).toEqual([]);
});
