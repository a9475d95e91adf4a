/** The words of the screens. A page speaks one language; changing it loads the page anew. */
import { format } from '@underhall/kernel';
import { en } from './en.ts';
import { translate } from './translate.ts';

export type Key = keyof typeof en;

export const locale: string = new URLSearchParams(globalThis.location?.search).get('locale') ?? 'en';

const table: Readonly<Record<string, string>> = translate(en, locale);

export function say(key: Key, holes?: Readonly<Record<string, string | number>>): string {
  return format(table[key] ?? key, holes);
}

/** A message whose key is put together at run time; undefined if there is none. */
export function sayIf(key: string, holes?: Readonly<Record<string, string | number>>): string | undefined {
  return key in table ? format(table[key], holes) : undefined;
}
