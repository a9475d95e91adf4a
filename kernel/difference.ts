/** What has changed between two values, as plain data: for frames, and for what is sent of a match. */
import type { Json } from './ids.ts';

/**
 * What is different in a value: it is another one; some of its entries are; or a list has others in place of `out` of
 * its entries, from `from` on.
 */
export type Difference =
  | { readonly set: Json }
  | { readonly at: Readonly<Record<string, Difference>>; readonly gone?: readonly string[] }
  | { readonly from: number; readonly out: number; readonly put: readonly Json[] };

/** What makes `after` of `before`; undefined if nothing. What both share is passed over. */
export function difference(before: Json, after: Json): Difference | undefined {
  if (before === after) return undefined;
  if (!isTable(before) || !isTable(after) || Array.isArray(before) !== Array.isArray(after))
    return { set: after };
  if (!Array.isArray(after)) return entriesDifference(before as Entries, after as Entries);
  const list = before as readonly Json[];
  return list.length === after.length ? sameLength(list, after) : otherLength(list, after);
}

function sameLength(before: readonly Json[], after: readonly Json[]): Difference | undefined {
  let at: Record<string, Difference> | undefined;
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    const inner = difference(before[i], after[i]);
    if (inner === undefined) continue;
    at ??= {};
    at[i] = inner;
    changed++;
  }
  if (at === undefined) return undefined;
  return changed === after.length ? { set: after } : { at };
}

/** What is the same at both ends stays where it is. */
function otherLength(before: readonly Json[], after: readonly Json[]): Difference {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && difference(before[from], after[from]) === undefined) from++;
  let kept = 0;
  while (
    kept < most - from &&
    difference(before.at(-1 - kept) ?? null, after.at(-1 - kept) ?? null) === undefined
  )
    kept++;
  if (from === 0 && kept === 0) return { set: after };
  return { from, out: before.length - from - kept, put: after.slice(from, after.length - kept) };
}

function entriesDifference(before: Entries, after: Entries): Difference | undefined {
  let at: Record<string, Difference> | undefined;
  let kept = 0;
  for (const key of Object.keys(after)) {
    const isOld = Object.hasOwn(before, key);
    if (isOld) kept++;
    const inner = isOld ? difference(before[key], after[key]) : { set: after[key] };
    if (inner === undefined) continue;
    at ??= {};
    at[key] = inner;
  }
  const old = Object.keys(before);
  if (old.length === kept) return at && { at };
  return { at: at ?? {}, gone: old.filter((key) => !Object.hasOwn(after, key)) };
}

/** The value after a difference. What has not changed is shared with the value before. */
export function patched(before: Json, change: Difference): Json {
  if ('set' in change) return change.set;
  if ('put' in change) {
    const { from, out, put } = change;
    const list = before as readonly Json[];
    return [...list.slice(0, from), ...put, ...list.slice(from + out)];
  }
  const after: Json[] | Record<string, Json> = Array.isArray(before)
    ? [...before]
    : { ...(before as object) };
  const entries = after as Record<string, Json>;
  for (const [key, inner] of Object.entries(change.at)) entries[key] = patched(entries[key] ?? null, inner);
  for (const key of change.gone ?? []) delete entries[key];
  return after;
}

/**
 * A value that is still in use, as plain JSON: as it would come out of a wire. What is as it was `before` is shared
 * with that, so that it is neither made anew nor compared again.
 */
export function renewed(before: Json | undefined, live: unknown): Json {
  if (before === live && before !== undefined) return before;
  if (typeof live === 'number') return Number.isFinite(live) ? live : null;
  if (typeof live !== 'object' || live === null) return (live as string | boolean | null | undefined) ?? null;
  if (Array.isArray(live)) return renewedList(Array.isArray(before) ? before : NOTHING, live);
  const isEntries = isTable(before) && !Array.isArray(before);
  return renewedEntries(isEntries ? (before as Entries) : NO_ENTRIES, live as Live);
}

function renewedList(before: readonly Json[], live: readonly unknown[]): Json {
  let made: Json[] | undefined = before.length === live.length ? undefined : [];
  for (let i = 0; i < live.length; i++) {
    const [old, now] = [before[i], live[i]];
    const value = old === now && old !== undefined ? old : renewed(old, now);
    if (made === undefined && value !== old) made = before.slice(0, i);
    made?.push(value);
  }
  return made ?? before;
}

function renewedEntries(before: Entries, live: Live): Json {
  let made: Record<string, Json> | undefined;
  let kept = 0;
  for (const key of Object.keys(live)) {
    if (live[key] === undefined) continue;
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    const value = renewed(old, live[key]);
    if (made === undefined) {
      if (value === old) {
        kept++;
        continue;
      }
      made = firstOf(kept, before, live);
    }
    made[key] = value;
  }
  if (made) return made;
  return kept === Object.keys(before).length && before !== NO_ENTRIES ? before : firstOf(kept, before, live);
}

/** The first entries, which have not changed. */
function firstOf(count: number, before: Entries, live: Live): Record<string, Json> {
  const made: Record<string, Json> = {};
  let taken = 0;
  for (const key of Object.keys(live)) {
    if (taken === count) break;
    if (live[key] === undefined) continue;
    made[key] = before[key];
    taken++;
  }
  return made;
}

type Entries = { readonly [key: string]: Json };
type Live = { readonly [key: string]: unknown };

const NOTHING: readonly Json[] = [];
const NO_ENTRIES: Entries = {};

function isTable(value: Json | undefined): value is readonly Json[] | Entries {
  return typeof value === 'object' && value !== null;
}
