/** A rule ledger, read from its markdown: chapters of rules with ids, and whatever else stands between them. */
import { capital } from '@underhall/kernel';
import { rulesText } from './catalogue.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** Where the printed rulebook says it. */
  readonly source: string | undefined;
}

type Row = readonly string[];
export type Part =
  | { readonly rule: Rule }
  | { readonly text: string }
  | { readonly heading: string }
  | { readonly table: readonly Row[] };

/** What everybody plays by, what a table may choose, and notes for those who build or draw the game. */
export type ChapterKind = 'rules' | 'options' | 'notes';

export interface Chapter {
  /** As in the ids of its rules, where it has one. */
  readonly id: string;
  readonly title: string;
  readonly kind: ChapterKind;
  readonly parts: readonly Part[];
}

export interface Ledger {
  readonly title: string;
  readonly preface: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** `## COMP: components`, `## 1. COMP — components` */
const CHAPTER = /^## (?:(\d+[a-z]?)\. )?(?:([A-Z]+)(?::| —) )?(.+)$/;
/** Within a chapter: `### 31a. Numbers of the published game` */
const HEADING = /^### (?:\d+[a-z]?\. )?(.+)$/;
/** Which decisions there are, what the box must hold, what must never break, what editions share: nobody plays by these. */
const NOTES = new Set(['CHOICE', 'CONTENT', 'INV', 'INVARIANTS', 'EDITIONS']);
const RULE = /^- \*\*([A-Z][A-Z0-9-]*-\d+)\*\*\s+(.*)$/;
const SOURCE = /\s*_\(([^_]*)\)_\s*$/;

export function readLedger(markdown: string): Ledger {
  let title = '';
  const preface: string[] = [];
  const chapters: (Chapter & { parts: Part[] })[] = [];
  for (const line of inPrint(markdown).split('\n')) {
    const parts = chapters.at(-1)?.parts;
    const [, number, code, name] = CHAPTER.exec(line) ?? [];
    const heading = HEADING.exec(line)?.[1];
    if (line.startsWith('# ')) title = titleIn(line.slice(2));
    else if (name) {
      const id = code ?? number ?? name;
      chapters.push({ id, title: capital(name), kind: kindOf(id), parts: [] });
    } else if (!line.trim() || /^-+$/.test(line)) continue;
    else if (!parts) preface.push(line);
    else if (heading) parts.push({ heading: capital(heading) });
    else if (line.startsWith('|')) addRow(parts, line);
    else parts.push(ruleIn(line) ?? { text: line.replace(/^- /, '') });
  }
  return { title, preface, chapters: chapters.filter(({ parts }) => parts.length > 0) };
}

function kindOf(id: string): ChapterKind {
  if (NOTES.has(id)) return 'notes';
  return id.startsWith('OPT') ? 'options' : 'rules';
}

/** Without what only its makers call it: `DUNGEON! — rule ledger (Basic Game)`, `Rule ledger: X (prefix DQR)`. */
function titleIn(line: string): string {
  return line.replace(/\s*[:—] rule ledger|^Rule ledger: |\s*\(prefix [A-Z]+\)/g, '');
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
