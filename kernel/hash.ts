import { hash128 } from './rng.ts';

/** JSON with sorted keys: two equal values read the same, however they were built. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'object') return typeof value === 'function' ? notJson(value) : JSON.stringify(value);
  return Array.isArray(value) ? list(value) : record(value as Record<string, unknown>);
}

function list(values: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < values.length; i++) text += i === 0 ? canonical(values[i]) : `,${canonical(values[i])}`;
  return `${text}]`;
}

function record(fields: Record<string, unknown>): string {
  if (typeof fields.toJSON === 'function') return canonical(fields.toJSON());
  if (fields instanceof Map || fields instanceof Set) return notJson(fields);
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(fields[key])}`;
  }
  return `{${text}}`;
}

function notJson(value: unknown): never {
  const what = typeof value === 'function' ? 'A function' : value instanceof Map ? 'A Map' : 'A Set';
  throw new TypeError(`${what} is not JSON and cannot be part of a state.`);
}

/** The hash of a value as 16 hexadecimal digits, the same in Node and in every browser. */
export function hashOf(value: unknown): string {
  const [a, b] = hash128(canonical(value));
  return hex(a) + hex(b);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
