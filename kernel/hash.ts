import { hash128 } from './rng.ts';

/** JSON with sorted keys: two equal values read the same, however they were built. */
export function canonical(value: unknown): string {
  if (value === undefined) return 'null';
  if (typeof value === 'function' || value instanceof Map || value instanceof Set) {
    throw new TypeError('A function, Map or Set is not JSON and cannot be part of a state.');
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if ('toJSON' in value && typeof value.toJSON === 'function') return canonical(value.toJSON());
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const fields: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${fields.join(',')}}`;
}

/** The hash of a value as 16 hexadecimal digits, the same in Node and in every browser. */
export function hashOf(value: unknown): string {
  const [a, b] = hash128(canonical(value));
  return hex(a) + hex(b);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
