/** Amounts on cards: a number, `#` (DNR-EFFECT-1), or everything there is. */
import type { Parameter } from '@underhall/kernel';

/** `n + times * #`. One shape for all, so that every effect with an amount is alike. */
export interface Amount {
  readonly n: number;
  readonly times: number;
}

/** What is added to a die; `dice` is 1 where the better of two counts, -1 where the worse does (DNR-ORDER-10). */
export interface DieChange extends Amount {
  readonly dice: -1 | 0 | 1;
}

/** More than anybody has: `lose glory all`, `heal full`. */
export const ALL = 1 << 20;

export function worth({ n, times }: Amount, variable: number): number {
  return n + times * variable;
}

function reading(name: string, what: string, form: RegExp, all: readonly string[]): Parameter {
  return {
    name,
    what,
    read({ word, conditions }): Amount | undefined {
      if (conditions) return undefined;
      if (all.includes(word)) return { n: ALL, times: 0 };
      const match = form.exec(word);
      if (!match) return undefined;
      const [, sign = '', size] = match;
      const by = sign === '-' ? -1 : 1;
      return size === '#' ? { n: 0, times: by } : { n: by * Number(size), times: 0 };
    },
  };
}

/** `2`, `#`, or one of the words for everything. */
export function amountOf(name: string, ...all: readonly string[]): Parameter {
  const words = all.length > 0 ? ` or ${all.join(', ')}` : '';
  return reading(name, `a number from 1, #${words}`, /^()([1-9]\d*|#)$/, all);
}

/** `+1`, `-2`, `+#`, `-#`. */
export function changeOf(name: string): Parameter {
  return reading(name, 'a change such as +1, -2 or +#', /^([+-])([1-9]\d*|#)$/, []);
}
