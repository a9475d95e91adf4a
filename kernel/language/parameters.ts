/** The kinds of words that verbs and conditions take. */
import { type Amount, type Dice, readAmount, readDice } from './amount.ts';
import type { Argument } from './parse.ts';

/** What has been read so far of a statement, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** One argument of a verb or condition. */
export interface Parameter {
  readonly name: string;
  /** In words, for messages: `an attribute`. */
  readonly what: string | ((fields: Fields) => string);
  readonly standard?: unknown;
  /** A parameter that takes all the words that are left: at least one. */
  readonly rest?: boolean;
  /** It is asked for only after such words; otherwise the field has the value `otherwise`. */
  readonly after?: { when(fields: Fields): boolean; readonly otherwise: unknown };
  /** Words with a meaning only where a verb gives it to them (`gives`). */
  readonly given?: readonly string[];
  /** The words that fit, where they can be listed: the nearest is told to whoever writes another. */
  readonly words?: readonly string[] | ((fields: Fields) => readonly string[]);
  /** The value, or undefined if the word does not fit. */
  read(argument: Argument, fields: Fields): unknown;
}

export function word<T extends string>(name: string, what: string, words: readonly T[]): Parameter {
  return { name, what, words, read: (a) => words.find((w) => w === a.word && !a.conditions) };
}

export function anyWord(name: string, what: string): Parameter {
  return { name, what, read: (a) => (a.conditions ? undefined : a.word) };
}

export function number(name: string, what = 'a number'): Parameter {
  return { name, what, read: (a) => (/^[+-]?\d+$/.test(a.word) ? Number(a.word) : undefined) };
}

/** How many: none would never do anything, and neither would more than there can be. */
export function count(name: string, most = Number.MAX_SAFE_INTEGER): Parameter {
  return {
    name,
    what: most < Number.MAX_SAFE_INTEGER ? `a number from 1 to ${most}` : 'a number from 1',
    read: (a) => (/^[1-9]\d*$/.test(a.word) && Number(a.word) <= most ? Number(a.word) : undefined),
  };
}

/** A number in these bounds. */
export function numberFrom(name: string, least: number, most = Number.MAX_SAFE_INTEGER): Parameter {
  const bounds = most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`;
  const fits = (value: number) => value >= least && value <= most;
  return {
    name,
    what: `a number ${bounds}`,
    read: (a) => (/^[+-]?\d+$/.test(a.word) && fits(Number(a.word)) ? Number(a.word) : undefined),
  };
}

/** By how much something changes: by 0 would never do anything. */
export function change(name: string): Parameter {
  return {
    name,
    what: 'a change such as +1 or -2',
    read: (a) => (/^[+-]?0*[1-9]\d*$/.test(a.word) ? Number(a.word) : undefined),
  };
}

/** `8+`: that many or more. */
export function atLeast(name: string): Parameter {
  return {
    name,
    what: 'a number or more, such as 8+',
    read: (a) => (/^[1-9]\d*\+$/.test(a.word) ? a.word : undefined),
  };
}

/** A number from 1, dice, or one of the words the game knows a number for; those in `given` only where they are given. */
export function amount(
  name: string,
  words: readonly string[] = [],
  given: readonly string[] = [],
): Parameter {
  const known = [...given, ...words];
  return {
    name,
    what: `an amount (a number from 1, dice${known.map((w) => `, ${w}`).join('')})`,
    given,
    read(a): Amount | undefined {
      const value = readAmount(a.word);
      if (typeof value === 'string') return known.includes(value) ? value : undefined;
      return mostOf(value) > 0 && (typeof value === 'number' || value.sides > 1) ? value : undefined;
    },
  };
}

function mostOf(value: number | Dice): number {
  return typeof value === 'number' ? value : value.dice * value.sides * value.times + value.plus;
}

export function dice(name: string): Parameter {
  return {
    name,
    what: 'dice such as d6 or 2d6',
    read(a) {
      const read = readDice(a.word);
      return read && read.dice > 0 && read.sides > 1 && mostOf(read) > 0 ? read : undefined;
    },
  };
}

/** A word that may stand there or not: true or false. */
export function mark(name: string, written: string): Parameter {
  return {
    name,
    what: `'${written}'`,
    words: [written],
    standard: false,
    read: (a) => (a.word === written ? true : undefined),
  };
}

export function optional(parameter: Parameter, standard: unknown): Parameter {
  return { ...parameter, standard };
}

/** Asked for only where an earlier word makes sense of it: `limit turn`, and no `turn` without `limit`. */
export function after(
  parameter: Parameter,
  when: (fields: Fields) => boolean,
  otherwise: unknown,
): Parameter {
  return { ...parameter, after: { when, otherwise } };
}

export function rest(parameter: Parameter): Parameter {
  return { ...parameter, rest: true };
}

export function selector(name: string, nouns: readonly string[]): Parameter {
  return {
    name,
    what: `a selector (${nouns.join(', ')})`,
    read: (a) => (nouns.includes(a.word) ? { noun: a.word, conditions: a.conditions ?? [] } : undefined),
  };
}
