// Rule ids in text: `DQ-PORT-7`, and ranges `DQ-PIT-1..3`.

export interface RuleMention {
  /** As written. */
  readonly text: string;
  /** Every id meant: a range is spelled out. */
  readonly ids: readonly string[];
  readonly offset: number;
}

const mention =
  /(?<![A-Za-z0-9-])([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+)-(\d+(?:\.\.\d+)?(?:, \d+(?:\.\.\d+)?(?![\w-]))*)(?![\w-])/g;

export function ruleMentions(text: string): RuleMention[] {
  return [...text.matchAll(mention)].map((match) => {
    const [written, prefix = '', numbers = ''] = match;
    const ids = numbers.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.split('..');
      const from = Number(first);
      return Array.from({ length: Math.max(1, Number(last) - from + 1) }, (_, i) => `${prefix}-${from + i}`);
    });
    return { text: written, ids, offset: match.index };
  });
}

export function idsIn(text: string): string[] {
  return ruleMentions(text).flatMap(({ ids }) => ids);
}

/** What a person asks for: an id, a range, or the beginning of ids (`DQ-PORT`), which means all that are `known`. */
export function rulesAsked(words: readonly string[], known: Iterable<string>): string[] {
  const all = [...new Set(known)];
  const asked = words.flatMap((word) => {
    const ids = idsIn(word);
    if (ids.length > 0) return ids;
    const prefix = `${word.replace(/-?\*?$/, '')}-`;
    const begun = all.filter((id) => id.startsWith(prefix)).sort(byNumber);
    return begun.length > 0 ? begun : [word];
  });
  return [...new Set(asked)];
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
