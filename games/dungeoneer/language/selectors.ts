/** Selectors as texts write them: `monster[attacking,cost<=4]`. */
import type { Argument, Condition, Parameter } from '@underhall/kernel';
import { type Key, NOUNS, type Noun } from './nouns.ts';

type Compare = Exclude<Condition['compare'], ''>;

/** `cost<=4`, `race=drowned/choir`: a list holds if one of its values does. */
export interface Test {
  readonly key: Key;
  readonly compare: Compare;
  readonly words: readonly string[];
  /** The number to compare with; 0 of a key that has words. */
  readonly number: number;
}

export interface Selector<N extends Noun = Noun> {
  readonly noun: N;
  /** As bits, see `flagBit`. */
  readonly flags: number;
  readonly tests: readonly Test[];
}

const NUMBERS: ReadonlySet<string> = new Set<Key>(['level', 'life', 'glory', 'peril', 'cost', 'range']);

/** The selector, or undefined where the noun or one of its conditions does not exist. */
function readSelector<N extends Noun>(argument: Argument, nouns: readonly N[]): Selector<N> | undefined {
  const noun = nouns.find((one) => one === argument.word);
  if (noun === undefined) return undefined;
  let flags = 0;
  const tests: Test[] = [];
  for (const condition of argument.conditions ?? []) {
    if (condition.compare === '') {
      const known: readonly string[] = NOUNS[noun].flags;
      const bit = known.indexOf(condition.key);
      if (bit < 0) return undefined;
      flags |= 1 << bit;
    } else {
      const test = readTest(noun, condition.key, condition.compare, condition.value);
      if (test === undefined) return undefined;
      tests.push(test);
    }
  }
  return { noun, flags, tests };
}

function readTest(noun: Noun, written: string, compare: Compare, value: string): Test | undefined {
  const keys: readonly Key[] = NOUNS[noun].keys;
  const key = keys.find((one) => one === written);
  if (key === undefined) return undefined;
  if (!NUMBERS.has(key)) {
    const ordered = compare === '<=' || compare === '>=';
    return ordered ? undefined : { key, compare, words: value.split('/'), number: 0 };
  }
  return /^\d+$/.test(value) ? { key, compare, words: [], number: Number(value) } : undefined;
}

/** A parameter that is one of these nouns with conditions that it knows. */
export function selecting<N extends Noun>(name: string, nouns: readonly N[]): Parameter {
  const known = (noun: N) => [...NOUNS[noun].flags, ...NOUNS[noun].keys.map((key) => `${key}=`)].join(', ');
  const what = nouns.map((noun) => (known(noun) ? `${noun}[${known(noun)}]` : noun)).join(' or ');
  return { name, what: `a selector: ${what}`, words: nouns, read: (a) => readSelector(a, nouns) };
}
