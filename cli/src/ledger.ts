import { readText } from './files.ts';

/** One rule of a ledger. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

/** Chapters of notes to content designers: their items are no rules. */
const NOTES = new Set(['NEED', 'GAP']);
const ITEM = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-([A-Z][A-Z0-9]*)-\d+)\*\*\s*(.*)$/;

/** A rule is a list item that begins with its id in bold; a line indented below it goes on with it. */
export function rulesIn(ledger: string): Rule[] {
  const rules: { id: string; text: string }[] = [];
  let open: { id: string; text: string } | undefined;
  for (const line of ledger.split('\n')) {
    const [item, id, chapter, text] = ITEM.exec(line) ?? [];
    if (item !== undefined) {
      open = { id, text: text.trim() };
      if (!NOTES.has(chapter)) rules.push(open);
    } else if (open && /^\s+\S/.test(line)) open.text += ` ${line.trim()}`;
    else open = undefined;
  }
  return rules;
}

export function readLedger(folder: string): Rule[] {
  return rulesIn(readText(`${folder}/rules.md`));
}
