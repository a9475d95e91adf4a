/** Comparing what a card has with what a selector asks for. */
import type { Test } from '../language/selectors.ts';

export function numberFits(has: number, { compare, number }: Test): boolean {
  switch (compare) {
    case '=':
      return has === number;
    case '!=':
      return has !== number;
    case '<=':
      return has <= number;
    case '>=':
      return has >= number;
  }
}

/** One of the words of a list is enough. */
export function wordFits(has: string, { compare, words }: Test): boolean {
  return words.includes(has) === (compare === '=');
}

export function anyWordFits(has: readonly string[], { compare, words }: Test): boolean {
  return has.some((one) => words.includes(one)) === (compare === '=');
}
