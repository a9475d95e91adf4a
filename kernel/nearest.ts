/** What somebody meant who wrote a word that there is not. */

/** ` (did you mean 'hugo'?)`, or nothing where no word is alike. */
export function meantPerhaps(word: string, words: Iterable<string>): string {
  const found = nearest(word, words);
  return found === undefined ? '' : ` (did you mean '${found}'?)`;
}

/** The word that takes the fewest strokes to be written in its place, if these are few for its length. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  // (A text that nobody could have meant as a word is not worth the work.)
  if (word.length > 80) return undefined;
  let best: string | undefined;
  let fewest = Math.ceil(word.length / 3) + (word.length > 2 ? 1 : 0);
  for (const one of words) {
    if (one === word || Math.abs(one.length - word.length) >= fewest) continue;
    const strokes = strokesBetween(word.toLowerCase(), one.toLowerCase());
    if (strokes < fewest) {
      best = one;
      fewest = strokes;
    }
  }
  return best;
}

/** Letters to be added, taken away, changed, or exchanged with their neighbours. */
function strokesBetween(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}
