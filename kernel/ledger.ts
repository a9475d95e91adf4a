/** Ledgers: the rules of a game as people read them, each with its id. */
import { meantPerhaps } from './nearest.ts';

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

const ID = /(?<![\w-])([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+)-(\d+)(?:\.\.(\d+))?(?![\w-])/g;

/** `DQ-PORT-7`, and ranges: `DQ-PIT-1..3`. */
export function ruleIdsIn(text: string): string[] {
  return [...text.matchAll(ID)].flatMap(([, chapter, first, last = first]) => {
    const from = Number(first);
    const length = Math.max(1, Number(last) - from + 1);
    return Array.from({ length }, (_, i) => `${chapter}-${from + i}`);
  });
}

const ROW = /^\| ([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+-\d+) \|/gm;

/** Which of these ids a ledger has neither as a rule nor as a row of a table, and what was meant perhaps. */
export function strangeRules(ids: readonly string[], ledger: string): string[] {
  const rows = [...ledger.matchAll(ROW)].map(([, id]) => id);
  const known = new Set([...rulesIn(ledger).map(({ id }) => id), ...rows]);
  return ids
    .filter((id) => !known.has(id))
    .map((id) => `there is no rule '${id}' in the ledger${meantPerhaps(id, known)}`);
}
