import type { Json } from '../ids.ts';

/** One place where something else is there than was expected. */
export interface Difference {
  readonly path: string;
  readonly expected: Json;
  readonly found: Json | undefined;
}

/**
 * Compares partially: an expected object may leave fields out; a key may be a path (`seats[0].wounds`); a list must be
 * the same list. `{ "at least": 2 }`, `{ "at most": 2 }`, `{ "not": x }`, `{ "has": x }` and `{ "lacks": x }`, or
 * several of them at once, are understood in place of a value.
 */
export function differences(expected: Json | undefined, found: Json | undefined, path = ''): Difference[] {
  if (expected === undefined) return [];
  if (isRecord(expected)) {
    const comparison = compared(expected, found, path);
    if (comparison) return comparison;
    if (typeof found !== 'object' || found === null) return [{ path, expected, found }];
    return Object.entries(expected).flatMap(([key, value]) => {
      const inner = keysOf(key).reduce<Json | undefined>(at, found);
      return differences(value, inner, path ? `${path}.${key}` : key);
    });
  }
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    return expected.flatMap((value, i) => differences(value, found[i], `${path}[${i}]`));
  }
  const same = expected === found || (expected === null && found === undefined);
  return same ? [] : [{ path, expected, found }];
}

export type JsonRecord = { readonly [key: string]: Json };

/** Is this no object to compare with, but what is said of a value: `{ "at least": 2 }`? */
export function isComparison(expected: JsonRecord): boolean {
  const keys = Object.keys(expected);
  return keys.length > 0 && keys.every((key) => Object.hasOwn(comparisons, key));
}

function compared(expected: JsonRecord, found: Json | undefined, path: string): Difference[] | undefined {
  if (!isComparison(expected)) return undefined;
  const holds = Object.keys(expected).every((key) => comparisons[key](expected[key], found));
  return holds ? [] : [{ path, expected, found }];
}

const comparisons: Readonly<Record<string, (wanted: Json, found: Json | undefined) => boolean>> = {
  'at least': (wanted, found) => typeof found === 'number' && found >= Number(wanted),
  'at most': (wanted, found) => typeof found === 'number' && found <= Number(wanted),
  not: (wanted, found) => differences(wanted, found).length > 0,
  has: (wanted, found) =>
    Array.isArray(found) && found.some((item) => differences(wanted, item).length === 0),
  lacks: (wanted, found) =>
    Array.isArray(found) && !found.some((item) => differences(wanted, item).length === 0),
};

function at(value: Json | undefined, key: string): Json | undefined {
  return typeof value === 'object' && value !== null ? (value as JsonRecord)[key] : undefined;
}

/** The keys that a path leads through: `seats[0].wounds`. */
export function keysOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter((key) => key !== '');
}

export function isRecord(value: Json): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function describe({ path, expected, found }: Difference): string {
  const have = found === undefined ? 'nothing' : JSON.stringify(found);
  return `${path || 'value'}: expected ${JSON.stringify(expected)}, found ${have}`;
}
