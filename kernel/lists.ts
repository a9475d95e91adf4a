/** Words put together. */
import type { Say } from './words.ts';

export function capital(text: string): string {
  return text === '' ? '' : text[0].toUpperCase() + text.slice(1);
}

/** “a”, “a and b”, “a, b and c”. */
export function listed(say: Say, words: readonly string[], by: 'and' | 'or' | 'then' = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  const [last, ...rest] = words.toReversed();
  const between = by === 'then' ? 'list.then' : 'list.more';
  const first = rest.toReversed().reduce((a, b) => say(between, { a, b }));
  return say(`list.${by}`, { a: first, b: last });
}
