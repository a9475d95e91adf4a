/** JSON that a stranger's program wrote. */
import type { Json } from '@underhall/kernel';

export type JsonObject = Readonly<{ [key: string]: Json }>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a line is, or undefined if it is none. */
export function objectIn(line: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
