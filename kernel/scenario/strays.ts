import type { Json } from '../ids.ts';
import { meantPerhaps } from '../nearest.ts';
import { isComparison, isRecord, keysOf } from './difference.ts';

/**
 * What is expected of something that is not there at all, where no shape tells what there can be: `null` and `not` would
 * match it under any name.
 */
export function strays(expected: Json, found: Json | undefined, path: string): string[] {
  if (Array.isArray(expected) && Array.isArray(found))
    return expected.flatMap((value, i) => strays(value, found[i], `${path}[${i}]`));
  if (!isRecord(expected) || isComparison(expected)) return [];
  return Object.entries(expected).flatMap(([key, value]) => {
    let here: Json | undefined = found;
    for (const name of keysOf(key)) {
      if (here === undefined || here === null || typeof here !== 'object') return [];
      const names = Object.keys(here);
      if (!names.includes(name) && !(Array.isArray(here) && /^(\d+|length)$/.test(name)))
        return [
          `${path}.${key}: there is no such thing${meantPerhaps(name, names)}. There are: ${names.join(', ')}`,
        ];
      here = (here as { readonly [key: string]: Json })[name];
    }
    return strays(value, here, `${path}.${key}`);
  });
}
