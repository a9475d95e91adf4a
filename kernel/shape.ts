/** Shapes of what is put together of others: lists, tables, objects. With the plain ones (shape-value.ts) and ids (shape-id.ts). */
import { meantPerhaps } from './nearest.ts';
import { seatKey } from './shape-id.ts';
import { type Known, type Shape, type Shaped, shown, wholeNumber } from './shape-value.ts';

export { card, idOf, numberFor, seat, seenCard } from './shape-id.ts';
export {
  anyNumber,
  anyText,
  anything,
  called,
  flag,
  type Known,
  meant,
  oneOf,
  type Shape,
  type Shaped,
  shape,
  text,
  textUpTo,
  wholeNumber,
} from './shape-value.ts';

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return {
    ...inner,
    what: `${inner.what}, or null`,
    check(value, path, problems, known): value is T | null {
      return value === null || inner.check(value, path, problems, known);
    },
  };
}

/** The first of two shapes or the other. */
export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  const what = `${first.what}, or ${second.what}`;
  return {
    what,
    check(value, path, problems, known): value is A | B {
      const wrong: string[][] = [[], []];
      if (first.check(value, path, wrong[0], known) || second.check(value, path, wrong[1], known))
        return true;
      // Of what is wrong only inside one of them, it is told what.
      const inner = wrong.find((all) => all.every((one) => !one.startsWith(`${path || 'it'}:`)));
      problems.push(...(inner ?? [`${path || 'it'}: must be ${what}, not ${shown(value)}`]));
      return false;
    },
    inside(key) {
      const one = first.inside?.(key);
      const other = second.inside?.(key);
      return one && other ? either(one, other) : (one ?? other);
    },
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
    check(value, path, problems, known): value is T[] {
      if (!Array.isArray(value)) {
        problems.push(`${path || 'it'}: must be a list, not ${shown(value)}`);
        return false;
      }
      if (value.length > most) {
        problems.push(`${path || 'it'}: must have at most ${most} entries, not ${value.length}`);
        return false;
      }
      return value.map((v, i) => inner.check(v, `${path}[${i}]`, problems, known)).every(Boolean);
    },
    inside: (key) => (/^\d+$/.test(key) ? inner : lengthOnly(key)),
    entries: inner,
  };
}

/** One for each seat of the table. */
export function bySeat<T>(inner: Shape<T>): Shape<T[]> {
  return { ...listOf(inner), keys: seatKey };
}

/** How many entries a list has can be asked like an entry: `loot.length`. */
function lengthOnly(key: string): Shape<number> | undefined {
  return key === 'length' ? wholeNumber(0) : undefined;
}

/** A list of two. */
export function pair<A, B>(first: Shape<A>, second: Shape<B>): Shape<[A, B]> {
  return {
    what: `a pair of ${first.what} and ${second.what}`,
    check(value, path, problems, known): value is [A, B] {
      if (!Array.isArray(value) || value.length !== 2) {
        problems.push(`${path || 'it'}: must be a list of two, not ${shown(value)}`);
        return false;
      }
      const one = first.check(value[0], `${path}[0]`, problems, known);
      return second.check(value[1], `${path}[1]`, problems, known) && one;
    },
    inside: (key) => ({ 0: first, 1: second })[key] ?? lengthOnly(key),
  };
}

/** A table: under each name an entry. */
export function mapOf<T>(inner: Shape<T>): Shape<Record<string, T>> {
  return tableOf(inner, {});
}

/** The same, where not every name will do: some of them have an entry. */
export function mapBy<K extends string, T>(keys: Shape<K>, inner: Shape<T>): Shape<Named<K, T>> {
  return tableOf(inner, { keys });
}

type Named<K extends string, T> = string extends K ? Record<string, T> : { [P in K]?: T };

function tableOf<R extends object>(inner: Shape<unknown>, named: Pick<Shape<R>, 'keys'>): Shape<R> {
  return {
    what: `a table, each ${inner.what}`,
    check(value, path, problems, known): value is R {
      if (!isRecord(value)) {
        problems.push(`${path || 'it'}: must be an object, not ${shown(value)}`);
        return false;
      }
      return Object.entries(value)
        .flatMap(([key, v]) => [
          named.keys?.check(key, join(path, key), problems, known) ?? true,
          inner.check(v, join(path, key), problems, known),
        ])
        .every(Boolean);
    },
    inside: () => inner,
    entries: inner,
    ...named,
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
    check(value, path, problems, known): value is never {
      if (!isRecord(value)) {
        problems.push(`${path || 'it'}: must be an object, not ${shown(value)}`);
        return false;
      }
      const before = problems.length;
      for (const [key, inner] of Object.entries(fields))
        inner.check(value[key], join(path, key), problems, known);
      for (const [key, v] of Object.entries(value)) {
        if (Object.hasOwn(optional, key)) optional[key].check(v, join(path, key), problems, known);
        else if (!Object.hasOwn(fields, key)) {
          const names = Object.keys(all);
          problems.push(
            `${join(path, key)}: is not known here${meantPerhaps(key, names)}. Fields: ${names.join(', ')}`,
          );
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
export function misfitsOf<T>(wanted: Shape<T>, value: unknown, known?: Known): string[] {
  const problems: string[] = [];
  wanted.check(value, '', problems, known);
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
