/** A rule ledger, read from its markdown: chapters, rules with ids, and whatever else stands between them. */
import { onShelf } from './catalogue.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** Where the printed rulebook says it. */
  readonly source: string | undefined;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly paragraphs: readonly string[];
  readonly tables: readonly (readonly (readonly string[])[])[];
}

export interface Ledger {
  readonly title: string;
  readonly preface: readonly string[];
  readonly chapters: readonly Chapter[];
}

const RULE = /^- \*\*([A-Z][A-Z0-9-]*-\d+)\*\*\s+(.*)$/;
const SOURCE = /\s*_\(([^)]*)\)_\s*$/;

export function readLedger(markdown: string): Ledger {
  let title = '';
  const preface: string[] = [];
  const chapters: {
    id: string;
    title: string;
    rules: Rule[];
    paragraphs: string[];
    tables: string[][][];
  }[] = [];
  for (const line of markdown.replaceAll(/"([^"\n]*)"/g, '“$1”').split('\n')) {
    const chapter = chapters.at(-1);
    const rule = RULE.exec(line);
    if (line.startsWith('# ')) title = line.slice(2).replace(/:? *rule ledger$/, '');
    else if (line.startsWith('## ')) {
      const [id, ...rest] = line.slice(3).split(':');
      const name = rest.join(':').trim() || id;
      chapters.push({
        id: id.trim(),
        title: name[0].toUpperCase() + name.slice(1),
        rules: [],
        paragraphs: [],
        tables: [],
      });
    } else if (rule && chapter) {
      const source = SOURCE.exec(rule[2])?.[1];
      chapter.rules.push({ id: rule[1], text: rule[2].replace(SOURCE, ''), source });
    } else if (line.startsWith('|') && chapter) addRow(chapter.tables, line);
    else if (line.trim() && chapter) chapter.paragraphs.push(line.replace(/^- /, ''));
    else if (line.trim()) preface.push(line);
  }
  return { title, preface, chapters };
}

function addRow(tables: string[][][], line: string): void {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  const last = tables.at(-1);
  if (last && last[0].length === cells.length) last.push(cells);
  else tables.push([cells]);
}

const read = new Map<string, Promise<Ledger | undefined>>();

export function ledgerOf(game: string): Promise<Ledger | undefined> {
  let found = read.get(game);
  if (!found) {
    found = onShelf(game)?.rules?.().then(readLedger) ?? Promise.resolve(undefined);
    read.set(game, found);
  }
  return found;
}
