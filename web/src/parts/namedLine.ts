/** A line of a card that begins with a name (of an ability, of a way of looking at it), and what it says of it. */

const NAMED = /^([A-Z][^:.]{1,40}): (.+)$/;

export interface NamedLine {
  /** With the sign after it: a full stop before a sentence, a colon before the rest of one. */
  readonly name: string;
  readonly rest: string;
}

export function namedLine(line: string): NamedLine | undefined {
  const [, name, rest] = NAMED.exec(line) ?? [];
  if (!name) return undefined;
  const begins = /^[\p{Lu}\d“]/u.test(rest);
  return { name: `${name}${begins ? '.' : ':'}`, rest };
}
