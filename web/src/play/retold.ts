/** What happened at a moment, where there is room for two sentences: whole ones, the last of them; the log has all. */

/** In letters: so much stands on three lines of a desk and five of a phone. */
const ROOM = 200;

export function retold(lines: readonly string[], room: number = ROOM): string {
  let first = lines.length - 1;
  let length = lines.at(-1)?.length ?? 0;
  while (first > 0 && length + 1 + lines[first - 1].length <= room) {
    first--;
    length += 1 + lines[first].length;
  }
  return lines.slice(Math.max(0, first)).join(' ');
}
