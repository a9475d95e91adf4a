// What to try for a rule: the changes to the code that cites it, and the tests that name it.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesIn, isTestCode, lineAt } from '../files.ts';
import { type Change, changesIn } from './mutants.ts';
import { type Region, regionsOf } from './regions.ts';
import { idsIn, ruleMentions } from './rules.ts';
import { parse, type Tree } from './tree.ts';

export interface Mutant extends Change {
  readonly file: string;
  readonly line: number;
  /** The whole file with the change made. */
  readonly code: string;
  readonly diff: string;
  readonly tests: Tests;
}

/** Test files to run and, as a regular expression, the titles in them. */
export interface Tests {
  readonly files: readonly string[];
  readonly title: string;
}

interface Source {
  readonly file: string;
  readonly tree: Tree;
  readonly regions: readonly Region[];
}

interface Naming {
  readonly file: string;
  /** The tests that run what names the rules: the file itself, or those of a scenario's package. */
  readonly run: readonly string[];
  readonly mentions: readonly { readonly text: string; readonly ids: readonly string[] }[];
}

export interface Workshop {
  readonly sources: readonly Source[];
  readonly namings: readonly Naming[];
}

export function workshop(folder: string): Workshop {
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const code = filesIn(folder, ['kernel/**/*.ts', 'games/**/*.ts']);
  const sources = code
    .filter((file) => !isTestCode(file))
    .flatMap((file): Source[] => {
      const text = read(file);
      if (idsIn(text).length === 0) return [];
      const tree = parse(file, text);
      return [{ file, tree, regions: regionsOf(tree) }];
    });
  return { sources, namings: namings(folder, read) };
}

function namings(folder: string, read: (file: string) => string): Naming[] {
  const tests = filesIn(folder, ['**/*.test.ts']).filter((file) => !file.endsWith('.slow.test.ts'));
  const texts = new Map(tests.map((file) => [file, read(file)]));
  const packages = filesIn(folder, ['*/package.json', 'games/*/package.json']).map((file) =>
    posix.dirname(file),
  );
  const runners = (scenario: string): string[] => {
    const home = packages
      .filter((name) => scenario.startsWith(`${name}/`))
      .sort((a, b) => b.length - a.length)[0];
    const own = tests.filter((file) => home === undefined || file.startsWith(`${home}/`));
    const reading = own.filter((file) => /scenario/i.test(file) || /scenario/i.test(texts.get(file) ?? ''));
    return reading.length > 0 ? reading : own;
  };
  const scenarios = filesIn(folder, ['**/scenarios/**/*.json']);
  return [
    ...[...texts].map(([file, text]) => ({ file, run: [file], mentions: ruleMentions(text) })),
    ...scenarios.map((file) => ({ file, run: runners(file), mentions: ruleMentions(read(file)) })),
  ].filter(({ mentions }) => mentions.length > 0);
}

export function citedRules({ sources }: Workshop): string[] {
  return sources.flatMap(({ regions }) => regions.flatMap(({ ids }) => ids));
}

/** The tests that name any of the rules. */
export function testsNaming({ namings }: Workshop, ids: readonly string[]): Tests {
  const files = new Set<string>();
  const titles = new Set(ids);
  for (const { run, mentions } of namings) {
    for (const mention of mentions) {
      if (!mention.ids.some((id) => ids.includes(id))) continue;
      titles.add(mention.text);
      for (const file of run) files.add(file);
    }
  }
  const escaped = [...titles].map((title) => title.replaceAll('.', '\\.'));
  return { files: [...files].sort(), title: `(?<![\\w-])(?:${escaped.join('|')})(?!\\d)` };
}

/** Every place that cites the rule, as `file:line`. */
export function citations({ sources }: Workshop, rule: string): string[] {
  return sources.flatMap(({ file, tree, regions }) =>
    regions.filter(({ ids }) => ids.includes(rule)).map(({ start }) => `${file}:${lineAt(tree.text, start)}`),
  );
}

export function mutantsOf(shop: Workshop, rule: string): Mutant[] {
  const own = shop.sources.map((source) => ({
    ...source,
    own: source.regions.filter(({ ids }) => ids.includes(rule)),
  }));
  // A file's introduction speaks of a rule from afar: it counts only where nothing nearer does.
  const near = own.some((source) => source.own.some(({ by }) => by !== 'header'));
  const found = own.flatMap((source) =>
    source.own
      .filter((region) => !near || region.by !== 'header')
      .filter((region) => !source.own.some((other) => other.by === 'comment' && liesIn(other, region)))
      .flatMap((region) => mutantsIn(shop, source, region, rule)),
  );
  return [...new Map(found.map((mutant) => [`${mutant.file} ${mutant.code}`, mutant])).values()];
}

function liesIn(inner: { start: number; end: number }, outer: { start: number; end: number }): boolean {
  return (
    inner.start >= outer.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start
  );
}

function mutantsIn(shop: Workshop, { file, tree, regions }: Source, region: Region, rule: string): Mutant[] {
  // Code with a comment of its own inside the region answers to the rules named there.
  const others = regions.filter(
    (other) => other.by === 'comment' && liesIn(other, region) && !other.ids.includes(rule),
  );
  const elsewhere = (change: Change) =>
    others.some((other) => other.start <= change.start && change.end <= other.end);
  const spans = [region, ...region.wider];
  const changes =
    spans.map(({ start, end }) => changesIn(tree, start, end)).find((list) => list.length > 0) ?? [];
  const tests = testsNaming(shop, region.ids);
  return changes
    .filter((change) => !elsewhere(change))
    .map((change) => {
      const code = tree.text.slice(0, change.start) + change.replacement + tree.text.slice(change.end);
      const line = lineAt(tree.text, change.start);
      return { ...change, file, line, code, diff: difference(tree.text, change), tests };
    });
}

/** The lines that change, before and after. */
function difference(text: string, { start, end, replacement }: Change): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const to = newline === -1 ? text.length : newline;
  const before = text.slice(from, to);
  const after = text.slice(from, start) + replacement + text.slice(end, to);
  const marked = (mark: string, lines: string) =>
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => `${mark} ${line}`)
      .join('\n');
  return `${marked('-', before)}\n${marked('+', after)}`;
}
