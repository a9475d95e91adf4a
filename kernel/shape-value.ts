/** The ids that there are, by kind (`space`, `hero`, `card`): a game fills it, and a table adds its seats. */
export type Known = ReadonlyMap<string, ReadonlySet<string>>;

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
  /** Without `known`, ids are any texts. */
  check(value: unknown, path: string, problems: string[], known?: Known): value is T;
  /** The shape of what stands under a key or place; undefined where nothing can stand there. */
  inside?(key: string): Shape<unknown> | undefined;
  /** The fields of an object, those that may be missing included. */
  readonly fields?: Readonly<Record<string, Shape<unknown>>>;
  /** Those of its fields that may be missing. */
  readonly optional?: readonly string[];
  /** The bounds of a number. */
  readonly least?: number;
  readonly most?: number;
  /** Of numbers that stand for something: how people call each. In scenarios they may be written so. */
  readonly names?: readonly string[];
  /** What every entry of a list or table is. */
  readonly entries?: Shape<unknown>;
  /** What the names of a table are, or the places of a list that has as many entries as there are seats. */
  readonly keys?: Shape<string>;
}

export type Shaped<S> = S extends Shape<infer T> ? T : never;

/** A shape of one's own, by words and a test: `shape('an even number', isEven)`. */
export function shape<T>(what: string, fits: (value: unknown, known?: Known) => boolean): Shape<T> {
  return {
    what,
    check(value, path, problems, known): value is T {
      if (fits(value, known)) return true;
      problems.push(`${path || 'it'}: must be ${what}, not ${shown(value)}`);
      return false;
    },
  };
}

export function shown(value: unknown): string {
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
  const fits = (v: unknown) => Number.isInteger(v) && Number(v) >= least && Number(v) <= most;
  return { ...shape(`a whole number${bounds(least, most)}`, fits), least, most };
}

function bounds(least: number, most: number): string {
  if (most < Number.MAX_SAFE_INTEGER) return ` from ${least} to ${most}`;
  return least === Number.MIN_SAFE_INTEGER ? '' : ` of at least ${least}`;
}

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
  return { ...inner, ...shape<T>(what, (value, known) => inner.check(value, '', [], known)) };
}

/** The same shape, with what it stands for. */
export function meant<T>(meaning: string, inner: Shape<T>): Shape<T> {
  return { ...inner, meaning };
}
