/** Branches by die result: every result the dice can show is named once, and no other. */
import type { Effect } from '../effect.ts';
import { type Dice, type Range, readDice, readRange } from './amount.ts';
import { type Argument, type Branch, LanguageError, type Statement } from './parse.ts';

/** A branch by die result. */
export interface RangeBranch<E = Effect> extends Range {
  readonly effect: readonly E[];
}

export function readRanges(
  branches: readonly Branch[],
  inside: (effect: readonly Statement[]) => Effect[],
  statement: Statement,
): RangeBranch[] {
  const ranges = branches.map(({ label, effect, column }) => {
    const range = readRange(label);
    if (!range) throw new LanguageError(column, `'${label}' is no die result or range of results`);
    return { ...range, label, column, effect: inside(effect) };
  });
  const { least, most, written } = resultsOf(statement.args);
  let expected = least;
  for (const { from, to, label, column } of [...ranges].sort((a, b) => a.from - b.from)) {
    const shows = `${written} shows ${least} to ${most}`;
    if (from > most || to < least) throw new LanguageError(column, `'${label}' never comes up: ${shows}`);
    if (to > most && !label.endsWith('+'))
      throw new LanguageError(column, `'${label}' goes beyond what comes up: ${shows}`);
    if (from !== expected)
      throw new LanguageError(column, `the results are not each named once: expected ${expected}`);
    expected = to + 1;
  }
  if (expected <= most) throw new LanguageError(statement.column, `no branch for a result of ${expected}`);
  return ranges.map(({ from, to, effect }) => ({ from, to, effect }));
}

const ONE_DIE: Dice = { dice: 1, sides: 6, times: 1, plus: 0 };

/** What the dice of a statement can show. */
function resultsOf(args: readonly Argument[]): { least: number; most: number; written: string } {
  const written = args.find(({ word }) => readDice(word) !== undefined)?.word ?? 'd6';
  const { dice, sides, times, plus } = readDice(written) ?? ONE_DIE;
  return { least: Math.max(0, dice * times + plus), most: dice * sides * times + plus, written };
}
