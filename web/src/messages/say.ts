/** The words of the screens. A page speaks one language; changing it loads the page anew. */
import { format } from '@underhall/kernel';
import { en } from './en.ts';
import { translate } from './translate.ts';

export type Key = keyof typeof en;
type Table = Readonly<Record<string, string>>;
type Holes = Readonly<Record<string, string | number>>;

interface Speaker<K extends string> {
  readonly say: (key: K, holes?: Holes) => string;
  /** A message whose key is put together at run time; undefined if there is none. */
  readonly sayIf: (key: string, holes?: Holes) => string | undefined;
}

export const locale: string = new URLSearchParams(globalThis.location?.search).get('locale') ?? 'en';

const common: Table = translate(en, locale);

/** Speaks the words that every screen has and those of a table that is loaded with a part of the app. */
export function sayWith<More extends Table>(more: More): Speaker<Key | (keyof More & string)> {
  const table = { ...common, ...translate(more, locale) };
  return {
    say: (key, holes) => format(table[key] ?? key, holes),
    sayIf: (key, holes) => (key in table ? format(table[key], holes) : undefined),
  };
}

export const { say, sayIf } = sayWith({});
