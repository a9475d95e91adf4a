/** What an address says after its `#/`. It may come from a stranger, so nothing in it may break or hang the page. */

/** A match of eight at Dungeon! with 1,100 choices takes 900 characters in a link. */
export const LONGEST = 30_000;

/** An address that nobody can have meant; no screen has this name. */
export const TOO_LONG: readonly string[] = ['too long'];

/** Its parts, cut at the slashes. */
export function pathOf(hash: string): readonly string[] {
  if (hash.length > LONGEST) return TOO_LONG;
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded);
}

/** Its first part, which says which screen it is; '' on the shelf. */
export function screenOf(hash: string): string {
  return hash.replace(/^#\/?/, '').split('/')[0] ?? '';
}

/** A part with a broken escape (`50%`) is taken as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a table of ours has under a name that somebody wrote: never what every object has (`constructor`). */
export function under<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
