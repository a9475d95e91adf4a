/** Which rules are named by the title of a test or by a scenario. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleIdsIn } from '@underhall/kernel';

/** Every rule id that is named, with the first file that names it. */
export function namedUnder(folder: string): Map<string, string> {
  const named = new Map<string, string>();
  const name = (file: string, texts: readonly string[]) => {
    for (const id of texts.flatMap(ruleIdsIn)) if (!named.has(id)) named.set(id, file);
  };
  for (const file of filesUnder(folder, '**/*.test.ts')) name(file, testTitles(readFileSync(file, 'utf8')));
  for (const file of filesUnder(folder, '**/scenarios/**/*.json')) name(file, scenarioRules(file));
  return named;
}

function filesUnder(folder: string, pattern: string): string[] {
  const found = globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**'] });
  return found.map((file) => join(folder, file)).sort();
}

function scenarioRules(file: string): string[] {
  try {
    const { rules } = JSON.parse(readFileSync(file, 'utf8')) as { rules?: unknown };
    return Array.isArray(rules) ? rules.filter((rule) => typeof rule === 'string') : [];
  } catch {
    return []; // `underhall scenario` tells what is wrong with it.
  }
}

const CALL = /(?<![\w.$])(?:it|test|describe)((?:\.\w+)*)\s*\(/g;

/** The titles of `it`, `test` and `describe`; for `.each` also the texts of its table, which become titles. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  for (const call of source.matchAll(CALL)) {
    let open = call.index + call[0].length;
    if (/\.(each|for|skipIf|runIf)\b/.test(call[1])) {
      const close = closing(source, open);
      if (/\.(each|for)\b/.test(call[1]))
        titles.push(...stringsIn(tableOf(source, source.slice(open, close))));
      const next = /^\s*\(/.exec(source.slice(close + 1));
      if (!next) continue;
      open = close + 1 + next[0].length;
    }
    const title = STRING_HERE.exec(source.slice(open));
    if (title) titles.push(title[2]);
  }
  return titles;
}

/** The table itself where it stands in the call; where it has a name, what that name is declared as. */
function tableOf(source: string, written: string): string {
  const name = /^\s*([A-Za-z_$][\w$]*)\s*$/.exec(written)?.[1];
  if (!name) return written;
  const declared = new RegExp(`(?:const|let)\\s+${name.replace('$', '\\$')}\\b[^=]*=\\s*\\[`).exec(source);
  if (!declared) return written;
  const open = declared.index + declared[0].length;
  return source.slice(open, closing(source, open, '[', ']'));
}

const STRING_HERE = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s;
const STRING = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

function stringsIn(source: string): string[] {
  return [...source.matchAll(STRING)].map(([, , text]) => text);
}

/** Where the bracket that is open at `from` closes; brackets in strings do not count. */
function closing(source: string, from: number, opening = '(', ending = ')'): number {
  let depth = 1;
  for (let i = from; i < source.length; i++) {
    const char = source[i];
    if (char === "'" || char === '"' || char === '`') {
      for (i++; i < source.length && source[i] !== char; i++) if (source[i] === '\\') i++;
    } else if (char === opening) depth++;
    else if (char === ending && --depth === 0) return i;
  }
  return source.length;
}
