/**
 * Whether something that was kept or brought along still has the form that screens rely on. A browser may lose half of
 * a write, an older version may have kept something else, and a file may come from a stranger.
 */

/** Where a value does not have its form: a path such as `record.choices[3]`; undefined where it has. */
export type Check = (value: unknown, path: string) => string | undefined;

export function is(fits: (value: unknown) => boolean): Check {
  return (value, path) => (fits(value) ? undefined : path);
}

export const text: Check = is((value) => typeof value === 'string');
export const name: Check = is((value) => typeof value === 'string' && value !== '');

/** Beyond this no calendar counts. */
const END_OF_TIME = 8.64e15;
export const time: Check = is((value) => typeof value === 'number' && Math.abs(value) <= END_OF_TIME);

export function wholeBelow(end: number): Check {
  return is((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < end);
}

export function oneOf(...words: readonly string[]): Check {
  return is((value) => words.some((word) => word === value));
}

export function maybe(check: Check): Check {
  return (value, path) => (value === undefined ? undefined : check(value, path));
}

export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const table: Check = is(isTable);

export function list(check: Check, length?: number): Check {
  return (value, path) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return path;
    for (let i = 0; i < value.length; i++) {
      const found = check(value[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** Fields that are not named may be there, too: another version may know them. */
export function fields(checks: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    if (!isTable(value)) return path;
    for (const [field, check] of Object.entries(checks)) {
      const found = check(value[field], path ? `${path}.${field}` : field);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

export function tableOf(check: Check): Check {
  return (value, path) => (isTable(value) ? list(check)(Object.values(value), path) : path);
}
