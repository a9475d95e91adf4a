/** A rule ledger, read from its markdown: chapters of rules with ids, and whatever else stands between them. */
import { rulesText } from './catalogue.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** Where the printed rulebook says it. */
  readonly source: string | undefined;
}

type Row = readonly string[];
export type Part = { readonly rule: Rule } | { readonly text: string } | { readonly table: readonly Row[] };

export interface Chapter {
  /** As in the ids of its rules, where it has one. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

export interface Ledger {
  readonly title: string;
  readonly preface: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** `## COMP: components`, `## 1. COMP — components`, `### 31a. Numbers of the published game` */
const CHAPTER = /^#{2,3} (?:(\d+[a-z]?)\. )?(?:([A-Z]+)(?::| —) )?(.+)$/;
const RULE = /^- \*\*([A-Z][A-Z0-9-]*-\d+)\*\*\s+(.*)$/;
const SOURCE = /\s*_\(([^_]*)\)_\s*$/;

export function readLedger(markdown: string): Ledger {
  let title = '';
  const preface: string[] = [];
  const chapters: { id: string; title: string; parts: Part[] }[] = [];
  for (const line of inPrint(markdown).split('\n')) {
    const parts = chapters.at(-1)?.parts;
    const heading = CHAPTER.exec(line);
    if (line.startsWith('# ')) title = line.slice(2).replace(/\s*[:—] rule ledger/, '');
    else if (heading) {
      const [, number, code, name] = heading;
      chapters.push({ id: code ?? number ?? name, title: name[0].toUpperCase() + name.slice(1), parts: [] });
    } else if (!line.trim()) continue;
    else if (!parts) preface.push(line);
    else if (line.startsWith('|')) addRow(parts, line);
    else parts.push(ruleIn(line) ?? { text: line.replace(/^- /, '') });
  }
  return { title, preface, chapters: chapters.filter(({ parts }) => parts.length > 0) };
}

export function rulesOf({ parts }: Chapter): readonly Rule[] {
  return parts.flatMap((part) => ('rule' in part ? part.rule : []));
}

/** With the quotation marks and the apostrophe of printers. */
function inPrint(markdown: string): string {
  return markdown.replaceAll(/"([^"\n]*)"/g, '“$1”').replaceAll(/(?<=\w)'/g, '’');
}

function ruleIn(line: string): Part | undefined {
  const [, id, text] = RULE.exec(line) ?? [];
  if (!id) return undefined;
  return { rule: { id, text: text.replace(SOURCE, ''), source: SOURCE.exec(text)?.[1] } };
}

function addRow(parts: Part[], line: string): void {
  const row = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (row.every((cell) => /^:?-+:?$/.test(cell))) return;
  const last = parts.at(-1);
  if (last && 'table' in last && last.table[0].length === row.length)
    parts[parts.length - 1] = { table: [...last.table, row] };
  else parts.push({ table: [row] });
}

const read = new Map<string, Promise<Ledger | undefined>>();

export function ledgerOf(game: string): Promise<Ledger | undefined> {
  let found = read.get(game);
  if (!found) {
    found = rulesText(game)?.().then(readLedger) ?? Promise.resolve(undefined);
    read.set(game, found);
  }
  return found;
}
