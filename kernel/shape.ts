/**
 * Shapes of JSON: of what people write (content packs, scenarios), and of what a game declares (its events, its facts).
 * A shape checks a value and says where and why it does not fit: `cards[3].count: must be a whole number of at least
 * 1, not 0`. It also tells what it is, so that pages can be written and paths checked from it.
 */
export interface Shape<T> {
  /** In words: `a whole number of at least 1`. */
  readonly what: string;
  /** What it stands for where it stands: `whose turn it is`. */
  readonly meaning?: string;
  check(value: unknown, path: string, problems: string[]): value is T;
  /** The shape of what stands under a key or place; undefined where nothing can stand there. */
  inside?(key: string): Shape<unknown> | undefined;
  /** The fields of an object, those that may be missing included. */
  readonly fields?: Readonly<Record<string, Shape<unknown>>>;
  /** Those of its fields that may be missing. */
  readonly optional?: readonly string[];
  /** What every entry of a list or table is. */
  readonly entries?: Shape<unknown>;
}

export type Shaped<S> = S extends Shape<infer T> ? T : never;

/** A shape of one's own, by words and a test: `shape('a space of the board', isSpace)`. */
export function shape<T>(what: string, fits: (value: unknown) => boolean): Shape<T> {
  return {
    what,
    check(value, path, problems): value is T {
      if (fits(value)) return true;
      problems.push(`${path || 'it'}: must be ${what}, not ${shown(value)}`);
      return false;
    },
  };
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

export const text: Shape<string> = shape('a text', (v) => typeof v === 'string' && v !== '');
/** A text that may be empty. */
export const anyText: Shape<string> = shape('a text', (v) => typeof v === 'string');
export const flag: Shape<boolean> = shape('true or false', (v) => typeof v === 'boolean');
export const anyNumber: Shape<number> = shape('a number', (v) => typeof v === 'number');
/** Anything at all. Nothing can be said of what lies inside, so any path into it may be right. */
export const anything: Shape<unknown> = {
  ...shape('something', (v) => v !== undefined),
  inside: () => anything,
};

export function wholeNumber(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape<number> {
  return shape(`a whole number${bounds(least, most)}`, (v) => {
    return Number.isInteger(v) && Number(v) >= least && Number(v) <= most;
  });
}

function bounds(least: number, most: number): string {
  if (most < Number.MAX_SAFE_INTEGER) return ` from ${least} to ${most}`;
  return least === Number.MIN_SAFE_INTEGER ? '' : ` of at least ${least}`;
}

/** A seat of the table. */
export const seat: Shape<number> = called('a seat', wholeNumber(0));
/** A card or token by its number in the match. */
export const card: Shape<number> = called('the number of a card', wholeNumber(0));

/** A text of so many letters at most; it may be empty. */
export function textUpTo(most: number): Shape<string> {
  return shape(`a text of at most ${most} letters`, (v) => typeof v === 'string' && v.length <= most);
}

export function oneOf<const T extends string>(...words: readonly T[]): Shape<T> {
  return shape(`one of ${words.map((word) => word || '""').join(', ')}`, (v) =>
    words.some((word) => word === v),
  );
}

/** The same shape under a better name: `called('a level', wholeNumber(1, 6))`. */
export function called<T>(what: string, inner: Shape<T>): Shape<T> {
  return { ...inner, ...shape<T>(what, (value) => inner.check(value, '', [])) };
}

/** The same shape, with what it stands for. */
export function meant<T>(meaning: string, inner: Shape<T>): Shape<T> {
  return { ...inner, meaning };
}

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return {
    ...inner,
    what: `${inner.what}, or null`,
    check(value, path, problems): value is T | null {
      return value === null || inner.check(value, path, problems);
    },
  };
}

/** The first of two shapes or the other. */
export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  const what = `${first.what}, or ${second.what}`;
  return {
    what,
    check(value, path, problems): value is A | B {
      const before = problems.length;
      if (first.check(value, path, []) || second.check(value, path, [])) return true;
      problems.push(`${path || 'it'}: must be ${what}, not ${shown(value)}`);
      return problems.length === before;
    },
    inside: (key) => first.inside?.(key) ?? second.inside?.(key),
    ...(first.fields && second.fields ? eitherFields(first.fields, second.fields) : {}),
  };
}

/** What only one of two objects has may be missing. */
function eitherFields(first: Fields, second: Fields): Pick<Shape<unknown>, 'fields' | 'optional'> {
  const fields: Record<string, Shape<unknown>> = { ...first, ...second };
  const shared = Object.keys(first).filter((key) => Object.hasOwn(second, key));
  for (const key of shared) fields[key] = either(first[key], second[key]);
  return { fields, optional: Object.keys(fields).filter((key) => !shared.includes(key)) };
}

export function listOf<T>(inner: Shape<T>, most = Number.MAX_SAFE_INTEGER): Shape<T[]> {
  return {
    what: `a list, each ${inner.what}`,
    check(value, path, problems): value is T[] {
      if (!Array.isArray(value)) {
        problems.push(`${path || 'it'}: must be a list, not ${shown(value)}`);
        return false;
      }
      if (value.length > most) {
        problems.push(`${path || 'it'}: must have at most ${most} entries, not ${value.length}`);
        return false;
      }
      return value.map((v, i) => inner.check(v, `${path}[${i}]`, problems)).every(Boolean);
    },
    inside: (key) => (/^\d+$/.test(key) ? inner : lengthOnly(key)),
    entries: inner,
  };
}

/** How many entries a list has can be asked like an entry: `loot.length`. */
function lengthOnly(key: string): Shape<number> | undefined {
  return key === 'length' ? wholeNumber(0) : undefined;
}

/** A list of two. */
export function pair<A, B>(first: Shape<A>, second: Shape<B>): Shape<[A, B]> {
  return {
    what: `a pair of ${first.what} and ${second.what}`,
    check(value, path, problems): value is [A, B] {
      if (!Array.isArray(value) || value.length !== 2) {
        problems.push(`${path || 'it'}: must be a list of two, not ${shown(value)}`);
        return false;
      }
      const one = first.check(value[0], `${path}[0]`, problems);
      return second.check(value[1], `${path}[1]`, problems) && one;
    },
    inside: (key) => ({ 0: first, 1: second })[key] ?? lengthOnly(key),
  };
}

export function mapOf<T>(inner: Shape<T>): Shape<Record<string, T>> {
  return {
    what: `a table, each ${inner.what}`,
    check(value, path, problems): value is Record<string, T> {
      if (!isRecord(value)) {
        problems.push(`${path || 'it'}: must be an object, not ${shown(value)}`);
        return false;
      }
      return Object.entries(value)
        .map(([key, v]) => inner.check(v, join(path, key), problems))
        .every(Boolean);
    },
    inside: () => inner,
    entries: inner,
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;

/** Two objects read as one. */
type Flat<T> = { [K in keyof T]: T[K] };

/** An object with these fields; those in `optional` may be missing; any other is a mistake. */
export function object<T extends Fields, O extends Fields = Record<never, never>>(
  fields: T,
  optional: O = {} as O,
): Shape<Flat<{ [K in keyof T]: Shaped<T[K]> } & { [K in keyof O]?: Shaped<O[K]> }>> {
  const all: Readonly<Record<string, Shape<unknown>>> = { ...fields, ...optional };
  return {
    what: 'an object',
    fields: all,
    optional: Object.keys(optional),
    check(value, path, problems): value is never {
      if (!isRecord(value)) {
        problems.push(`${path || 'it'}: must be an object, not ${shown(value)}`);
        return false;
      }
      const before = problems.length;
      for (const [key, inner] of Object.entries(fields)) inner.check(value[key], join(path, key), problems);
      for (const [key, v] of Object.entries(value)) {
        if (Object.hasOwn(optional, key)) optional[key].check(v, join(path, key), problems);
        else if (!Object.hasOwn(fields, key)) {
          const known = Object.keys(all).join(', ');
          problems.push(`${join(path, key)}: is not known here. Fields: ${known}`);
        }
      }
      return problems.length === before;
    },
    inside: (key) => (Object.hasOwn(all, key) ? all[key] : undefined),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}

/** All problems of a value, or none. */
export function misfitsOf<T>(wanted: Shape<T>, value: unknown): string[] {
  const problems: string[] = [];
  wanted.check(value, '', problems);
  return problems;
}

/** The shapes of a game's events, by type: the fields of each but `type` itself. */
export type EventShapes = Readonly<Record<string, Shape<object>>>;

/** The events that have these shapes. */
export type EventsOf<S extends EventShapes> = {
  [T in keyof S & string]: Flat<{ readonly type: T } & Fixed<Shaped<S[T]>>>;
}[keyof S & string];

/** What is never changed once it is made, nor anything inside it. */
type Fixed<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: Fixed<T[K]> };
