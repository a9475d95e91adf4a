/**
 * Shapes of JSON that people write: content packs, scenarios. A shape checks a value and says where and why it does
 * not fit: `cards[3].count: must be a whole number of at least 1, not 0`.
 */
export interface Shape<T> {
  check(value: unknown, path: string, problems: string[]): value is T;
}

export type Shaped<S> = S extends Shape<infer T> ? T : never;

function shape<T>(what: string, fits: (value: unknown) => boolean): Shape<T> {
  return {
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
export const flag: Shape<boolean> = shape('true or false', (v) => typeof v === 'boolean');
export const anything: Shape<unknown> = shape('something', (v) => v !== undefined);

export function wholeNumber(least = Number.MIN_SAFE_INTEGER): Shape<number> {
  const bound = least === Number.MIN_SAFE_INTEGER ? '' : ` of at least ${least}`;
  return shape(`a whole number${bound}`, (v) => Number.isInteger(v) && Number(v) >= least);
}

export function oneOf<const T extends string>(...words: readonly T[]): Shape<T> {
  return shape(`one of ${words.join(', ')}`, (v) => words.some((word) => word === v));
}

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return {
    check(value, path, problems): value is T | null {
      return value === null || inner.check(value, path, problems);
    },
  };
}

export function listOf<T>(inner: Shape<T>): Shape<T[]> {
  return {
    check(value, path, problems): value is T[] {
      if (!Array.isArray(value)) {
        problems.push(`${path || 'it'}: must be a list, not ${shown(value)}`);
        return false;
      }
      return value.map((v, i) => inner.check(v, `${path}[${i}]`, problems)).every(Boolean);
    },
  };
}

export function mapOf<T>(inner: Shape<T>): Shape<Record<string, T>> {
  return {
    check(value, path, problems): value is Record<string, T> {
      if (!isRecord(value)) {
        problems.push(`${path || 'it'}: must be an object, not ${shown(value)}`);
        return false;
      }
      return Object.entries(value)
        .map(([key, v]) => inner.check(v, join(path, key), problems))
        .every(Boolean);
    },
  };
}

/** An object with these fields; those in `optional` may be missing; any other is a mistake. */
export function object<T extends Record<string, Shape<unknown>>, O extends Record<string, Shape<unknown>>>(
  fields: T,
  optional: O = {} as O,
): Shape<{ [K in keyof T]: Shaped<T[K]> } & { [K in keyof O]?: Shaped<O[K]> }> {
  return {
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
          const known = [...Object.keys(fields), ...Object.keys(optional)].join(', ');
          problems.push(`${join(path, key)}: is not known here. Fields: ${known}`);
        }
      }
      return problems.length === before;
    },
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
